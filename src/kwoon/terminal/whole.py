"""The whole table on a screen of its own, to scroll through: for tables that do not fit beside the question."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from kwoon.tables import LiveTable
from kwoon.terminal.board import Board


class WholeTable(ModalScreen[None]):
    """Everything that lies open, and one's own hand."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,b,q,enter,space", "dismiss(None)", "Back")]

    def __init__(self, table: LiveTable, seat: int, board: Board) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.board = board

    def compose(self) -> ComposeResult:
        with Vertical(classes="window tall wide"):
            yield Static(f"{self.table.spec.title}: the whole table", classes="title")
            with VerticalScroll(classes="scroll"):
                yield Static(id="whole")
            yield Static("↑ ↓ scroll · Escape goes back", classes="hint")

    def on_mount(self) -> None:
        """The keys scroll."""
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self.show)

    def on_resize(self) -> None:
        """Wrap anew."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Draw it."""
        width = max(30, self.query_one(VerticalScroll).scrollable_content_region.width - 1)
        picture = self.board.whole(self.table.view(self.seat), self.table.names, width)
        self.query_one("#whole", Static).update(picture)
