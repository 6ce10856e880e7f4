"""How strong a bot is to be: rules of thumb first, then search that thinks longer and longer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

MOST_ROUNDS: Final = 1_000_000
MOST_SECONDS: Final = 600.0


@dataclass(frozen=True)
class Bounds:
    """How long a bot thinks about one question: for so many rounds, and no longer than so many seconds (0: any)."""

    rounds: int = MOST_ROUNDS
    seconds: float = 0.0


LEVELS: Final[dict[str, Bounds]] = {
    "pupil": Bounds(40, 0.25),
    "adept": Bounds(300, 0.5),
    "expert": Bounds(2000, 1.0),
    "master": Bounds(20_000, 2.0),
}
"""The levels that search, gentle to fierce. A slow machine plays fewer rounds; the time is kept."""
WORDS: Final[dict[str, str]] = {
    "random": "plays at random",
    "greedy": "rules of thumb, answers at once",
    "buyer": "rules of thumb, answers at once",
    "hitter": "rules of thumb, answers at once",
    "pupil": "looks ahead a little",
    "adept": "looks ahead, up to half a second",
    "expert": "looks further ahead, up to a second",
    "master": "looks as far as it can, up to two seconds",
}
"""What a person is told of each."""

OWN_BOUNDS: Final = re.compile(r"search:(\d+|\d*\.?\d+s)")


def bounds_of(name: str) -> Bounds | None:
    """The bounds of a level, or those of `search:500` (rounds) and `search:0.5s`; None if it is neither."""
    if name in LEVELS:
        return LEVELS[name]
    found = OWN_BOUNDS.fullmatch(name)
    if found is None:
        return None
    text = found.group(1)
    if text.endswith("s"):
        seconds = float(text[:-1])
        return Bounds(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None
    rounds = int(text)
    return Bounds(rounds) if 0 < rounds <= MOST_ROUNDS else None


def in_words(name: str) -> str:
    """A bot with what there is to say of it."""
    return f"{name}: {WORDS[name]}" if name in WORDS else name
