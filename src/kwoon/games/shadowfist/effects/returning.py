"""SF-44.1: cards that an effect returns to play, and where they go."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.entering import enter
from kwoon.games.shadowfist.legality.play import legal_subjects
from kwoon.games.shadowfist.standing.attack import AttackState
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.structure import locations, open_backs
from kwoon.games.shadowfist.state.table import Table, table_of, with_value
from kwoon.games.shadowfist.terms.codes import ENTERED, PLAY, SMOKED
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Spot, Stamp, Zone
from kwoon.games.shadowfist.terms.once import RETURNED, note_by
from kwoon.games.shadowfist.terms.questions import WHERE, WHERE_TO


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Procedure):
    """SF-35.3: Characters and Sites that came under a player's control take any legal position."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "cards", "seat")

    def __init__(self, cards: list[CardId], seat: SeatId) -> None:
        super().__init__()
        self.cards: list[CardId] = cards
        self.seat: SeatId = seat

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 1:
            enter(table, self.cards.pop(0), self.seat, Spot(table.answer))
            self.step = 0
        if not self.cards:
            table.stack.pop()
            return
        card = self.cards[0]
        if table.zones[card] != PLAY or table.controllers[card] != self.seat:
            self.cards.pop(0)
            return
        self.step = 1
        if table.is_site(card):
            table.ask(self.seat, WHERE, [NONE, *open_backs(table, self.seat)])
        else:
            table.ask(self.seat, WHERE_TO, locations(table, self.seat))


def lodge(table: Table, attack: AttackState) -> bool:
    """SF-28.6.6.1: players choose where those go who return from interception and whose last location is gone.

    Whether anyone has to be asked. Until then they are at the first of their controller's locations.
    """
    waiting = attack.homeless
    attack.homeless = []
    for at in range(len(waiting) - 2, -1, -2):
        card = CardId(waiting[at])
        if table.same(card, Stamp(waiting[at + 1])):
            table.push(Placing([card], table.controllers[card]))
    return isinstance(table.stack[-1], Placing)


@mypyc_attr(allow_interpreted_subclasses=True)
class ComeBack(Procedure):
    """SF-44.1: Characters return to play from smoked piles, with their text or (SF-32) without; SF-47: tokens enter.

    What was a Character in play may be a State in the pile: it returns on a legal subject, or not at all.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "cards", "seat", "by", "blank", "zone")

    def __init__(self, cards: list[CardId], seat: SeatId, by: CardId, blank: bool) -> None:
        super().__init__()
        self.cards: list[CardId] = cards
        self.seat: SeatId = seat
        self.by: CardId = by
        self.blank: bool = blank
        self.zone: Zone = SMOKED
        """Where they come from."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 1:
            self.step = 0
            self.come_in(table, self.cards.pop(0), Spot(table.answer))
            return
        if not self.cards:
            table.stack.pop()
            return
        if table.zones[self.cards[0]] != self.zone:
            self.cards.pop(0)
            return
        if table.is_state(self.cards[0]):
            subjects = legal_subjects(table, self.seat, self.cards[0])
            if not subjects:
                self.cards.pop(0)
                return
            self.step = 1
            table.ask(self.seat, WHERE, subjects)
            return
        self.step = 1
        table.ask(self.seat, WHERE_TO, locations(table, self.seat))

    def come_in(self, table: Table, card: CardId, spot: Spot) -> None:
        """It enters play, which is not being played; it has resolved with the effect that returned it."""
        table.put_in_play(card, self.seat)
        if self.blank:
            table.blanks = with_value(table.blanks, card, 1)
        enter(table, card, self.seat, spot)
        table.make_ready(card)
        table.changed()
        if self.zone == SMOKED:
            note_return(table, card, table.controllers[self.by])
        table.happen(Happening(ENTERED, card, self.by, self.seat))


def returned_key(table: Table, card: CardId, seat: SeatId) -> int:
    """How the return of a card to play is noted among the things used this turn: by its title and who returned it."""
    return note_by(RETURNED, table.card(card).base, seat)


def note_return(table: Table, card: CardId, seat: SeatId) -> None:
    """SF-44.1: a player has returned a card to play; SF-42.0: some texts ask which titles."""
    table.used.append(returned_key(table, card, seat))
