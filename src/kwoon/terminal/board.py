"""What a game's board is to the terminal: a picture and plain words, both made from a seat's view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from textual.content import Content

from kwoon.engine.action import END
from kwoon.engine.events import Event
from kwoon.engine.question import Option, Question
from kwoon.tables.chronicle import Line

View = dict[str, Any]
MANY: Final = 999


class Board:
    """A board that any game can be shown on; a game that is to look well has one of its own."""

    def status(self, view: View, names: Sequence[str]) -> str:
        """Where the game stands, for the line at the top."""
        return ""

    def waiting(self, view: View, names: Sequence[str]) -> str:
        """What a player who is not asked waits for; it never tells whose hand could answer."""
        return "The others are at it."

    def picture(
        self, view: View, names: Sequence[str], log: Sequence[Line], usable: set[str], width: int, lines: int
    ) -> Content:
        """The table at a glance, in so many columns and at most so many lines.

        `log` is what this seat has read, `usable` the hand's cards that it may play now.
        """
        return Content("\n".join(self.words(view, names)))

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        """The table in sentences, for screen readers and pipes."""
        return [f"{key}: {value}" for key, value in view.items() if isinstance(value, bool | int | str)]

    def whole(self, view: View, names: Sequence[str], width: int) -> Content:
        """The whole table, in as many lines as it takes."""
        return Content("\n").join([line for words in self.words(view, names) for line in Content(words).wrap(width)])

    def piles(self, view: View, names: Sequence[str]) -> list[str]:
        """What lies in open piles, in sentences: too much to be told at every question."""
        return []

    def choice(self, option: Option, view: View, names: Sequence[str]) -> str:
        """An answer's label, with what the table says about the thing that it would use."""
        return option.label

    def aside(self, view: View, names: Sequence[str]) -> str:
        """What stands below the question where the highlighted answer has no card of its own."""
        return ""

    def usable(self, question: Question | None) -> set[str]:
        """The names of the things that a question offers to be used; the picture marks them in the hand."""
        options = () if question is None else question.options
        return {option.thing.name for option in options if option.thing and not option.gives_up}

    def picks(self, question: Question) -> bool:
        """Whether a question only has things chosen, such as a target, and none of them played, used or bought."""
        return False

    def first_choice(self, question: Question) -> int:
        """The answer that is highlighted at first: one that Enter pressed in haste would not make regretted."""
        return next((option.index for option in question.options if option.thing), 0)

    def ends_turn(self, question: Question) -> set[int]:
        """The answers that end something which could go on, such as a turn; a key pressed twice never takes them."""
        return {option.index for option in question.options if option.action.verb == END}

    def warning(self, question: Question, choice: int, view: View) -> str:
        """What an answer would lose for good; it is asked again before that. Empty for nearly every answer."""
        return ""

    def least_lines(self, view: View) -> int:
        """How few lines the picture can do with, where many answers need the room."""
        return MANY

    def tone(self, event: Event) -> str:
        """The style of a line of the log."""
        return ""
