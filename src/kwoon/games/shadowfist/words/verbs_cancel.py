"""Verbs that cancel effects and cards (SF-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.auctions import cancel_card, drop_effects, note_canceled_play
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.lasting.expiry import stop_maintaining
from kwoon.games.shadowfist.standing.permits import is_firm
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.effects import (
    BLANKED,
    FOR_A_WHILE,
)
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import with_value
from kwoon.games.shadowfist.state.word_kinds import Cards, Deed, OnCards, Verb
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.durations import DURATION_WORDS
from kwoon.games.shadowfist.terms.ids import CardId, Duration, EffectId, SeatId
from kwoon.games.shadowfist.terms.leanings import BAD
from kwoon.games.shadowfist.words.selectors_effects import MAINTAINED_BY
from kwoon.games.shadowfist.words.verbs_lasting import leave_behind

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


ONLY_CANCEL: Final = 0
AND_SMOKE: Final = 1
AND_TOAST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelAnswered(Verb):
    """SF-33: cancel the effect that this one responds to; it may also smoke or toast that effect's card."""

    def __init__(self, then: int) -> None:
        self.then: int = then

    def deed(self) -> Deed:
        return Deed(deeds.CANCELS)

    def act(self, table: Table, effect: Effect) -> None:
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                for other in procedure.effects + procedure.past:
                    if other.uid == effect.answers and not is_firm(table, other.player, effect.player):
                        drop_effects(table, other.source, other.stamp, effect.player)
                        note_canceled_play(table, other)
                procedure.effects = left_of_scene(table, procedure.effects, effect.answers, effect.player)
        card = effect.about
        if card >= 0 and table.zones[card] == PLAY:
            cancel_card(table, card, effect.player)
            if self.then == AND_SMOKE:
                table.smoke(card, effect.source, effect.player)
            elif self.then == AND_TOAST:
                table.toast(card, effect.source, effect.player)

    def text(self) -> str:
        return ("cancel the answered card", "cancel and smoke the answered card", "cancel and toast the answered card")[
            self.then
        ]


def left_of_scene(table: Table, effects: list[Effect], uid: EffectId, by: SeatId) -> list[Effect]:
    """SF-33: the effects of a scene without one that a player cancels, if that player can."""
    return [each for each in effects if each.uid != uid or is_firm(table, each.player, by)]


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelEffect(Verb):
    """SF-33: take an effect out of its scene, or end one that is maintained; the card itself is not cancelled."""

    def __init__(self, which: Picked | None = None) -> None:
        self.which: Picked | None = which
        """The one picked; without one, the effect that is answered."""

    def deed(self) -> Deed:
        return Deed(deeds.CANCELS)

    def act(self, table: Table, effect: Effect) -> None:
        code = effect.answers if self.which is None else self.which.picked(effect)[0]
        if code >= MAINTAINED_BY:
            source = CardId(code - MAINTAINED_BY)
            if not is_firm(table, table.controllers[source], effect.player):
                stop_maintaining(table, source)
            return
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                procedure.effects = left_of_scene(table, procedure.effects, EffectId(code), effect.player)

    def text(self) -> str:
        return f"cancel {'that effect' if self.which is None else self.which.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelForAWhile(OnCards):
    """SF-33: cards are canceled, until something ends: blank, and without their effects in the scene.

    SF-32: or only their text is blank; what it has generated stays.
    """

    def __init__(self, cards: Cards, until: Duration, only_text: bool = False) -> None:
        super().__init__(cards)
        self.until: Duration = until
        self.only_text: bool = only_text

    def does(self) -> int:
        return BAD

    def deed(self) -> Deed:
        return Deed(deeds.BLANKS, 0, self.cards)

    def act(self, table: Table, effect: Effect) -> None:
        if not self.only_text:
            for card in self.cards.cards(table, effect):
                drop_effects(table, card, table.stamps[card], effect.player)
        for card in self.cards.cards(table, effect):
            if table.zones[card] == PLAY:
                table.blanks = with_value(table.blanks, card, table.blanks[card] | FOR_A_WHILE)
                leave_behind(table, effect, card, BLANKED, self.until)
        table.changed()

    def lasts(self) -> Duration:
        return self.until

    def text(self) -> str:
        verb = "blank" if self.only_text else "cancel"
        return f"{verb} {self.cards.text()} {DURATION_WORDS[self.until]}".strip()
