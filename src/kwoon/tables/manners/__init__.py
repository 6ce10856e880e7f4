"""What a table says about each game: the terminal and the hall draw it, each in its own way, and say the same."""

from __future__ import annotations

from functools import cache
from pkgutil import resolve_name
from typing import Final

from kwoon.tables.manners.base import Manners

HOMES: Final[dict[str, str]] = {
    "kungfu": "kwoon.tables.manners.kungfu:KungFuManners",
    "puzzlestrike": "kwoon.tables.manners.puzzlestrike:StrikeManners",
    "puzzlestrike-match": "kwoon.tables.manners.puzzlestrike:StrikeManners",
    "shadowfist": "kwoon.tables.manners.shadowfist:FistManners",
}
"""Where the manners of each game are at home."""


@cache
def manners_of(game: str) -> Manners:
    """A game's own manners, or those of any game; only that game's code is imported for them."""
    if game not in HOMES:
        return Manners()
    made = resolve_name(HOMES[game])()
    assert isinstance(made, Manners)
    return made
