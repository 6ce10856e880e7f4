"""What better guesses at hidden hands could win in Shadowfist at the most: a bot that is shown all of them.

PYTHONPATH=build/compiled:. python benchmarks/true_hands.py search:60 --games 150

The duels are those of `thinking.py`: the bot against a hitter with the same deck, each shuffle from both seats. The bot
thinks in copies of the true game, with all decks shuffled anew. No bot that anybody plays against may do that.
"""

from __future__ import annotations

import argparse

from benchmarks.thinking import FIRST_SEED

from kwoon.bots import make_bot, usual_bot
from kwoon.bots.base import bot_move
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.shadowfist.quick.player import QuickFist
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.decks import ORDER
from kwoon.games.shadowfist.state.table import table_of
from kwoon.lab.match import wilson


class Told(QuickFist):
    """The quick player of a bot that is shown everything but the order of the decks."""

    true: Game | None = None

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        assert self.true is not None
        new = table_of(self.true.clone())
        for deck in new.decks:
            chance.shuffle(deck)
        new.chance = chance.fork()
        return new


def play(name: str, number: int) -> float:
    """One duel; what the bot has of the win."""
    table, seat = divmod(number, 2)
    chance = Chance(FIRST_SEED + table)
    bots = [make_bot("shadowfist", usual_bot("shadowfist"), chance.word()) for _ in range(2)]
    plain, told = make_bot("shadowfist", name, chance.word()), Told()
    assert isinstance(plain, SearchBot)
    bots[seat] = SearchBot(chance.word(), told, plain.bounds, plain.rule)
    options: dict[str, Data] = {"players": 2, "decks": [ORDER[table % len(ORDER)]] * 2, "first": 1}
    game = game_named("shadowfist").new(options, FIRST_SEED + table)
    while game.decision is not None:
        told.true = game
        game.apply(bot_move(bots[game.decision.seat], game))
    outcome = game.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def main() -> None:
    """Play, and print what was won with its interval."""
    parser = argparse.ArgumentParser(description="a bot of Shadowfist that is shown all hands")
    parser.add_argument("bot", nargs="?", default="search:60")
    parser.add_argument("--games", type=int, default=150)
    asked = parser.parse_args()
    won = sum(play(asked.bot, number) for number in range(asked.games))
    low, high = wilson(won, asked.games)
    print(f"{asked.bot}, shown all hands: {won / asked.games:.0%} ({low:.0%} to {high:.0%}) of {asked.games}")


if __name__ == "__main__":
    main()
