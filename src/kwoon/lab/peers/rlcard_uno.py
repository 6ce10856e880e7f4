"""RLCard's UNO on the bench; run inside the peers' environment by Kwoon's stopwatch.

Two readings, both of the two-player game (RLCard 1.2 has no other):
- `uno`: the documented way, `env.reset()` and `env.step(action)`. Each step also encodes an observation in numpy.
- `uno-rules`: only the rules, `env.game.init_game()` and `env.game.step(action)`, which encode nothing: the closest to
  what our own loop does, and the fastest way to play UNO in RLCard.

A copy is `copy.deepcopy(env.game)` or a pickle and back, whichever is faster here.
"""

from __future__ import annotations

import copy
import importlib.metadata
import pickle
import time
import tracemalloc
from collections.abc import Callable
from random import random
from typing import Any

import rlcard


def by_pickle(state: Any) -> Any:
    """A copy by way of bytes."""
    return pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))


class Uno:
    """UNO for two by the environment."""

    compiled = False

    def __init__(self) -> None:
        self.version = importlib.metadata.version("rlcard")
        self.where = str(rlcard.__file__)
        self.env = rlcard.make("uno")
        self.copy: Callable[[Any], Any] = faster_copy(self.middle(5))

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        env = self.env
        reset, step, is_over = env.reset, env.step, env.is_over
        decisions = games = 0
        start = clock()
        end = start + seconds
        while True:
            state, _ = reset()
            games += 1
            while not is_over():
                legal = list(state["legal_actions"])
                state, _ = step(legal[int(random() * len(legal))])
                decisions += 1
            now = clock()
            if now >= end:
                return decisions, decisions, games, now - start

    def middle(self, decisions: int) -> Any | None:
        game = self.env.game
        state, _ = game.init_game()
        for _ in range(decisions):
            if game.is_over():
                return None
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(random() * len(legal))])
        return None if game.is_over() else copy.deepcopy(game)

    def weigh(self, states: list[Any]) -> int | None:
        kept: list[Any] = [None] * (10 * len(states))
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(len(kept)):
            kept[number] = self.copy(states[number % len(states)])
        held = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return round(held / len(kept))


class UnoRules(Uno):
    """UNO for two by the rules alone."""

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        game = self.env.game
        init_game, step, is_over = game.init_game, game.step, game.is_over
        decisions = games = 0
        start = clock()
        end = start + seconds
        while True:
            state, _ = init_game()
            games += 1
            while not is_over():
                legal = state["legal_actions"]
                state, _ = step(legal[int(random() * len(legal))])
                decisions += 1
            now = clock()
            if now >= end:
                return decisions, decisions, games, now - start


def faster_copy(state: Any) -> Callable[[Any], Any]:
    """The faster of the two ways to copy a game."""
    ways: list[Callable[[Any], Any]] = [copy.deepcopy, by_pickle]
    spent: list[float] = []
    for way in ways:
        best = 1e9
        for _ in range(30):
            start = time.thread_time()
            way(state)
            best = min(best, time.thread_time() - start)
        spent.append(best)
    return ways[spent.index(min(spent))]


def subject(game: str, players: int) -> Uno:
    """UNO for the stopwatch."""
    if players != 2:
        raise ValueError("RLCard's UNO seats two")
    return UnoRules() if game == "uno-rules" else Uno()
