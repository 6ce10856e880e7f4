"""What the stopwatch of `kwoon.lab` needs of every subject of this bench; it never copies or weighs one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def same(thing: Any) -> Any:
    """No copy is made here."""
    return thing


class Steps:
    """Something that takes steps; `many` takes some and says how many steps and how many finished games they were."""

    compiled = False
    version = ""
    where = ""
    by_wall = False
    """Whether it works in more than the one thread whose CPU seconds the stopwatch counts: then the wall's count."""

    def __init__(self) -> None:
        self.copy: Callable[[Any], Any] = same

    def many(self) -> tuple[int, int]:
        """Take steps for some milliseconds."""
        raise NotImplementedError  # pragma: no cover

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        """Take steps for so many seconds: steps, steps, games, seconds spent."""
        if self.by_wall:
            clock = time.perf_counter
        steps = games = 0
        start = clock()
        while True:
            more, ended = self.many()
            steps += more
            games += ended
            spent = clock() - start
            if spent >= seconds:
                return steps, steps, max(1, games), spent

    def middle(self, decisions: int) -> Steps:
        """Itself."""
        return self

    def weigh(self, states: list[Any]) -> None:
        """Nothing is weighed here."""
