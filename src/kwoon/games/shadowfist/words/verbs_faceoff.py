"""The words of Faceoffs (SF-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.attack.faceoff import Faceoff
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.standing.derive import fighting
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.faceoff import faceoff_of
from kwoon.games.shadowfist.state.word_kinds import Cards, Condition, Deed, Narrowed, Selector, Trigger, Verb
from kwoon.games.shadowfist.terms.codes import FACEOFF_WON, PLAY
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.leanings import NEITHER

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterFaceoff(Verb):
    """SF-41: two Characters enter a Faceoff, the first of them going to the other."""

    def __init__(self, one: Cards, other: Cards) -> None:
        self.one: Cards = one
        self.other: Cards = other

    def does(self) -> int:
        return NEITHER

    def deed(self) -> Deed:
        return Deed(deeds.NOTHING)

    def act(self, table: Table, effect: Effect) -> None:
        mine = [card for card in self.one.cards(table, effect) if table.zones[card] == PLAY]
        theirs = [card for card in self.other.cards(table, effect) if table.zones[card] == PLAY]
        if mine and theirs and table.controllers[mine[0]] != table.controllers[theirs[0]]:
            table.push(Faceoff(table, mine[0], theirs[0]))

    def text(self) -> str:
        return f"{self.one.text()} and {self.other.text()} enter a Faceoff"


@mypyc_attr(allow_interpreted_subclasses=True)
class NotMuchWeaker(Narrowed):
    """SF-41.8: such a card whose Fighting is no lower than so much less than that of a card that was picked."""

    def __init__(self, cards: Selector, than: Picked, less: int) -> None:
        super().__init__(cards)
        self.than: Picked = than
        self.less: int = less

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect):
            return False
        mine = self.than.picked_cards(effect)
        return not mine or fighting(table, card) >= fighting(table, mine[0]) - self.less

    def looks_back(self) -> bool:
        return True

    def after(self, many: bool) -> list[str]:
        return [
            *self.cards.after(many),
            f"with Fighting no lower than {self.less} less than that of {self.than.text()}",
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileInFaceoff(Condition):
    """While this card is in a Faceoff."""

    def holds(self, table: Table, effect: Effect) -> bool:
        return faceoff_of(table, effect.source) is not None

    def text(self) -> str:
        return "if this card is in a Faceoff"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenFaceoffIsWon(Trigger):
    """SF-41.4: you win a Faceoff; or, for the effect that set it up, anyone wins that one."""

    def __init__(self, yours: bool) -> None:
        self.yours: bool = yours

    def kinds(self) -> list[int]:
        return [FACEOFF_WON]

    def fires(self, table: Table, effect: Effect) -> bool:
        if self.yours:
            return effect.whose == effect.player
        return effect.about == effect.source or any(effect.about in picked for picked in effect.picks)

    def text(self) -> str:
        return "when you win a Faceoff" if self.yours else "when a Character wins the Faceoff"
