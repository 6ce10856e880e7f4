"""SF-41: what other chapters need to know of a Faceoff: who is in it, and whether it is still on."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Procedure
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import CardId, Place, SeatId, Stamp


@mypyc_attr(allow_interpreted_subclasses=True)
class FacingOff(Procedure):
    """The two Characters, and where the first of them came from."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "one",
        "other",
        "one_stamp",
        "other_stamp",
        "seat",
        "other_seat",
        "home",
    )

    def __init__(self, table: Table, one: CardId, other: CardId) -> None:
        super().__init__()
        self.one: CardId = one
        """The Character of the player whose effect it is."""
        self.other: CardId = other
        self.one_stamp: Stamp = table.stamps[one]
        self.other_stamp: Stamp = table.stamps[other]
        self.seat: SeatId = table.controllers[one]
        self.other_seat: int = table.controllers[other]
        self.home: Place = table.places[one]

    def on(self, table: Table) -> bool:
        """SF-41.7: whether both are still in play, and still on their sides."""
        if not table.same(self.one, self.one_stamp) or not table.same(self.other, self.other_stamp):
            return False
        return table.controllers[self.one] == self.seat and table.controllers[self.other] == self.other_seat

    def follow(self, table: Table) -> None:
        """SF-41.2: the first is where the second is; that is not changing location."""
        if self.on(table) and table.places[self.one] != table.places[self.other]:
            table.places[self.one] = table.places[self.other]
            table.changed()


def faceoff_of(table: Table, card: CardId) -> FacingOff | None:
    """The Faceoff that a card is in, if it is in one."""
    for procedure in table.stack:
        if isinstance(procedure, FacingOff) and card in (procedure.one, procedure.other) and procedure.on(table):
            return procedure
    return None


def follow_the_faceoff(table: Table) -> None:
    """SF-41.2: look after an effect whether the other has moved."""
    for procedure in table.stack:
        if isinstance(procedure, FacingOff):
            procedure.follow(table)


def faceoff_is_on(table: Table) -> bool:
    """Whether there is a Faceoff going on."""
    for procedure in table.stack:
        if isinstance(procedure, FacingOff):
            return True
    return False
