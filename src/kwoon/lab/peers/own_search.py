"""Our search on the bench: `kungfu` as the bots search it, `random kungfu` with random play to the game's end.

The second kind is what OpenSpiel's search does out of the box: no priors, no rule of thumb, no judgement on the way.
"""

from __future__ import annotations

import kwoon.engine.game
from kwoon.bots import make_bot, usual_bot
from kwoon.bots.base import bot_move, made_up
from kwoon.bots.levels import Bounds
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.quick import Quick
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.games import game_named
from kwoon.lab.peers.rounds import PLAYOUTS, POSITIONS, ROUNDS, Rounds

RANDOM = "random "
TO_THE_END = 1_000_000
PATIENCE = 1.0
"""How many seconds a search takes at most: what is slow plays fewer rounds, and those are counted."""
EVERY = 7
"""How many answers of a game lie between two positions that are taken from it, if something is to be decided there."""


class Searched(Rounds):
    """One of our games, with so many seats."""

    def __init__(self, game: str, players: int) -> None:
        super().__init__()
        name = game.removeprefix(RANDOM)
        self.where = str(kwoon.engine.game.__file__)
        self.compiled = not self.where.endswith(".py")
        self.version = f"rules version {game_named(name).rules_version}"
        bot = make_bot(name, f"search:{ROUNDS}", 7)
        assert isinstance(bot, SearchBot)
        if game.startswith(RANDOM):
            quick = Quick()
            quick.ahead = TO_THE_END
            bot = SearchBot(7, quick, bot.bounds)
        bot.bounds = Bounds(ROUNDS, PATIENCE)
        self.bot = bot
        self.positions = positions_of(name, players)
        if game.startswith(RANDOM):
            chance = Chance(7)
            lengths = [to_the_end(each, chance) for each in self.positions for _ in range(PLAYOUTS)]
            self.length = sum(lengths) / len(lengths)

    def think(self, position: Game) -> int:
        return self.bot.searched(position).rounds


def to_the_end(game: Game, chance: Chance) -> int:
    """How many answers random play gives to the end of a made-up game."""
    assert game.decision is not None
    made, answers = game.resample(game.decision.seat, chance), 0
    while made.decision is not None:
        made.apply(chance.below(len(made.decision.options)))
        answers += 1
    return answers


def positions_of(name: str, players: int) -> list[Game]:
    """Made-up games from games between the usual bots, where something is to be decided."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        game = game_named(name).new({"players": players}, seed)
        bots = [make_bot(name, usual_bot(name), seed + seat) for seat in range(players)]
        answers = 0
        while game.decision is not None and len(found) < POSITIONS and answers < 20 * EVERY:
            answers += 1
            if answers % EVERY == 0 and len(game.decision.options) > 1:
                found.append(made_up(game, Chance(answers)))
            game.apply(bot_move(bots[game.decision.seat], game))
    return found


def subject(game: str, players: int) -> Searched:
    """A search for the stopwatch."""
    return Searched(game, players)
