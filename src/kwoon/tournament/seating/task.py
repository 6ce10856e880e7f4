"""What is weighed in a seating: one cost, its named weights, and the counts that it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import combinations

from .model import Round, SeatingError, Table

Arrangement = list[list[list[int]]]
"""Players (by number) in turn order, at tables, in rounds."""


def choose_two(number: int) -> int:
    """How many pairs so many things make."""
    return number * (number - 1) // 2


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing that a seating should avoid costs."""

    repeat: int = 60
    """Two players meet a second time; a third meeting costs twice as much more, a fourth three times."""
    third: int = 30
    """Beyond that, two players meet a third time; a fourth meeting counts for two more, a fifth for three."""
    score: int = 4
    """For each match point that lies between two players at a table (Swiss, after round one)."""
    odd_size: int = 24
    """A second turn at a table that is not of the tournament's size (of three, in games of four)."""
    order: int = 1
    """A second time in the same place of the turn order."""

    def __post_init__(self) -> None:
        for each in fields(self):
            if getattr(self, each.name) < 0:
                raise SeatingError(f"the weight `{each.name}` is negative; 0 is the least")


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of a seating, before they are weighed. Only what the planned rounds add is counted."""

    repeats: int
    thirds: int
    score: int
    odd_size: int
    order: int

    def cost(self, weights: Weights) -> int:
        return (
            self.repeats * weights.repeat
            + self.thirds * weights.third
            + self.score * weights.score
            + self.odd_size * weights.odd_size
            + self.order * weights.order
        )


@dataclass(frozen=True, slots=True)
class Past:
    """A table already played: who of it is still here, and whether it was of the odd size."""

    players: tuple[int, ...]
    odd: bool


@dataclass(frozen=True, slots=True)
class Task:
    """A seating to be found: players by number, the sizes and byes of each round, and what was before."""

    players: tuple[str, ...]
    games_of: int
    sizes: tuple[tuple[int, ...], ...]
    byes: tuple[tuple[int, ...], ...]
    past: tuple[tuple[Past, ...], ...]
    """The rounds already played."""
    met: tuple[tuple[int, ...], ...]
    odd: tuple[int, ...]
    order: tuple[tuple[int, ...], ...]
    """How often each player had the first, second, third... turn."""
    scores: tuple[int, ...] | None
    weights: Weights

    @property
    def rounds(self) -> int:
        return len(self.sizes)

    @property
    def places(self) -> int:
        """The longest turn order."""
        return len(self.order[0])

    def playing(self, number: int) -> list[int]:
        """Who plays in a planned round."""
        return [player for player in range(len(self.players)) if player not in self.byes[number]]

    def price(self, met: int) -> int:
        """What one more meeting costs two players who met so often."""
        return self.weights.repeat * met + self.weights.third * choose_two(met)

    def is_odd(self, size: int) -> bool:
        return size != self.games_of

    def tally(self, arrangement: Arrangement) -> Tally:
        """Count a seating from nothing; the search counts only changes, and tests compare the two."""
        met, odd = [list(row) for row in self.met], list(self.odd)
        order = [list(row) for row in self.order]
        repeats = thirds = score = odds = orders = 0
        for tables in arrangement:
            for table in tables:
                for one, other in combinations(table, 2):
                    repeats += met[one][other]
                    thirds += choose_two(met[one][other])
                    met[one][other] += 1
                    met[other][one] += 1
                    if self.scores is not None:
                        score += abs(self.scores[one] - self.scores[other])
                for place, player in enumerate(table):
                    orders += order[player][place]
                    order[player][place] += 1
                    if self.is_odd(len(table)):
                        odds += odd[player]
                        odd[player] += 1
        return Tally(repeats, thirds, score, odds, orders)

    def as_rounds(self, arrangement: Arrangement) -> tuple[Round, ...]:
        names = self.players
        return tuple(
            Round(
                tuple(Table(tuple(names[player] for player in table)) for table in tables),
                tuple(names[player] for player in byes),
            )
            for tables, byes in zip(arrangement, self.byes, strict=True)
        )


def make_task(
    players: Sequence[str],
    games_of: int,
    sizes: Sequence[tuple[int, ...]],
    byes: Sequence[Sequence[str]],
    history: Sequence[Round],
    scores: Mapping[str, int] | None,
    weights: Weights,
) -> Task:
    """Number the players and count what the played rounds did. Who has left is not counted; who came late
    has met nobody yet."""
    number = {player: each for each, player in enumerate(players)}
    longest = max((size for each in sizes for size in each), default=0)
    longest = max([longest, *(len(table) for each in history for table in each.tables)])
    met = [[0] * len(players) for _ in players]
    odd = [0] * len(players)
    order = [[0] * longest for _ in players]
    past = []
    for each in history:
        tables = []
        for table in each.tables:
            here = tuple(number[player] for player in table if player in number)
            for one, other in combinations(here, 2):
                met[one][other] += 1
                met[other][one] += 1
            for place, player in enumerate(table):
                if player in number:
                    order[number[player]][place] += 1
                    odd[number[player]] += len(table) != games_of
            tables.append(Past(here, len(table) != games_of))
        past.append(tuple(tables))
    return Task(
        players=tuple(players),
        games_of=games_of,
        sizes=tuple(sizes),
        byes=tuple(tuple(number[player] for player in each) for each in byes),
        past=tuple(past),
        met=tuple(map(tuple, met)),
        odd=tuple(odd),
        order=tuple(map(tuple, order)),
        scores=None if scores is None else tuple(scores.get(player, 0) for player in players),
        weights=weights,
    )
