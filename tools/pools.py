"""How fast Shadowfist runs with decks of few cards and of all: the same draws in turn, by processor time.

python tools/pools.py [--draws 60] [--rounds 2] [--players 2 4 5] [--titles tools/first_cards.txt] [--any]

With PYTHONPATH=build/compiled it measures the compiled package. `first_cards.txt` has the 230 titles that were played
before all of the Modern sets were; their texts are shorter than those of later sets. So there is --any: each draw takes
as many titles of the library by lot, which tells what the size of a pool costs, apart from what its cards say.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections import defaultdict
from pathlib import Path

from kwoon.engine.chance import Chance
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.cards.sampling import sample_among
from kwoon.games.shadowfist.state.card import Card

FIRST = Path(__file__).parent / "first_cards.txt"
CLONED_AT = 150
"""After so many decisions of a game its copies are timed."""
COPIES = 40


def tables(cards: list[Card], players: int, draws: int, few: int = 0) -> list[dict[str, Data]]:
    """Random decks for so many games, from these cards; or, each game, from so few of them, whichever chance picks."""
    found: list[dict[str, Data]] = []
    for draw in range(draws):
        among = some_of(cards, few, draw) if few else cards
        found.append({"players": players, "decks": [sample_among(among, draw * 5 + seat) for seat in range(players)]})
    return found


def some_of(cards: list[Card], few: int, draw: int) -> list[Card]:
    """`few` of these cards, by lot, in their order."""
    order = list(range(len(cards)))
    Chance(draw).shuffle(order)
    return [cards[at] for at in sorted(order[:few])]


def play(options: dict[str, Data], seed: int, chance: Chance) -> tuple[int, float, float]:
    """One random game: its decisions, its seconds, and the seconds of a copy in the middle of it."""
    game = game_named("shadowfist").new(options, seed)
    decisions, copying = 0, 0.0
    start = time.process_time()
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
        decisions += 1
        if decisions == CLONED_AT:
            pause = time.process_time()
            for _ in range(COPIES):
                game.clone()
            copying = time.process_time() - pause
    return decisions, time.process_time() - start - copying, copying / COPIES


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--draws", type=int, default=60, help="random decks for so many games (%(default)s)")
    parser.add_argument("--rounds", type=int, default=2, help="each is played so often (%(default)s)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 5], choices=range(2, 6))
    parser.add_argument("--any", action="store_true", help="as many titles of the library, by lot for each game")
    parser.add_argument("--titles", type=Path, default=FIRST, help="the few cards, one a line (%(default)s)")
    arguments = parser.parse_args()
    start = time.process_time()
    everything = library()
    print(f"all {len(everything)} cards were loaded in {time.process_time() - start:.2f} s")
    wanted = arguments.titles.read_text(encoding="utf-8").splitlines()
    few = [card for card in everything if card.title in wanted]
    pools = {len(few): few, len(everything): everything}
    games = {
        (players, size): tables(cards, players, arguments.draws)
        for players in arguments.players
        for size, cards in pools.items()
    }
    if arguments.any:
        for players in arguments.players:
            games[players, len(few)] = tables(everything, players, arguments.draws, len(few))
    chance = Chance(7)
    decisions: dict[tuple[int, int], int] = defaultdict(int)
    seconds: dict[tuple[int, int], float] = defaultdict(float)
    copies: dict[tuple[int, int], list[float]] = defaultdict(list)
    gc.freeze()
    for turn in range(arguments.rounds):
        for draw in range(arguments.draws):
            for key, options in games.items():
                made, took, copy = play(options[draw], draw + 1000 * turn, chance)
                decisions[key] += made
                seconds[key] += took
                copies[key] += [copy] if copy else []
    for players in arguments.players:
        few_rate, all_rate = [decisions[players, size] / seconds[players, size] for size in pools]
        few_copy, all_copy = [sorted(copies[players, size])[len(copies[players, size]) // 2] * 1e6 for size in pools]
        print(
            f"{players} players: {few_rate:,.0f} decisions/s with {len(few)} cards, {all_rate:,.0f} with all "
            f"(×{all_rate / few_rate:.2f}); a copy {few_copy:.1f} and {all_copy:.1f} µs (×{all_copy / few_copy:.2f})"
        )


if __name__ == "__main__":
    main()
