"""What other chapters need to know of a scene: whether it is open, what it answers, and the effects in it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Procedure
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import NONE

OPEN_SCENE: Final = 0
CLOSED: Final = 1
START_SCENE: Final = 2
"""The closed scene at the start of a turn (SF-22.2.1)."""
AUCTION_SCENE: Final = 3
"""SF-31.3: the closed scene after a bid or a pass in an auction."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SceneState(Procedure):
    """The effects of a scene, the last one on top."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "mode", "effects", "past", "declared")

    def __init__(self, mode: int) -> None:
        super().__init__()
        self.mode: int = mode
        self.effects: list[Effect] = []
        self.past: list[Effect] = []
        """SF-26.2.2: effects of this scene that have resolved; they may still be responded to."""
        self.declared: int = NONE
        """SF-23.4: the declaration (as a happening) whose response scene this is."""

    def added(self, table: Table, effect: Effect) -> None:
        """An effect was generated into this scene."""
        raise NotImplementedError  # pragma: no cover


def current_scene(table: Table) -> SceneState | None:
    """The innermost scene that is open now."""
    for at in range(len(table.stack) - 1, -1, -1):
        procedure = table.stack[at]
        if isinstance(procedure, SceneState):
            return procedure
    return None
