"""TR-5.5.c to e, TR-5.6: the result of a game that time ended, or in which one player is left."""

from __future__ import annotations

from kwoon.tournament.errors import Refused
from kwoon.tournament.results.points import game_points, scored
from kwoon.tournament.results.report import Ending, Outcome, Result, SeatReport, TableReport


def last_standing(report: TableReport) -> Result:
    """TR-5.6.a: all others decked out or left; who remains wins in full with the current game points."""
    leaders = tuple(seat.player for seat in report.still_in)
    why = (
        f"TR-5.6.a: everyone but {leaders[0]} decked out or left"
        if leaders
        else "TR-5.6.b: everyone decked out or left; nobody wins"
    )
    return scored(report, Ending.LAST_STANDING, leaders, Outcome.WINNER, why)


def time_out(report: TableReport) -> Result:
    """TR-5.5.c to e: closest to victory, then game points, then a tie. Decked players are out of it."""
    closest = min(_short(seat) for seat in report.still_in)
    near = [seat for seat in report.still_in if seat.short == closest]
    if len(near) == 1:
        why = f"TR-5.5.c: {near[0].player} is closest to victory, {_sites(closest)} short"
        return scored(report, Ending.TIME, (near[0].player,), Outcome.WINNER_TIME_OUT, why)
    most = max(game_points(seat) for seat in near)
    best = [seat.player for seat in near if game_points(seat) == most]
    level = f"{_names([seat.player for seat in near])} are equally close, {_sites(closest)} short"
    if len(best) == 1:
        why = f"TR-5.5.d: {level}; {best[0]} has the most game points, {most}"
        return scored(report, Ending.TIME, best, Outcome.WINNER_TIME_OUT, why)
    why = f"TR-5.5.e: {level}; {_names(best)} tie with {most} game points"
    return scored(report, Ending.TIME, best, Outcome.TIE_TIME_OUT, why)


def _short(seat: SeatReport) -> int:
    if seat.short is None:
        raise Refused(
            f"the report does not say how many Sites {seat.player} is short of victory;"
            " a time-out needs it for every player who is still in the game",
            "TR-5.5.c",
        )
    return seat.short


def _sites(count: int) -> str:
    return "one Site" if count == 1 else f"{count} Sites"


def _names(names: tuple[str, ...] | list[str]) -> str:
    return " and ".join(names)
