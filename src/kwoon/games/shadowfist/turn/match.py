"""SF-2, SF-3: setting up, and the turn going round."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.standing.victory import end_game
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import DECK
from kwoon.games.shadowfist.terms.ids import NONE, SeatId, all_cards, all_seats
from kwoon.games.shadowfist.turn.steps import DEFAULT_HAND, Turn

SET_UP: Final = 0
NEXT_TURN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Procedure):
    """The whole game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == SET_UP:
            self.set_up(table)
        else:
            self.next_turn(table)

    def set_up(self, table: Table) -> None:
        """SF-2: shuffle, one Power each (in the table's fields), six cards each; options or chance say who begins."""
        for card in all_cards(len(table.definitions)):
            table.decks[table.owners[card]].append(card)
            table.zones[card] = DECK
        for seat in all_seats(table.seats):
            table.chance.shuffle(table.decks[seat])
            for _ in range(DEFAULT_HAND):
                table.draw(seat)
        first = table.rules.first - 1 if table.rules.first else table.chance.below(table.seats)
        table.active = SeatId((first - 1) % table.seats)
        self.step = NEXT_TURN

    def next_turn(self, table: Table) -> None:
        """SF-3: clockwise, until someone has won or the bound on turns is reached."""
        if table.winner != NONE or table.turn >= table.rules.max_turns:
            end_game(table)
            return
        table.turn += 1
        seat = table.active
        following = table.left_of(seat)
        table.active = following
        table.push(Turn(following))
