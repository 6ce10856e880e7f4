"""TR-A2: whether an event is the one that a week of a league planned."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from kwoon.tournament.event.acts import Challenge, Seat
from kwoon.tournament.event.codec import to_data
from kwoon.tournament.event.log import Desk, effective
from kwoon.tournament.leagues.league import League, LeagueError


@dataclass(frozen=True, slots=True)
class Held:
    """An event as a league sees it."""

    id: str
    """What tells it from all others, however its file is called."""
    name: str
    day: date
    format: str
    environment: str


def held(desk: Desk) -> Held:
    """The event of a desk; it is known by its log up to the first seating, which nothing later changes."""
    text = ""
    for entry in desk.entries:
        text += json.dumps([entry.number, entry.at.isoformat(), to_data(entry.act)], sort_keys=True)
        if isinstance(entry.act, Seat | Challenge):
            break
    setup, rounds = desk.event.setup, desk.event.rounds
    number = rounds[0].entry if rounds else 1
    first = next(entry for entry in effective(desk.entries) if entry.number == number)
    key = hashlib.sha256(text.encode()).hexdigest()[:12]
    return Held(key, setup.name, first.at.date(), setup.format, setup.environment)


def check_new(league: League, number: int, event: Held) -> None:
    """TR-A2.b: thirteen weeks are thirteen events, so one event does not count for two weeks."""
    for week in league.weeks:
        if week.number != number and week.event == event.id:
            raise LeagueError(
                f"TR-A2.b: {event.name} of {event.day} counts for week {week.number} already; a Proving Ground has"
                " thirteen events, one for each week"
            )


def doubts(league: League, number: int, event: Held) -> Iterator[str]:
    """What was planned otherwise for this week; the organiser may have told the players of a change (TR-A2.c)."""
    week = league.week(number)
    if event.day != week.day:
        yield f"TR-A2.c: week {number} is planned for {week.day}; {event.name} was played on {event.day}"
    if event.format != week.format:
        yield f"TR-A2.e: week {number} plays {week.format}; {event.name} was {event.format}"
    if event.environment != week.environment:
        yield f"TR-A2.c, TR-6.0: week {number} is {week.environment}; {event.name} was {event.environment}"
