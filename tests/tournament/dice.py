"""A seeded chance for the tournament's tests, with the two calls that seatings need."""

from random import Random


class Dice:
    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def below(self, limit: int) -> int:
        return self.random.randrange(limit)

    def shuffle(self, cards: list[int]) -> None:
        self.random.shuffle(cards)


def people(count: int) -> list[str]:
    """So many players: p01, p02..."""
    return [f"p{number:02}" for number in range(1, count + 1)]
