"""The log of a seat: what is new stands out, who did it is in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from kwoon.tables.chronicle import Line, folded
from kwoon.terminal.board import Board
from kwoon.terminal.look import named

INDENT: Final = 5
"""The mark, the further indent of a wrapped line, and the scroll bar's column."""
LINES: Final = 300
"""How far back the panel goes; the replay has it all."""


class LogPanel(VerticalScroll, can_focus=False):
    """Scrolls with the game; Page Up and Page Down look back."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.rows: list[tuple[bool, Content]] = []
        self.empty = ""

    def compose(self) -> ComposeResult:
        yield Static()

    def turn_pages(self, pages: int) -> None:
        """Look back a page, or forward again."""
        if pages < 0:
            self.scroll_page_up(animate=False)
        else:
            self.scroll_page_down(animate=False)

    def on_resize(self) -> None:
        """Wrap anew."""
        self.wrap()

    def show(self, lines: Sequence[Line], names: Sequence[str], board: Board, seen: int, empty: str) -> None:
        """Show the log; lines up to move `seen` are old news."""
        rows = [
            (line.move > seen, named(line.words, names, board.style(line.event))) for line in folded(lines[-LINES:])
        ]
        if rows != self.rows or not rows:
            self.rows = rows
            self.empty = empty
            self.wrap()

    def wrap(self) -> None:
        """Lay the lines out: new ones with a mark, wrapped ones indented."""
        width = max(10, self.scrollable_content_region.width - INDENT)
        rows = []
        for new, text in self.rows:
            mark = ("▌ ", "$primary") if new else ("  ", "")
            for number, part in enumerate(text.wrap(width)):
                rows.append(Content.assemble(mark, "  " if number else "", part))
        self.query_one(Static).update(Content("\n").join(rows) if rows else Content.styled(self.empty, "$quiet"))
        self.scroll_end(animate=False)
