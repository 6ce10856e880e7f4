"""OpenSpiel's crazy eights and hearts (C++) by their Python API; run inside the peers' environment by our stopwatch.

The loop is the one of OpenSpiel's own examples: `current_player`, `legal_actions`, `apply_action` until it is over.
Deals are moves by chance in OpenSpiel; they are drawn and applied, since without them there is no game, but they are
not decisions: the stopwatch gets both counts. A decision with one legal action counts, though our games would not even
ask it. In both games all outcomes of a chance node are alike (checked before anything is timed), so a deal is drawn
from `legal_actions` too, which is quicker than `chance_outcomes` with its probabilities.

A copy is `state.clone()`. What a state takes is what many clones take from the C library's heap, where it can tell.
"""

from __future__ import annotations

import ctypes
import importlib.metadata
from collections.abc import Callable
from random import random
from typing import Any

import pyspiel

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
WEIGHED = 200
"""How many clones of each state are held at once to weigh them."""


class Spiel:
    """One of OpenSpiel's games."""

    compiled = True

    def __init__(self, name: str) -> None:
        self.version = importlib.metadata.version("open_spiel")
        self.where = str(pyspiel.__file__)
        self.game = pyspiel.load_game(name)
        self.copy: Callable[[Any], Any] = pyspiel.State.clone
        for _ in range(20):
            self.check_chance()

    def check_chance(self) -> None:
        """Play a game and see that every chance node's outcomes are alike and are its legal actions."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                odds = [probability for _, probability in outcomes]
                if max(odds) - min(odds) > 1e-9 or sorted(action for action, _ in outcomes) != sorted(legal):
                    raise ValueError(f"{self.game}: a deal whose outcomes are not alike")
            state.apply_action(legal[int(random() * len(legal))])

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        new = self.game.new_initial_state
        decisions = moves = games = 0
        start = clock()
        end = start + seconds
        while True:
            state = new()
            games += 1
            current_player, legal_actions, apply = state.current_player, state.legal_actions, state.apply_action
            player = current_player()
            while player != TERMINAL:
                legal = legal_actions()
                apply(legal[int(random() * len(legal))])
                moves += 1
                if player >= 0:
                    decisions += 1
                player = current_player()
            now = clock()
            if now >= end:
                return decisions, moves, games, now - start

    def middle(self, decisions: int) -> Any | None:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                if decisions == 0:
                    return state
                decisions -= 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return None

    def weigh(self, states: list[Any]) -> int | None:
        kept: list[Any] = [None] * (WEIGHED * len(states))
        before = heap()
        for number in range(len(kept)):
            kept[number] = states[number % len(states)].clone()
        after = heap()
        return None if before is None or after is None else round((after - before) / len(kept))


class Heap(ctypes.Structure):
    """What glibc's `mallinfo2` tells."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    ]


def heap() -> int | None:
    """The bytes in use on the C library's heap; None where there is no glibc 2.33 or newer."""
    try:
        mallinfo2 = ctypes.CDLL(None).mallinfo2
    except (OSError, TypeError, AttributeError):
        return None
    mallinfo2.restype = Heap
    told = mallinfo2()
    return int(told.uordblks) + int(told.hblkhd)


def subject(game: str, players: int) -> Spiel:
    """A game for the stopwatch."""
    return Spiel(f"{game}(players={players})" if game == "crazy_eights" else game)
