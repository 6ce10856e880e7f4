"""What every quick reader does: a seat's observation, and the number of each option, straight from the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.errors import KwoonError
from kwoon.engine.game import Game

MOST: Final = 255
"""A cell of an observation is one byte: what is more counts as this."""


class BadEncoding(KwoonError):
    """Something that an encoding has no place for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads the games of one encoding."""

    size: int = 0
    """How many cells an observation has."""
    actions: int = 0
    """How many action numbers there are."""

    def observe(self, game: Game, seat: int) -> bytes:
        """What a seat sees, a byte for each cell."""
        raise NotImplementedError  # pragma: no cover

    def numbers(self, game: Game) -> list[int]:
        """The action number of each option of the open question, in the order of the options."""
        raise NotImplementedError  # pragma: no cover


def mask_of(reader: Reader, numbers: list[int]) -> bytearray:
    """A byte for each action number: 1 where it is on offer."""
    mask = bytearray(reader.actions)
    for number in numbers:
        mask[number] = 1
    return mask


def capped(value: int) -> int:
    """A number as a byte."""
    if value > MOST:
        return MOST
    return value if value > 0 else 0


def counts_of(kinds: list[int], none: list[int]) -> bytes:
    """How many there are of each kind; `none` is a row of zeros, one for each kind."""
    counts = none[:]
    for kind in kinds:
        counts[kind] += 1
    return bytes(counts)
