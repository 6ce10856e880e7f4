"""What a table says about any game, made from a seat's view and the question put to it: words, and no look."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from kwoon.engine.action import END
from kwoon.engine.events import Event
from kwoon.engine.question import Option, Question

View = dict[str, Any]
"""What a seat sees of the table."""

PLAIN: Final = ""
QUIET: Final = "quiet"
"""What hardly matters."""
TURN: Final = "turn"
"""A player's turn begins."""
PLAYED: Final = "played"
THREAT: Final = "threat"
"""Something is coming at somebody."""
LOUD: Final = "loud"
"""The same, where everybody should look up."""
GOOD: Final = "good"
BETTER: Final = "better"
BAD: Final = "bad"
WORSE: Final = "worse"
WORST: Final = "worst"
ENDED: Final = "ended"
"""The game is over, or somebody has left it."""
TONES: Final = (PLAIN, QUIET, TURN, PLAYED, THREAT, LOUD, GOOD, BETTER, BAD, WORSE, WORST, ENDED)
"""How a line of the log, or a part of a line, is meant; how that looks is for whoever draws it."""


class Piece(NamedTuple):
    """A part of a line: its words, and what they are, so that a line is said once and drawn in many ways."""

    text: str
    tone: str = PLAIN
    """One of the tones, or a word of the game's own, such as the colour of an arrow."""
    seat: int | None = None
    """The player whose name this is."""
    thing: str = ""
    """The card or chip whose name this is."""


def joined(parts: Iterable[Sequence[Piece]], between: str) -> list[Piece]:
    """Several lines in one, with something between each two."""
    found: list[Piece] = []
    for part in parts:
        found += [Piece(between), *part] if found else part
    return found


def spelled(pieces: Iterable[Piece]) -> str:
    """A line as nothing but words."""
    return "".join([piece.text for piece in pieces]).strip()


def sentence(words: str) -> str:
    """Words as a sentence of their own: with a capital letter and one full stop; no words stay none."""
    return f"{words[:1].upper()}{words[1:].rstrip('.')}." if words else ""


class Manners:
    """What can be said about any game; a game that is to be told well has manners of its own."""

    def status(self, view: View, names: Sequence[str]) -> str:
        """Where the game stands, for the line at the top."""
        return ""

    def waiting(self, view: View, names: Sequence[str]) -> str:
        """What a player who is not asked waits for; it never tells whose hand could answer."""
        return "The others are at it."

    def words(self, view: View, names: Sequence[str]) -> list[str]:
        """The table in sentences, for screen readers and pipes."""
        return [f"{key}: {value}" for key, value in view.items() if isinstance(value, bool | int | str)]

    def piles(self, view: View, names: Sequence[str]) -> list[str]:
        """What lies in open piles, in sentences: too much to be told at every question."""
        return []

    def choice(self, option: Option, view: View, names: Sequence[str]) -> str:
        """An answer's label, with what the table says about the thing that it would use."""
        return option.label

    def deed(self, option: Option) -> str:
        """What an answer does, for whoever does not read its question beside it."""
        return option.label

    def usable(self, question: Question | None) -> set[str]:
        """The names of the things that a question offers to be used; a picture marks them in the hand."""
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

    def tone(self, event: Event) -> str:
        """How a line of the log is meant: one of the tones."""
        return PLAIN

    def beats(self, event: Event) -> float:
        """How long people should be given to see something that happened, in the pauses of a table; mostly not at all.

        Only for what everybody sees, so that a pause tells nothing.
        """
        return 0.0
