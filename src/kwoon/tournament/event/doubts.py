"""What a slip says that cannot be, or hardly, by the count of Sites that a win takes (SF-4.1, 4.2, TR-5.3 to 5.6).

The rules of scoring refuse what no report may say (`scoring.problems`). Here cards, points and Sites short are held
against each other and against the clock, as the desk does before it enters a slip.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from kwoon.tournament.event.clock import TableClock
from kwoon.tournament.results.points import game_points
from kwoon.tournament.results.report import Ending, SeatReport, TableReport, Tally

DUEL_GOAL = 6
GOAL = 5
"""SF-4.1.1, 4.1.2: Sites and burned cards that a win takes, among two players and among more."""
MOST = 4
LEAST = 1
"""TR-5.3: what one thing that counts toward the goal gives at most (a seized Site) and at least."""
LATE = timedelta(minutes=10)
"""How long after time is up a slip may come before the desk wonders about it."""
SHORTEST = timedelta(minutes=5)


class Weight(Enum):
    """How hard a doubt is."""

    IMPOSSIBLE = "impossible"
    """Refused."""
    UNLIKELY = "unlikely"
    """Asked, and taken on the director's word."""
    MISSING = "missing"
    """Said, and taken."""


@dataclass(frozen=True)
class Doubt:
    """Something about a slip that is wrong, odd or lacking, with the rule."""

    weight: Weight
    rule: str
    why: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.why}"


def goal_of(players: int) -> int:
    """SF-4.1.1, 4.1.2: how many a win takes at a table of so many."""
    return DUEL_GOAL if players == 2 else GOAL


def doubts(report: TableReport) -> Iterator[Doubt]:
    """All doubts about a report that can be scored, the hardest first."""
    found = [each for seat in report.seats for each in _seat_doubts(report, seat)]
    found += _table_doubts(report)
    yield from sorted(found, key=lambda each: list(Weight).index(each.weight))


def impossible(report: TableReport) -> Iterator[Doubt]:
    """The doubts that no word of a director can mend."""
    yield from (each for each in doubts(report) if each.weight is Weight.IMPOSSIBLE)


def clock_doubts(report: TableReport, clock: TableClock, at: datetime) -> Iterator[Doubt]:
    """TR-5.4.a, 5.5: a win that comes too late to have been in time, or before the game can have been played."""
    if clock.started is not None and at < clock.started:
        started = f"{clock.started:%H:%M}"
        yield Doubt(Weight.IMPOSSIBLE, "TR-5.0.e", f"the clock was started at {started}, after this result")
    elif clock.started is not None and at - clock.started < SHORTEST:
        yield Doubt(Weight.MISSING, "TR-5.0.e", f"the clock was started at {clock.started:%H:%M}: a very short game")
    if report.time_called or not report.victorious:
        return
    late = clock.expires is not None and at > clock.expires + LATE
    if clock.called is None and not late:
        return
    when = f"time was called at {clock.called:%H:%M}" if clock.called else f"time was up at {clock.expires:%H:%M}"
    yield Doubt(
        Weight.UNLIKELY,
        "TR-5.5",
        f"{when}, and {_names(report.victorious)} is to have won within it. Whoever was only ahead wins on time:"
        " leave the winner out, and give `time` and the Sites short. A victory in the attack that was in progress"
        " is `time` with its winner",
    )


def _cards(tally: Tally) -> int:
    """What counts toward the goal (SF-4.1)."""
    return tally.seized + tally.burned + tally.played + tally.other_burned + tally.borrowed


def sites_short(players: int, tally: Tally) -> int:
    """How many Sites these cards lack to a win, at the most; none or below if they are enough."""
    return _need(players, tally)[1] - _cards(tally)


def _need(players: int, tally: Tally) -> tuple[int, int]:
    """The least and the most that a win takes for this player. A card that lowers it may do so by more than one."""
    most = goal_of(players) + tally.raisers
    return (1, max(1, most - tally.reducers)) if tally.reducers else (most, most)


def _seat_doubts(report: TableReport, seat: SeatReport) -> Iterator[Doubt]:
    if seat.decked:
        yield from _decked_doubts(report, seat)
        return
    won_by_sites = seat.player in report.victorious and report.ending is Ending.VICTORY
    if seat.short is not None and seat.short > goal_of(len(report.seats)) + seat.tally.raisers:
        yield Doubt(
            Weight.UNLIKELY,
            "TR-5.5.c",
            f"{seat.player} is {_sites(seat.short)} short, more than a win takes without a card that raises the goal",
        )
    elif seat.tally != Tally():
        yield from _card_doubts(report, seat, won_by_sites)
    elif seat.total is not None:
        yield from _point_doubts(report, seat, won_by_sites)
    elif seat.short:
        has = goal_of(len(report.seats)) - seat.short
        if has > 0:
            yield Doubt(
                Weight.UNLIKELY,
                "TR-5.5.c",
                f"{seat.player} is {_sites(seat.short)} short, so has {has} of {goal_of(len(report.seats))}, but no"
                " cards and no game points are told",
            )


