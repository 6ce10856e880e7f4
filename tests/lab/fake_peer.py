"""A peer for the tests: a countdown with a deal before each decision. Run by the stopwatch, like the real ones."""

from __future__ import annotations

from collections.abc import Callable


class Countdown:
    compiled = False
    version = "9.9"
    where = __file__

    def __init__(self) -> None:
        self.copy: Callable[[list[int]], list[int]] = list

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        print("a peer that chatters on stdout")
        start = clock()
        games = 0
        while clock() < start + seconds or games == 0:
            games += 1
        return games * 10, games * 20, games, max(clock() - start, 1e-9)

    def middle(self, decisions: int) -> list[int] | None:
        return [decisions] * 10

    def weigh(self, states: list[list[int]]) -> int | None:
        return None


def subject(game: str, players: int) -> Countdown:
    if game == "broken":
        raise RuntimeError("this game does not load")
    if game == "dies":
        raise SystemExit("gone")
    return Countdown()
