"""The one question a game waits on."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.plain import Plain
from kwoon.engine.seats import SeatId

DONE = -1
"""The option that stands for none of the things on offer: stop here, no, nothing more."""

LEAVE: Final = -2
CALL_TIME: Final = -3
INTERVENTIONS: Final = {LEAVE: "Leaves the game", CALL_TIME: "Time is called"}
"""What comes to a game from outside its questions. A record keeps it where others have the number of an option."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Plain):
    """Who is asked, what kind of question it is, and the options as small numbers.

    What the numbers mean is the game's to say, and it says so only when someone looks (`Game.question`). A decision
    never changes once it is asked, so copies of a game share it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "options")

    def __init__(self, seat: SeatId, kind: int, options: list[int]) -> None:
        self.seat: SeatId = seat
        self.kind: int = kind
        self.options: list[int] = options

    def clone(self) -> Decision:
        """Itself: it never changes."""
        return self
