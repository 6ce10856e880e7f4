"""How often the hitter of Shadowfist beats random play, and how games between hitters end.

PYTHONPATH=src python benchmarks/hitter.py [--games 500] [--jobs 2] [--seed 1] [--json]

For each line: so many games, in rounds in which the decks stay and each bot sits in each seat once; then come other
decks of the hall, or new ones drawn from all cards.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from statistics import median

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.engine.chance import Chance
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.game import Shadowfist, hall_decks
from kwoon.lab.match import wilson

PIECE = 25
"""Games that one process plays at a time."""


@dataclass
class Line:
    """One line of the table: who plays, with which decks, and how it went."""

    bots: list[str]
    any_decks: bool
    goal: float
    wins: float = 0.0
    games: int = 0
    turns: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def name(self) -> str:
        return f"{' '.join(self.bots)}, {'any decks' if self.any_decks else 'decks of the hall'}"


LINES = [
    (bots, any_decks, goal)
    for any_decks in (False, True)
    for bots, goal in (
        (["hitter", "random"], 0.95),
        (["hitter", "random", "random"], 0.70),
        (["hitter", "hitter"], 0.0),
        (["hitter", "hitter", "hitter"], 0.0),
    )
]


def decks_for(number: int, players: int, any_decks: bool) -> list[Data]:
    """The decks of a round, in which each bot sits in each seat once: the hall's in turn, or new ones."""
    round_ = number // players
    if any_decks:
        return [sample_deck(round_ * 5 + seat) for seat in range(players)]
    return hall_decks(round_, players)


def play_piece(task: tuple[list[str], bool, int, int]) -> tuple[float, list[int], list[str]]:
    """Some games: the first bot's wins, the turns that they took, and how they ended."""
    bots, any_decks, first, games = task
    spec = game_named("shadowfist")
    wins, turns, endings = 0.0, [], []
    for number in range(first, first + games):
        shift = number % len(bots)
        seats = bots[-shift:] + bots[:-shift] if shift else bots
        chance = Chance(number)
        players = [make_bot(spec.name, name, chance.word()) for name in seats]
        game = spec.new({"players": len(bots), "decks": decks_for(number, len(bots), any_decks)}, number)
        while game.decision is not None:
            game.apply(bot_move(players[game.decision.seat], game))
        outcome = game.outcome()
        assert outcome is not None
        assert isinstance(game, Shadowfist)
        wins += outcome.scores[shift]
        turns.append(game.turn)
        endings.append(outcome.reason)
    return wins, turns, endings


def main() -> None:
    parser = argparse.ArgumentParser(description="The hitter against random play, and against itself.")
    parser.add_argument("--games", type=int, default=500, help="games for each line (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    rows: list[Line] = []
    if not arguments.json:
        print(f"{'bots and decks':44}{'rate':>7}   {'95% interval':16}{'victories':>10}{'turns':>7}")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for bots, any_decks, goal in LINES:
            row = Line(bots, any_decks, goal)
            tasks = [
                (bots, any_decks, arguments.seed + done, min(PIECE, arguments.games - done))
                for done in range(0, arguments.games, PIECE)
            ]
            for wins, turns, endings in pool.map(play_piece, tasks):
                row.wins += wins
                row.games += len(turns)
                row.turns += turns
                row.endings.update(endings)
            rows.append(row)
            if not arguments.json:
                print(shown(row), flush=True)
    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    sys.exit(any(row.wins < row.goal * row.games for row in rows))


def shown(row: Line) -> str:
    """One line of the table."""
    low, high = wilson(row.wins, row.games)
    mark = "" if not row.goal or low >= row.goal else "   below the goal" if high < row.goal else "   unsure"
    victories = row.endings["victory"] / row.games
    interval = f"{low:.1%} to {high:.1%}"
    return f"{row.name:44}{row.wins / row.games:7.1%}   {interval:16}{victories:10.1%}{median(row.turns):7g}{mark}"


if __name__ == "__main__":
    main()
