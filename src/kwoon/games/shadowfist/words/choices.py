"""Choices with a form of their own: points of damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.abilities import CHOOSE, MANY, Choice
from kwoon.games.shadowfist.state.word_kinds import Number, Selector

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Choice):
    """Points of damage, chosen one by one: to be healed, a card as often as it is damaged (SF-16.1); or inflicted."""

    def __init__(self, selector: Selector, points: Number, inflicted: bool = False) -> None:
        super().__init__(selector, 1, MANY, CHOOSE)
        self.points: Number = points
        self.inflicted: bool = inflicted

    def may_pick(self, table: Table, card: int, picked: list[int]) -> bool:
        return self.inflicted or picked.count(card) < table.damage[card] - table.lasting_damage[card]

    def limit(self, table: Table, effect: Effect, most: bool) -> int:
        return self.points.value(table, effect) if most or self.inflicted else 1

    def text(self) -> str:
        if self.inflicted:
            return f"divide {self.points.text()} points of damage among {self.selector.plural()}"
        return f"choose up to {self.points.text()} points of damage on {self.selector.plural()}"

    def name(self) -> str:
        return "divided points of damage" if self.inflicted else "chosen points of damage"
