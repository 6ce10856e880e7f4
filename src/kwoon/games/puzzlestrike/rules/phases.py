"""What the phases of a turn do with the table: which arrow pays, what a chip may cost, cleanup, what ends with it."""

from __future__ import annotations

from typing import Final

from kwoon.engine.events import EVERYONE
from kwoon.engine.seats import SeatId, all_seats
from kwoon.games.puzzlestrike.state.chip import BLACK, BLUE, BROWN, CHIPS, ENDS_ON_IDLE, PURPLE, RED, TAX, WOUND
from kwoon.games.puzzlestrike.state.table import (
    ANARCHY,
    COUNTERS,
    DISCARD,
    DRAWING_PIGS,
    HAND,
    KNOWN,
    ONGOING,
    TABLE,
    ZONES,
    Table,
)
from kwoon.games.puzzlestrike.terms.events import CleanedUp
from kwoon.games.puzzlestrike.terms.ids import ChipKind
from kwoon.games.puzzlestrike.terms.packing import holds

NO_LIMIT: Final = 999
HAND_SIZE: Final = 5
TAXED_AT: Final = 3
"""PS-13.Flagstone Tax: the tax is in force while its owner's pile totals this or less."""


def arrow_for(table: Table, seat: SeatId, kind: ChipKind) -> int:
    """PS-3.2: the arrow that pays for a chip: one of its banner's colours if there is one, else a black one."""
    banner = CHIPS[kind].banner
    base = seat * COUNTERS
    for colour in (BROWN, PURPLE, RED, BLUE):
        if holds(banner, colour) and table.now[base + colour]:
            return colour
    return BLACK


def end_frenzies(table: Table, idle: SeatId) -> None:
    """Every opponent of a player who did nothing discards all copies of Hundred-Fist Frenzy."""
    for seat in table.opponents(idle):
        for kind in table.zone(seat, ONGOING)[:]:
            if CHIPS[kind].ends & ENDS_ON_IDLE:
                table.drop_ongoing(seat, kind)


def spending_cap(table: Table, seat: SeatId) -> int:
    """PS-13.Flagstone Tax: what a chip may cost at most while an opponent's tax is in force."""
    for other in table.opponents(seat):
        for kind in table.zone(other, ONGOING):
            if CHIPS[kind].power == TAX and table.total(table.homes[other]) <= TAXED_AT:
                return table.total(table.homes[seat])
    return NO_LIMIT


def clean_up(table: Table, seat: SeatId, kept: list[ChipKind]) -> None:
    """PS-7.1: played chips and the hand to the discard pile, then draw 5; PS-7.2: and more for a high pile."""
    base = seat * ZONES
    hand = table.zones[base + HAND]
    stay = kept[:]
    gone: list[ChipKind] = []
    for kind in hand:
        if kind in stay:
            stay.remove(kind)
        else:
            gone.append(kind)
    discards = table.zones[base + DISCARD]
    discards.extend(table.zones[base + TABLE])
    table.zones[base + TABLE] = []
    table.zones[base + HAND] = kept[:]
    table.zones[base + KNOWN] = []
    discards.extend(gone)
    if table.watcher is not None:
        table.happened(CleanedUp(EVERYONE, seat, tuple(gone), len(kept)))
    for kind in gone:
        if CHIPS[kind].plague:
            table.gain(seat, WOUND)
    height = min(3, table.total(table.homes[seat]) // 3)
    again = min(len(kept), table.has(seat, DRAWING_PIGS))
    table.draw(seat, max(0, HAND_SIZE + height - len(kept)) + again)


def end_turn(table: Table) -> None:
    """What was left of the turn is gone; chips that others played during it go to their discard piles too."""
    for seat in all_seats(table.seats):
        base = seat * COUNTERS
        for counter in range(ANARCHY):
            table.now[base + counter] = 0
        base = seat * ZONES
        if table.zones[base + TABLE]:
            table.zones[base + DISCARD].extend(table.zones[base + TABLE])
            table.zones[base + TABLE] = []
