"""Soaking: random games by the hundred thousand, every law checked, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kwoon.games import game_named
from kwoon.lab.laws import LawBroken, check_game
from kwoon.lab.spread import spread

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
    every: int = LOOK_EVERY

    @property
    def command(self) -> str:
        """One line that plays just this game."""
        every = "" if self.every == LOOK_EVERY else f" --every {self.every}"
        return f"kwoon soak {self.game} --variant {self.variant} --seed {self.seed} --games 1 --jobs 1{every}"


@dataclass(frozen=True)
class Batch:
    """Some games of one variant, seeds in a row."""

    game: str
    variant: int
    seed: int
    count: int
    every: int


def soak_batch(batch: Batch) -> tuple[int, int, list[Failure]]:
    """Games played, decisions taken, and laws broken."""
    spec = game_named(batch.game)
    options = spec.variants()[batch.variant]
    decisions = 0
    failures: list[Failure] = []
    for seed in range(batch.seed, batch.seed + batch.count):
        try:
            decisions += check_game(spec, spec.varied(options, seed), seed, batch.every)
        except LawBroken as error:
            failures.append(Failure(batch.game, batch.variant, seed, str(error), batch.every))
    return batch.count, decisions, failures


def batches(game: str, games: int, seed: int, variant: int | None, every: int = LOOK_EVERY) -> Iterator[Batch]:
    """The games to play, spread evenly over the variants."""
    count = len(game_named(game).variants())
    chosen = range(count) if variant is None else [variant]
    for place, each in enumerate(chosen):
        share = games // len(chosen) + (1 if place < games % len(chosen) else 0)
        for begin in range(0, share, BATCH):
            yield Batch(game, each, seed + begin, min(BATCH, share - begin), every)


def soak(
    work: Iterator[Batch], jobs: int, progress: Callable[[int, int, list[Failure]], None]
) -> tuple[int, int, list[Failure]]:
    """Play every batch; the sums of games, decisions and failures."""
    games = decisions = 0
    failures: list[Failure] = []
    for played, taken, broken in spread(soak_batch, work, jobs):
        games, decisions = games + played, decisions + taken
        failures += broken
        progress(games, decisions, broken)
    return games, decisions, failures
