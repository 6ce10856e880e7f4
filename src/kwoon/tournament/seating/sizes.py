"""How many tables, of which size, and how many byes, for any number of players."""

from __future__ import annotations

from kwoon.tournament.seating.model import SeatingError


def table_sizes(players: int, games_of: int = 4) -> tuple[int, ...]:
    """As many tables of the tournament's size as possible, filled up with tables of the other size.

    In games of four the rest sits in threes, in games of three in fours (TR-8.2.a), in games of two one table
    has three. Two who are left play each other. Five players make the one table that TR-5.0.d wants avoided;
    `best` gives a bye first.
    """
    if games_of not in (2, 3, 4):
        raise SeatingError(f"games of {games_of} asked for; a tournament has games of 2, 3 or 4 (TR-5.0)")
    if players < 2:
        raise SeatingError(f"{players} players are no table; the smallest is of two (TR-5.0.a)")
    if players == 2:
        return (2,)
    if games_of == 2:
        return (3,) * (players % 2) + (2,) * ((players - 3 * (players % 2)) // 2)
    if players == 5:
        return (5,)
    if games_of == 4:
        threes = -players % 4
        fours = (players - 3 * threes) // 4
    else:
        fours = players % 3
        threes = (players - 4 * fours) // 3
    return (4,) * fours + (3,) * threes


def byes_wanted(players: int, games_of: int, allowed: bool) -> int:
    """TR-8.3.a: how many sit out so that all tables are of one size; without the option only where five
    players would else share a table (TR-5.0.d)."""
    if players == 5:
        return 5 % games_of
    return players % games_of if allowed and players > games_of else 0
