"""PettingZoo's own card games (RLCard's, and OpenSpiel's Hanabi), and ours by the loop of PettingZoo's documentation.

In the peers' environment this plays theirs; in ours, with `kwoon` before a game's name, ours.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from subject import Steps  # stands beside this file, also where there is no Kwoon

CYCLES = 2


class Table(Steps):  # type: ignore[misc]
    """An AEC environment in which everybody takes any action on offer."""

    def __init__(self, env: Any, where: str, compiled: bool) -> None:
        super().__init__()
        self.env = env
        self.where = where
        self.compiled = compiled
        self.version = importlib.metadata.version("pettingzoo")
        self.draws = np.random.default_rng(7)
        env.reset(seed=7)

    def many(self) -> tuple[int, int]:
        """Some whole games."""
        env, draws = self.env, self.draws
        steps = 0
        for _ in range(CYCLES):
            env.reset()
            for _agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]  # bytes of 0 and 1, in theirs and in ours
                env.step(int(legal[int(draws.random() * len(legal))]))
                steps += 1
        return steps, CYCLES


def subject(game: str, players: int) -> Table:
    """`raw leduc_holdem_v4`, `env texas_holdem_v4`, `raw kwoon kungfu`: without wrappers or with the usual ones."""
    kind, _, name = game.partition(" ")
    if name.startswith("kwoon "):
        import kwoon.engine.game
        from kwoon.research import aec

        make = aec.raw_env if kind == "raw" else aec.env
        where = str(kwoon.engine.game.__file__)
        return Table(make(name.removeprefix("kwoon "), players), where, not where.endswith(".py"))
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return Table(module.raw_env() if kind == "raw" else module.env(), str(module.__file__), False)
