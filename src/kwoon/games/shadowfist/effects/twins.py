"""SF-36.5: copying as a card enters play."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.lasting.texts import become_twin
from kwoon.games.shadowfist.lasting.triggers import look_at_card
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.table import table_of
from kwoon.games.shadowfist.terms.codes import ENTERED, PLAY
from kwoon.games.shadowfist.terms.ids import CardId, DefinitionId, SeatId
from kwoon.games.shadowfist.terms.questions import WHICH_TEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Twin(Procedure):
    """A card that has just entered play becomes the twin of another; what it copied still sees it enter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "card", "seat", "texts")

    def __init__(self, card: CardId, seat: SeatId, texts: list[int]) -> None:
        super().__init__()
        self.card: CardId = card
        self.seat: SeatId = seat
        self.texts: list[int] = texts

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.step = 1
            table.ask(self.seat, WHICH_TEXT, self.texts)
            return
        table.stack.pop()
        card = self.card
        own = len(table.card(card).abilities)
        become_twin(table, card, DefinitionId(table.answer))
        look_at_card(table, card, PLAY, Happening(ENTERED, card, card, self.seat), False, own)
