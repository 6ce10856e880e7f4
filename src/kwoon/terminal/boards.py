"""The boards of the games."""

from __future__ import annotations

from functools import cache
from typing import Final

from kwoon.tables.manners import manners_of
from kwoon.terminal.board import Board
from kwoon.terminal.kungfu import KungFuBoard
from kwoon.terminal.puzzlestrike import StrikeBoard
from kwoon.terminal.shadowfist import FistBoard

BOARDS: Final[dict[str, type[Board]]] = {
    "kungfu": KungFuBoard,
    "puzzlestrike": StrikeBoard,
    "puzzlestrike-match": StrikeBoard,
    "shadowfist": FistBoard,
}


@cache
def board_of(game: str) -> Board:
    """A game's own board, or the one that shows any game."""
    return BOARDS.get(game, Board)(manners_of(game))
