"""SF-31: auctions over Unique cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.legality.actions import during_auction
from kwoon.games.shadowfist.legality.choices import is_delayed
from kwoon.games.shadowfist.standing.derive import survey
from kwoon.games.shadowfist.standing.permits import is_firm
from kwoon.games.shadowfist.state.effects import PLAYING, Effect
from kwoon.games.shadowfist.state.happenings import PowerCame
from kwoon.games.shadowfist.state.scene import AUCTION_SCENE, SceneState
from kwoon.games.shadowfist.state.table import Pending, Table, table_of, with_value
from kwoon.games.shadowfist.terms.codes import BID_MADE, LIMITED, PLAY, SMOKED, TOASTED, UNIQUE
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NONE, CardId, SeatId, Stamp
from kwoon.games.shadowfist.terms.once import LIMITED_PLAYED, note_by
from kwoon.games.shadowfist.terms.questions import BID, FIRST_AUCTION, KEEP, PASS

OPENING: Final = 0
TAKE_OPENING: Final = 1
BIDDING: Final = 2
TAKE_BID: Final = 3
WON: Final = 4
TAKE_KEEP: Final = 5


def find_auction(table: Table) -> Procedure | None:
    """SF-31.1: face-up Unique cards of one title call for an auction; SF-31.8: the active player orders several.

    A Site that is burned stays on the table until the Return Home step (SF-28.8), but is nobody's any more.
    """
    if not survey(table).rivals:
        return None
    copies: dict[str, list[CardId]] = {}
    due: list[str] = []
    for card in table.in_play:
        definition = table.card(card)
        if not definition.restrictions & UNIQUE or table.face_down[card] or card in table.doomed:
            continue
        title = definition.counts_as()
        if title not in copies:
            copies[title] = [card]
            continue
        copies[title].append(card)
        if title not in due:
            due.append(title)
    if not due or current_auction(table) is not None:
        return None
    if len(due) == 1:
        return Auction(copies[due[0]])
    return ChooseAuction([copies[title][-1] for title in due])


def current_auction(table: Table) -> Auction | None:
    """The auction that is going on."""
    for procedure in table.stack:
        if isinstance(procedure, Auction):
            return procedure
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseAuction(Procedure):
    """SF-31.8: where several auctions are due at one time, the active player says which comes first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "newest")

    def __init__(self, newest: list[int]) -> None:
        super().__init__()
        self.newest: list[int] = newest
        """The newest card of each title."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.step = 1
            table.ask(table.active, FIRST_AUCTION, self.newest)
            return
        table.stack.pop()
        title = table.card(CardId(table.answer)).counts_as()
        table.push(Auction(copies_of(table, title)))


def copies_of(table: Table, title: str) -> list[CardId]:
    """The face-up Unique cards of a title, without Sites that are burned."""
    found: list[CardId] = []
    for card in table.in_play:
        definition = table.card(card)
        if definition.restrictions & UNIQUE and definition.counts_as() == title:
            if not table.face_down[card] and card not in table.doomed:
                found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Procedure):
    """Everyone may bid Power; the winner decides which of the cards stays (SF-31.7.1, SF-31.8)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "cards", "high", "leader", "turn", "passes", "declined", "won", "held")

    def __init__(self, cards: list[CardId]) -> None:
        super().__init__()
        self.cards: list[CardId] = cards
        """The copies in play, the newest one last."""
        self.high: int = 0
        self.leader: SeatId = NO_SEAT
        self.turn: SeatId = NO_SEAT
        self.passes: int = 0
        self.declined: int = 0
        """SF-31.8: how many players would not open the bidding."""
        self.won: bool = False
        """Whether an effect has decided it (SF-31.3)."""
        self.held: list[Pending] = []
        """Triggered effects of the scene that was interrupted: they wait for the end of the auction."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == OPENING:
            self.open(table)
        elif self.step == TAKE_OPENING:
            self.take_opening(table)
        elif self.step == BIDDING:
            self.ask_bid(table)
        elif self.step == TAKE_BID:
            self.take_bid(table)
        elif self.step == WON:
            self.step = TAKE_KEEP
            table.spend(self.leader, min(self.high, table.power[self.leader]))
            table.tell_spent(self.cards[-1], self.leader)
            table.ask(self.leader, KEEP, self.cards)
        else:
            self.keep(table, table.answer)

    def open(self, table: Table) -> None:
        """SF-31.5: the newcomer's controller must bid at least 1; with no Power the newcomer is toasted."""
        if len(self.cards) > 2:
            self.offer_opening(table)
            return
        new = self.cards[1]
        self.turn = table.controllers[new]
        if table.power[self.turn] < 1:
            table.stack.pop()
            cancel_card(table, new)
            table.leave_play(new, TOASTED, NONE, NO_CARD, NO_SEAT)
            return
        self.step = TAKE_BID
        table.ask(self.turn, BID, list(range(1, table.power[self.turn] + 1)))

    def openers(self, table: Table) -> list[SeatId]:
        """SF-31.8: those who control a copy, from the active player clockwise."""
        return [seat for seat in table.playing() if any(table.controllers[card] == seat for card in self.cards)]

    def offer_opening(self, table: Table) -> None:
        """SF-31.8: with more than two copies each of their controllers may open; if none does, all are toasted."""
        openers = self.openers(table)
        if self.declined >= len(openers):
            table.stack.pop()
            self.remove(table, self.cards)
            return
        self.turn = openers[self.declined]
        self.step = TAKE_OPENING
        table.ask(self.turn, BID, [PASS, *range(1, table.power[self.turn] + 1)])

    def take_opening(self, table: Table) -> None:
        """Opened, or left to the next one who controls a copy."""
        if table.answer == PASS:
            self.declined += 1
            self.step = OPENING
            return
        self.take_bid(table)

    def ask_bid(self, table: Table) -> None:
        """SF-31.6: pass, or bid more than the highest bid, and no more than you have."""
        table.pending = self.held + table.pending
        self.held = []
        if self.won or self.passes >= len(table.playing()) - 1:
            self.step = WON
            return
        options = [PASS, *range(self.high + 1, table.power[self.turn] + 1)]
        self.step = TAKE_BID
        table.ask(self.turn, BID, options)

    def take_bid(self, table: Table) -> None:
        """A bid or a pass; SF-31.3: then what is legal during an auction; then the player to the left."""
        if table.answer == PASS:
            self.passes += 1
        else:
            self.high = table.answer
            self.leader = self.turn
            table.show(PowerCame(BID_MADE, self.cards[-1], NO_CARD, self.turn, self.high))
            self.passes = 0
        self.turn = table.left_of(self.turn)
        self.step = BIDDING
        if during_auction(table):
            self.held = table.pending
            table.pending = []
            table.open_scene(AUCTION_SCENE)

    def keep(self, table: Table, kept: int) -> None:
        """SF-31.7.1: the new card goes to the toasted pile, or the old one to the smoked pile; SF-31.8: all others."""
        table.stack.pop()
        self.remove(table, [card for card in self.cards if card != kept])

    def remove(self, table: Table, lost: list[CardId]) -> None:
        """Cancel the cards and take them out of play; no card and no player has done it."""
        for card in lost:
            if table.zones[card] == PLAY:
                cancel_card(table, card)
                original = len(self.cards) == 2 and card == self.cards[0]
                table.leave_play(card, SMOKED if original else TOASTED, NONE, NO_CARD, NO_SEAT)