def _card_doubts(report: TableReport, seat: SeatReport, won: bool) -> Iterator[Doubt]:
    """SF-4.1, 4.2: the cards against the win, and against the Sites short."""
    tally, (least, most) = seat.tally, _need(len(report.seats), seat.tally)
    has = _cards(tally)
    goal = "SF-4.1.2" if len(report.seats) == 2 else "SF-4.1.1"
    if won:
        if has < least:
            yield Doubt(
                Weight.IMPOSSIBLE,
                goal,
                f"{seat.player} won with {_sites(has)} of {least}; was it by other means (--unconventional)?",
            )
        elif not tally.seized and not tally.burned:
            yield from _final_site(report, seat)
        return
    if seat.player in report.victorious:  # by other means than Sites (TR-5.7.a)
        return
    if seat.short is not None and report.ending is not Ending.LAST_STANDING:
        near, far = max(1, least - has), max(1, most - has)
        if not near <= seat.short <= far:
            yield Doubt(
                Weight.IMPOSSIBLE,
                "TR-5.5.c",
                f"{seat.player} has {has} toward victory, which is {_sites(far)} short, not {seat.short}; a card that"
                " changes the number is counted as reducers or raisers",
            )
    if tally.seized + tally.burned + tally.played >= most and report.ending is not Ending.LAST_STANDING:
        yield Doubt(
            Weight.UNLIKELY,
            goal,
            f"{seat.player} has {_sites(has)}, and {most} win: name them as winner, or count raisers",
        )


def _final_site(report: TableReport, seat: SeatReport) -> Iterator[Doubt]:
    others = [each for each in report.still_in if each.player != seat.player]
    holding = [each.player for each in others if each.tally.seized + each.tally.played + each.tally.borrowed]
    if holding:
        yield Doubt(
            Weight.IMPOSSIBLE,
            "SF-4.2",
            f"{seat.player} neither seized nor burned a Site, and a win takes its last Site from an opponent;"
            f" {_names(holding)} had some left",
        )
    else:
        yield Doubt(
            Weight.UNLIKELY,
            "SF-4.3",
            f"{seat.player} won without a Site seized or burned, which takes opponents without any Site",
        )


def _point_doubts(report: TableReport, seat: SeatReport, won: bool) -> Iterator[Doubt]:
    """TR-5.3: points without cards, against what so many Sites can give."""
    goal, points = goal_of(len(report.seats)), game_points(seat)
    if won:
        least = 3 + LEAST * (goal - 1)
        if not least <= points <= MOST * goal:
            yield Doubt(
                Weight.UNLIKELY,
                "TR-5.3",
                f"{seat.player} won with {points} game points; {goal} Sites, the last one taken, give {least} to"
                f" {MOST * goal}",
            )
        return
    if points >= MOST * goal:
        yield Doubt(
            Weight.UNLIKELY,
            "TR-5.3",
            f"{seat.player} did not win and has {points} game points, as many as {goal} seized Sites, which win",
        )
    elif points < 0:
        yield Doubt(
            Weight.UNLIKELY,
            "TR-5.3.g",
            f"{seat.player} has {points} game points; only cards that raise the goal take any",
        )
    elif seat.short is not None and not LEAST * (goal - seat.short) <= points <= MOST * max(0, goal - seat.short):
        yield Doubt(
            Weight.UNLIKELY,
            "TR-5.5.c",
            f"{seat.player} is {_sites(seat.short)} short of {goal} with {points} game points;"
            f" {max(0, goal - seat.short)} toward victory give"
            f" {max(0, goal - seat.short)} to {MOST * max(0, goal - seat.short)}",
        )


def _decked_doubts(report: TableReport, seat: SeatReport) -> Iterator[Doubt]:
    """TR-5.6.c: who decked out keeps the burned pile alone, which was smaller than a win."""
    pile, goal = seat.tally.burned + seat.tally.other_burned, goal_of(len(report.seats))
    most = 3 * (goal - 1)
    if pile >= goal + seat.tally.raisers or (seat.total or 0) > most:
        yield Doubt(
            Weight.UNLIKELY,
            "TR-5.6.c",
            f"{seat.player} decked out or left with {game_points(seat)} game points; only the burned-for-victory pile"
            f" counts then, and {goal} cards in it would have won ({most} points at most). Were cards in play counted?",
        )


def _table_doubts(report: TableReport) -> Iterator[Doubt]:
    gone = [seat for seat in report.seats if seat.decked]
    for seat in gone:
        if seat.out is not None and seat.out > len(gone):
            yield Doubt(
                Weight.IMPOSSIBLE,
                "TR-5.6.b",
                f"{seat.player} was out as number {seat.out}, but {len(gone)} decked out or left",
            )
    if len(report.victorious) > 1:
        yield Doubt(
            Weight.UNLIKELY,
            "TR-5.4.b",
            f"{_names(report.victorious)} all won; it takes victory conditions fulfilled in one and the same Scene",
        )
    silent = [each.player for each in report.still_in if each.tally == Tally() and each.total is None]
    if silent:
        yield Doubt(
            Weight.MISSING,
            "TR-5.3",
            f"no cards and no game points are told of {_names(silent)}: 0 game points each",
        )


def _sites(count: int) -> str:
    return "one Site" if count == 1 else f"{count} Sites"


def _names(names: tuple[str, ...] | list[str]) -> str:
    return " and ".join(names)
