"""Small windows: a question with a few answers, a file name, and help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kwoon.engine.errors import KwoonError
from kwoon.terminal.choices import Choices


class Ask(ModalScreen[str | None]):
    """A question; each answer has a letter of its own besides its number. Escape answers None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(self, title: str, body: Content | str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.title_text = title
        self.body = body
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self.title_text, classes="title", markup=False)
            yield Static(self.body, classes="body", markup=False)
            yield Choices()

    def on_mount(self) -> None:
        """Offer the answers."""
        choices = self.query_one(Choices)
        choices.offer([f"{label} ({letter})" for letter, label in self.answers])
        choices.focus()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """Answered."""
        self.dismiss(self.answers[message.index][0])

    def on_key(self, event: events.Key) -> None:
        """Answered by its letter."""
        if event.character and any(event.character == letter for letter, _ in self.answers):
            event.stop()
            self.dismiss(event.character)


class SaveAs(ModalScreen[Path | None]):
    """Asks for a file name until saving works, or Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(self, path: Path, save: Callable[[Path], object]) -> None:
        super().__init__()
        self.path = path
        self.save = save

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static("Save the game as", classes="title")
            yield Input(str(self.path), select_on_focus=False)
            yield Static("Enter saves · Escape goes back", classes="body", id="note", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Try it."""
        if not event.value.strip():
            return
        path = Path(event.value.strip()).expanduser()
        try:
            self.save(path)
        except KwoonError as error:
            self.query_one("#note", Static).update(Content.assemble((str(error), "bold $error")))
        else:
            self.dismiss(path)


class Help(ModalScreen[None]):
    """What the keys do, or a card's text; the keys scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,h,f1,q,enter,space", "dismiss(None)", "Back")]

    def __init__(self, title: str, keys: Sequence[tuple[str, str]], notes: Sequence[str]) -> None:
        super().__init__()
        self.title_text = title
        self.keys = keys
        self.notes = notes

    def compose(self) -> ComposeResult:
        rows = [Content.assemble((f"{key:>13}  ", "bold $primary"), what) for key, what in self.keys]
        with Vertical(classes="window"):
            yield Static(self.title_text, classes="title", markup=False)
            with VerticalScroll(classes="scroll"):
                yield Static(Content("\n").join(rows))
                yield Static(Content("\n".join(["", *self.notes])), classes="body")
            yield Static("↑ ↓ scroll · Escape goes back", classes="hint")
