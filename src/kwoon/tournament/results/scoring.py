"""TR-5.4 to 5.7: the result of a reported table, after checking that the report can be true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

from kwoon.tournament.errors import Refused
from kwoon.tournament.results.calling_time import last_standing, time_out
from kwoon.tournament.results.points import MATCH_POINTS, burned_points, scored, tally_points
from kwoon.tournament.results.report import Ending, Outcome, Result, Score, SeatReport, TableReport, Tally

MOST_POINTS = 48
"""TR-5.3: twice what the six Sites of a duel give if all are seized; no game gives more, nor so much less than none."""


def score(report: TableReport) -> Result:
    """The match points and game points of a finished game; a report that cannot be true is refused."""
    for problem in problems(report):
        raise problem
    ending = report.ending
    if ending is Ending.TIME:
        return time_out(report)
    if ending is Ending.LAST_STANDING:
        return last_standing(report)
    names = " and ".join(report.victorious)
    if ending is Ending.UNCONVENTIONAL:
        why = f"TR-5.7.a: {names} won by other means than the last Site; game points count as they stand"
    elif len(report.victorious) > 1:
        why = f"TR-5.4.b: {names} fulfilled victory conditions in the same Scene"
    elif report.time_called:
        why = f"TR-5.5.b: {names} fulfilled victory conditions in the attack that was in progress"
    else:
        why = f"TR-5.4.a: {names} won within the time limit"
    return scored(report, ending, report.victorious, Outcome.WINNER, why)


def problems(report: TableReport) -> Iterator[Refused]:
    """Everything that cannot be true about a report of a finished game."""
    if len(report.seats) < 2:  # how many are too many depends on the event (TR-5.0.d, TR-6.2.g): `seat` checks it
        yield Refused(f"a game has at least two players; this report has {len(report.seats)}", "TR-5.0.a")
    if len(set(report.players)) < len(report.seats):
        yield Refused(f"a player sits twice: {', '.join(report.players)}")
    for seat in report.seats:
        yield from _seat_problems(seat)
    for player in report.victorious:
        if player not in report.players:
            yield Refused(f"{player} won but does not sit at this table: {', '.join(report.players)}")
        elif report.seat(player).decked:
            yield Refused(f"{player} decked out or left and cannot win", "TR-5.6.c")
    if len(set(report.victorious)) < len(report.victorious):
        yield Refused(f"a winner is named twice: {', '.join(report.victorious)}")
    if report.unconventional and not report.victorious:
        yield Refused("an unconventional win needs its winner", "TR-5.7.a")
    if report.ending is Ending.RUNNING:
        yield Refused(
            "the game goes on: nobody fulfilled victory conditions, two or more players are in it, and "
            + (
                "an attack on a Site is still in progress; report again at its end"
                if report.time_called
                else "time was not called; name the winner, or say that time was called"
            ),
            "TR-5.5",
        )
    if report.ending is Ending.TIME:
        yield from _time_problems(report)
    if report.ending is Ending.VICTORY:
        for seat in report.seats:
            if seat.player in report.victorious and seat.short not in (None, 0):
                yield Refused(f"{seat.player} is reported as winner and {seat.short} short of victory", "TR-5.4.a")
    if report.victorious:
        for seat in report.still_in:
            if seat.short == 0 and seat.player not in report.victorious:
                yield Refused(
                    f"{seat.player} is no Site short, so has fulfilled victory conditions: name them as winner too,"
                    " or say how many Sites were missing",
                    "TR-5.4.b",
                )


def _seat_problems(seat: SeatReport) -> Iterator[Refused]:
    for field in fields(seat.tally):
        if getattr(seat.tally, field.name) < 0:
            yield Refused(f"{seat.player}: {field.name} is below zero; count cards, not points", "TR-5.3")
    if seat.short is not None and seat.short < 0:
        yield Refused(f"{seat.player} cannot be {seat.short} Sites short of victory", "TR-5.5.c")
    if seat.out is not None and not seat.decked:
        yield Refused(f"{seat.player} has a place in the order of elimination but is not decked", "TR-5.6.b")
    if seat.out is not None and seat.out < 1:
        yield Refused(f"{seat.player}: the order of elimination counts from 1, not {seat.out}")
    if seat.total is not None:
        yield from _total_problems(seat, seat.total)


def _total_problems(seat: SeatReport, total: int) -> Iterator[Refused]:
    """TR-5.3, 5.6.c: game points from a slip, beside its cards or alone."""
    if seat.tally != Tally():
        counted = burned_points(seat.tally) if seat.decked else tally_points(seat.tally)
        if counted != total:
            yield Refused(
                f"{seat.player}: the cards give {counted} game points, the slip says {total}; count again",
                "TR-5.6.c" if seat.decked else "TR-5.3",
            )
    elif abs(total) > MOST_POINTS:
        yield Refused(f"{seat.player}: no game gives {total} game points", "TR-5.3")
    elif seat.decked and (total < 0 or total == 1):
        yield Refused(
            f"{seat.player} decked out or left with {total} game points; only the burned-for-victory pile counts, at"
            " 3 and 2 each",
            "TR-5.6.c",
        )


def _time_problems(report: TableReport) -> Iterator[Refused]:
    for seat in report.still_in:
        if seat.short is None:
            yield Refused(
                f"{seat.player}: say how many Sites are missing to victory; a time-out compares them",
                "TR-5.5.c",
            )
        elif seat.short == 0:
            yield Refused(
                f"{seat.player} is no Site short, so has fulfilled victory conditions: name them as winner",
                "TR-5.5.b",
            )


def with_loss(result: Result, seat: SeatReport) -> Result:
    """A finished table after one player was given the loss of that game; the others keep their points.

    The player counts as having left the game (TR-5.6.b): no match points, only what was burned for victory.
    """
    kept = 0 if seat.total is not None else burned_points(seat.tally)
    lost = Score(seat.player, Outcome.LOSER, MATCH_POINTS[Outcome.LOSER], kept, seat.out)
    scores = tuple(lost if score.player == seat.player else score for score in result.scores)
    return replace(result, scores=scores, why=f"{result.why}; {seat.player} was given the loss of this game")
