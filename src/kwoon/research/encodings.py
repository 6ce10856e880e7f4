"""The encodings by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.research.encoding import Encoding

GAMES: Final = ("kungfu", "puzzlestrike", "shadowfist")
"""The games that have an encoding; a match of Puzzle Strike is played game by game."""


def encoding_for(game: str, options: Mapping[str, Data] | None = None) -> Encoding:
    """The encoding of a game with these options; the number of players never changes its shape."""
    chosen = dict(options or {})
    if game == "kungfu":
        from kwoon.research.kungfu import KungFuEncoding

        return KungFuEncoding(chosen)
    if game == "puzzlestrike":
        from kwoon.research.puzzlestrike import PuzzleStrikeEncoding

        return PuzzleStrikeEncoding()
    if game == "shadowfist":
        from kwoon.research.shadowfist import ShadowfistEncoding

        return ShadowfistEncoding()
    raise BadOptions(f"there is no encoding for {game!r}; there are {', '.join(GAMES)}")
