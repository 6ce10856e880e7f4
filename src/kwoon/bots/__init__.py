"""Players that see a seat's view and the question put to it, and nothing else."""

from __future__ import annotations

from kwoon.bots.base import Bot, RandomBot
from kwoon.bots.kungfu import GreedyBot
from kwoon.bots.puzzlestrike import BuyerBot
from kwoon.bots.shadowfist import HitterBot
from kwoon.engine.errors import BadOptions

BOTS: dict[str, dict[str, type[Bot]]] = {
    "kungfu": {"random": RandomBot, "greedy": GreedyBot},
    "puzzlestrike": {"random": RandomBot, "buyer": BuyerBot},
    "puzzlestrike-match": {"random": RandomBot, "buyer": BuyerBot},
    "shadowfist": {"random": RandomBot, "hitter": HitterBot},
}
"""The bots of each game by name; the last one is the best, and what a person meets."""


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of that name for that game."""
    known = BOTS.get(game, {"random": RandomBot})
    if name not in known:
        raise BadOptions(f"there is no bot {name!r} for {game}; there are {', '.join(known)}")
    return known[name](seed)


def best_bot(game: str) -> str:
    """The name of the best bot of a game."""
    return list(BOTS.get(game, {"random": RandomBot}))[-1]
