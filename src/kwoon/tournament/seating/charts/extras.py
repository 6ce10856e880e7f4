"""TR-8.2.a: players too many for a chart join its tables, and the turn to be one too many goes round (TR-8.2.b)."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.tournament.seating.charts.data import Chart
from kwoon.tournament.seating.model import Round, Table
from kwoon.tournament.seating.task import Weights, make_task

Places = list[list[str | None]]
"""Who has which place of each chart; None is a phantom."""

WEIGHTS = Weights(third=120)
"""A chart repeats some meetings by itself, and an extra must not make them three or four."""


def merge(parts: Sequence[Sequence[Round]], number: int) -> Round:
    """One round of blocks that play side by side."""
    rounds = [part[number - 1] for part in parts]
    return Round(
        tuple(table for each in rounds for table in each.tables),
        tuple(player for each in rounds for player in each.byes),
    )


def seated(charts: Sequence[Chart], places: Places, number: int) -> Round:
    """A round of the charts for those who have places."""
    return merge([chart.seated(own) for chart, own in zip(charts, places, strict=True)], number)


def with_extras(
    charts: Sequence[Chart], places: Places, extras: Sequence[str], history: Sequence[Round], byes: Sequence[str] = ()
) -> Round:
    """The next round with each of the extras at a table as one more, at most one to a table while tables last.

    After round one an extra may change with somebody who has a place: the one takes the place for good, the
    other is the one too many of this round. Tables and changes are bettered one by one while that costs less,
    as `seating.best` counts meetings and turns at tables of the odd size. `places` is changed; nothing is
    drawn, so the rounds played are enough to find it again.
    """
    tables = [list(table) for table in seated(charts, places, len(history) + 1).tables]
    if extras:
        _Joining(charts[0].games_of, tables, list(extras), history).better(places)
    return Round(tuple(Table(tuple(table)) for table in tables), tuple(byes))


class _Joining:
    """Extras at the tables of a round: each sits last at their table."""

    def __init__(self, games_of: int, tables: list[list[str]], extras: list[str], history: Sequence[Round]) -> None:
        self.tables, self.extras, self.may_change = tables, extras, bool(history)
        self.core = [len(table) for table in tables]
        for extra in extras:
            min(tables, key=len).append(extra)
        people = [player for table in tables for player in table]
        self.ids = {player: each for each, player in enumerate(people)}
        sizes = tuple(map(len, tables))
        self.task = make_task(people, games_of, [sizes], [()], history, None, WEIGHTS)

    def price(self) -> int:
        tally = self.task.tally([[[self.ids[player] for player in table] for table in self.tables]])
        return tally.cost(WEIGHTS) - tally.order * WEIGHTS.order

    def swap(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Two seats change their players."""
        here, there = self.tables[one[0]], self.tables[other[0]]
        here[one[1]], there[other[1]] = there[other[1]], here[one[1]]

    def move(self, start: int, end: int) -> None:
        """The last at a table goes to another."""
        self.tables[end].append(self.tables[start].pop())

    def better(self, places: Places) -> None:
        """The best change or move, again and again while one saves something; the first found of equals."""
        cost = self.price()
        while True:
            found: tuple[int, tuple[int, int], tuple[int, int] | None] | None = None
            for at, table in enumerate(self.tables):
                for seat in range(self.core[at], len(table)):
                    for other, there in enumerate(self.tables):
                        for place in range(self.core[other]) if self.may_change else ():
                            self.swap((at, seat), (other, place))
                            if self.price() < (found[0] if found else cost):
                                found = self.price(), (at, seat), (other, place)
                            self.swap((at, seat), (other, place))
                        if seat == len(table) - 1 == len(there):
                            self.move(at, other)
                            if self.price() < (found[0] if found else cost):
                                found = self.price(), (at, other), None
                            self.move(other, at)
            if found is None:
                return
            cost, one, other_seat = found
            if other_seat is None:
                self.move(*one)
                continue
            self.swap(one, other_seat)
            leaves, takes = self.tables[one[0]][one[1]], self.tables[other_seat[0]][other_seat[1]]
            for own in places:
                own[:] = [takes if player == leaves else player for player in own]
