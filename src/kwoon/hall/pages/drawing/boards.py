"""Finds what draws the board of a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol

from jinja2 import Environment

from kwoon.hall.pages.drawing.desk import Desk

HOMES: Final = {
    "kungfu": "kwoon.hall.pages.drawing.kungfu",
    "puzzlestrike": "kwoon.hall.pages.drawing.puzzlestrike",
    "puzzlestrike-match": "kwoon.hall.pages.drawing.puzzlestrike",
    "shadowfist": "kwoon.hall.pages.drawing.shadowfist",
}


class Drawer(Protocol):
    """How a game's board is drawn: its parts by id, in the order in which they stand on the page.

    The page's own script replaces a part whenever it changes; a part's HTML has one element at its top, with that id.
    """

    def parts(self, environment: Environment, desk: Desk) -> dict[str, str]:
        """The board of one seat."""
        ...  # pragma: no cover

    def face(self, environment: Environment, title: str) -> str | None:
        """A whole card or chip, as large as it is to be read; None for a name that the game does not have."""
        ...  # pragma: no cover

    def names(self) -> list[str]:
        """Every name of a card or chip that may stand in the log."""
        ...  # pragma: no cover

    def signs(self) -> list[tuple[str, str, str]]:
        """Signs that stand for something and need a legend: a class, what it stands for, and the sign."""
        ...  # pragma: no cover


def drawer_of(game: str) -> Drawer:
    """The drawer of a game; only that game's code is imported for it."""
    module: Any = import_module(HOMES[game])
    found: Drawer = module.DRAWER
    return found
