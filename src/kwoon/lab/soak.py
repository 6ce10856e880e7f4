"""Soaking: random games by the hundred thousand, every law checked, on all cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from kwoon.games import game_named
from kwoon.lab.laws import LawBroken, check_game
from kwoon.lab.spread import spread

BATCH = 50
LOOK_EVERY = 200
"""About how many moves lie between two positions of a game that every law is checked at."""
CLOSER: Final = 20
"""How much more often secrets and soundness are looked at in games from crowded boards, where they are in danger."""
ENOUGH: Final = 20
"""How often a card must have been played, used, taken or smoked to count as seen at work."""


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


@dataclass
class Soaked:
    """What a soak has seen: games played, decisions taken, laws broken, and what was done with each card."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    uses: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: Soaked) -> None:
        """Another batch."""
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures
        self.uses.update(other.uses)


def soak_batch(batch: Batch) -> Soaked:
    """Play a batch."""
    spec = game_named(batch.game)
    options = spec.variants()[batch.variant]
    found = Soaked(batch.count)
    closely = max(1, batch.every // CLOSER) if batch.crowded else 0
    for seed in range(batch.seed, batch.seed + batch.count):
        try:
            varied = spec.varied(options, seed)
            if batch.crowded:
                varied = spec.crowded(varied, seed)
            found.decisions += check_game(spec, varied, seed, batch.every, closely, found.uses)
        except LawBroken as error:
            found.failures.append(Failure(batch.game, batch.variant, seed, str(error), batch.every, batch.crowded))
    return found


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


def soak(work: Iterator[Batch], jobs: int, progress: Callable[[Soaked, list[Failure]], None]) -> Soaked:
    """Play every batch; what all of them saw. Each tells how far it is, and which laws were broken just now."""
    found = Soaked()
    for batch in spread(soak_batch, work, jobs):
        found.add(batch)
        progress(found, batch.failures)
    return found


def uses_page(titles: Sequence[str], soaked: Soaked, command: str) -> str:
    """What was done with each card, the least seen first, as a page in Markdown."""
    done = sorted({what for _, what in soaked.uses})
    sums = {title: sum(soaked.uses[title, what] for what in done) for title in titles}
    rare = sum(each < ENOUGH for each in sums.values())
    lines = [
        "# How often the soak saw each card",
        "",
        f"`{command}`: {soaked.games:,} games, {soaked.decisions:,} decisions, {len(soaked.failures)} broken laws. "
        f"{len(titles)} cards; {rare} of them were seen fewer than {ENOUGH} times. The least seen come first.",
        "",
        f"| card | in all | {' | '.join(done)} |",
        f"|---|{'---:|' * (len(done) + 1)}",
    ]
    for title in sorted(titles, key=lambda each: (sums[each], each)):
        counts = " | ".join(f"{soaked.uses[title, what]:,}" for what in done)
        lines.append(f"| {title} | {sums[title]:,} | {counts} |")
    return "\n".join([*lines, ""])
