"""Players that know what a seat may know, and nothing else: rules of thumb, and search."""

from __future__ import annotations

from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from kwoon.bots.base import Bot
from kwoon.bots.levels import TREE, Bounds, bounds_of, gentle_of, searching_of
from kwoon.engine.errors import BadOptions

if TYPE_CHECKING:
    from kwoon.bots.search.quick import Quick

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
BARE: Final = "kwoon.bots.search.quick:Quick"
"""For any other game: it plays at random, and a tree does the rest (`tree:500`)."""
TREE_HEEDED: Final = 8
"""In a tree one round in so many begins with the answer of the rule of thumb."""
STYLES: Final[dict[str, tuple[str, ...]]] = {"shadowfist": ("rush", "control", "opportunist")}
"""Ways to play that a bot which searches can be given, by game."""


def bots_of(game: str) -> dict[str, str]:
    """The rules of thumb of a game by name; one that has none of its own has random players."""
    return BOTS.get(game, {"random": RANDOM})


def bot_names(game: str) -> list[str]:
    """The levels that a person can pick, the gentlest first."""
    *rules, best = bots_of(game)
    return [*rules, *gentle_of(game), best, *searching_of(game)]


def styled_names(game: str) -> list[str]:
    """The levels that search, in each style that the game has: `expert-rush`."""
    return [f"{level}-{style}" for level in searching_of(game) for style in STYLES.get(game, ())]


def offered(game: str) -> list[str]:
    """All bots that a person can pick by name: the levels, the gentlest first, and then those with a style."""
    return [*bot_names(game), *styled_names(game)]


def searches(game: str, name: str) -> bool:
    """Whether a bot is one that searches, so that it is handed a made-up game."""
    if name.startswith(f"{TREE}:"):
        return True
    return game in SEARCHED and name not in bots_of(game) and name not in gentle_of(game)


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of that name for that game; only its own game's code is imported for it.

    Besides the names there are `search:500`, which thinks for so many rounds, `search:0.5s`, and `search:500x2`, which
    does so on two cores; `tree:500` and the like grow a tree, in every game; and where a game has styles, each of these
    with one of them: `expert-rush`.
    """
    level, dash, style = name.partition("-")
    known = style in STYLES.get(game, ()) if dash else True
    bounds = bounds_of(game, level) if searches(game, name) and known else None
    if bounds is not None:
        return searching_bot(game, style, bounds, seed)
    if name in gentle_of(game):
        from kwoon.bots.careless import CarelessBot

        return CarelessBot(seed, make_bot(game, usual_bot(game), seed), gentle_of(game)[name])
    if name not in bots_of(game):
        raise BadOptions(f"there is no bot {name!r} for {game}; there are {', '.join(offered(game))}{own_words(game)}")
    made = resolve_name(bots_of(game)[name])(seed)
    assert isinstance(made, Bot)
    return made


def searching_bot(game: str, style: str, bounds: Bounds, seed: int) -> Bot:
    """A bot that searches, with the game's rule of thumb at its side if it has one."""
    from kwoon.bots.search.bot import SearchBot

    kind = resolve_name(SEARCHED.get(game, BARE))
    make_quick = partial(quick_player, kind, style, bounds)
    thumb = make_bot(game, usual_bot(game), seed) if len(bots_of(game)) > 1 else None
    if bounds.cores > 1:
        from kwoon.bots.search.team import TeamBot

        return TeamBot(seed, make_quick, bounds, thumb, game)
    return SearchBot(seed, make_quick(), bounds, thumb)


def quick_player(kind: Any, style: str, bounds: Bounds) -> Quick:
    """The quick player of a game, as a search within these bounds wants it."""
    quick: Quick = kind(style) if style else kind()
    if bounds.untaught:
        quick.unlearn()
    if bounds.tree:
        quick.flat = False
        quick.heeded = TREE_HEEDED
    return quick


def own_words(game: str) -> str:
    """What else can be asked for by name."""
    if game not in SEARCHED:
        return "; or tree:500 (rounds), tree:0.5s"
    styles = "".join(f", search:500-{style}" for style in STYLES.get(game, ())[:1])
    return f"; or search:500 (rounds), search:0.5s, search:500x2 (two cores), tree:500 (a tree){styles}"


def usual_bot(game: str) -> str:
    """The best rule of thumb of a game: it answers at once, so a person meets it who has picked none."""
    return list(bots_of(game))[-1]
