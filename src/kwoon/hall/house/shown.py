"""What a screen is drawn from: a table that is played, or one that is looked at from the gallery."""

from __future__ import annotations

from typing import Protocol

from kwoon.engine.question import Question
from kwoon.hall.house.clocks import Clocks
from kwoon.hall.house.hosted import Hosted
from kwoon.tables.assistant import Assistant
from kwoon.tables.live import LiveTable


class Shown(Protocol):
    """A table as a screen sees it."""

    table: Hosted
    live: LiveTable
    assistants: dict[int, Assistant]
    stood_in: set[int]
    clocks: Clocks | None

    def question(self, seat: int) -> Question | None:
        """What a seat is to decide by hand now."""
        ...  # pragma: no cover
