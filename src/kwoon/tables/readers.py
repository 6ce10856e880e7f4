"""The games whose questions the passing assistant can read."""

from __future__ import annotations

from typing import Final

from kwoon.tables.passing import Reader
from kwoon.tables.passing_shadowfist import FistReader

READERS: Final[dict[str, Reader]] = {"shadowfist": FistReader()}


def reader_of(game: str) -> Reader | None:
    """How a game is read; None for one in which nobody passes time and again."""
    return READERS.get(game)
