"""Ratings from who beat whom: as in chess, 400 points more are a chance of ten to one.

The ratings are those under which the results of the games are likeliest (R. Bradley and M. Terry, 1952; E. Zermelo,
1929), with one even game more for each two who met, so that who won or lost all games has a rating too. The intervals
come from how sharply that likelihood falls off, for 95%.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

POINTS: Final = 400 / log(10)
"""By how many points one must be ahead for the odds to be e times as good."""
TIMES: Final = 100
"""How many steps the search for the ratings takes at most; each of them shrinks the error many times over."""
NEAR: Final = 1e-9
Z: Final = 1.959964


@dataclass(frozen=True)
class Rating:
    """How good an entrant is, measured against the one that has 0 points."""

    name: str
    games: int
    points: float
    low: float
    high: float


def ratings(names: Sequence[str], beat: Sequence[Sequence[float]], anchor: int = 0) -> list[Rating]:
    """A rating for each; `beat[one][other]` is what one won of the games against the other. The anchor has 0 points.

    Who has met none of the others, not even by way of somebody else, cannot be compared: that is a ValueError.
    """
    size = len(names)
    games = [[beat[one][other] + beat[other][one] for other in range(size)] for one in range(size)]
    apart = [names[each] for each in range(size) if each not in _reached(games, anchor)]
    if apart:
        raise ValueError(f"nobody links {', '.join(apart)} with {names[anchor]}: they have not met")
    padded = [[count + 1 if count else 0.0 for count in row] for row in games]
    won = [sum(beat[one][other] + 0.5 for other in range(size) if games[one][other]) for one in range(size)]
    free = [each for each in range(size) if each != anchor]
    strength = [0.0] * size
    curve = [[0.0] * len(free) for _ in free]
    for _ in range(TIMES):
        slope = []
        for row, one in enumerate(free):
            expected = 0.0
            for other in range(size):
                chance = 1 / (1 + exp(strength[other] - strength[one]))
                expected += padded[one][other] * chance
            slope.append(won[one] - expected)
            for column, other in enumerate(free):
                curve[row][column] = -_sharpness(padded, strength, one, other) if one != other else 0.0
            curve[row][row] = sum(_sharpness(padded, strength, one, other) for other in range(size) if other != one)
        step = _solve(curve, slope)
        for row, one in enumerate(free):
            strength[one] += max(-2.0, min(2.0, step[row]))
        if all(abs(each) < NEAR for each in step):
            break
    found = []
    for each, name in enumerate(names):
        doubt = 0.0
        if each != anchor:
            unit = [1.0 if other == each else 0.0 for other in free]
            doubt = Z * sqrt(_solve(curve, unit)[free.index(each)])
        points = POINTS * strength[each]
        played = round(sum(games[each]))
        found.append(Rating(name, played, points, points - POINTS * doubt, points + POINTS * doubt))
    return found


def _reached(games: Sequence[Sequence[float]], start: int) -> set[int]:
    """Who has met the start, or somebody who has."""
    found = {start}
    todo = [start]
    for one in todo:
        for other, count in enumerate(games[one]):
            if count and other not in found:
                found.add(other)
                todo.append(other)
    return found


def _sharpness(games: Sequence[Sequence[float]], strength: Sequence[float], one: int, other: int) -> float:
    """How much the games of two say about the difference between them."""
    chance = 1 / (1 + exp(strength[other] - strength[one]))
    return games[one][other] * chance * (1 - chance)


def _solve(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination with the largest pivot."""
    size = len(right)
    work = [[*row, right[at]] for at, row in enumerate(rows)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(work[row][at]))
        work[at], work[pivot] = work[pivot], work[at]
        for row in range(at + 1, size):
            factor = work[row][at] / work[at][at]
            for column in range(at, size + 1):
                work[row][column] -= factor * work[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(work[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (work[at][size] - rest) / work[at][at]
    return found
