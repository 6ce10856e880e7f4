"""What is weighed in a seating: one cost, its named weights, and the counts that it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from itertools import combinations
from math import ceil, floor

from kwoon.tournament.seating.model import Round, SeatingError, Table

Arrangement = list[list[list[int]]]
"""Players (by number) in turn order, at tables, in rounds."""


MANY = 3
"""From how many games on it counts that somebody has always played at one kind of table."""
ALWAYS = 4
"""How many turns more off their share somebody counts who, beyond that share, always played at one kind of table."""
PERHAPS = 2
"""The same where the share leaves it open: somebody else could have taken one of those turns."""


def choose_two(number: int) -> int:
    """How many pairs that many things make."""
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
    share: int = 60
    """TR-8.2.b: a turn at such tables more, or fewer, than a player's fair share of them."""
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
    share: int = 0
    """Turns at tables of the odd size beyond everybody's share, or short of it, after the planned rounds."""

    def cost(self, weights: Weights) -> int:
        return (
            self.repeats * weights.repeat
            + self.thirds * weights.third
            + self.score * weights.score
            + self.odd_size * weights.odd_size
            + self.order * weights.order
            + self.share * weights.share
        )


@dataclass(frozen=True, slots=True)
class Past:
    """A table already played: who of it is still here, and whether it was of the odd size."""

    players: tuple[int, ...]
    odd: bool


@dataclass(frozen=True, slots=True)
class Share:
    """TR-8.2.b: how many turns at tables of the odd size are a player's part, after the planned rounds.

    In each round that a player plays, the part is the number of odd seats among all seats; the sum is rounded
    down and up. So nobody always plays at one kind of table where the numbers allow otherwise, a latecomer
    need not catch up, and a bye is no turn at any table.
    """

    low: int
    high: int
    games: int

    def off(self, turns: int) -> int:
        """How far so many turns are from the share; more for who played at one kind of table only."""
        away = max(0, turns - self.high, self.low - turns)
        if self.games < MANY or self.low == self.high == turns or 0 < turns < self.games:
            return away
        return away + (ALWAYS if away else PERHAPS)

    def step(self, turns: int) -> int:
        """What one more turn changes in that; it never falls as turns grow, on which bounds and solver rely."""
        return self.off(turns + 1) - self.off(turns)


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
    shares: tuple[Share, ...]
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
        share = sum(each.off(turns) for each, turns in zip(self.shares, odd, strict=True))
        return Tally(repeats, thirds, score, odds, orders, share)

    def as_rounds(self, arrangement: Arrangement) -> tuple[Round, ...]:
        names = self.players
        return tuple(
            Round(
                tuple(Table(tuple(names[player] for player in table)) for table in tables),
                tuple(names[player] for player in byes),
            )
            for tables, byes in zip(arrangement, self.byes, strict=True)
        )


def odd_part(sizes: Sequence[int], games_of: int) -> Fraction:
    """Which part of the seats of a round is at tables of the odd size."""
    return Fraction(sum(size for size in sizes if size != games_of), sum(sizes) or 1)


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
    part, games = [Fraction(0)] * len(players), [0] * len(players)
    for each in history:
        turn = odd_part(each.sizes, games_of)
        tables = []
        for table in each.tables:
            here = tuple(number[player] for player in table if player in number)
            for one, other in combinations(here, 2):
                met[one][other] += 1
                met[other][one] += 1
            for place, player in enumerate(table):
                if player in number:
                    order[number[player]][place] += 1
                    part[number[player]] += turn
                    games[number[player]] += 1
                    odd[number[player]] += len(table) != games_of
            tables.append(Past(here, len(table) != games_of))
        past.append(tuple(tables))
    for planned, out in zip(sizes, byes, strict=True):
        for player in players:
            if player not in out:
                part[number[player]] += odd_part(planned, games_of)
                games[number[player]] += 1
    return Task(
        players=tuple(players),
        games_of=games_of,
        sizes=tuple(sizes),
        byes=tuple(tuple(number[player] for player in each) for each in byes),
        past=tuple(past),
        met=tuple(map(tuple, met)),
        odd=tuple(odd),
        shares=tuple(Share(floor(each), ceil(each), turns) for each, turns in zip(part, games, strict=True)),
        order=tuple(map(tuple, order)),
        scores=None if scores is None else tuple(scores.get(player, 0) for player in players),
        weights=weights,
    )
