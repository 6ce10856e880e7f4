"""SF-9.2: the top cards of decks that a text has turned face up: everyone sees them."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.standing.derive import NO_CARDS_AT_ALL
from kwoon.games.shadowfist.standing.permits import in_force
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import NO_CARD, CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.permission_kinds import (
    OPEN_TOP,
    OPEN_TOPS,
)

OPENING: Final = 1 << OPEN_TOPS | 1 << OPEN_TOP
"""The permissions by which top cards lie face up."""


def top_of(table: Table, seat: SeatId) -> CardId:
    """The top card of a deck, or NONE."""
    return table.decks[seat][-1] if table.decks[seat] else NO_CARD


def open_tops(table: Table) -> list[CardId]:
    """The cards that lie face up on decks now, in the order of the seats."""
    known = table.derived
    if not table.rules.opens_tops or (
        known is not None and known.survey is not None and not known.survey.permits & OPENING
    ):
        return NO_CARDS_AT_ALL
    seats: list[SeatId] = []
    for card in table.in_play:
        permits = table.faces[card].permits
        if permits >> OPEN_TOPS & 1 and in_force(table, card, OPEN_TOPS):
            seats = list(all_seats(table.seats))
            break
        if permits >> OPEN_TOP & 1 and in_force(table, card, OPEN_TOP):
            seats.append(table.controllers[card])
    return [table.decks[seat][-1] for seat in all_seats(table.seats) if seat in seats and table.decks[seat]]


def opened_by(table: Table, card: CardId) -> list[CardId]:
    """The top cards that one card's text has turned face up."""
    if in_force(table, card, OPEN_TOPS):
        return [table.decks[seat][-1] for seat in all_seats(table.seats) if table.decks[seat]]
    top = top_of(table, table.controllers[card])
    return [top] if top != NO_CARD and in_force(table, card, OPEN_TOP) else []
