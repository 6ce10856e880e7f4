"""The games whose questions the passing assistant can read."""

from __future__ import annotations

from functools import cache
from pkgutil import resolve_name
from typing import Final

from kwoon.tables.passing import Reader

READERS: Final[dict[str, str]] = {
    "shadowfist": "kwoon.tables.passing_shadowfist:FistReader",
    "puzzlestrike": "kwoon.tables.passing_puzzlestrike:StrikeReader",
    "puzzlestrike-match": "kwoon.tables.passing_puzzlestrike:StrikeReader",
}
"""Where the reader of each game is at home."""


@cache
def reader_of(game: str) -> Reader | None:
    """How a game is read; None for one in which every question is one. Only that game's code is imported for it."""
    if game not in READERS:
        return None
    made = resolve_name(READERS[game])()
    assert isinstance(made, Reader)
    return made
