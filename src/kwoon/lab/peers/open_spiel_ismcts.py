"""OpenSpiel's information-set search on its card games: `C++ leduc_poker` (pyspiel), `Python leduc_poker`.

Both with the evaluator of OpenSpiel's own examples, one random playout to the end of the game, and as many simulations
a question as our search. A simulation is what we call a round. Positions are taken from random games, after half of
their decisions; the games are some of its card games whose `resample_from_infostate` is there.
"""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

sys.path.insert(0, str(Path(__file__).parent))
from rounds import PLAYOUTS, POSITIONS, ROUNDS, Rounds  # stands beside this file, also where there is no Kwoon

UCT = 2.0


class Spiel(Rounds):  # type: ignore[misc]
    """One of its games and one of its two searches."""

    def __init__(self, name: str, compiled: bool) -> None:
        super().__init__()
        self.version = importlib.metadata.version("open_spiel")
        self.where = str(pyspiel.__file__)
        self.compiled = compiled
        game = pyspiel.load_game(name)
        if compiled:
            self.bot: Any = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), UCT, ROUNDS)
        else:
            draws = np.random.RandomState(7)
            evaluator = mcts.RandomRolloutEvaluator(1, draws)
            self.bot = ismcts.ISMCTSBot(game, evaluator, UCT, ROUNDS, random_state=draws)
        chance = Random(7)
        while len(self.positions) < POSITIONS:
            found = self.played(game, chance)
            if found is not None:
                self.positions.append(found)
        lengths = [to_the_end(each.clone(), chance, []) for each in self.positions for _ in range(PLAYOUTS)]
        self.length = sum(lengths) / len(lengths)

    def played(self, game: Any, chance: Random) -> Any:
        """A state in the middle of a random game, where there is something to choose; None if there is none."""
        states: list[Any] = []
        to_the_end(game.new_initial_state(), chance, states)
        return states[len(states) // 2] if states else None

    def think(self, position: Any) -> int:
        self.bot.step(position)
        return int(ROUNDS)


def to_the_end(state: Any, chance: Random, states: list[Any]) -> int:
    """Random play to the end: how many decisions that takes; states in which there is a choice are gathered."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            states.append(state.clone())
        state.apply_action(chance.choice(legal))
        decisions += 1
    return decisions


def subject(game: str, players: int) -> Spiel:
    """A search for the stopwatch."""
    kind, _, name = game.partition(" ")
    return Spiel(name, kind == "C++")
