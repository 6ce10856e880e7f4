"""How much is let in: so many calls at once, so many a second, for each who calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from kwoon.engine.errors import KwoonError

MOST: Final = 20_000
"""How many callers are counted at most; those who have been quiet for long are forgotten first."""


class TooMuch(KwoonError):
    """More than is let in; says after how many seconds to come back."""

    def __init__(self, text: str, seconds: float) -> None:
        super().__init__(text)
        self.seconds = seconds


@dataclass(frozen=True)
class Rate:
    """How many may come at once (`burst`), and how many a second after that."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limit:
    """A rate with words for what it limits."""

    words: str
    rate: Rate


class Meter:
    """Counts one caller: a bucket of so many tokens, which fills again by so many a second."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.at = monotonic()

    def allows(self) -> bool:
        """Whether one more is all right; it is counted if it is."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> None:
        """What has come back since the last look."""
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now

    @property
    def wait(self) -> float:
        """In how many seconds the next one is all right."""
        return max(0.0, 1 - self.left) / self.rate.per_second

    @property
    def idle(self) -> bool:
        """Whether nothing is lost if this is forgotten."""
        self.fill()
        return self.left >= self.rate.burst


@dataclass(frozen=True)
class Rates:
    """What is let in for each caller."""

    calls: Rate = Rate(120, 30)
    """Calls in one account's name."""
    strangers: Rate = Rate(60, 10)
    """Calls from one address in nobody's name."""
    accounts: Rate = Rate(5, 1 / 60)
    """New accounts from one address."""
    keys: Rate = Rate(5, 1 / 60)
    """New keys of one account."""
    tables: Rate = Rate(30, 1 / 5)
    """New tables of one account."""
    streams: int = 16
    """Streams of one caller at the same time."""


class Limits:
    """The meters of one worker."""

    def __init__(self, rates: Rates | None = None) -> None:
        self.rates = rates or Rates()
        self.meters: dict[Hashable, Meter] = {}
        self.streams: Counter[str] = Counter()

    def spend(self, what: str, who: str, rate: Rate) -> None:
        """Count one of these for this caller; one too many is an error that says when to come back."""
        meter = self.meters.get((what, who))
        if meter is None:
            if len(self.meters) >= MOST:
                self.forget()
            meter = self.meters[(what, who)] = Meter(rate)
        if not meter.allows():
            raise TooMuch(f"too many {what}: come back in {meter.wait:.0f} seconds or later", meter.wait)

    def check(self, limit: Limit, who: str) -> None:
        """One more of these; one too many is an error."""
        self.spend(limit.words, who, limit.rate)

    def forgive(self, limit: Limit, who: str) -> None:
        """All is well: nothing of this is held against anybody."""
        self.meters.pop((limit.words, who), None)

    def forget(self) -> None:
        """Let those go who have been quiet; if all are busy, the half that came first."""
        self.meters = {key: meter for key, meter in self.meters.items() if not meter.idle}
        if len(self.meters) >= MOST:
            self.meters = dict(list(self.meters.items())[MOST // 2 :])

    def check_streams(self, who: str) -> None:
        """Whether this caller may open one more stream."""
        if self.streams[who] >= self.rates.streams:
            raise TooMuch(f"{self.rates.streams} streams at once are the most: close one first", 1)

    @contextmanager
    def counted(self, who: str) -> Iterator[None]:
        """One more stream of this caller, while it lasts."""
        self.streams[who] += 1
        try:
            yield
        finally:
            self.streams[who] -= 1
            if self.streams[who] <= 0:
                del self.streams[who]
