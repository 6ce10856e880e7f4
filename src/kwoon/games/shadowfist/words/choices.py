"""Choices that read in their own words: part of a cost, or points of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.abilities import CHOOSE, Choice
from kwoon.games.shadowfist.state.words import Number, Selector
from kwoon.games.shadowfist.words.selectors_narrowing import CanBeSacrificed

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Choice):
    """A choice that is part of a cost: its words say both."""

    def __init__(self, selector: Selector, least: int, most: int, word: int, words: str) -> None:
        super().__init__(selector, least, most, word, None)
        self.words: str = words

    def text(self) -> str:
        return self.words


def sacrificed(selector: Selector, words: str, most: int = 1) -> Told:
    """SF-45.1: the cards to sacrifice; the cost `SacrificePicked` does it."""
    return Told(CanBeSacrificed(selector), 1, most, CHOOSE, f"sacrifice {words}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Choice):
    """Points of damage to be healed, chosen one by one: a card can be picked as often as it is damaged (SF-16.1)."""

    def __init__(self, selector: Selector, points: Number) -> None:
        super().__init__(selector, 1, 99, 1, None)
        self.points: Number = points

    def may_pick(self, table: Table, card: int, picked: list[int]) -> bool:
        return picked.count(card) < table.damage[card] - table.lasting_damage[card]

    def limit(self, table: Table, effect: Effect, most: bool) -> int:
        return self.points.value(table, effect) if most else 1

    def text(self) -> str:
        return ""
