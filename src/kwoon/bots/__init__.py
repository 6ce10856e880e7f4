"""Players that know what a seat may know, and nothing else: rules of thumb, and search."""

from __future__ import annotations

from functools import partial
from pkgutil import resolve_name
from typing import Final

from kwoon.bots.base import Bot
from kwoon.bots.levels import bounds_of, gentle_of, searching_of
from kwoon.engine.errors import BadOptions

RANDOM: Final = "kwoon.bots.base:RandomBot"
BUYER: Final = "kwoon.bots.puzzlestrike.buyer:BuyerBot"
BOTS: Final[dict[str, dict[str, str]]] = {
    "kungfu": {"random": RANDOM, "greedy": "kwoon.bots.kungfu.greedy:GreedyBot"},
    "puzzlestrike": {"random": RANDOM, "buyer": BUYER},
    "puzzlestrike-match": {"random": RANDOM, "buyer": BUYER},
    "shadowfist": {"random": RANDOM, "hitter": "kwoon.bots.shadowfist.hitter:HitterBot"},
}
"""Where the rules of thumb of each game are at home, by name; the last one is what a person meets."""
QUICK_BUYER: Final = "kwoon.bots.puzzlestrike.quick.player:QuickBuyer"
SEARCHED: Final[dict[str, str]] = {
    "kungfu": "kwoon.bots.kungfu.quick.player:QuickFighter",
    "puzzlestrike": QUICK_BUYER,
    "puzzlestrike-match": QUICK_BUYER,
    "shadowfist": "kwoon.bots.shadowfist.quick.player:QuickFist",
}
"""The games that are searched, each with the quick player on which the search leans."""
STYLES: Final[dict[str, tuple[str, ...]]] = {"shadowfist": ("rush", "control", "opportunist")}
"""Ways to play that a bot which searches can be given, by game."""


def bots_of(game: str) -> dict[str, str]:
    """The rules of thumb of a game by name; one that has none of its own has random players."""
    return BOTS.get(game, {"random": RANDOM})


def bot_names(game: str) -> list[str]:
    """The bots that a person can pick, the gentlest first."""
    *rules, best = bots_of(game)
    return [*rules, *gentle_of(game), best, *searching_of(game)]


def searches(game: str, name: str) -> bool:
    """Whether a bot is one that searches, so that it is handed a made-up game."""
    return game in SEARCHED and name not in bots_of(game) and name not in gentle_of(game)


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of that name for that game; only its own game's code is imported for it.

    Besides the names there are `search:500`, which thinks for so many rounds, `search:0.5s`, and `search:500x2`, which
    does so on two cores; and where a game has styles, each of these with one of them: `expert-rush`.
    """
    level, dash, style = name.partition("-")
    known = style in STYLES.get(game, ()) if dash else True
    bounds = bounds_of(game, level) if searches(game, name) and known else None
    if bounds is not None:
        from kwoon.bots.search.bot import SearchBot

        kind = resolve_name(SEARCHED[game])
        make_quick = partial(kind, style) if style else kind
        thumb = make_bot(game, usual_bot(game), seed)
        if bounds.cores > 1:
            from kwoon.bots.search.team import TeamBot

            return TeamBot(seed, make_quick, bounds, thumb, game)
        quick = make_quick()
        if bounds.untaught:
            quick.unlearn()
        return SearchBot(seed, quick, bounds, thumb)
    if name in gentle_of(game):
        from kwoon.bots.careless import CarelessBot

        return CarelessBot(seed, make_bot(game, usual_bot(game), seed), gentle_of(game)[name])
    if name not in bots_of(game):
        own = "; or search:500 (rounds), search:0.5s, search:500x2 (two cores)" if game in SEARCHED else ""
        raise BadOptions(f"there is no bot {name!r} for {game}; there are {', '.join(bot_names(game))}{own}")
    made = resolve_name(bots_of(game)[name])(seed)
    assert isinstance(made, Bot)
    return made


def usual_bot(game: str) -> str:
    """The best rule of thumb of a game: it answers at once, so a person meets it who has picked none."""
    return list(bots_of(game))[-1]