def cancel_card(table: Table, card: CardId, by: SeatId = NO_SEAT) -> None:
    """SF-33: blank a card and remove the unresolved effects that it has generated from every open scene."""
    table.blanks = with_value(table.blanks, card, table.blanks[card] | 1)
    table.changed()
    drop_effects(table, card, table.stamps[card], by)


def drop_effects(table: Table, card: CardId, stamp: Stamp, by: SeatId) -> None:
    """SF-33: what a card has generated leaves every scene; SF-26.4: not a delayed effect, whose parent has resolved.

    By whom: some players' effects cannot be cancelled by opponents. NONE is nobody: the rules say so.

    SF-24.1.3.3: the stamp says which one is meant, if the card has left its area since. A card whose own playing was
    canceled, and which stays in play, does not wait for its resolution any more.
    """
    table.pending = [each for each in table.pending if not is_dropped(table, each.effect, card, stamp, by)]
    for procedure in table.stack:
        if isinstance(procedure, SceneState):
            dropped = [each for each in procedure.effects if is_dropped(table, each, card, stamp, by)]
            if any(each.kind == PLAYING for each in dropped) and table.same(card, stamp):
                table.make_ready(card)
            for each in dropped:
                note_canceled_play(table, each)
            procedure.effects = [each for each in procedure.effects if each not in dropped]


def is_dropped(table: Table, effect: Effect, card: CardId, stamp: Stamp, by: SeatId) -> bool:
    """Whether an effect goes with a card that a player cancels."""
    return comes_from(table, effect, card, stamp) and (by == NONE or not is_firm(table, effect.player, by))


def note_canceled_play(table: Table, effect: Effect) -> None:
    """SF-49.2: who has played a Limited card plays no other copy in this turn, although it was canceled."""
    definition = table.card(effect.source)
    if effect.kind == PLAYING and definition.restrictions & LIMITED:
        table.used.append(note_by(LIMITED_PLAYED, definition.code, effect.player))


def comes_from(table: Table, effect: Effect, card: CardId, stamp: Stamp) -> bool:
    """Whether a card has generated an effect, which is not a delayed one."""
    return effect.source == card and effect.stamp == stamp and not is_delayed(table, effect)
