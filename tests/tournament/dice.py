"""A seeded chance for the tournament's tests, with the two calls that seatings need."""

from collections.abc import MutableSequence
from random import Random
from typing import Any


class Dice:
    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        self.random.shuffle(items)


def people(count: int) -> list[str]:
    """So many players: p01, p02..."""
    return [f"p{number:02}" for number in range(1, count + 1)]
