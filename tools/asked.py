"""How often a person is asked in a game of Shadowfist against bots, with the passing assistant on.

    PYTHONPATH=build/compiled python tools/asked.py --games 50 --players 2

The person's answers are a bot's. Printed are the questions by hand for each turn of the game (anybody's), how many of
them were then passed on, and what would have been asked without the assistant.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from kwoon.bots import best_bot, make_bot
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.tables.assistant import Assistant
from kwoon.tables.live import LiveTable, bot_seed

GAME = "shadowfist"


def played(players: int, seed: int) -> tuple[int, int, int, int]:
    """One game: turns, questions by hand, those of them that were passed on, and all questions to the person."""
    bot = best_bot(GAME)
    seats = (Seat("Ann", "person"), *(Seat(f"Bot {number}", bot) for number in range(1, players)))
    live = LiveTable.open(game_named(GAME), {"players": players}, seed, seats)
    assistant = Assistant(live, 0)
    assert assistant.reader is not None
    by_hand = passed = asked = 0
    while not live.over:
        if live.bot_is_asked:
            live.bot_step()
            continue
        question = live.question(0)
        assert question is not None
        asked += 1
        choice = assistant.choice()
        if choice is None:
            by_hand += 1
            choice = make_bot(GAME, bot, bot_seed(seed, 0, len(live.moves))).choose(live.view(0), question)
            passed += choice == assistant.reader.pass_option(question)
        live.advance(choice)
    return int(str(live.view(0)["turn"])), by_hand, passed, asked


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    arguments = parser.parse_args()
    found = []
    for seed in range(arguments.games):
        found.append(played(arguments.players, seed))
        print(f"\r{seed + 1} of {arguments.games}", end="", file=sys.stderr, flush=True)
    turns, by_hand, passed, asked = (sum(column) for column in zip(*found, strict=True))
    print(f"\n{arguments.games} games with {arguments.players} players, {turns} turns")
    share = f"{passed} of them passed ({passed / by_hand:.0%})"
    print(f"questions by hand: {by_hand} ({by_hand / turns:.2f} a turn), {share}")
    print(f"without the assistant: {asked} ({asked / turns:.2f} a turn)")
    print(f"questions by hand in a game, median: {statistics.median(each[1] for each in found):.0f}")


if __name__ == "__main__":
    main()
