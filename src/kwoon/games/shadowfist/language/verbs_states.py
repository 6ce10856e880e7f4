"""Verbs for playing cards as an effect resolves, and for States: playing, returning and placing them on a subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import a_or_an
from kwoon.games.shadowfist.language.base import Cards, Selector, Verb
from kwoon.games.shadowfist.language.terms import ENTERED, PLAY, SMOKED, VEHICLE
from kwoon.games.shadowfist.rules.actions import has_vehicle
from kwoon.games.shadowfist.rules.generating import enter, follow_subject
from kwoon.games.shadowfist.rules.playing import PlayCard
from kwoon.games.shadowfist.rules.table import NONE

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromHand(Verb):
    """SF-37, SF-44.4: play such a card from your hand as the effect resolves, cheaper if so said.

    SF-24.2.1: which card, and where, is chosen as it is played.
    """

    def __init__(self, selector: Selector, less: int = 0, ignoring: int = NONE, timing: bool = False) -> None:
        self.selector: Selector = selector
        self.less: int = less
        self.ignoring: int = ignoring
        """The place of the choice that names a resource, of which one condition is then ignored."""
        self.timing: bool = timing
        """SF-25.1.1: whether the types' timing holds, in anyone's Main Shot."""

    def act(self, table: Table, effect: Effect) -> None:
        seat = effect.player
        cards = [card for card in table.hands[seat] if self.selector.matches(table, card, effect)]
        procedure = PlayCard(seat, cards, self.less)
        procedure.timing = self.timing
        if self.ignoring >= 0:
            procedure.ignoring = effect.picks[self.ignoring][0]
        table.push(procedure)

    def text(self) -> str:
        words = f"play {a_or_an(self.selector.text())}"
        if self.less:
            words += f" at -{self.less} cost"
        if self.ignoring >= 0:
            words += ", ignoring one of its conditions of that resource"
        return words


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayStateOn(Verb):
    """SF-44.2: play a State that was chosen on a card that was chosen: resources and cost as from the hand."""

    def __init__(self, state: Cards, on: Cards, less: int) -> None:
        self.state: Cards = state
        self.on: Cards = on
        self.less: int = less

    def act(self, table: Table, effect: Effect) -> None:
        states = [card for card in self.state.cards(table, effect) if table.zones[card] != PLAY]
        on = self.on.cards(table, effect)
        if states and on:
            procedure = PlayCard(effect.player, states, self.less)
            procedure.on = on[:]
            table.push(procedure)

    def text(self) -> str:
        return f"play {self.state.text()} on {self.on.text()} at -{self.less} cost"


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnState(Verb):
    """SF-44.1: return a State to play on a card; its new stamp is noted for what comes later."""

    def __init__(self, state: Cards, on: Cards) -> None:
        self.state: Cards = state
        self.on: Cards = on

    def act(self, table: Table, effect: Effect) -> None:
        for state in self.state.cards(table, effect):
            for subject in self.on.cards(table, effect):
                doubled = table.card(state).restrictions & VEHICLE and has_vehicle(table, subject)
                if table.zones[state] != SMOKED or table.zones[subject] != PLAY or doubled:
                    continue
                table.put_in_play(state, effect.player)
                enter(table, state, effect.player, subject)
                table.ready[state] = 1
                table.changed()
                effect.note = table.stamps[state]
                table.happen(ENTERED, state, effect.source, effect.player, 0)

    def text(self) -> str:
        return f"return {self.state.text()} to play on {self.on.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ToastReturned(Verb):
    """Toast the State that was returned to play, also from the smoked pile; SF-34: not if it is another by now."""

    def __init__(self, state: Cards) -> None:
        self.state: Cards = state

    def act(self, table: Table, effect: Effect) -> None:
        for state in self.state.cards(table, effect)[:]:
            here = table.zones[state] == PLAY and table.stamps[state] == effect.note
            if here or table.zones[state] == SMOKED:
                table.toast(state, effect.source, effect.player)

    def text(self) -> str:
        return f"toast {self.state.text()}, even if it is in your smoked pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceThisOn(Verb):
    """SF-44.3: put this State on another card; SF-49.10: not a second Vehicle on one Character."""

    def __init__(self, on: Cards) -> None:
        self.on: Cards = on

    def act(self, table: Table, effect: Effect) -> None:
        state = effect.source
        if not table.same(state, effect.stamp) or table.zones[state] != PLAY:
            return
        for subject in self.on.cards(table, effect):
            if table.zones[subject] != PLAY or subject == table.subjects[state]:
                continue
            if table.card(state).restrictions & VEHICLE and has_vehicle(table, subject):
                continue
            table.subjects[state] = subject
            table.in_play.remove(state)
            table.in_play.append(state)
            follow_subject(table, state)
            table.changed()

    def text(self) -> str:
        return f"place this card on {self.on.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SmokeState(Verb):
    """Smoke States, and note whether you controlled the subject then."""

    def __init__(self, states: Cards) -> None:
        self.states: Cards = states

    def act(self, table: Table, effect: Effect) -> None:
        for state in self.states.cards(table, effect)[:]:
            if table.zones[state] == PLAY and table.subjects[state] >= 0:
                effect.note = 1 if table.controllers[table.subjects[state]] == effect.player else 0
                table.smoke(state, effect.source, effect.player)

    def text(self) -> str:
        return f"smoke {self.states.text()}"
