"""Soaking: random games by the hundred thousand, every law checked, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass

from kwoon.games import game_named
from kwoon.lab.laws import LawBroken, check_game

BATCH = 50
LOOK_EVERY = 200
"""About how many moves lie between two positions of a game that every law is checked at."""


@dataclass(frozen=True)
class Failure:
    """A broken law, and the command that shows it again."""

    game: str
    variant: int
    seed: int
    law: str

    @property
    def command(self) -> str:
        """One line that plays just this game."""
        return f"kwoon soak {self.game} --variant {self.variant} --seed {self.seed} --games 1 --jobs 1"


@dataclass(frozen=True)
class Batch:
    """Some games of one variant, seeds in a row."""

    game: str
    variant: int
    seed: int
    count: int


def soak_batch(batch: Batch) -> tuple[int, int, list[Failure]]:
    """Games played, decisions taken, and laws broken."""
    spec = game_named(batch.game)
    options = spec.variants()[batch.variant]
    decisions = 0
    failures: list[Failure] = []
    for seed in range(batch.seed, batch.seed + batch.count):
        try:
            decisions += check_game(spec, options, seed, LOOK_EVERY)
        except LawBroken as error:
            failures.append(Failure(batch.game, batch.variant, seed, str(error)))
    return batch.count, decisions, failures


def batches(game: str, games: int, seed: int, variant: int | None) -> Iterator[Batch]:
    """The games to play, spread evenly over the variants."""
    count = len(game_named(game).variants())
    chosen = range(count) if variant is None else [variant]
    for place, each in enumerate(chosen):
        share = games // len(chosen) + (1 if place < games % len(chosen) else 0)
        for begin in range(0, share, BATCH):
            yield Batch(game, each, seed + begin, min(BATCH, share - begin))


def soak(
    work: Iterator[Batch], jobs: int, progress: Callable[[int, int, list[Failure]], None]
) -> tuple[int, int, list[Failure]]:
    """Play every batch; the sums of games, decisions and failures."""
    games = decisions = 0
    failures: list[Failure] = []
    if jobs == 1:
        for batch in work:
            played, taken, broken = soak_batch(batch)
            games, decisions = games + played, decisions + taken
            failures += broken
            progress(games, decisions, broken)
        return games, decisions, failures
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[tuple[int, int, list[Failure]]]] = set()
        more = True
        while more or running:
            while more and len(running) < 2 * jobs:
                following = next(work, None)
                if following is None:
                    more = False
                else:
                    running.add(pool.submit(soak_batch, following))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                played, taken, broken = future.result()
                games, decisions = games + played, decisions + taken
                failures += broken
                progress(games, decisions, broken)
    return games, decisions, failures


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
