"""Who sits where. A seat is a plain integer when the game runs, and costs nothing; the type checker tells it apart."""

from __future__ import annotations

from typing import Final, NewType

SeatId = NewType("SeatId", int)
"""A player of a game: the number of the seat, from 0 on."""

# Written as a literal, so that the compiler puts the number itself wherever it stands.
NO_SEAT: Final[SeatId] = -1  # type: ignore[assignment]
"""No player, or someone who only looks on."""

MOST_SEATS: Final = 6
SEATS: Final = tuple([tuple([SeatId(seat) for seat in range(count)]) for count in range(MOST_SEATS + 1)])


def all_seats(count: int) -> tuple[SeatId, ...]:
    """The seats of so many players, in order."""
    return SEATS[count]
