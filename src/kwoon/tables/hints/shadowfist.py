"""Shadowfist: who has how many Sites and Characters and how much Power when the next turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kwoon.engine.game import Game
from kwoon.games.shadowfist.standing.derive import derive
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, SITE
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.tables.hints.measure import Count, Measure


class StandMeasure(Measure):
    """Sites, Characters and Power of everyone who still plays."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        table = cast(Table, game)
        self.turn = table.turn
        self.when = "when the next turn begins"
        playing = [int(each) for each in table.playing()]
        self.seats = [seat, *[each for each in self.others if each in playing]]
        self.counts = [
            Count(self.has(each), unit, scale, 1 if each == seat else -1)
            for each in self.seats
            for unit, scale in (("Sites", 0.6), ("Characters", 0.8), ("Power", 1.5))
        ]

    def reached(self, game: Game) -> bool:
        return cast(Table, game).turn > self.turn

    def values(self, game: Game) -> list[float]:
        table = cast(Table, game)
        derived = derive(table)
        found: list[float] = []
        for seat in self.seats:
            kinds = [table.faces[card].type for card in derived.by_seat[seat]]
            sites = sum(kind in (FENG_SHUI, SITE) for kind in kinds)
            found += [sites, kinds.count(CHARACTER), table.power[SeatId(seat)]]
        return [float(each) for each in found]
