"""Cancelling effects, and choices that a cost says already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import Choice
from kwoon.games.shadowfist.language.base import Verb
from kwoon.games.shadowfist.language.selectors_states import MAINTAINED_BY
from kwoon.games.shadowfist.rules.expiry import stop_maintaining
from kwoon.games.shadowfist.rules.stage import Stage

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Silent(Choice):
    """A choice that a cost says already: "turn a Character", "sacrifice a Vehicle"."""

    def text(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelEffect(Verb):
    """SF-33: take an effect out of its scene, or end one that is maintained; the card itself is not cancelled."""

    def __init__(self, answered: bool) -> None:
        self.answered: bool = answered
        """The effect that is answered, not the one picked."""

    def act(self, table: Table, effect: Effect) -> None:
        code = effect.answers if self.answered else effect.picks[0][0]
        if code >= MAINTAINED_BY:
            stop_maintaining(table, code - MAINTAINED_BY)
            return
        for procedure in table.stack:
            if isinstance(procedure, Stage):
                procedure.effects = [each for each in procedure.effects if each.uid != code]

    def text(self) -> str:
        return "cancel that effect"
