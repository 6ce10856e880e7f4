"""How long the levels that search think about a move: the mean, the ninety-ninth of a hundred, the longest.

PYTHONPATH=build/compiled:. python benchmarks/pace.py [kungfu puzzlestrike shadowfist] [--moves 1000] [--bots search:1s]

All seats of a table are of that level, at tables of two and of as many as the game takes. A move is a question that
the bot searched for an answer to. By the wall's clock, which the bot itself looks at, and by the processor's beside it;
where others want it too, the two differ.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import perf_counter, process_time

from kwoon.bots import SEARCHED, make_bot
from kwoon.bots.base import bot_move
from kwoon.bots.levels import searching_of
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.tree import Search
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.games import game_named

MOST_PLAYERS = {"kungfu": 6, "puzzlestrike": 4, "shadowfist": 5}
PERCENTILE = 0.99


@dataclass
class Times:
    """What moves took, in seconds."""

    wall: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)


class Watched(SearchBot):
    """The bot, with an eye on both clocks."""

    searches = 0

    def searched(self, made_up: Game, hint: int = -1, hasty: bool = False) -> Search:
        self.searches += 1
        return super().searched(made_up, hint, hasty)


def watched(title: str, name: str, seed: int) -> Watched:
    """A bot of a level, watched."""
    plain = make_bot(title, name, seed)
    assert isinstance(plain, SearchBot)
    return Watched(seed, plain.quick, plain.bounds, plain.rule)


def times(title: str, name: str, players: int, moves: int) -> Times:
    """What so many moves took, in as many games as that needs."""
    found = Times()
    seed = 0
    while len(found.wall) < moves:
        seed += 1
        game = game_named(title).new({"players": players}, seed)
        chance = Chance(seed)
        bots = [watched(title, name, chance.word()) for _ in range(players)]
        while game.decision is not None and len(found.wall) < moves:
            bot = bots[game.decision.seat]
            before, wall, processor = bot.searches, perf_counter(), process_time()
            choice = bot_move(bot, game)
            if bot.searches > before:
                found.wall.append(perf_counter() - wall)
                found.processor.append(process_time() - processor)
            game.apply(choice)
    return found


def row(title: str, name: str, players: int, found: Times) -> str:
    """A line of the table, in milliseconds."""
    cells = []
    for each in (found.wall, found.processor):
        ordered = sorted(each)
        late = ordered[min(len(ordered) - 1, int(PERCENTILE * len(ordered)))]
        cells += [f"{1000 * sum(each) / len(each):.0f}", f"{1000 * late:.0f}", f"{1000 * ordered[-1]:.0f}"]
    return f"| {title} | {name} | {players} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[], help=f"of {', '.join(SEARCHED)} (all)")
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--bots", nargs="+", help="such as expert, search:1s (all levels that search)")
    arguments = parser.parse_args()
    titles = arguments.games or list(MOST_PLAYERS)
    unknown = [title for title in titles if title not in MOST_PLAYERS]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(MOST_PLAYERS)}")
    print("| game | bot | players | ms a move | 99 of 100 | longest | of the processor | 99 of 100 | longest |")
    print("|---|---|---|---|---|---|---|---|---|")
    for title in titles:
        for name in arguments.bots or list(searching_of(title)):
            for players in (2, MOST_PLAYERS[title]):
                print(row(title, name, players, times(title, name, players, arguments.moves)), flush=True)


if __name__ == "__main__":
    main()
