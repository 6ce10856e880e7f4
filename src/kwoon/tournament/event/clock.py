"""TR-5.0, 5.1, 2.4.f: how long a table plays, the one warning, and extensions. Times come from the caller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from kwoon.tournament.errors import Refused

LIMITS = {2: 45, 3: 60, 4: 85}
"""TR-5.0.a to c: minutes by the number of players."""
FIVE_PLAYERS = 110
"""TR-5.0.d: what the rules suggest; the head judge decides."""
WARNING = timedelta(minutes=10)
"""TR-5.1.b: the one warning."""
FREE_RULING = 1
"""TR-2.4.f: a ruling of more minutes than this may extend the game."""


def limit(players: int, five: int = FIVE_PLAYERS) -> int:
    """TR-5.0: the time limit of a table in minutes."""
    if players == 5:
        return five
    if players not in LIMITS:
        raise Refused(f"no time limit for a game of {players} players; tables seat two to five", "TR-5.0")
    return LIMITS[players]


@dataclass(frozen=True)
class TableClock:
    """The clock of one table; `minutes` is None where the game is not timed."""

    minutes: int | None = None
    started: datetime | None = None
    extra: int = 0
    """Minutes added (TR-2.4.f)."""
    paused: datetime | None = None
    paused_for: str = ""
    """Why the clock stands, in the director's words."""
    stood: timedelta = timedelta()
    """How long the clock has stood still in pauses that are over."""
    warned: datetime | None = None
    called: datetime | None = None

    @property
    def expires(self) -> datetime | None:
        """When time is up; None for an untimed table, before the start, and while the clock stands."""
        if self.minutes is None or self.started is None or self.paused is not None:
            return None
        return self.started + timedelta(minutes=self.minutes + self.extra) + self.stood

    @property
    def warning_due(self) -> datetime | None:
        """TR-5.1.b: ten minutes before time is up; None once the warning was given, for there is no other."""
        end = self.expires
        return None if end is None or self.warned is not None else end - WARNING

    def left(self, at: datetime) -> timedelta | None:
        """How long the game still has at this moment, below zero once time is up; None where no clock was started."""
        if self.minutes is None or self.started is None:
            return None
        now = self.paused or at
        return self.started + timedelta(minutes=self.minutes + self.extra) + self.stood - now


UNTIMED = TableClock()


def start(clock: TableClock, at: datetime) -> TableClock:
    """TR-5.0.e: the timer starts when hands are drawn and everyone has one power."""
    if clock.started is not None:
        raise Refused(f"the clock runs since {clock.started:%H:%M}", "TR-5.0.e")
    return replace(clock, started=at)


def pause(clock: TableClock, at: datetime, reason: str = "") -> TableClock:
    """Stop the clock, for a fire alarm or a long search for a card."""
    if clock.started is None:
        raise Refused("the clock has not been started", "TR-5.0.e")
    if clock.paused is not None:
        raise Refused(f"the clock has stood still since {clock.paused:%H:%M}")
    if at < clock.started:
        raise Refused(f"the clock was started at {clock.started:%H:%M}, after {at:%H:%M}")
    return replace(clock, paused=at, paused_for=reason)


def resume(clock: TableClock, at: datetime) -> TableClock:
    """Let the clock go on; the pause does not count."""
    if clock.paused is None:
        raise Refused("the clock does not stand")
    if at < clock.paused:
        raise Refused(f"the clock has stood still since {clock.paused:%H:%M}, after {at:%H:%M}")
    return replace(clock, paused=None, paused_for="", stood=clock.stood + (at - clock.paused))


def extend(clock: TableClock, minutes: int) -> TableClock:
    """TR-2.4.f: give a table more time."""
    if minutes < 1:
        raise Refused(f"an extension is at least one minute, not {minutes}", "TR-2.4.f")
    if clock.minutes is None:
        raise Refused("this table is not timed, so there is nothing to extend", "TR-5.1.a")
    if clock.called is not None:
        raise Refused(f"time was called at {clock.called:%H:%M}", "TR-5.5")
    return replace(clock, extra=clock.extra + minutes)


def warn(clock: TableClock, at: datetime) -> TableClock:
    """TR-5.1.b: ten minutes before the end, once; any other word about the time is not allowed."""
    end = _running(clock)
    if clock.warned is not None:
        raise Refused(f"the one warning was given at {clock.warned:%H:%M}; there is no other", "TR-5.1.b")
    if at < end - WARNING:
        raise Refused(f"the warning is due at {end - WARNING:%H:%M}, not before", "TR-5.1.b")
    return replace(clock, warned=at)


def call(clock: TableClock, at: datetime) -> TableClock:
    """TR-5.5: call time."""
    end = _running(clock)
    if clock.called is not None:
        raise Refused(f"time was called at {clock.called:%H:%M}", "TR-5.5")
    if at < end:
        raise Refused(f"time is up at {end:%H:%M}, not before", "TR-5.5")
    return replace(clock, called=at)


def _running(clock: TableClock) -> datetime:
    if clock.minutes is None:
        raise Refused("this table is not timed", "TR-5.1.a")
    if clock.started is None:
        raise Refused("the clock has not been started", "TR-5.0.e")
    if clock.paused is not None:
        raise Refused(f"the clock has stood still since {clock.paused:%H:%M}; resume it first")
    assert clock.expires is not None
    return clock.expires


def ruling_extension(minutes: int) -> int:
    """TR-2.4.f: the minutes that a ruling of this length may add; a short one adds none."""
    return minutes if minutes > FREE_RULING else 0


def extension_notice(names: Sequence[str], minutes: int) -> str:
    """TR-2.4.f: extra time is told to all it concerns; the one word about time besides the warning."""
    unit = "minute" if minutes == 1 else "minutes"
    return f"Tell {', '.join(names)}: {minutes} {unit} more."


@dataclass(frozen=True)
class Announcement:
    """Something to say aloud at a table, and when: the warning or the end, never anything else (TR-5.1.b)."""

    at: datetime
    table: int
    text: str


def announcements(clocks: Sequence[tuple[int, TableClock]]) -> tuple[Announcement, ...]:
    """All that will have to be said at these tables, in order."""
    said = []
    for table, clock in clocks:
        if clock.called is not None:
            continue
        if clock.warning_due is not None:
            said.append(Announcement(clock.warning_due, table, f"Table {table}: ten minutes."))
        if clock.expires is not None:
            said.append(Announcement(clock.expires, table, f"Table {table}: time."))
    return tuple(sorted(said, key=lambda each: (each.at, each.table)))
