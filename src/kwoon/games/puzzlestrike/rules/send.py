"""PS-4.4 to PS-4.7, PS-8.3, PS-8.4: gems in the air, those who answer for the target, and gems that float."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import NO_SEAT, SeatId
from kwoon.games.puzzlestrike.rules.reaction import SEND, React, can_react
from kwoon.games.puzzlestrike.state.chip import ONE_GEM
from kwoon.games.puzzlestrike.state.table import OVERFLOW, Table, table_of
from kwoon.games.puzzlestrike.terms.events import Landed, Sent
from kwoon.games.puzzlestrike.terms.ids import Pile
from kwoon.games.puzzlestrike.terms.packing import float_up, sends_in

OFFER: Final = 0
ANSWERED: Final = 1
LAND: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Send(Procedure):
    """One send, one event: its 1-gems have left the bank and are in the air."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "seat",
        "pile",
        "gems",
        "heavy",
        "back",
        "back_heavy",
        "at",
        "answerer",
    )

    def __init__(self, seat: SeatId, pile: Pile, gems: int, heavy: bool) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.pile: Pile = pile
        self.gems: int = gems
        self.heavy: bool = heavy
        """PS-4.5: a 4-gem was broken for it; nobody may answer."""
        self.back: int = 0
        """The 1-gems that a counter-crash has left over for the sender."""
        self.back_heavy: bool = False
        self.at: int = 0
        self.answerer: SeatId = NO_SEAT

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == OFFER:
            self.offer(table)
        elif self.step == ANSWERED:
            if table.did:
                self.step = LAND
            else:
                self.answerer = NO_SEAT
                self.at += 1
                self.step = OFFER
        else:
            self.land(table)

    def offer(self, table: Table) -> None:
        """PS-4.6, PS-8.3: the target first, then in a free-for-all the others; one answer in all."""
        if self.heavy:
            self.step = LAND
            return
        order = answerers(table, self.seat, self.pile)
        while self.at < len(order):
            if can_react(table, order[self.at], SEND):
                self.answerer = order[self.at]
                self.step = ANSWERED
                table.stack.append(React(self.answerer, SEND))
                return
            self.at += 1
        self.step = LAND

    def land(self, table: Table) -> None:
        """What was not negated lands; what a counter-crash left over flies back."""
        table.stack.pop()
        if self.gems:
            table.gems[self.pile][ONE_GEM] += self.gems
            if table.watcher is not None:
                table.happened(Landed(EVERYONE, self.pile, self.gems))
        if self.back:
            launch(table, self.answerer, table.homes[self.seat], self.back, self.back_heavy)


def answerers(table: Table, seat: SeatId, pile: Pile) -> list[SeatId]:
    """Who may answer a send, in order."""
    order: list[SeatId] = []
    for step in range(1, table.seats):
        other = SeatId((seat + step) % table.seats)
        if table.homes[other] == pile and table.playing(other):
            order.append(other)
    if table.floats:
        for step in range(1, table.seats):
            other = SeatId((seat + step) % table.seats)
            if table.homes[other] != pile and table.playing(other):
                order.append(other)
    return order


def launch(table: Table, seat: SeatId, pile: Pile, gems: int, heavy: bool) -> None:
    """Send 1-gems that have left the bank. PS-8.4: in a free-for-all nobody sends with 10 or more in the pile."""
    floating = table.floats and table.total(table.homes[seat]) >= OVERFLOW
    if not floating:
        under = len(table.stack)
        if seat == table.active:
            release(table)  # what floats flies first, and what is sent now is on its way whatever comes back
        table.stack.insert(under, Send(seat, pile, gems, heavy))
    elif table.own_turn(seat):
        float_up(table.floating, pile, gems, heavy)
    else:
        table.give_gems(ONE_GEM, gems)
        return
    if table.watcher is not None:
        table.happened(Sent(EVERYONE, seat, pile, gems, floating))


def release(table: Table) -> bool:
    """PS-8.4: the first moment the pile is 9 or less, all that floats is sent, one send at a time, the oldest first."""
    if not table.floating or table.total(table.homes[table.active]) >= OVERFLOW:
        return False
    floating = table.floating
    table.floating = []
    under = len(table.stack)
    for pile, gems, heavy in sends_in(floating):
        table.stack.insert(under, Send(table.active, pile, gems, heavy))
        if table.watcher is not None:
            table.happened(Sent(EVERYONE, table.active, pile, gems, False))
    return True


def lose_floating(table: Table) -> None:
    """PS-8.4: gems that still float at the end of the turn are destroyed."""
    for _, gems, _ in sends_in(table.floating):
        table.give_gems(ONE_GEM, gems)
    table.floating = []
