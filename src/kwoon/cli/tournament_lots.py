"""The chance of the command line: a seeded generator."""

from __future__ import annotations

import random


class SeededLots:
    """Lots from a seed; the same seed draws the same lots again."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return self._random.randrange(limit)

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        self._random.shuffle(cards)
