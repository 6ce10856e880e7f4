"""How often something may be done: so many times at once, and so many a second after that."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

from kwoon.engine.errors import KwoonError

MOST: Final = 10_000
"""So many are remembered before those are forgotten who have been quiet for long enough."""


class TooOften(KwoonError):
    """Something was done too often; says what, and when it can be done again."""


@dataclass(frozen=True)
class Rate:
    """How often: so many at once, and one more whenever so many seconds have passed."""

    words: str
    burst: int
    every: float


MESSAGES: Final = Rate("messages", 40, 1 / 15)
LOGIN_HERE: Final = Rate("tries to log in from your address", 20, 15)
LOGIN_AS: Final = Rate("tries to log in under this name", 8, 60)
ENROL_HERE: Final = Rate("new accounts from your address", 5, 600)
ENROL_AS: Final = Rate("tries to take this name", 5, 60)
SAY: Final = Rate("lines of chat", 6, 2)
REPORT: Final = Rate("reports", 5, 60)


class Meter:
    """Counts one kind of thing that one sender does."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.at = monotonic()

    def allows(self) -> bool:
        """Whether one more is all right."""
        self.fill()
        self.left -= 1
        return self.left >= 0

    def fill(self) -> None:
        """What has come back since the last look. Who goes on too often owes at most one."""
        now = monotonic()
        self.left = min(float(self.rate.burst), max(self.left, -1.0) + (now - self.at) / self.rate.every)
        self.at = now

    @property
    def full(self) -> bool:
        """Whether nothing is left of what was done."""
        self.fill()
        return self.left >= self.rate.burst


class Limits:
    """The meters of everybody, by what they do and who they are. They are kept in memory, in each worker."""

    def __init__(self) -> None:
        self.meters: dict[tuple[Rate, str], Meter] = {}

    def check(self, rate: Rate, who: str) -> None:
        """One more; an error says so if that is too often."""
        if len(self.meters) >= MOST:
            self.meters = {key: meter for key, meter in self.meters.items() if not meter.full}
        if not self.meters.setdefault((rate, who), Meter(rate)).allows():
            again = max(1, round(rate.every * 2))
            raise TooOften(f"too many {rate.words}: wait {again} seconds, and try again")

    def forgive(self, rate: Rate, who: str) -> None:
        """All is well: nothing of this is held against anybody."""
        self.meters.pop((rate, who), None)


def address_of(request: HTTPConnection) -> str:
    """Where a request came from: the address, or the network of one of whose addresses there are too many."""
    host = "" if request.client is None else request.client.host
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network(f"{address}/64", strict=False)) if isinstance(address, IPv6Address) else host
