"""Many games of OpenSpiel (C++) stepped together by its Python API, with what a learner needs of each of them.

For every game in turn: who is to act, its observation (or information state, where a game has only that) written into
one array, the mask of legal actions into another; then a random legal action for each, deals by chance too.
"""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

sys.path.insert(0, str(Path(__file__).parent))
from subject import Steps  # stands beside this file, also where there is no Kwoon

SIZE = 1024


class Batched(Steps):  # type: ignore[misc]
    """Many states of one game, stepped one after the other."""

    compiled = True

    def __init__(self, name: str) -> None:
        super().__init__()
        self.version = importlib.metadata.version("open_spiel")
        self.where = str(pyspiel.__file__)
        self.game = pyspiel.load_game(name)
        kind = self.game.get_type()
        self.tensor = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"
        width = getattr(self.game, f"{self.tensor}_size")()
        self.draws = np.random.default_rng(7)
        self.states: list[Any] = [self.dealt(self.game.new_initial_state()) for _ in range(SIZE)]
        self.seen = np.zeros((SIZE, width), np.float32)
        self.masks = np.zeros((SIZE, self.game.num_distinct_actions()), np.uint8)

    def dealt(self, state: Any) -> Any:
        """Chance's moves are drawn until a player is to act; a game that is over makes room for a new one."""
        while True:
            if state.is_terminal():
                state = self.game.new_initial_state()
            if not state.is_chance_node():
                return state
            legal = state.legal_actions()
            state.apply_action(legal[int(self.draws.random() * len(legal))])

    def many(self) -> tuple[int, int]:
        """One step of all games."""
        ended = 0
        draws = self.draws.random(SIZE)
        for number, state in enumerate(self.states):
            self.seen[number] = getattr(state, self.tensor)()
            legal = state.legal_actions()
            self.masks[number] = 0
            self.masks[number, legal] = 1
            state.apply_action(legal[int(draws[number] * len(legal))])
            if state.is_terminal():
                ended += 1
            self.states[number] = self.dealt(state)
        return SIZE, ended


def subject(game: str, players: int) -> Batched:
    """A batch for the stopwatch."""
    return Batched(game)
