"""Puzzle Strike: how high the gem piles are when one's next turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kwoon.engine.game import Game
from kwoon.games.puzzlestrike.state.table import Table
from kwoon.games.puzzlestrike.terms.ids import Pile
from kwoon.tables.hints.measure import Count, Measure


class PileMeasure(Measure):
    """The height of the gem piles; ten is the end."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        table = cast(Table, game)
        self.turn = table.turn
        self.when = "when your next turn begins"
        mine = table.homes[seat]
        owners: dict[int, int] = {mine: seat}
        for each in self.others:
            owners.setdefault(table.homes[each], each)
        self.piles = list(owners)
        self.counts = [
            Count("your gem pile is", "high", 1.0, -1)
            if pile == mine
            else Count(f"{names[owner]}'s gem pile is", "high", 1.0, 1)
            for pile, owner in owners.items()
        ]

    def reached(self, game: Game) -> bool:
        table = cast(Table, game)
        return table.turn > self.turn and table.active == self.seat

    def values(self, game: Game) -> list[float]:
        table = cast(Table, game)
        return [float(table.total(Pile(pile))) for pile in self.piles]
