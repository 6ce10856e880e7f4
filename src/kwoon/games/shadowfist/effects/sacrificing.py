"""SF-45: an effect that makes players sacrifice."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.state.table import table_of
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.questions import PICK


@mypyc_attr(allow_interpreted_subclasses=True)
class SacrificeOne(Procedure):
    """SF-45.1, SF-45.3: a player sacrifices one of some cards; which one is that player's choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "cards")

    def __init__(self, seat: SeatId, cards: list[CardId]) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.cards: list[CardId] = cards

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.step = 1
            table.ask(self.seat, PICK, self.cards)
            return
        table.stack.pop()
        table.sacrifice(CardId(table.answer), self.seat)
