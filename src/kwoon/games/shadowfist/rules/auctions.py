"""SF-31: auctions over Unique cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.language.terms import BID_MADE, PLAY, SMOKED, TOASTED, UNIQUE
from kwoon.games.shadowfist.rules.questions import BID, KEEP, PASS
from kwoon.games.shadowfist.rules.stage import Stage
from kwoon.games.shadowfist.rules.table import NONE, Table, table_of

OPENING: Final = 0
BIDDING: Final = 1
TAKE_BID: Final = 2
WON: Final = 3
TAKE_KEEP: Final = 4


def find_auction(table: Table) -> Procedure | None:
    """SF-31.1: two face-up Unique cards of one title call for an auction; the later one is new."""
    seen: dict[str, int] = {}
    for card in table.in_play:
        definition = table.card(card)
        if not definition.restrictions & UNIQUE or table.face_down[card]:
            continue
        title = definition.title
        if title in seen:
            return Auction(seen[title], card)
        seen[title] = card
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Procedure):
    """Everyone may bid Power; the winner decides which of the two cards stays (SF-31.7.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "old", "new", "opener", "high", "leader", "turn", "passes")

    def __init__(self, old: int, new: int) -> None:
        super().__init__()
        self.old: int = old
        self.new: int = new
        self.opener: int = NONE
        self.high: int = 0
        self.leader: int = NONE
        self.turn: int = NONE
        self.passes: int = 0

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == OPENING:
            self.open(table)
        elif self.step == BIDDING:
            self.ask_bid(table)
        elif self.step == TAKE_BID:
            self.take_bid(table)
        elif self.step == WON:
            self.step = TAKE_KEEP
            table.ask(self.leader, KEEP, [self.old, self.new])
        else:
            self.keep(table, table.answer)

    def open(self, table: Table) -> None:
        """SF-31.5: the newcomer's controller must bid at least 1; with no Power the newcomer is toasted."""
        self.opener = table.controllers[self.new]
        if table.power[self.opener] < 1:
            table.stack.pop()
            cancel_card(table, self.new)
            table.leave_play(self.new, TOASTED, NONE, NONE, NONE)
            return
        self.turn = self.opener
        self.step = BIDDING

    def ask_bid(self, table: Table) -> None:
        """SF-31.6: pass, or bid more than the highest bid, and no more than you have."""
        if self.passes >= len(table.playing()) - 1 and self.leader != NONE:
            table.power[self.leader] -= self.high
            self.step = WON
            return
        options: list[int] = [] if self.leader == NONE else [PASS]
        for bid in range(self.high + 1, table.power[self.turn] + 1):
            options.append(bid)
        self.step = TAKE_BID
        table.ask(self.turn, BID, options)

    def take_bid(self, table: Table) -> None:
        """A bid or a pass; then the player to the left."""
        if table.answer == PASS:
            self.passes += 1
        else:
            self.high = table.answer
            self.leader = self.turn
            table.show(BID_MADE, self.new, NONE, self.turn, self.high)
            self.passes = 0
        self.turn = table.left_of(self.turn)
        self.step = BIDDING

    def keep(self, table: Table, kept: int) -> None:
        """SF-31.7.1: the new card goes to the toasted pile, or the old one to the smoked pile."""
        table.stack.pop()
        lost = self.new if kept == self.old else self.old
        if table.zones[lost] != PLAY:
            return
        cancel_card(table, lost)
        table.leave_play(lost, TOASTED if lost == self.new else SMOKED, NONE, NONE, NONE)


def cancel_card(table: Table, card: int) -> None:
    """SF-33: blank a card and remove the unresolved effects that it has generated from every open scene."""
    table.blanks[card] = 1
    table.changed()
    for procedure in table.stack:
        if isinstance(procedure, Stage):
            procedure.effects = [effect for effect in procedure.effects if effect.source != card]
