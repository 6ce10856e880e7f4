"""Questions about decks and hands as an effect resolves: drawing, discarding."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import DISCARDED, TOASTED
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.once import NO_DISCARDS, note_by
from kwoon.games.shadowfist.terms.questions import DISCARD, HOW_MANY, MAY


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferDraw(Procedure):
    """A player may draw some cards, or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "count", "up_to")

    def __init__(self, seat: SeatId, count: int) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.count: int = count
        self.up_to: bool = False
        """Whether the player says how many of them."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.step = 1
            if self.up_to:
                table.ask(self.seat, HOW_MANY, list(range(self.count + 1)))
            else:
                table.ask(self.seat, MAY, [0, 1])
            return
        table.stack.pop()
        if table.answer:
            for _ in range(table.answer if self.up_to else self.count):
                table.draw(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardSome(Procedure):
    """SF-39: a player discards so many cards, or up to so many, one at a time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "count", "source", "must")

    def __init__(self, seat: SeatId, count: int, source: CardId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.count: int = count
        self.source: CardId = source
        self.must: bool = False
        """Whether there is no stopping before."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0 and not may_discard(table, self.seat):
            table.stack.pop()
            return
        if self.step == 0:
            options = [] if self.must else [DONE]
            seen: list[int] = []
            for card in table.hands[self.seat]:
                if table.definitions[card] not in seen:
                    seen.append(table.definitions[card])
                    options.append(card)
            self.step = 1
            table.ask(self.seat, DISCARD, options)
            return
        self.step = 0
        self.count -= 1
        if table.answer != DONE:
            discard(table, CardId(table.answer), self.source)
        if table.answer == DONE or self.count == 0:
            table.stack.pop()


def may_discard(table: Table, seat: SeatId) -> bool:
    """SF-6.2: whether no effect keeps a player from discarding; see `forbid_discards`."""
    notes = table.once_per_game
    return not notes or all(note_by(NO_DISCARDS, turn, seat) not in notes for turn in (table.turn, table.turn + 1))


def forbid_discards(table: Table, seat: SeatId) -> None:
    """A player cannot discard until the end of the turn after this one."""
    table.once_per_game.append(note_by(NO_DISCARDS, table.turn + 1, seat))


def discard(table: Table, card: CardId, source: CardId) -> None:
    """SF-39: a card from the hand goes to the toasted pile, which is not toasting; if its player can discard."""
    seat = table.owners[card]
    if not may_discard(table, seat):
        return
    table.put_in_pile(card, TOASTED)
    table.happen(Happening(DISCARDED, card, source, seat))
