"""Help at the table: the keys, how to play, what stands on the board, and the rules to search in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kwoon.engine.spec import GameSpec
from kwoon.rulebooks import find_rules
from kwoon.terminal.signs import play_lines, signs_of

PAGES: Final = ("Keys", "How to play", "The board", "Rules")
KEYS: Final = 0
PLAY: Final = 1
BOARD: Final = 2
RULES: Final = 3


class Guide(ModalScreen[None]):
    """Four pages; Tab and the arrow keys turn them, and typing searches on the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "dismiss(None)", "Back", priority=True),
        Binding("tab,right", "turn(1)", show=False, priority=True),
        Binding("shift+tab,left", "turn(-1)", show=False, priority=True),
        Binding("down", "scroll_by(1)", show=False, priority=True),
        Binding("up", "scroll_by(-1)", show=False, priority=True),
        Binding("pagedown,space", "scroll_by(10)", show=False, priority=True),
        Binding("pageup", "scroll_by(-10)", show=False, priority=True),
        Binding("h,q,enter", "dismiss(None)", show=False),
        Binding("k", "page(0)", show=False),
        Binding("p", "page(1)", show=False),
        Binding("b", "page(2)", show=False),
        Binding("r", "page(3)", show=False),
    ]

    def __init__(self, spec: GameSpec, keys: Sequence[tuple[str, str]], notes: Sequence[str]) -> None:
        super().__init__()
        self.spec = spec
        self.keys = keys
        self.notes = notes
        self.at = KEYS

    def compose(self) -> ComposeResult:
        with Vertical(classes="window tall"):
            yield Static(id="pages", classes="title")
            yield Input(placeholder="a word or a number, such as attack or 3.1", compact=True)
            with VerticalScroll(classes="scroll"):
                yield Static(id="page")
            yield Static("Tab: next page (k p b r) · ↑ ↓ scroll · Escape goes back", classes="hint")

    def on_mount(self) -> None:
        """The keys first."""
        self.call_after_refresh(self.show)

    def on_resize(self) -> None:
        """Wrap anew."""
        self.call_after_refresh(self.show)

    def on_input_changed(self) -> None:
        """Search."""
        self.show()

    def on_input_submitted(self) -> None:
        """Enter goes back from the search too."""
        self.dismiss(None)

    def action_turn(self, step: int) -> None:
        """The next page, or the one before."""
        self.action_page((self.at + step) % len(PAGES))

    def action_page(self, number: int) -> None:
        """That page, from its top."""
        self.at = number
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self.show()

    def action_scroll_by(self, lines: int) -> None:
        """Scroll the page."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def show(self) -> None:
        """Draw the page."""
        marks = [
            (f" {name} ", "reverse bold $primary" if number == self.at else "$quiet")
            for number, name in enumerate(PAGES)
        ]
        self.query_one("#pages", Static).update(Content.assemble((f"{self.spec.title}  ", "bold"), *marks))
        search = self.query_one(Input)
        search.display = self.at == RULES
        if self.at == RULES:
            search.focus()
        else:
            self.query_one(VerticalScroll).focus()
        width = max(20, self.query_one(VerticalScroll).scrollable_content_region.width - 1)
        rows = [line for row, indent in self.rows() for line in hanging(row, indent, width)]
        self.query_one("#page", Static).update(Content("\n").join(rows))

    def rows(self) -> list[tuple[Content, int]]:
        """The page's lines, each with the indent of what does not fit on it."""
        if self.at == KEYS:
            keys = [(Content.assemble((f"{key:>10}  ", "bold $primary"), what), 12) for key, what in self.keys]
            return [*keys, (Content(""), 0), *[(Content(note), 0) for note in self.notes]]
        if self.at == PLAY:
            return [(Content(line), 5 if line.startswith("  ") else 0) for line in play_lines(self.spec.name)]
        if self.at == BOARD:
            signs = signs_of(self.spec.name)
            return [(Content.assemble((f"{sign:>16}  ", "bold $primary"), what), 18) for sign, what in signs]
        wish = self.query_one(Input).value.strip()
        book = self.spec.book
        number = f"{book}-{wish}" if wish[:1].isdigit() else wish
        found = find_rules(number, (book,))
        if not found:
            return [(Content.styled("No rule speaks of that.", "$quiet"), 0)]
        return [(Content.assemble((rule, "bold $primary"), f"  {text}"), 2) for rule, text in found.items()]


def hanging(row: Content, indent: int, width: int) -> list[Content]:
    """A line in as many as it needs, the further ones indented."""
    first = row.wrap(width)
    if len(first) <= 1 or not indent:
        return first or [row]
    rest = Content(row.plain[len(first[0].plain) :].lstrip())
    return [first[0], *[Content(" " * indent) + line for line in rest.wrap(max(10, width - indent))]]
