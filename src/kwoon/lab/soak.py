"""Soaking: random games by the hundred thousand, every law checked, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kwoon.games import game_named
from kwoon.lab.laws import LawBroken, check_game
from kwoon.lab.spread import spread

BATCH = 50
LOOK_EVERY = 200
"""About how many moves lie between two positions of a game that every law is checked at."""
CLOSER: Final = 20
"""How much more often secrets and soundness are looked at in games from crowded boards, where they are in danger."""


@dataclass(frozen=True)
class Failure:
    """A broken law, and the command that shows it again."""

    game: str
    variant: int
    seed: int
    law: str
    every: int = LOOK_EVERY
    crowded: bool = False

    @property
    def command(self) -> str:
        """One line that plays just this game."""
        every = "" if self.every == LOOK_EVERY else f" --every {self.every}"
        crowded = " --crowded" if self.crowded else ""
        return f"kwoon soak {self.game} --variant {self.variant} --seed {self.seed} --games 1 --jobs 1{every}{crowded}"


@dataclass(frozen=True)
class Batch:
    """Some games of one variant, seeds in a row."""

    game: str
    variant: int
    seed: int
    count: int
    every: int
    crowded: bool = False


def soak_batch(batch: Batch) -> tuple[int, int, list[Failure]]:
    """Games played, decisions taken, and laws broken."""
    spec = game_named(batch.game)
    options = spec.variants()[batch.variant]
    decisions = 0
    failures: list[Failure] = []
    closely = max(1, batch.every // CLOSER) if batch.crowded else 0
    for seed in range(batch.seed, batch.seed + batch.count):
        try:
            varied = spec.varied(options, seed)
            if batch.crowded:
                varied = spec.crowded(varied, seed)
            decisions += check_game(spec, varied, seed, batch.every, closely)
        except LawBroken as error:
            failures.append(Failure(batch.game, batch.variant, seed, str(error), batch.every, batch.crowded))
    return batch.count, decisions, failures


def batches(
    game: str, games: int, seed: int, variant: int | None, every: int = LOOK_EVERY, crowded: bool = False
) -> Iterator[Batch]:
    """The games to play, spread evenly over the variants; from the start, or from crowded boards."""
    count = len(game_named(game).variants())
    chosen = range(count) if variant is None else [variant]
    for place, each in enumerate(chosen):
        share = games // len(chosen) + (1 if place < games % len(chosen) else 0)
        for begin in range(0, share, BATCH):
            yield Batch(game, each, seed + begin, min(BATCH, share - begin), every, crowded)


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
