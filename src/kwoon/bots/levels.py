"""How strong a bot is to be: rules of thumb that are forgotten less and less, then search that goes ever deeper."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

MOST_ROUNDS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_CORES: Final = 64


@dataclass(frozen=True)
class Bounds:
    """The bounds of a bot's thinking about one question: how many rounds it plays, for how many seconds at most (0: as
    long as that takes), and how many processes share the rounds. If `untaught`, it goes by rules of thumb alone, and
    not by what games have taught its quick player. With `tree` it grows a tree of answers; else answers are compared
    side by side where the game's quick player is made for that."""

    rounds: int = MOST_ROUNDS
    seconds: float = 0.0
    cores: int = 1
    untaught: bool = False
    tree: bool = False


GENTLE: Final[dict[str, dict[str, int]]] = {
    "kungfu": {"beginner": 78, "novice": 52, "student": 28},
    "puzzlestrike": {"beginner": 51, "novice": 28, "student": 10},
    "shadowfist": {"beginner": 64, "novice": 40, "student": 13},
}
"""The gentle levels of each game: they answer as its best rule of thumb does, but of a hundred answers this many are
picked at random."""
SEARCHING: Final[dict[str, dict[str, Bounds]]] = {
    "kungfu": {"expert": Bounds(40, 0.5, untaught=True), "master": Bounds(1000, 1.0)},
    "puzzlestrike": {"expert": Bounds(40, 0.5), "master": Bounds(300, 1.0)},
    "shadowfist": {"expert": Bounds(60, 1.0)},
}
"""The levels that search, gentle to fierce. A slow machine plays fewer rounds in the same time.

A level that would hardly be stronger than the one below it is left out: in Shadowfist longer thinking adds next to
nothing."""
FORMER: Final[dict[str, Bounds]] = {
    "pupil": Bounds(40, 0.25),
    "adept": Bounds(300, 0.5),
    "expert": Bounds(2000, 1.0),
    "master": Bounds(20_000, 2.0),
}
"""Levels that every game once had. Nobody is offered them any more, but tables that were begun with one are played
on."""
SAME_LEVELS: Final = {"puzzlestrike-match": "puzzlestrike"}
"""Games that have the levels of another game."""
WORDS: Final[dict[str, str]] = {
    "random": "plays at random",
    "beginner": "has a plan now and then",
    "novice": "has a plan, and forgets it often",
    "student": "has a plan, and forgets it now and then",
    "greedy": "rules of thumb",
    "buyer": "rules of thumb",
    "hitter": "rules of thumb",
    "expert": "looks ahead, up to a second",
    "master": "looks further ahead, up to a second",
    "expert-rush": "attacks early, and takes risks",
    "expert-control": "builds up before it attacks",
    "expert-opportunist": "takes what is left open, strikes the leader",
}
"""What a person is told of each level."""

OWN_WORDS: Final = (
    "search:500 thinks for so many rounds, search:0.5s for so long, search:500x2 on two cores; tree:500 grows a tree"
)
"""What a person is told who wants to set the bounds."""
TREE: Final = "tree"
OWN_BOUNDS: Final = re.compile(r"(search|tree):(\d+|\d*\.?\d+s)(?:x(\d{1,4}))?")


def gentle_of(game: str) -> dict[str, int]:
    """The gentle levels of a game."""
    return GENTLE.get(SAME_LEVELS.get(game, game), {})


def searching_of(game: str) -> dict[str, Bounds]:
    """The levels of a game that search."""
    return SEARCHING.get(SAME_LEVELS.get(game, game), {})


def bounds_of(game: str, name: str) -> Bounds | None:
    """The bounds of a level, or those that a name spells out: `search:500` (rounds) or `search:0.5s` (seconds), either
    with a number of cores, as in `search:2000x2`; or the same with `tree`. None for any other name."""
    found = searching_of(game).get(name) or FORMER.get(name)
    if found is not None:
        return found
    own = OWN_BOUNDS.fullmatch(name)
    if own is None:
        return None
    tree, text, cores = own.group(1) == TREE, own.group(2), int(own.group(3) or 1)
    if not 0 < cores <= MOST_CORES:
        return None
    if text.endswith("s"):
        seconds = float(text[:-1])
        return Bounds(seconds=seconds, cores=cores, tree=tree) if 0 < seconds <= MOST_SECONDS else None
    rounds = int(text)
    return Bounds(rounds, cores=cores, tree=tree) if 0 < rounds <= MOST_ROUNDS else None


def in_words(name: str) -> str:
    """A bot's name, with what there is to say of that bot."""
    return f"{name}: {WORDS[name]}" if name in WORDS else name
