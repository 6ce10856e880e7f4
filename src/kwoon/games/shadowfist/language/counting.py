"""Numbers: costs of States, cards of a chosen type, multiples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Cards, Number
from kwoon.games.shadowfist.language.numbers import Variable, meaning_of
from kwoon.games.shadowfist.language.selectors_states import cards_taken
from kwoon.games.shadowfist.language.terms import UNIQUE
from kwoon.games.shadowfist.rules.costs import printed_cost

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class CostOfStates(Variable):
    """SF-8.5: the cost of all States that this card is the subject of."""

    def value(self, table: Table, effect: Effect) -> int:
        return sum([printed_cost(table, card) for card in table.in_play if table.subjects[card] == effect.source])

    def meaning(self) -> str:
        return "the total cost of all States that this card is the subject of"


@mypyc_attr(allow_interpreted_subclasses=True)
class Times(Variable):
    """A number so many times."""

    def __init__(self, factor: int, number: Number) -> None:
        self.factor: int = factor
        self.number: Number = number

    def value(self, table: Table, effect: Effect) -> int:
        return self.factor * self.number.value(table, effect)

    def meaning(self) -> str:
        return f"{self.factor} times {meaning_of(self.number)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class IfUnique(Number):
    """One number for a Unique card, another one for any other."""

    def __init__(self, cards: Cards, unique: int, other: int) -> None:
        self.cards: Cards = cards
        self.unique: int = unique
        self.other: int = other

    def value(self, table: Table, effect: Effect) -> int:
        for card in self.cards.cards(table, effect):
            if table.card(card).restrictions & UNIQUE:
                return self.unique
        return self.other

    def text(self) -> str:
        return f"{self.other} (+{self.unique} if it is Unique)"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfChosenType(Variable):
    """How many cards of the type picked second the player picked first controls (SF-7)."""

    def value(self, table: Table, effect: Effect) -> int:
        seat = effect.picks[0][0]
        kind = effect.picks[1][0]
        return sum([1 for card in table.controlled(seat) if table.type_of(card) == kind])

    def meaning(self) -> str:
        return "the number of cards of the chosen type that the target controls"


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsTaken(Variable):
    """How many cards the effect that is answered would take from you."""

    def value(self, table: Table, effect: Effect) -> int:
        return cards_taken(table, effect)

    def meaning(self) -> str:
        return "the number of those cards"
