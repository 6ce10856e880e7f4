"""Drawing lots: all chance comes from a generator that the caller gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kwoon.engine.chance import Chance

T = TypeVar("T")


def shuffled(things: Sequence[T], chance: Chance) -> list[T]:
    """The same things in random order."""
    order = list(range(len(things)))
    chance.shuffle(order)
    return [things[index] for index in order]


def drawn(things: Sequence[T], count: int, chance: Chance) -> list[T]:
    """`count` of the things, drawn by lot."""
    return shuffled(things, chance)[:count]
