"""PS-8: the whole game: setting up, the turn going round, and how it ends in each mode."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import NO_SEAT, SeatId, all_seats
from kwoon.games.puzzlestrike.options import FREE_FOR_ALL, LAST_MAN_STANDING, TEAMS
from kwoon.games.puzzlestrike.rules.setup import choose_characters, deal, fill_box, set_up_bank
from kwoon.games.puzzlestrike.rules.turn import Turn
from kwoon.games.puzzlestrike.state.table import OVERFLOW, Table, table_of
from kwoon.games.puzzlestrike.terms.events import GameEnded, PanicRose, TieBreak, WentOut
from kwoon.games.puzzlestrike.terms.packing import set_of

CHARACTERS_STEP: Final = 0
BANK_STEP: Final = 1
FIRST_TURN: Final = 2
TURN_ENDED: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Procedure):
    """The whole game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "tied", "waiting", "order")

    def __init__(self) -> None:
        super().__init__()
        self.tied: list[SeatId] = []
        """PS-8.2: the players who play on because their piles are equally low."""
        self.waiting: list[SeatId] = []
        """Those of them who have not had their turn in this round."""
        self.order: list[SeatId] = []
        """Eliminated seats, the first to go first."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == TURN_ENDED:
            self.turn_ended(table)
        elif step == CHARACTERS_STEP:
            self.step = BANK_STEP
            fill_box(table)
            choose_characters(table)
        elif step == BANK_STEP:
            self.step = FIRST_TURN
            set_up_bank(table)
            deal(table)
        else:
            self.step = TURN_ENDED
            self.begin_turn(table, table.active)

    def begin_turn(self, table: Table, seat: SeatId) -> None:
        """A player's turn, or a team's."""
        table.turn += 1
        table.active = seat
        partner = NO_SEAT
        if table.rules.mode == TEAMS:
            partner = SeatId(3 - seat)
        table.stack.append(Turn(seat, partner))

    def turn_ended(self, table: Table) -> None:
        """PS-8.1, PS-8.2, PS-8.5: who ends a turn with 10 or more in the pile loses."""
        mode = table.rules.mode
        full = table.total(table.homes[table.active]) >= OVERFLOW
        if self.tied:
            self.play_on(table)
        elif full and mode == LAST_MAN_STANDING:
            self.eliminate(table, table.active)
        elif full and mode == FREE_FOR_ALL:
            rest = [seat for seat in table.players() if seat != table.active]
            self.settle(table, rest)
        elif full:
            home = table.homes[table.active]
            self.end(table, ranks([1 if table.homes[seat] == home else 0 for seat in range(table.seats)]), False)
        else:
            self.next_turn(table)

    def next_turn(self, table: Table) -> None:
        """The next player's turn, unless the bound on turns is reached: then the lowest pile wins."""
        if table.turn >= table.rules.max_turns:
            self.out_of_turns(table)
            return
        if self.waiting:
            self.begin_turn(table, self.waiting.pop(0))
            return
        seat = SeatId((table.active + 1) % table.seats)
        while not table.playing(seat) or table.homes[seat] == table.homes[table.active]:
            seat = SeatId((seat + 1) % table.seats)
        if table.rules.mode == TEAMS:
            seat = lead_of(table, seat)
        self.begin_turn(table, seat)

    # --- a free-for-all ends ----------------------------------------------------------------------------------------

    def settle(self, table: Table, rest: list[SeatId]) -> None:
        """PS-8.2: the lowest pile wins; if that is a tie, those players take one more turn each."""
        lowest = min([table.total(table.homes[seat]) for seat in rest])
        tied = [seat for seat in rest if table.total(table.homes[seat]) == lowest]
        if len(tied) == 1:
            self.end(table, self.ranking(table, tied[0]), False)
            return
        self.tied = tied
        self.waiting = tied[:]
        if table.watcher is not None:
            table.happened(TieBreak(EVERYONE, tuple(tied)))
        self.next_turn(table)

    def play_on(self, table: Table) -> None:
        """The tied players take their turns, and then the lowest of them is looked for again."""
        if self.waiting:
            self.next_turn(table)
        else:
            self.settle(table, self.tied)

    def ranking(self, table: Table, winner: SeatId) -> list[int]:
        """The winner first, then those who were tied with the winner, then by the height of the pile."""
        marks: list[int] = []
        for seat in all_seats(table.seats):
            mark = table.total(table.homes[seat])
            if seat == winner:
                mark = -1
            elif (self.tied and seat not in self.tied) or (not self.tied and seat == table.active):
                mark += 1000
            marks.append(mark)
        return ranks(marks)

    # --- last man standing ------------------------------------------------------------------------------------------

    def eliminate(self, table: Table, seat: SeatId) -> None:
        """PS-8.5: a player is out, and everyone antes a gem one larger."""
        table.out |= set_of(seat)
        table.fallen += 1
        self.order.append(seat)
        if table.watcher is not None:
            table.happened(WentOut(EVERYONE, seat))
            table.happened(PanicRose(EVERYONE, table.ante_value()))
        left = table.players()
        if len(left) == 1:
            self.end(table, self.survivors(table, [0] * table.seats), False)
        else:
            self.next_turn(table)

    def survivors(self, table: Table, marks: list[int]) -> list[int]:
        """Those who are still in by their marks, then the eliminated, the last to go first."""
        found = marks[:]
        for index, seat in enumerate(self.order):
            found[seat] = 2000 - index
        return ranks(found)

    # --- the end ----------------------------------------------------------------------------------------------------

    def out_of_turns(self, table: Table) -> None:
        """Our bound on turns: the lowest pile wins, equal ones share."""
        marks = [table.total(table.homes[seat]) for seat in range(table.seats)]
        if self.tied:
            for seat in range(table.seats):
                if seat not in self.tied:
                    marks[seat] += 1000
        self.end(table, self.survivors(table, marks), True)

    def end(self, table: Table, places: list[int], bounded: bool) -> None:
        """The game is over."""
        table.places = tuple(places)
        table.bounded = bounded
        table.stack.pop()
        if table.watcher is not None:
            winners = tuple([seat for seat in all_seats(table.seats) if places[seat] == 1])
            table.happened(GameEnded(EVERYONE, winners, bounded))


def ranks(marks: list[int]) -> list[int]:
    """Places by marks, the lowest first; equal marks share a place."""
    return [1 + sum([1 for other in marks if other < mark]) for mark in marks]


def lead_of(table: Table, seat: SeatId) -> SeatId:
    """The first player of a team."""
    for other in all_seats(table.seats):
        if table.homes[other] == table.homes[seat]:
            return other
    return seat  # pragma: no cover
