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


class Page:
    """What a seat was told last, kept so that only what has changed is told anew.

    Everything is compared by what it is: a page does not trust that it is the same game, or that a game went on.
    """

    def __init__(self, size: int) -> None:
        self.cells: bytearray = bytearray(size)
        self.told: list[int] = [0] * size
        """The same, before more than 255 counts as 255: a list is read faster. Of rows of bytes it knows nothing."""

    def tell(self, at: int, value: int) -> None:
        """A number into a cell."""
        if value > MOST:
            value = MOST
        elif value < 0:
            value = 0
        if self.told[at] != value:
            self.told[at] = value
            self.cells[at] = value

    def tell_all(self, first: int, values: list[int]) -> None:
        """Numbers into cells that follow one another."""
        told = self.told
        for number in range(len(values)):
            if told[first + number] != values[number]:
                self.tell(first + number, values[number])

    def count(self, first: int, before: list[int], now: list[int]) -> None:
        """How many there are of each kind, where others were counted before: most of them are the same."""
        told = self.told
        same = 0
        most = min(len(before), len(now))
        while same < most and before[same] == now[same]:
            same += 1
        for number in range(same, len(before)):
            at = first + before[number]
            told[at] = told[at] - 1
        for number in range(same, len(now)):
            at = first + now[number]
            told[at] = told[at] + 1
        for number in range(same, len(before)):
            at = first + before[number]
            self.cells[at] = capped(told[at])
        for number in range(same, len(now)):
            at = first + now[number]
            self.cells[at] = capped(told[at])

    def say(self, before: list[int], now: list[int]) -> None:
        """Cells and their numbers by turns, where others were said before: all that is not said is 0."""
        for number in range(0, len(before), 2):
            self.told[before[number]] = 0
        for number in range(0, len(now), 2):
            at = now[number]
            self.told[at] = now[number + 1]
            self.cells[at] = capped(now[number + 1])
        for number in range(0, len(before), 2):
            at = before[number]
            if self.told[at] == 0:
                self.cells[at] = 0


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

    def page(self, game: Game, seat: int) -> bytes | bytearray:
        """The same, to be copied and not to be kept: the reader may write what it reads next over it."""
        return self.observe(game, seat)

    def another(self) -> Reader:
        """A reader of the same encoding for another game: what one remembers of its game is of no use for others.

        It is the same one, if it remembers nothing by which it would read its own game faster.
        """
        return self

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
