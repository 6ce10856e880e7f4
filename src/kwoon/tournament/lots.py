"""Drawing lots: all chance comes from a generator that the caller gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Lots(Protocol):
    """What the desk needs of a seeded generator; `kwoon.engine.chance.Chance` is one."""

    def below(self, limit: int, /) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""

    def shuffle(self, cards: list[int], /) -> None:
        """Put a list into random order, in place."""


def shuffled(things: Sequence[T], lots: Lots) -> list[T]:
    """The same things in random order."""
    order = list(range(len(things)))
    lots.shuffle(order)
    return [things[index] for index in order]


def drawn(things: Sequence[T], count: int, lots: Lots) -> list[T]:
    """So many of the things, drawn by lot."""
    return shuffled(things, lots)[:count]
