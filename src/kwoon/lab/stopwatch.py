"""The stopwatch of `kwoon bench`: a process that plays and copies the games of one subject, and says how long it took.

Run as a script by the interpreter of the subject (ours, or that of a peer's environment), with the subject's file as
its one argument. It imports nothing of Kwoon, so every subject, ours or a peer's, is timed by these same lines.

A subject is a file with a function `subject(game, players)`; what that gives has the surface of `Subject` below.
Requests come as lines of JSON on stdin, one answer goes to stdout for each.

Seconds are CPU seconds of the thread that plays: on an idle machine they are the wall's, and on a busy one a neighbour
cannot lengthen them by taking the core away.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

STATES = 16
"""How many games in mid-game are copied in turn, so that no single state decides."""
WARM_UP = 0.15
"""Seconds of play before anything counts; they also tell how long a game is."""

Clock = Callable[[], float]


class Subject(Protocol):
    """A game that can be measured."""

    compiled: bool
    """Whether its rules run as machine code."""
    version: str
    where: str
    """The file that holds its rules, to show that the right one was measured."""
    copy: Callable[[Any], Any]
    """An equal, independent state."""

    def play(self, seconds: float, clock: Clock) -> tuple[int, int, int, float]:
        """Whole games of uniformly random play: decisions, moves (deals by chance too), games, seconds spent."""

    def middle(self, decisions: int) -> Any | None:
        """A new game after so many random decisions; None if it was over before."""

    def weigh(self, states: list[Any]) -> int | None:
        """The bytes that one such state takes; None where that cannot be known."""


class Bench:
    """One subject on the bench, with its states in mid-game."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        decisions, _, games, _ = subject.play(WARM_UP, time.thread_time)
        half = max(1, decisions // games // 2)
        self.states: list[Any] = []
        for _ in range(STATES * 50):
            state = subject.middle(half)
            if state is not None:
                self.states.append(state)
            if len(self.states) == STATES:
                break
        if not self.states:
            raise RuntimeError(f"no game lasted {half} decisions")
        self.turns = 1
        """How often each state is copied between two looks at the clock: about ten milliseconds' worth."""
        while self.turns < 1_000_000 and self.copies(self.turns) < 0.01:
            self.turns *= 2

    def copies(self, turns: int) -> float:
        """The seconds for copying each state so often."""
        copy = self.subject.copy
        start = time.thread_time()
        for state in self.states:
            for _ in range(turns):
                copy(state)
        return time.thread_time() - start

    def round(self, seconds: float) -> dict[str, float]:
        """One turn of the bench: play for so many seconds, then copy for a quarter of that."""
        gc.collect()
        wall = time.perf_counter()
        decisions, moves, games, spent = self.subject.play(seconds, time.thread_time)
        wall = time.perf_counter() - wall
        copying, copied = 0.0, 0
        while copied == 0 or copying < seconds / 4:
            copying += self.copies(self.turns)
            copied += self.turns * len(self.states)
        return {
            "decisions_per_s": decisions / spent,
            "moves_per_s": moves / spent,
            "games_per_s": games / spent,
            "clone_us": copying / copied * 1e6,
            "wall_per_cpu": wall / spent,
        }


def answer(request: dict[str, Any], benches: dict[str, Bench], make: Callable[[str, int], Subject]) -> dict[str, Any]:
    """What a request asks for: `open` a game, a `round` of it, or its `weight`."""
    game, players = request["game"], request["players"]
    key = f"{game} {players}"
    if request["do"] == "open":
        subject = make(game, players)
        benches[key] = Bench(subject)
        gc.collect()
        gc.freeze()
        return {"compiled": subject.compiled, "version": subject.version, "where": subject.where}
    bench = benches[key]
    if request["do"] == "weight":
        return {"state_bytes": bench.subject.weigh(bench.states)}
    return dict(bench.round(request["seconds"]))


def loaded(path: Path) -> Callable[[str, int], Subject]:
    """The function `subject` of a file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    make: Callable[[str, int], Subject] = module.subject
    return make


def serve(path: Path) -> None:
    """Answer requests until there are no more. What a subject prints goes to stderr, never between the answers."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    benches: dict[str, Bench] = {}
    make: Callable[[str, int], Subject] | None = None
    for line in sys.stdin:
        try:
            make = make or loaded(path)
            reply = answer(json.loads(line), benches, make)
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
