"""What happened, as typed values, each with who may see it.

A game makes events only while someone watches; copies handed to bots do not watch. An audience is a set of seats as
bits, so that what only one player sees and what the others see instead are two events with two audiences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
SPECTATOR_BIT: Final = 62
SPECTATOR: Final = -1
"""The seat number of someone who only looks on."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened; games make their own kinds of it."""

    audience: int

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (or the spectator) may know of it."""
        return (self.audience >> (seat if seat >= 0 else SPECTATOR_BIT)) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Part:
    """Several plain values of an event that belong together; games make their own kinds of it."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everyone except one seat; spectators too."""
    return ~(1 << seat)
