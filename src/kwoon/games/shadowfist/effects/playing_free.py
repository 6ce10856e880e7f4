"""SF-44.2: cards of smoked piles that an effect plays at no cost, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.playing import playing_of
from kwoon.games.shadowfist.effects.searching import one_of_each
from kwoon.games.shadowfist.legality.play import legal_subjects, why_not_restrictions, why_not_site
from kwoon.games.shadowfist.standing.costs import has_resources
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import SMOKED
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NONE, CardId, SeatId, Spot
from kwoon.games.shadowfist.terms.questions import PICK
from kwoon.games.shadowfist.terms.reasons import OK

ASK: Final = 0
TAKE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayTogether(Procedure):
    """Players secretly choose a card of their smoked pile each; then the chosen cards are played, each by its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seats", "offered", "chosen", "on", "helped")

    def __init__(self, seats: list[SeatId], offered: list[CardId]) -> None:
        super().__init__()
        self.seats: list[SeatId] = seats
        """Who is still to choose."""
        self.offered: list[CardId] = offered
        self.chosen: list[CardId] = []
        self.on: CardId = NO_CARD
        """For States: the subject that they are played on; NONE leaves it to the player."""
        self.helped: SeatId = NO_SEAT
        """SF-37: the player whose card lets them be played at no cost."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == TAKE:
            self.step = ASK
            self.seats.pop(0)
            if table.answer != DONE:
                self.chosen.append(CardId(table.answer))
        if self.seats:
            seat = self.seats[0]
            mine = [card for card in self.offered if table.owners[card] == seat]
            self.step = TAKE
            table.ask(seat, PICK, [DONE, *one_of_each(table, [card for card in mine if self.may_play(table, card)])])
        elif self.chosen:
            self.play(table, self.chosen.pop(0))
        else:
            table.stack.pop()

    def may_play(self, table: Table, card: CardId) -> bool:
        """SF-25.1, SF-44.2: restrictions, resources, and a place for it; it costs nothing."""
        seat = table.owners[card]
        definition = table.card(card)
        if table.zones[card] != SMOKED or not has_resources(table, seat, card):
            return False
        if why_not_restrictions(table, seat, card, definition) != OK:
            return False
        if table.is_state(card):
            subjects = legal_subjects(table, seat, card)
            return self.on in subjects if self.on != NONE else len(subjects) > 0
        return not definition.is_site() or why_not_site(table, seat, definition) == OK

    def play(self, table: Table, card: CardId) -> None:
        """One card is played, if that can still be done."""
        if not self.may_play(table, card):
            return
        generate = playing_of(table, card, table.owners[card], 0)
        generate.free = True
        generate.helped = self.helped == table.owners[card]
        if self.on != NONE:
            generate.place_chosen(Spot(self.on))
        table.push(generate)
