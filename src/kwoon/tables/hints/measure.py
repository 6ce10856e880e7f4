"""What a hint tells of the near future: a few numbers of the table, looked at a little later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from kwoon.engine.game import Game

LITTLE: Final = 0.4
"""A difference of less than this, in what is worth a word, is none."""


@dataclass(frozen=True)
class Mean:
    """The average of some numbers, and how far it may be off by chance (a standard error)."""

    value: float
    error: float


def mean_of(values: Sequence[float]) -> Mean:
    """The average of at least two numbers."""
    mean = sum(values) / len(values)
    spread = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return Mean(mean, sqrt(spread / len(values)))


@dataclass(frozen=True)
class Count:
    """A number of the table: whose it is in words, what is counted, and how much of it is worth a word."""

    subject: str
    """ "you have", "Wu has", "your gem pile is" """
    unit: str
    scale: float
    good: int
    """1 if more of it is good for whoever gets the hint, -1 if less is."""

    def said(self, value: float, fine: bool) -> str:
        """ "6 Chi", or "5.8 Chi" where that makes the difference."""
        number = f"{value:.1f}" if fine else f"{value:.0f}"
        if self.unit.endswith("s") and number in ("1", "1.0"):
            return f"{number} {self.unit[:-1]}"
        return f"{number} {self.unit}"


@dataclass(frozen=True)
class Told:
    """When, and what then stands on the table: after the best answer, and after the next best if it is otherwise."""

    when: str
    best: str
    other: str


class Measure:
    """How a game is looked at: when, and at which numbers."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        self.seat = seat
        self.names = names
        self.others = [each for each in range(game.seats) if each != seat]
        self.when = ""
        self.counts: list[Count] = []

    def has(self, seat: int) -> str:
        """ "you have", "Wu has"."""
        return "you have" if seat == self.seat else f"{self.names[seat]} has"

    def reached(self, game: Game) -> bool:
        """Whether it is time to look."""
        raise NotImplementedError  # pragma: no cover

    def values(self, game: Game) -> list[float]:
        """The numbers, in the order of `counts`."""
        raise NotImplementedError  # pragma: no cover

    def told(self, best: Sequence[Mean], other: Sequence[Mean] = ()) -> Told:
        """What speaks most for the better one of two answers, or else most against it, if that is no mere chance.

        Where the two hardly differ, one's own first number alone.
        """
        speaks = {
            number: count.good * (one.value - two.value) / count.scale
            for number, (one, two, count) in enumerate(zip(best, other, self.counts, strict=False))
            if abs(one.value - two.value) > max(LITTLE * count.scale, 2 * hypot(one.error, two.error))
        }
        if not speaks:
            first = self.counts[0]
            return Told(self.when, f"{first.subject} {first.said(best[0].value, False)}", "")
        most = max(speaks, key=lambda each: (speaks[each] > 0, abs(speaks[each])))
        count, one, two = self.counts[most], best[most].value, other[most].value
        fine = round(one) == round(two)
        return Told(self.when, f"{count.subject} {count.said(one, fine)}", count.said(two, fine))
