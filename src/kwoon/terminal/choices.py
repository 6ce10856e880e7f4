"""A list of answers: by number, or with the arrow keys and Enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Choices(OptionList):
    """Numbered answers. A number that could still grow (1 of 12) waits for its next digit or Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "forget_digits", show=False)]

    class Chosen(Message):
        """The person has chosen."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self.typed = ""

    def offer(self, labels: Sequence[str | Content], first: int = 0) -> None:
        """Show these answers, with one of them highlighted."""
        self.action_forget_digits()
        digits = len(str(len(labels)))
        self.set_options(
            [
                Option(Content.assemble((f"{number:>{digits}} ", "bold"), label))
                for number, label in enumerate(labels, 1)
            ]
        )
        self.highlighted = first if labels else None

    def action_forget_digits(self) -> None:
        """Begin the number again."""
        self.typed = ""
        self.border_subtitle = ""

    def on_key(self, event: events.Key) -> None:
        """A digit of an answer's number."""
        if event.character is None or event.character not in "0123456789" or not self.options:
            return
        event.stop()
        event.prevent_default()
        self.type_digit(event.character)

    def type_digit(self, digit: str) -> None:
        """Choose, as soon as only one number can be meant."""
        for typed in (self.typed + digit, digit):
            meant = [number for number in range(1, len(self.options) + 1) if str(number).startswith(typed)]
            if meant:
                break
        else:
            self.action_forget_digits()
            self.app.bell()
            return
        self.typed = typed
        if int(typed) <= len(self.options):
            self.highlighted = int(typed) - 1
        if len(meant) == 1:
            self.action_select()
        else:
            self.border_subtitle = f"{typed}…"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, a click, or the last digit."""
        event.stop()
        self.action_forget_digits()
        self.post_message(self.Chosen(event.option_index))
