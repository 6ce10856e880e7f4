"""Kung Fu Fighting: how much Chi everyone has after the exchange, or when one's next turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kwoon.engine.game import Game
from kwoon.games.kungfu.rules.attack import Attack
from kwoon.games.kungfu.rules.exchange import Exchange
from kwoon.games.kungfu.state.table import Table
from kwoon.tables.hints.measure import Count, Measure


class ChiMeasure(Measure):
    """Chi."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        table = cast(Table, game)
        self.turn = table.turn
        self.fighting = in_exchange(table)
        self.when = "after this exchange" if self.fighting else "when your next turn begins"
        standing = [each for each in self.others if table.chi[each] > 0]
        self.seats = [seat, *standing]
        self.counts = [Count(self.has(each), "Chi", 1.0, 1 if each == seat else -1) for each in self.seats]

    def reached(self, game: Game) -> bool:
        table = cast(Table, game)
        if self.fighting:
            return not in_exchange(table)
        return table.turn > self.turn and table.active == self.seat

    def values(self, game: Game) -> list[float]:
        chi = cast(Table, game).chi
        return [float(max(0, chi[each])) for each in self.seats]


def in_exchange(table: Table) -> bool:
    """Whether somebody attacks."""
    return any(isinstance(each, Attack | Exchange) for each in table.stack)
