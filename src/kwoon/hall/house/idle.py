"""Tables that nobody looks at leave memory, and come back from the database when someone does.

A game that is over goes soon. One that is under way goes only if it waits for a person and nothing else, for long: bots
that play on, and people who are about to be stood in for, keep it here. Where a clock runs, it goes on running; the
table is back in time for its end.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Final

from kwoon.hall.house.clocks import Clocks
from kwoon.hall.house.company import Company
from kwoon.hall.house.running import Running

AFTER_THE_END: Final = 300.0
"""How many seconds after someone last looked at it a table is let go whose game is over."""
WAITING: Final = 1800.0
"""The same of a table that waits for its one person."""
SWEEP: Final = 30.0
"""How many seconds lie between two searches for such tables."""


@dataclass(frozen=True)
class Asleep:
    """What no database keeps of a table that was let go: its clocks."""

    clocks: Clocks | None
    due: float
    """When its clock will have run out, in seconds since 1970."""


class Idle:
    """When each table was looked at last, and what is kept of those that were let go."""

    def __init__(self) -> None:
        self.seen: dict[str, float] = {}
        self.asleep: dict[str, Asleep] = {}

    def touch(self, name: str) -> None:
        """Someone looks at a table."""
        self.seen[name] = time()

    def tired(self, name: str, running: Running, company: Company) -> bool:
        """Whether a table is to be let go."""
        now = time()
        if looked_at(running, company) or not at_rest(running):
            self.seen[name] = now
            return False
        patience = AFTER_THE_END if running.live.over else WAITING
        return now - self.seen.setdefault(name, now) >= patience

    def lay_down(self, name: str, running: Running) -> None:
        """Keep of a table what no database does."""
        if running.live.over:
            return
        patience = running.patience()
        if patience is not None:
            self.asleep[name] = Asleep(running.clocks, time() + patience)

    def wake(self, name: str, running: Running) -> None:
        """A table is back: it goes on with what was kept of it."""
        self.touch(name)
        kept = self.asleep.pop(name, None)
        if kept is not None:
            running.clocks = kept.clocks

    def due(self) -> list[str]:
        """The tables that were let go and whose clocks have run out."""
        return [name for name, kept in self.asleep.items() if kept.due <= time()]


def looked_at(running: Running, company: Company) -> bool:
    """Whether any screen shows a table: a page, a stream, a gallery."""
    screens = [each for each in running.screens if each != company.told]
    watchers = [each for each in running.table.watchers if each != running.news.set]
    return bool(screens or watchers or company.bells)


def at_rest(running: Running) -> bool:
    """Whether nothing happens at a table until someone comes, for a while at least."""
    if running.table.lock.locked():
        return False
    if running.live.over:
        return running.task is None or running.task.done()
    seat = running.live.to_answer
    patience = running.patience()
    asks = seat is not None and running.question(seat) is not None
    return asks and (patience is None or patience > 2 * SWEEP)
