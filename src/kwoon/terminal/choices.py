"""A list of answers: by number, or with the arrow keys and Enter."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

Clock = Callable[[], float]
SOON: Final = 0.35
"""For how many seconds after a new question the key that answered the last one does nothing: a key that is held or
pressed twice answers once."""
ENTER: Final = "enter"


class Choices(OptionList):
    """Numbered answers.

    A number that could still grow (1, where there are 12) is shown beside its answer and waits for Enter; so does an
    answer that gives something up, when its key is the one that was pressed last.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "forget_digits", show=False)]

    class Chosen(Message):
        """The person has chosen."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, id: str | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(id=id, compact=True)
        self.clock = clock
        self.labels: list[Content] = []
        self.typed = ""
        """The digits that wait for Enter."""
        self.careful: Collection[int] = ()
        """The answers that do not go by the key that was pressed last."""
        self.last_key = ""
        self.offered_at = 0.0

    # --- showing -----------------------------------------------------------------------------------------------------

    def offer(self, labels: Sequence[str | Content], first: int = 0, careful: Collection[int] = ()) -> None:
        """Show these answers, with one of them highlighted."""
        self.typed = ""
        self.labels = [label if isinstance(label, Content) else Content(label) for label in labels]
        self.careful = careful
        if labels:
            self.offered_at = self.clock()
        self.set_options([Option(self.shown(index)) for index in range(len(labels))])
        self.highlighted = first if labels else None

    def on_resize(self) -> None:
        """Wrap anew."""
        self.draw_again()

    def draw_again(self) -> None:
        """Put every answer in words again, as wide as there is room and with what was typed."""
        for index in range(len(self.options)):
            self.replace_option_prompt_at_index(index, self.shown(index))

    def shown(self, index: int) -> Content:
        """An answer with its number; what does not fit on its line stands indented below."""
        digits = len(str(len(self.labels)))
        label = self.labels[index]
        if self.typed and int(self.typed) == index + 1:
            label = Content.assemble(label, (f"  {self.waiting_words()}", "bold reverse"))
        room = max(12, self.scrollable_content_region.width - digits - 1)
        lines = label.wrap(room) if self.scrollable_content_region.width else [label]
        indent = " " * (digits + 1)
        return Content.assemble((f"{index + 1:>{digits}} ", "bold"), Content(f"\n{indent}").join(lines))

    def waiting_words(self) -> str:
        """What the digits wait for."""
        more = [number for number in self.meant(self.typed) if str(number) != self.typed]
        if not more:
            return f"{self.typed}: Enter takes it"
        numbers = str(more[0]) if len(more) == 1 else f"{more[0]} to {more[-1]}"
        return f"{self.typed}_ Enter takes it; or {numbers}"

    # --- keys --------------------------------------------------------------------------------------------------------

    def action_forget_digits(self) -> None:
        """Begin the number again."""
        self.typed = ""
        self.draw_again()

    def on_key(self, event: events.Key) -> None:
        """A digit of an answer's number; any other key begins the number again."""
        if event.character is None or event.character not in "0123456789" or not self.options:
            if self.typed and event.key != ENTER:
                self.action_forget_digits()
            return
        event.stop()
        event.prevent_default()
        if not self.too_soon(event.character):
            self.type_digit(event.character)

    def too_soon(self, key: str) -> bool:
        """Whether a key still belongs to the last question: it answered that, and this one has hardly been shown."""
        now = self.clock()
        if key != self.last_key or now - self.offered_at >= SOON:
            return False
        self.offered_at = now
        return True

    def meant(self, typed: str) -> list[int]:
        """The numbers that these digits begin."""
        return [number for number in range(1, len(self.options) + 1) if str(number).startswith(typed)]

    def type_digit(self, digit: str) -> None:
        """Choose at once where one digit can mean only one answer; otherwise mark the answer and wait for Enter."""
        began = bool(self.typed)
        typed = next((each for each in (self.typed + digit, digit) if self.meant(each)), "")
        if not typed:
            self.action_forget_digits()
            self.app.bell()
            return
        if int(typed) <= len(self.options):
            self.highlighted = int(typed) - 1
        again = digit == self.last_key and int(typed) - 1 in self.careful
        if not began and not again and self.meant(typed) == [int(typed)]:
            self.choose(digit)
        else:
            self.typed = typed
            self.draw_again()

    def action_select(self) -> None:
        """Enter."""
        if not self.too_soon(ENTER):
            self.choose(ENTER)

    def choose(self, key: str) -> None:
        """Take the highlighted answer."""
        self.last_key = key
        super().action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter, a click, or a digit."""
        event.stop()
        self.action_forget_digits()
        self.post_message(self.Chosen(event.option_index))
