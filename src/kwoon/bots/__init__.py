"""Players that see a seat's view and the question put to it, and nothing else."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Final

from kwoon.bots.base import Bot
from kwoon.engine.errors import BadOptions

RANDOM: Final = "kwoon.bots.base:RandomBot"
BUYER: Final = "kwoon.bots.puzzlestrike.buyer:BuyerBot"
BOTS: Final[dict[str, dict[str, str]]] = {
    "kungfu": {"random": RANDOM, "greedy": "kwoon.bots.kungfu.greedy:GreedyBot"},
    "puzzlestrike": {"random": RANDOM, "buyer": BUYER},
    "puzzlestrike-match": {"random": RANDOM, "buyer": BUYER},
    "shadowfist": {"random": RANDOM, "hitter": "kwoon.bots.shadowfist.hitter:HitterBot"},
}
"""Where the bots of each game are at home, by name; the last one is the best, and what a person meets."""


def bots_of(game: str) -> dict[str, str]:
    """The bots of a game by name; one that has none of its own has random players."""
    return BOTS.get(game, {"random": RANDOM})


def bot_names(game: str) -> list[str]:
    """The bots of a game, the best one last."""
    return list(bots_of(game))


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of that name for that game; only its own game's code is imported for it."""
    if name not in bot_names(game):
        raise BadOptions(f"there is no bot {name!r} for {game}; there are {', '.join(bot_names(game))}")
    made = resolve_name(bots_of(game)[name])(seed)
    assert isinstance(made, Bot)
    return made


def best_bot(game: str) -> str:
    """The name of the best bot of a game."""
    return bot_names(game)[-1]
