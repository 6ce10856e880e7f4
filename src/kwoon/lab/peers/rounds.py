"""What the stopwatch needs of a subject that searches: one position after the other is thought about for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

ROUNDS = 100
"""For how many rounds each position is thought about."""
POSITIONS = 12
"""How many positions are thought about in turn, so that no single one decides."""


PLAYOUTS = 20
"""How many random games are played from each position to tell how long a round is."""


def same(thing: Any) -> Any:
    """No copy is measured here."""
    return thing


class Rounds:
    """A search; `think` thinks about a position, and says for how many rounds."""

    compiled = False
    version = ""
    where = ""

    def __init__(self) -> None:
        self.copy: Callable[[Any], Any] = same
        self.positions: list[Any] = []
        self.at = 0
        self.length = 0.0
        """How many answers random play gives from there to the end, on the average; 0 if that does not matter."""

    def think(self, position: Any) -> int:
        """Think for some rounds; how many."""
        raise NotImplementedError  # pragma: no cover

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        """Think for so many seconds, about one position after the other: rounds, answers, searches, seconds."""
        rounds = searches = 0
        start = clock()
        while True:
            rounds += self.think(self.positions[self.at % len(self.positions)])
            self.at += 1
            searches += 1
            spent = clock() - start
            if spent >= seconds:
                return rounds, round(rounds * self.length), searches, spent

    def middle(self, decisions: int) -> Rounds:
        """Itself."""
        return self

    def weigh(self, states: list[Any]) -> None:
        """Nothing is weighed here."""
