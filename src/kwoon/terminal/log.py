"""The log of a seat: what is new stands out, who did it is in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from kwoon.tables.chronicle import Line
from kwoon.terminal.board import Board
from kwoon.terminal.look import named

LINES: Final = 300
"""How far back the panel goes; the replay has it all."""


class LogPanel(VerticalScroll, can_focus=False):
    """Scrolls with the game; Page Up and Page Down look back."""

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, lines: Sequence[Line], names: Sequence[str], board: Board, seen: int, empty: str) -> None:
        """Show the log; lines up to move `seen` are old news."""
        rows = []
        for line in lines[-LINES:]:
            new = line.move > seen
            mark = ("▌", "$primary") if new else (" ", "")
            rows.append(Content.assemble(mark) + named(line.words, names, board.tone(line.event)))
        self.query_one(Static).update(Content("\n").join(rows) if rows else Content.styled(empty, "$quiet"))
        self.scroll_end(animate=False)
