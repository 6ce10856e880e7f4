"""How fast Puzzle Strike plays at random, in processor time: decisions, games and clones.

PYTHONPATH=build/compiled python benchmarks/puzzlestrike_speed.py   (or PYTHONPATH=src, uncompiled)
"""

import time

import kwoon.engine.game
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named

GAMES = 600
REPEATS = 5
MIDDLE = 60
COPIES = 100


def once(options: dict[str, Data]) -> tuple[float, float, float]:
    """Decisions/s, games/s, and the µs of a clone in mid-game."""
    spec = game_named("puzzlestrike")
    chance = Chance(7)
    decisions = 0
    middles: list[Game] = []
    begun = time.process_time()
    for seed in range(GAMES):
        game = spec.new(options, seed)
        taken = 0
        while game.decision is not None:
            game.apply(chance.below(len(game.decision.options)))
            taken += 1
            if taken == MIDDLE and len(middles) < 50:
                middles.append(game.clone())
        decisions += taken
    spent = time.process_time() - begun
    begun = time.process_time()
    for _ in range(COPIES):
        for middle in middles:
            middle.clone()
    clone = (time.process_time() - begun) / (COPIES * len(middles)) * 1e6
    return decisions / spent, GAMES / spent, clone


if __name__ == "__main__":
    print(kwoon.engine.game.__file__)
    variants: list[dict[str, Data]] = [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "mode": "teams"}]
    for variant in variants:
        runs = [once(variant) for _ in range(REPEATS)]
        rate = sorted(run[0] for run in runs)
        games = sorted(run[1] for run in runs)
        clone = sorted(run[2] for run in runs)
        middle = REPEATS // 2
        print(
            f"{variant}: {rate[middle]:,.0f} decisions/s (best {rate[-1]:,.0f}), {games[middle]:,.0f} games/s, "
            f"clone {clone[middle]:.1f} µs (best {clone[0]:.1f})"
        )
