"""A slip as it is typed after `kwoon tournament result`, by options or in one line, and what is doubtful in it."""

from __future__ import annotations

import argparse
from datetime import datetime

from kwoon.cli.tournament.names import find
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.doubts import Weight, clock_doubts, doubts
from kwoon.tournament.event.state import Event, Table
from kwoon.tournament.results import slip
from kwoon.tournament.results.report import SeatReport, TableReport
from kwoon.tournament.results.scoring import problems


class Doubtful(Refused):
    """A slip that is taken only on the director's word; each oddity in words, with its rule."""

    def __init__(self, odd: list[str]) -> None:
        told = "".join(f"\n  {each}" for each in odd)
        super().__init__(f"this is unlikely; if it is so, say it again with --yes:{told}")
        self.odd = odd


def given(args: argparse.Namespace) -> bool:
    """Whether anything was typed about how the game went."""
    return bool(args.words or args.seat or args.winner or args.time or args.unconventional)


def report_of(event: Event, table: Table, args: argparse.Namespace) -> TableReport:
    """What was typed, as a report of that table; who is not named has no cards."""
    if args.words:
        if args.seat or args.winner:
            raise Refused("give the result in one line or by --seat and --winner, not both")
        seated = {player: event.name(player) for player in table.players}
        told = slip.report_from(args.words, seated, args.unconventional)
        seats, winners, time = list(told.seats), told.victorious, told.time_called or args.time
    else:
        seats = [slip.seat_from(words, lambda name: find(event, name)) for words in args.seat]
        winners, time = tuple(find(event, player) for player in args.winner), args.time
    named = {each.player for each in seats}
    seats += [SeatReport(player) for player in table.players if player not in named]
    return TableReport(tuple(seats), winners, args.unconventional, time)


def check(
    event: Event, table: Table, report: TableReport, args: argparse.Namespace, at: datetime | None
) -> tuple[str, ...]:
    """Refuse what cannot be, ask for the director's word on what hardly can, and note what lacks.

    `at` is when the slip came, where that is known: a correction is typed long after. Gives what is taken by word.
    """
    if sorted(report.players) != sorted(table.players) or any(True for _ in problems(report)):
        return ()
    report = report.called(event.name)
    found = [*doubts(report), *(clock_doubts(report, table.clock, at) if at is not None else ())]
    for each in found:
        if each.weight is Weight.IMPOSSIBLE:
            raise Refused(each.why, each.rule)
    odd = [str(each) for each in found if each.weight is Weight.UNLIKELY]
    if odd and not args.yes:
        raise Doubtful(odd)
    args.notes = [*(f"Note: {each}." for each in found if each.weight is Weight.MISSING)]
    return tuple(odd)
