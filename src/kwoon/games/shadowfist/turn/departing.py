"""TR-5.5, TR-5.6: what comes to a game from outside its questions: a player leaves, or time is called."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.attack import site_under_attack
from kwoon.games.shadowfist.standing.victory import eliminate, end_game, last_one_wins
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import SeatId


def leave(table: Table, seat: SeatId) -> None:
    """TR-5.6.b: who leaves counts as decked, and is out at the end of the turn (SF-5.1), doing the least until then."""
    table.leavers.append(seat)
    if len(staying(table)) > 1:
        return
    for each in table.leavers:
        if not table.eliminated[each]:
            eliminate(table, each)
    last_one_wins(table)


def staying(table: Table) -> list[SeatId]:
    """Everyone who is in the game and has not left."""
    return [seat for seat in table.playing() if seat not in table.leavers]


def call_time(table: Table) -> None:
    """TR-5.5.a, TR-5.5.b: the game ends at once, or with the attack on a Site that is in progress."""
    table.time_called = True
    if not site_under_attack(table):
        end_game(table)
