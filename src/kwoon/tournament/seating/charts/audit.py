"""Counts who meets whom in a chart, and finds every promise that it breaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from kwoon.tournament.seating.charts.data import Chart
from kwoon.tournament.seating.model import listed


@dataclass(frozen=True, slots=True)
class WrongTableSize:
    """A table that is not of the size in the chart's title."""

    round: int
    table: str
    players: tuple[int, ...]
    games_of: int

    @property
    def words(self) -> str:
        who = listed([str(each) for each in self.players])
        return (
            f"round {self.round} seats {len(self.players)} at table {self.table} (players {who}); "
            f"the chart is for games of {self.games_of}"
        )


@dataclass(frozen=True, slots=True)
class MetTooOften:
    """Two players who meet more often than promised."""

    players: tuple[int, int]
    rounds: tuple[int, ...]
    at_most: int

    @property
    def words(self) -> str:
        when = listed([str(each) for each in self.rounds])
        limit = {1: "once", 2: "twice"}.get(self.at_most, f"{self.at_most} times")
        return (
            f"players {self.players[0]} and {self.players[1]} meet in rounds {when}; the chart promises at most {limit}"
        )


@dataclass(frozen=True, slots=True)
class FewOpponents:
    """A player who does not meet as many different opponents as promised."""

    player: int
    met: int
    promised: int

    @property
    def words(self) -> str:
        return f"player {self.player} meets {self.met} different opponents; the chart promises {self.promised}"


Breach = WrongTableSize | MetTooOften | FewOpponents


@dataclass(frozen=True, slots=True)
class Audit:
    """What a chart promises and what it does."""

    chart: Chart
    meetings: tuple[tuple[int, ...], ...]
    """How often player i + 1 meets player j + 1 in all rounds."""
    breaches: tuple[Breach, ...]

    @property
    def kept(self) -> bool:
        return not self.breaches

    def pairs(self, times: int) -> int:
        """How many pairs of players meet exactly that many times."""
        return sum(count == times for row, met in enumerate(self.meetings) for count in met[row + 1 :])

    @property
    def repeats(self) -> int:
        """How many repeated meetings there are: a second meeting of a pair counts one, a third two more, as in
        `seating`."""
        return sum(count * (count - 1) // 2 for row, met in enumerate(self.meetings) for count in met[row + 1 :])

    @property
    def words(self) -> str:
        """The whole audit for a director, a line for each finding."""
        head = f"{self.chart.name}. It promises: {self.chart.promise.words}."
        if self.kept:
            return f"{head}\n  It keeps its promise."
        return "\n".join([head, *(f"  Broken: {each.words}." for each in self.breaches)])


def audit(chart: Chart) -> Audit:
    """TR-A1: count what a chart does, and compare it with what it promises."""
    together = {
        couple: tuple(
            number for number, letters in enumerate(chart.rounds, 1) if letters[couple[0] - 1] == letters[couple[1] - 1]
        )
        for couple in combinations(range(1, chart.players + 1), 2)
    }
    matrix = [[0] * chart.players for _ in range(chart.players)]
    for (one, other), rounds in together.items():
        matrix[one - 1][other - 1] = matrix[other - 1][one - 1] = len(rounds)
    return Audit(chart, tuple(map(tuple, matrix)), tuple(_breaches(chart, together)))


def _breaches(chart: Chart, together: dict[tuple[int, int], tuple[int, ...]]) -> Iterator[Breach]:
    promise = chart.promise
    last = promise.within or len(chart.rounds)
    for number in range(1, len(chart.rounds) + 1):
        for letter, players in chart.tables(number).items():
            if len(players) != chart.games_of:
                yield WrongTableSize(number, letter, players, chart.games_of)
    for couple, rounds in together.items():
        counted = tuple(number for number in rounds if number <= last)
        if len(counted) > promise.at_most:
            yield MetTooOften(couple, counted, promise.at_most)
    if promise.opponents is not None:
        for player in range(1, chart.players + 1):
            met = sum(player in couple and bool(rounds) for couple, rounds in together.items())
            if met != promise.opponents:
                yield FewOpponents(player, met, promise.opponents)
