"""Why not: every card that a seat can see, what it does, and why it cannot be used now."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kwoon.rulebooks import gist, is_rule
from kwoon.tables import LiveTable, Why
from kwoon.tables.manners import manners_of

INDENT: Final = 5


class WhyScreen(ModalScreen[None]):
    """Typing filters the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "dismiss(None)", "Back", priority=True),
        Binding("down", "scroll_by(1)", show=False, priority=True),
        Binding("up", "scroll_by(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_by(10)", show=False, priority=True),
        Binding("pageup", "scroll_by(-10)", show=False, priority=True),
    ]

    def __init__(self, table: LiveTable, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.rows = nearest_first(table.why(seat), seat)
        self.can = can_words(table, seat)

    def compose(self) -> ComposeResult:
        with Vertical(classes="window tall"):
            yield Static("Why not?", classes="title")
            yield Input(placeholder="type a part of a name, a place or a rule", compact=True)
            with VerticalScroll(classes="scroll", can_focus=False):
                yield Static(id="list")
            yield Static("↑ ↓ scroll · Escape goes back", classes="hint")

    def on_mount(self) -> None:
        """Everything at first."""
        self.query_one(Input).focus()
        self.call_after_refresh(self.show, "")

    def on_resize(self) -> None:
        """Wrap anew."""
        self.call_after_refresh(self.show, self.query_one(Input).value)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter."""
        self.show(event.value)

    def action_scroll_by(self, lines: int) -> None:
        """Scroll the list."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def show(self, wish: str) -> None:
        """The rows that fit the wish."""
        words = wish.lower().split()
        rows = [row for row in self.rows if all(word in why_words(row, self.table, self.can).lower() for word in words)]
        found = [self.row(row) for row in rows] or [Content.styled("No card in sight is called that.", "$quiet")]
        self.query_one("#list", Static).update(Content("\n").join(found))

    def row(self, row: Why) -> Content:
        """One card: name, where it lies, what it does, and the reason."""
        can = row.refusal is None
        verdict = Content.styled(self.can if can else str(row.refusal), "bold $success" if can else "$warning")
        if gist_of(row):
            verdict += Content.styled(f"  {gist_of(row)}", "$quiet")
        width = max(20, self.query_one(VerticalScroll).scrollable_content_region.width - INDENT)
        lines = Content("\n" + " " * INDENT).join(verdict.wrap(width))
        return Content.assemble(
            (row.thing.name, "bold"),
            (f"  {place_of(row, self.table)}", "$accent"),
            (f"  {row.text}\n", "$quiet"),
            ("   ✓ " if can else "   ✗ ", "bold $success" if can else "$warning"),
            lines,
        )


def nearest_first(rows: list[Why], seat: int) -> list[Why]:
    """One's own hand before everything else; the rest as the game lists it."""
    return sorted(rows, key=lambda row: not (row.thing.seat == seat and row.thing.place == "hand"))


def gist_of(row: Why) -> str:
    """What the rule of a refusal is about, in our own words."""
    rule = "" if row.refusal is None else row.refusal.rule
    return gist(rule) if is_rule(rule) else ""


def place_of(row: Why, table: LiveTable) -> str:
    """Where a thing lies, and whose it is."""
    thing = row.thing
    return thing.place if thing.seat < 0 else f"{table.names[thing.seat]}'s {thing.place}"


def can_words(table: LiveTable, seat: int) -> str:
    """What is said of a thing that the open question offers: a target is chosen, and not used."""
    question = table.question(seat)
    picks = question is not None and manners_of(table.spec.name).picks(question)
    return "can be chosen now" if picks else "can be used now"


def why_words(row: Why, table: LiveTable, can: str) -> str:
    """A row in words."""
    verdict = can
    if row.refusal is not None:
        rule = ": ".join(part for part in (row.refusal.rule, gist_of(row)) if part)
        verdict = f"{row.refusal.reason} ({rule})"
    return f"{row.thing.name} ({place_of(row, table)}; {row.text}): {verdict}"
