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
    """How long a bot thinks about one question: for so many rounds, and no longer than so many seconds (0: any); and
    how many processes share the rounds. One that is untaught goes by rules of thumb alone, not by what games have
    taught its quick player. With `tree` it grows a tree of answers; else the answers are compared side by side where
    the game's quick player is made for that."""

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
"""The gentle levels of each game: they follow its best rule of thumb, but so many answers of a hundred are any."""
SEARCHING: Final[dict[str, dict[str, Bounds]]] = {
    "kungfu": {"expert": Bounds(40, 0.5, untaught=True), "master": Bounds(1000, 1.0)},
    "puzzlestrike": {"expert": Bounds(40, 0.5), "master": Bounds(300, 1.0)},
    "shadowfist": {"expert": Bounds(60, 1.0)},
}
"""The levels that search, gentle to fierce. A slow machine plays fewer rounds; the time is kept.

There are only as many as differ by a step like those below them: in Shadowfist longer thinking adds next to nothing."""
FORMER: Final[dict[str, Bounds]] = {
    "pupil": Bounds(40, 0.25),
    "adept": Bounds(300, 0.5),
    "expert": Bounds(2000, 1.0),
    "master": Bounds(20_000, 2.0),
}
"""Levels of all games once. Nobody is offered them any more, but tables that were made with one are played on."""
SAME_LEVELS: Final = {"puzzlestrike-match": "puzzlestrike"}
"""Games with the levels of another."""
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
"""What a person is told of each."""

OWN_WORDS: Final = (
    "search:500 thinks for so many rounds, search:0.5s for so long, search:500x2 on two cores; tree:500 grows a tree"
)
"""What a person is told of bounds of one's own."""
TREE: Final = "tree"
OWN_BOUNDS: Final = re.compile(r"(search|tree):(\d+|\d*\.?\d+s)(?:x(\d{1,4}))?")


def gentle_of(game: str) -> dict[str, int]:
    """The gentle levels of a game."""
    return GENTLE.get(SAME_LEVELS.get(game, game), {})


def searching_of(game: str) -> dict[str, Bounds]:
    """The levels of a game that search."""
    return SEARCHING.get(SAME_LEVELS.get(game, game), {})


def bounds_of(game: str, name: str) -> Bounds | None:
    """The bounds of a level, or those of `search:500` (rounds), `search:0.5s`, and either on so many cores, such as
    `search:2000x2`, or the same with `tree`; None if it is nothing of these."""
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
    """A bot with what there is to say of it."""
    return f"{name}: {WORDS[name]}" if name in WORDS else name
