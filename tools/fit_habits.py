"""Finds out by games what to keep and when to block in Kung Fu Fighting, for the bots that search.

    PYTHONPATH=build/compiled:. python -m tools.fit_habits             learns, and writes its learned.py anew
    PYTHONPATH=build/compiled:. python -m tools.fit_habits --go-on     begins with what is in force

Every generation has so many players whose habits stray by chance from the best guess. Each plays the same deals, half
of them among players who go by the rules of thumb, half among players with the best guess itself, so that what beats
the one does not lose to the other. The next guess lies among those who won most (the cross-entropy method: R.
Rubinstein, "The cross-entropy method for combinatorial and continuous optimization", 1999). The same numbers come out
each time, in however many processes.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from kwoon.bots.kungfu.quick.habits import BEGINNING, NAMES, Habits
from kwoon.bots.kungfu.quick.learned import LEARNED
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.engine.chance import Chance
from kwoon.games.kungfu.game import start

TABLES = (2, 4)
"""What is learned at tables of two is for duels, what is learned at tables of four for all others."""
POPULATION = 40
BEST = 10
FAR = 0.8
"""How far habits stray when learning begins."""
NEAR = 0.3
"""How far they stray when learning goes on from what was learned before."""
STEADY = 0.3
"""How much of the last guess is kept."""
NEVER_LESS = 0.01
CHECKED = 4000
"""How many games are played to tell how far it has come."""
FRESH = 50_000_000
"""The first seed of those games: deals that nobody learns from."""
OUT = Path("src/kwoon/bots/kungfu/quick/learned.py")

Task = tuple[list[float], list[float] | None, int, int, int]
"""Somebody's habits, those of all others (None: rules of thumb), the players, the first deal and how many."""


def fighter(habits: list[float]) -> QuickFighter:
    """A quick player with these habits, in duels and elsewhere."""
    quick = QuickFighter()
    quick.whim = 0
    quick.learned = [Habits(habits), Habits(habits)]
    return quick


def share(task: Task) -> float:
    """What one wins who sits in each seat in turn."""
    habits, theirs, players, first, games = task
    own = fighter(habits)
    other = fighter(theirs or habits)
    won = 0.0
    for number in range(first, first + games):
        deal, seat = divmod(number, players)
        game, chance = start({"players": players}, deal), Chance(deal)
        own.me = seat
        while game.decision is not None:
            asked = game.decision.seat
            quick = own if asked == seat else other
            if theirs is not None and asked != seat:
                other.me = asked
            game.apply(quick.answer(game, chance))
        outcome = game.outcome()
        assert outcome is not None
        won += outcome.scores[seat]
    return won / games


def learned(
    guess: list[float], players: int, generations: int, games: int, far: float, jobs: int, tell: Callable[[str], None]
) -> list[float]:
    """The habits that won most at tables of so many."""
    draws = np.random.default_rng(players)
    mean, spread = np.array(guess), np.full(len(guess), far)
    with ProcessPoolExecutor(jobs) as pool:
        for generation in range(generations):
            crowd = mean + spread * draws.normal(size=(POPULATION, len(mean)))
            first = (generation + 1) * games * players
            tasks: list[Task] = []
            for each in crowd:
                tasks.append((each.tolist(), None, players, first, games))
                tasks.append((each.tolist(), mean.tolist(), players, first, games))
            found = np.array(list(pool.map(share, tasks))).reshape(POPULATION, 2)
            best = crowd[np.argsort(-found.sum(axis=1), kind="stable")[:BEST]]
            mean = STEADY * mean + (1 - STEADY) * best.mean(axis=0)
            spread = (1 - STEADY) * spread + STEADY * best.std(axis=0) + NEVER_LESS
            if generation % 5 == 4 or generation == generations - 1:
                fresh = share((mean.tolist(), None, players, FRESH, CHECKED))
                tell(f"{players} players, generation {generation + 1}: {100 * fresh:.1f}% of {CHECKED:,} fresh games")
    return [round(float(number), 2) for number in mean]


def written(found: list[list[float]]) -> str:
    """The module that holds them."""
    lines = [
        '"""What games have taught about hands and blocks in Kung Fu Fighting: learned by tools/fit_habits.py.',
        "",
        "In the order of `NAMES` in habits.py: for duels, and for tables where more than two stand.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "LEARNED: Final[list[list[float]]] = [",
    ]
    for numbers in found:
        lines.append("    [")
        lines += [f"        {number:.2f},  # {name}" for name, number in zip(NAMES, numbers, strict=True)]
        lines.append("    ],")
    return "\n".join([*lines, "]", "# fmt: on", ""])


def main() -> None:
    """Learn at both tables, and write."""
    reader = argparse.ArgumentParser(description="finds the habits of the quick player of Kung Fu Fighting")
    reader.add_argument("--generations", type=int, default=60)
    reader.add_argument("--games", type=int, default=1500, help="by each player of a generation, twice (%(default)s)")
    reader.add_argument("--tables", type=int, nargs="+", default=list(TABLES), choices=TABLES)
    reader.add_argument("--go-on", action="store_true", help="begin with what is in force")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--out", type=Path, default=OUT)
    asked = reader.parse_args()
    found = [numbers[:] for numbers in LEARNED]
    for place, players in enumerate(TABLES):
        if players in asked.tables:
            guess, far = (found[place], NEAR) if asked.go_on else (BEGINNING, FAR)
            found[place] = learned(
                guess, players, asked.generations, asked.games, far, asked.jobs, lambda text: print(text, flush=True)
            )
            asked.out.write_text(written(found))


if __name__ == "__main__":
    main()
