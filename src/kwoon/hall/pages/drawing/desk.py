"""A desk: all that one seat's table is drawn from, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kwoon.engine.names import with_names
from kwoon.engine.question import Question
from kwoon.hall.pages.drawing.kept import Drawn
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.tables.chronicle import Line


@dataclass(frozen=True)
class Desk:
    """What is drawn from: the seat (-1: a spectator), its view, its question and the answers on the cards."""

    game: str
    seat: int
    names: tuple[str, ...]
    view: dict[str, Any]
    question: Question | None
    log: Sequence[Line]
    marks: Marks
    drawn: Drawn = field(default_factory=Drawn)
    """The parts of this table as they were drawn last, for any seat."""
    bots: frozenset[int] = frozenset()
    """The seats of bots."""

    @property
    def others(self) -> list[int]:
        """The other seats in the order in which they follow this one."""
        count = len(self.names)
        first = max(self.seat, 0) if self.seat >= 0 else -1
        return [(first + step) % count for step in range(1, count + (self.seat < 0))]

    @property
    def player(self) -> dict[str, Any] | None:
        """This seat's own part of the view; None for a spectator."""
        if self.seat < 0:
            return None
        found: dict[str, Any] = self.view["players"][self.seat]
        return found

    def named(self, words: str) -> str:
        """Words with the players' names in them."""
        return with_names(words, self.names)


def bot_mark(bot: bool) -> str:
    """What stands behind a bot's name."""
    return BOT_MARK if bot else ""


BOT_MARK: Final = ' <small class="bot">bot</small>'
