"""Clocks: each seat has a bank of time that runs while it is asked, and gets some back for every answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kwoon.engine.errors import BadOptions

LONGEST = 7 * 24 * 3600
"""A clock of a week is the longest."""


@dataclass(frozen=True)
class ClockRule:
    """How much time everybody has: a bank in seconds, and an increment for each answer by hand."""

    bank: int
    increment: int

    def plain(self) -> dict[str, int]:
        """As the database keeps it."""
        return {"bank": self.bank, "increment": self.increment}


def read_clock(data: Any) -> ClockRule | None:
    """A clock's rule from plain data; None where there is no clock. What makes no sense is refused."""
    if data is None:
        return None
    bank, increment = data.get("bank"), data.get("increment")
    if not isinstance(bank, int) or not 10 <= bank <= LONGEST:
        raise BadOptions(f"a clock's bank is 10 to {LONGEST} seconds, not {bank!r}")
    if not isinstance(increment, int) or not 0 <= increment <= 3600:
        raise BadOptions(f"a clock's increment is 0 to 3600 seconds, not {increment!r}")
    return ClockRule(bank, increment)


class Clocks:
    """What every seat has left. Only the seat that is asked by hand pays."""

    def __init__(self, rule: ClockRule, seats: int, now: float) -> None:
        self.rule = rule
        self.left = [float(rule.bank)] * seats
        self.running = -1
        self.since = now

    def run(self, seat: int, now: float) -> None:
        """From now on this seat pays; -1 for nobody."""
        if seat != self.running:
            self.pay(now)
            self.running = seat
        self.since = now if seat < 0 else self.since

    def answered(self, now: float) -> None:
        """The seat that paid has answered by hand."""
        self.pay(now)
        if self.running >= 0:
            self.left[self.running] += self.rule.increment
        self.running = -1

    def pay(self, now: float) -> None:
        """Take off what has run since the last look."""
        if self.running >= 0:
            self.left[self.running] -= max(0.0, now - self.since)
        self.since = now

    def remaining(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        ran = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - ran)
