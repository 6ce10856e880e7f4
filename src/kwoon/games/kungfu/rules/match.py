"""KF-1: setting up, the turn going round, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId, all_seats
from kwoon.games.kungfu.rules.turn import Turn
from kwoon.games.kungfu.state.table import Table, table_of
from kwoon.games.kungfu.terms.events import GameEnded

SET_UP: Final = 0
NEXT_TURN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Procedure):
    """The whole game, from the deal to the last player with Chi."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == SET_UP:
            self.set_up(table)
        else:
            self.next_turn(table)

    def set_up(self, table: Table) -> None:
        """KF-1.1: shuffle, deal everyone a hand; seat 0 goes first."""
        table.set_pile(table.deck.cards[:])
        for seat in all_seats(table.seats):
            table.draw_up(seat, table.rules.hand)
        table.active = SeatId(table.seats - 1)
        self.step = NEXT_TURN

    def next_turn(self, table: Table) -> None:
        """The player to the left goes next, unless only one has Chi or the bound on turns is reached."""
        if table.standing() <= 1 or table.turn >= table.rules.max_turns:
            table.stack.pop()
            if table.watcher is not None:
                self.announce(table)
            return
        table.turn += 1
        table.active = table.after(table.active)
        table.stack.append(Turn(table.active))

    def announce(self, table: Table) -> None:
        """Say who has won."""
        outcome = table.outcome()
        if outcome is not None:
            table.happened(GameEnded(EVERYONE, tuple([SeatId(seat) for seat in outcome.winners]), table.standing() > 1))
