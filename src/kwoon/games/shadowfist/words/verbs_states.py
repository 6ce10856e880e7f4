"""Verbs for States: return, place, smoke and toast them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.entering import enter
from kwoon.games.shadowfist.effects.placing import place_state
from kwoon.games.shadowfist.effects.returning import note_return
from kwoon.games.shadowfist.legality.play import has_vehicle
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, Verb
from kwoon.games.shadowfist.terms.codes import ENTERED, PLAY, SMOKED, VEHICLE
from kwoon.games.shadowfist.terms.ids import Spot
from kwoon.games.shadowfist.terms.leanings import GOOD, NEITHER

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnState(Verb):
    """SF-44.1: return a State to play on a card; its new stamp is noted for what comes later."""

    def __init__(self, state: Cards, on: Cards) -> None:
        self.state: Cards = state
        self.on: Cards = on

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.DRAWS, 0, self.on)

    def act(self, table: Table, effect: Effect) -> None:
        for state in self.state.cards(table, effect):
            for subject in self.on.cards(table, effect):
                doubled = table.card(state).restrictions & VEHICLE and has_vehicle(table, subject)
                if table.zones[state] != SMOKED or table.zones[subject] != PLAY or doubled:
                    continue
                table.put_in_play(state, effect.player)
                enter(table, state, effect.player, Spot(subject))
                table.make_ready(state)
                table.changed()
                effect.noted_stamp = table.stamps[state]
                note_return(table, state, effect.player)
                table.happen(Happening(ENTERED, state, effect.source, effect.player))

    def brings_back(self) -> bool:
        return True

    def text(self) -> str:
        return f"return {self.state.text()} to play on {self.on.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceThisOn(Verb):
    """SF-44.3: put this State on another card; SF-49.10: not a second Vehicle on one Character."""

    def __init__(self, on: Cards) -> None:
        self.on: Cards = on

    def does(self) -> int:
        return GOOD

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING, 0, self.on)

    def act(self, table: Table, effect: Effect) -> None:
        state = effect.source
        if not table.same(state, effect.stamp) or table.zones[state] != PLAY:
            return
        for subject in self.on.cards(table, effect):
            if table.zones[subject] != PLAY or subject == table.subjects[state]:
                continue
            if table.card(state).restrictions & VEHICLE and has_vehicle(table, subject):
                continue
            place_state(table, state, subject)

    def text(self) -> str:
        return f"place this card on {self.on.text()}"
