"""KF-3.2, KF-3.3: an attack is put together: what it is made with, its target, and its enhancements."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.engine.seats import NO_SEAT, SeatId
from kwoon.games.kungfu.cards import ATTACK, ENHANCEMENT
from kwoon.games.kungfu.state.table import Table, table_of
from kwoon.games.kungfu.terms.events import Attacked
from kwoon.games.kungfu.terms.ids import NO_CARD, NONE, CardKind
from kwoon.games.kungfu.terms.questions import ENHANCE, SPLIT, TARGET, USE_WEAPON

DECLARE: Final = 0
TAKE_TARGET: Final = 1
OFFER_ENHANCEMENT: Final = 2
TAKE_ENHANCEMENT: Final = 3
TAKE_SECOND: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike(Plain):
    """One attack on one player, with all its cards and what came to answer it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker",
        "target",
        "cards",
        "weapon",
        "parts",
        "extra",
        "unblockable",
        "block",
        "ignored",
        "damage",
        "lost",
    )

    def __init__(self, attacker: SeatId, target: SeatId) -> None:
        self.attacker: SeatId = attacker
        self.target: SeatId = target
        self.cards: list[CardKind] = []
        self.weapon: CardKind = NO_CARD
        self.parts: int = 0
        """The attack cards and the weapon in it, as bits: what a block may ignore."""
        self.extra: int = 0
        """Damage that no card of it prints (Split Attack with two players left)."""
        self.unblockable: bool = False
        self.block: CardKind = NO_CARD
        self.ignored: bool = False
        self.damage: int = 0
        self.lost: int = 0
        """How many of its parts that take gear have been answered by a discard."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Strikes(Procedure):
    """A procedure that gathers strikes: an attack that is whole joins the one below it on the stack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "strikes")

    def __init__(self) -> None:
        super().__init__()
        self.strikes: list[Strike] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Procedure):
    """An attack being declared; when it is whole it joins the strikes of its exchange."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "seat",
        "base",
        "target",
        "second",
        "cards",
        "joins",
        "counter",
    )

    def __init__(self, seat: SeatId, base: int, target: SeatId, counter: bool) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.base: int = base
        """The attack card, or USE_WEAPON."""
        self.target: SeatId = target
        self.second: SeatId = NO_SEAT
        self.cards: list[CardKind] = []
        self.joins: int = 0
        """How many more attack cards Combination lets in."""
        self.counter: bool = counter

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == OFFER_ENHANCEMENT:
            self.offer_enhancement(table)
        elif step == TAKE_ENHANCEMENT:
            self.take_enhancement(table)
        elif step == DECLARE:
            self.declare(table)
        elif step == TAKE_TARGET:
            self.target = SeatId(table.answer)
            self.step = OFFER_ENHANCEMENT
        else:
            self.second = SeatId(table.answer)
            self.step = OFFER_ENHANCEMENT

    def declare(self, table: Table) -> None:
        """KF-3.2: an attack card of the hand, or the weapon in play; against one opponent."""
        if self.base != USE_WEAPON:
            card = CardKind(self.base)
            table.spend(self.seat, card)
            self.cards.append(card)
        if self.target != NONE:
            self.step = OFFER_ENHANCEMENT
            return
        self.step = TAKE_TARGET
        table.ask(self.seat, TARGET, list(self.opponents(table)))

    def opponents(self, table: Table) -> list[SeatId]:
        """Everyone standing whom this attack does not hit yet, from the left on."""
        found: list[SeatId] = []
        seat = table.after(self.seat)
        while seat != self.seat:
            if seat != self.target:
                found.append(seat)
            seat = table.after(seat)
        return found

    def offer_enhancement(self, table: Table) -> None:
        """KF-3.3: any enhancements, no two alike; Combination's attack cards may be alike."""
        options = [DONE]
        seen = 0
        types = table.deck.types
        for kind in self.cards:
            if types[kind] == ENHANCEMENT:
                seen |= 1 << kind
        for kind in table.hands[self.seat]:
            bit = 1 << kind
            if seen & bit:
                continue
            type_ = types[kind]
            if type_ == ENHANCEMENT or (type_ == ATTACK and self.joins > 0):
                seen |= bit
                options.append(kind)
        self.step = TAKE_ENHANCEMENT
        table.ask(self.seat, ENHANCE, options)

    def take_enhancement(self, table: Table) -> None:
        """Add the card; or the attack is whole."""
        if table.answer == DONE:
            self.finish(table)
            return
        kind = CardKind(table.answer)
        table.spend(self.seat, kind)
        self.cards.append(kind)
        self.step = OFFER_ENHANCEMENT
        card = table.kinds_[kind]
        if card.type == ATTACK:
            self.joins -= 1
            return
        self.joins += card.extra_attacks
        if card.splits and self.second == NONE:
            others = self.opponents(table)
            if others:
                self.step = TAKE_SECOND
                table.ask(self.seat, SPLIT, list(others))

    def finish(self, table: Table) -> None:
        """The attack is made: one strike, or two separate ones when it was split."""
        table.stack.pop()
        exchange = cast(Strikes, table.stack[-1])
        exchange.strikes.append(self.strike(table, self.target))
        if self.second != NONE:
            exchange.strikes.append(self.strike(table, self.second))

    def strike(self, table: Table, target: SeatId) -> Strike:
        """The whole attack as it comes at one player; said aloud."""
        strike = self.as_it_stands(table, target)
        if table.watcher is not None:
            table.happened(Attacked(EVERYONE, self.seat, target, tuple(strike.cards), strike.weapon, self.counter))
        return strike

    def as_it_stands(self, table: Table, target: SeatId) -> Strike:
        """What comes at one player if the attack is made with the cards that are in it now."""
        strike = Strike(self.seat, target)
        strike.cards = self.cards[:]
        for kind in self.cards:
            card = table.kinds_[kind]
            if card.type == ATTACK:
                strike.parts |= 1 << kind
            if card.unblockable:
                strike.unblockable = True
            if card.splits and self.second == NONE and self.step != TAKE_SECOND:
                strike.extra += 1
        if self.base == USE_WEAPON:
            strike.weapon = table.weapons[self.seat]
            strike.parts |= 1 << strike.weapon
        return strike
