"""SF-44.3: States that are placed on another subject."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.entering import follow_subject
from kwoon.games.shadowfist.effects.ordering import own_first
from kwoon.games.shadowfist.legality.play import is_legal_subject
from kwoon.games.shadowfist.state.effects import PLAYING, Effect
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.questions import PICK


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveState(Procedure):
    """A player may place a State on another legal subject (SF-25.5.1), or leave it where it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "state", "seat")

    def __init__(self, state: CardId, seat: SeatId) -> None:
        super().__init__()
        self.state: CardId = state
        self.seat: SeatId = seat

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0 and table.zones[self.state] == PLAY and table.is_state(self.state):
            self.step = 1
            table.ask(self.seat, PICK, [DONE, *own_first(table, self.seat, other_subjects(table, self))])
            return
        table.stack.pop()
        if self.step == 1 and table.answer != DONE:
            place_state(table, self.state, CardId(table.answer))


def other_subjects(table: Table, moving: MoveState) -> list[CardId]:
    """The cards that a State could be on instead."""
    effect = Effect(PLAYING, moving.state, moving.seat)
    others = [card for card in table.in_play if card != table.subjects[moving.state]]
    return [card for card in others if is_legal_subject(table, effect, card)]


def place_state(table: Table, state: CardId, subject: CardId) -> None:
    """SF-44.3: put a State on another card; it counts as the newest card in play."""
    table.subjects[state] = subject
    table.in_play.remove(state)
    table.in_play.append(state)
    follow_subject(table, state)
    table.changed()
