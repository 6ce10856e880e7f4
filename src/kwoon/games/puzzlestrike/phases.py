"""What the phases of a turn ask of the table: which arrow pays, what a chip may cost, what ends with the turn."""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.chip import BLACK, BLUE, BROWN, CHIPS, ENDS_ON_IDLE, PURPLE, RED, TAX
from kwoon.games.puzzlestrike.table import ANARCHY, COUNTERS, DISCARD, ONGOING, TABLE, ZONES, Table

NO_LIMIT: Final = 999
TAXED_AT: Final = 3
"""PS-13.Flagstone Tax: the tax is in force while its owner's pile totals this or less."""


def arrow_for(table: Table, seat: int, kind: int) -> int:
    """PS-3.2: the arrow that pays for a chip: one of its banner's colours if there is one, else a black one."""
    banner = CHIPS[kind].banner
    base = seat * COUNTERS
    for colour in (BROWN, PURPLE, RED, BLUE):
        if banner >> colour & 1 and table.now[base + colour]:
            return colour
    return BLACK


def end_frenzies(table: Table, idle: int) -> None:
    """Every opponent of a player who did nothing discards all copies of Hundred-Fist Frenzy."""
    for seat in table.opponents(idle):
        for kind in table.zone(seat, ONGOING)[:]:
            if CHIPS[kind].ends & ENDS_ON_IDLE:
                table.drop_ongoing(seat, kind)


def spending_cap(table: Table, seat: int) -> int:
    """PS-13.Flagstone Tax: what a chip may cost at most while an opponent's tax is in force."""
    for other in table.opponents(seat):
        for kind in table.zone(other, ONGOING):
            if CHIPS[kind].power == TAX and table.total(table.homes[other]) <= TAXED_AT:
                return table.total(table.homes[seat])
    return NO_LIMIT


def end_turn(table: Table) -> None:
    """What was left of the turn is gone; chips that others played during it go to their discard piles too."""
    for seat in range(table.seats):
        base = seat * COUNTERS
        for counter in range(ANARCHY):
            table.now[base + counter] = 0
        base = seat * ZONES
        if table.zones[base + TABLE]:
            table.zones[base + DISCARD].extend(table.zones[base + TABLE])
            table.zones[base + TABLE] = []
