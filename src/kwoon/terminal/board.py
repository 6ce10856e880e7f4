"""What a game's board is to the terminal: a picture made from a seat's view alone; the words are its manners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Final

from textual.content import Content

from kwoon.engine.events import Event
from kwoon.engine.question import Option
from kwoon.tables.chronicle import Line
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.base import Manners, View
from kwoon.terminal.look import TONE_STYLES

MANY: Final = 999


class Board:
    """A board that any game can be shown on; a game that is to look well has one of its own."""

    styles: Mapping[str, str] = TONE_STYLES
    """How each tone looks."""

    def __init__(self, manners: Manners) -> None:
        self.manners = manners

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        """The table at a glance, in so many columns and at most so many lines.

        `log` is what this seat has read, `usable` the hand's cards that it may play now.
        """
        return Content("\n".join(self.manners.words(view, names)))

    def whole(self, view: View, names: Sequence[str], width: int) -> Content:
        """The whole table, in as many lines as it takes."""
        lines = self.manners.words(view, names)
        return Content("\n").join([line for words in lines for line in Content(words).wrap(width)])

    def label(self, option: Option, view: View, names: Sequence[str]) -> str:
        """An answer in the list."""
        return self.manners.choice(option, view, names)

    def aside(self, view: View, names: Sequence[str]) -> str:
        """What stands below the question where the highlighted answer has no card of its own."""
        return ""

    def least_lines(self, view: View) -> int:
        """How few lines the picture can do with, where many answers need the room."""
        return MANY

    def style(self, event: Event) -> str:
        """The style of a line of the log."""
        return self.styles[self.manners.tone(event)]


BOARDS: Final[dict[str, str]] = {
    "kungfu": "kwoon.terminal.kungfu:KungFuBoard",
    "puzzlestrike": "kwoon.terminal.puzzlestrike:StrikeBoard",
    "puzzlestrike-match": "kwoon.terminal.puzzlestrike:StrikeBoard",
    "shadowfist": "kwoon.terminal.shadowfist:FistBoard",
}
"""Where the board of each game is at home."""


@cache
def board_of(game: str) -> Board:
    """A game's own board, or the one that shows any game; only that game's code is imported for it."""
    kind = resolve_name(BOARDS[game]) if game in BOARDS else Board
    made = kind(manners_of(game))
    assert isinstance(made, Board)
    return made
