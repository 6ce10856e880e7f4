"""Our batches on the bench: `1 kungfu` in this process, `2 kungfu` in two."""

from __future__ import annotations

import numpy as np

import kwoon.engine.game
from kwoon.research.batch import Batch, random_actions
from kwoon.research.peers.subject import Steps

SIZES = {"kungfu": 4096, "puzzlestrike": 1024, "shadowfist": 64}


class Batched(Steps):
    """A batch in which everybody takes any action on offer."""

    def __init__(self, game: str, players: int, processes: int) -> None:
        super().__init__()
        self.where = str(kwoon.engine.game.__file__)
        self.compiled = not self.where.endswith(".py")
        self.by_wall = processes > 1
        self.batch = Batch(game, SIZES[game], players, processes=processes, seed=7)
        self.draws = np.random.default_rng(7)

    def many(self) -> tuple[int, int]:
        """One step of all games."""
        batch = self.batch
        batch.step(random_actions(batch.masks, self.draws))
        return batch.size, int(batch.ended.sum())


def subject(game: str, players: int) -> Batched:
    """A batch for the stopwatch."""
    processes, _, name = game.partition(" ")
    return Batched(name, players, int(processes))
