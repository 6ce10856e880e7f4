"""TR-5.2, 5.3, 5.6, 8.3: what an outcome and a card are worth."""

from __future__ import annotations

from collections.abc import Collection

from kwoon.tournament.results.report import Ending, Outcome, Result, Score, SeatReport, TableReport, Tally

MATCH_POINTS = {
    Outcome.WINNER: 4,
    Outcome.WINNER_TIME_OUT: 2,
    Outcome.TIE_TIME_OUT: 1,
    Outcome.LOSER: 0,
    Outcome.BYE: 4,
}
"""TR-5.2.a to d, and TR-8.3.d for the bye."""

SEIZED = 4
BURNED = 3
PLAYED = 2
OTHER_BURNED = 2
REDUCER = 1
BORROWED = 1
RAISER = -2


def tally_points(tally: Tally) -> int:
    """TR-5.3: the game points of a player who is still in the game."""
    return (
        SEIZED * tally.seized
        + BURNED * tally.burned
        + PLAYED * tally.played
        + OTHER_BURNED * tally.other_burned
        + REDUCER * tally.reducers
        + BORROWED * tally.borrowed
        + RAISER * tally.raisers
    )


def burned_points(tally: Tally) -> int:
    """TR-5.6.c: what a decked player leaves with, the pile of Sites burned for victory (5.3.b and 5.3.d)."""
    return BURNED * tally.burned + OTHER_BURNED * tally.other_burned


def game_points(seat: SeatReport) -> int:
    """A player's game points at the end of a game; a slip's total stands as it is written."""
    if seat.total is not None:
        return seat.total
    return burned_points(seat.tally) if seat.decked else tally_points(seat.tally)


def scored(report: TableReport, ending: Ending, leaders: Collection[str], outcome: Outcome, why: str) -> Result:
    """The leaders share an outcome, all others lose, and everyone keeps their game points."""
    scores = []
    for seat in report.seats:
        got = outcome if seat.player in leaders else Outcome.LOSER
        scores.append(Score(seat.player, got, MATCH_POINTS[got], game_points(seat), seat.out))
    return Result(ending, tuple(scores), why)


def bye(player: str) -> Score:
    """TR-8.3.d: a bye is four match points and no game points."""
    return Score(player, Outcome.BYE, MATCH_POINTS[Outcome.BYE], 0)
