"""The games whose questions the passing assistant can read."""

from __future__ import annotations

from typing import Final

from kwoon.tables.passing import Reader
from kwoon.tables.passing_puzzlestrike import StrikeReader
from kwoon.tables.passing_shadowfist import FistReader

READERS: Final[dict[str, Reader]] = {
    "shadowfist": FistReader(),
    "puzzlestrike": StrikeReader(),
    "puzzlestrike-match": StrikeReader(),
}


def reader_of(game: str) -> Reader | None:
    """How a game is read; None for one in which every question is one."""
    return READERS.get(game)
