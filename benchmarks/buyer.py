"""How often the buyer of Puzzle Strike beats random play, with each of the ten characters.

PYTHONPATH=build/compiled python benchmarks/buyer.py [--games 1000] [--jobs 2] [--seed 1] [--json]

For each character: two players, a random bank each game, seats changed after each game, and the opponent goes through
all ten characters in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from kwoon.games import game_named
from kwoon.games.puzzlestrike.state.chip import CHARACTERS
from kwoon.lab.match import play_game, wilson

GOAL = 0.9


def wins_of(task: tuple[str, int, int]) -> tuple[str, float, int]:
    """A character, the buyer's wins with it, and the games."""
    character, games, seed = task
    spec = game_named("puzzlestrike")
    wins = 0.0
    for number in range(games):
        seat = number % 2
        other = CHARACTERS[number // 2 % len(CHARACTERS)]
        bots = ["buyer", "random"] if seat == 0 else ["random", "buyer"]
        characters = [character, other] if seat == 0 else [other, character]
        outcome = play_game(spec, {"players": 2, "characters": characters}, bots, seed + number)
        wins += outcome.scores[seat]
    return character, wins, games


def main() -> None:
    parser = argparse.ArgumentParser(description="The buyer against random play, with every character.")
    parser.add_argument("--games", type=int, default=1000, help="games for each character (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    tasks = [(character, arguments.games, arguments.seed) for character in CHARACTERS]
    rows = []
    if not arguments.json:
        print(f"{'character':14}{'wins':>8}{'games':>7}{'rate':>8}   95% interval")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for character, wins, games in pool.map(wins_of, tasks):
            low, high = wilson(wins, games)
            rows.append({"character": character, "wins": wins, "games": games, "low": low, "high": high})
            if not arguments.json:
                mark = "" if low >= GOAL else "   below the goal" if high < GOAL else "   unsure"
                print(
                    f"{character:14}{wins:8g}{games:7}{wins / games:8.1%}   {low:.1%} to {high:.1%}{mark}", flush=True
                )
    if arguments.json:
        print(json.dumps(rows, indent=1))
    sys.exit(any(row["wins"] < GOAL * row["games"] for row in rows))


if __name__ == "__main__":
    main()
