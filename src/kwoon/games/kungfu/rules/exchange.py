"""KF-4 and KF-5: an attack with its blocks and counter attacks, resolved in the rulebook's order (KF-5.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game
from kwoon.engine.seats import NO_SEAT, SeatId, all_seats
from kwoon.games.kungfu.cards import ATTACK, BLOCK
from kwoon.games.kungfu.rules.attack import Attack, Strike, Strikes
from kwoon.games.kungfu.state.table import Table, table_of
from kwoon.games.kungfu.terms.events import Blocked, Hit
from kwoon.games.kungfu.terms.ids import NONE, CardKind
from kwoon.games.kungfu.terms.questions import ANSWER, COUNTER, DROP_STANCE, DROP_WEAPON, LOSE, USE_WEAPON

OPEN: Final = 0
OFFER_BLOCK: Final = 1
TAKE_BLOCK: Final = 2
TAKE_COUNTER: Final = 3
DAMAGE: Final = 4
DISCARDS: Final = 5
TAKE_DISCARD: Final = 6
DEFENSE: Final = 7

STRONG_AGAINST: Final = 2
"""KF-3.5: the damage that a stance adds against the stance it is strong against."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Strikes):
    """Everything from the first attack to the Chi lost. All attacks and blocks are made before any damage counts."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Strikes.FIELDS, "seat", "base", "at")

    def __init__(self, seat: SeatId, base: int) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.base: int = base
        self.at: int = 0
        """The strike that is being answered, or whose gear is being discarded."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == OFFER_BLOCK:
            self.offer_block(table)
        elif step == TAKE_BLOCK:
            self.take_block(table)
        elif step == OPEN:
            self.make_attack(table, self.seat, self.base, NO_SEAT)
        elif step == TAKE_COUNTER:
            self.take_counter(table)
        elif step == DAMAGE:
            self.calculate_damage(table)
        elif step == DISCARDS:
            self.discard_gear(table)
        elif step == TAKE_DISCARD:
            self.take_discard(table)
        else:
            self.calculate_defense(table)

    # --- 1: make all attacks and blocks -------------------------------------------------------------------------

    def make_attack(self, table: Table, seat: SeatId, base: int, target: SeatId) -> None:
        """Put an attack together; a counter attack has its target already."""
        self.step = OFFER_BLOCK
        table.stack.append(Attack(seat, base, target, target != NONE))

    def offer_block(self, table: Table) -> None:
        """KF-4.1: the player attacked may answer with one block; then the next strike is answered."""
        if self.at >= len(self.strikes):
            self.step = DAMAGE
            return
        strike = self.strikes[self.at]
        options = [DONE]
        seen = 0
        if not strike.unblockable:
            table.reveals += 1  # whether the question comes or not tells of the hand
            types = table.deck.types
            for kind in table.hands[strike.target]:
                if types[kind] != BLOCK:
                    continue
                bit = 1 << kind
                if not seen & bit:
                    seen |= bit
                    if self.serves(table, kind, strike):
                        options.append(kind)
        self.step = TAKE_BLOCK
        table.ask(strike.target, ANSWER, options)

    def serves(self, table: Table, kind: CardKind, strike: Strike) -> bool:
        """Whether a block can answer this strike: it ignores a part of it, reduces it, or brings a counter attack."""
        card = table.kinds_[kind]
        if card.defense > 0 or card.ignores & strike.parts:
            return True
        return card.counter and card.ignores == 0 and len(attack_bases(table, strike.target)) > 0

    def take_block(self, table: Table) -> None:
        """KF-4.2: blocking any part blocks the whole; KF-4.3: a counter attack follows."""
        strike = self.strikes[self.at]
        if table.answer == DONE:
            self.at += 1
            self.step = OFFER_BLOCK
            return
        kind = CardKind(table.answer)
        table.spend(strike.target, kind)
        card = table.kinds_[kind]
        strike.block = kind
        strike.ignored = card.ignores & strike.parts != 0
        if table.watcher is not None:
            table.happened(Blocked(EVERYONE, strike.target, kind, strike.ignored))
        if card.counter:
            options = attack_bases(table, strike.target)
            if strike.ignored or card.defense > 0:
                options.insert(0, DONE)
            if options:
                self.step = TAKE_COUNTER
                table.ask(strike.target, COUNTER, options)
                return
        self.at += 1
        self.step = OFFER_BLOCK

    def take_counter(self, table: Table) -> None:
        """KF-4.3: a regular attack back at the attacker."""
        strike = self.strikes[self.at]
        self.at += 1
        self.step = OFFER_BLOCK
        if table.answer != DONE:
            self.make_attack(table, strike.target, table.answer, strike.attacker)

    # --- 2: calculate damage ------------------------------------------------------------------------------------

    def calculate_damage(self, table: Table) -> None:
        """KF-5.2: damage counts every stance and weapon in play, also those about to be discarded."""
        for strike in self.strikes:
            if not strike.ignored:
                strike.damage = damage_of(table, strike)
        self.at = 0
        self.step = DISCARDS

    # --- 3: discard stances and weapons -------------------------------------------------------------------------

    def discard_gear(self, table: Table) -> None:
        """KF-5.1: each Trip or Throw that was not ignored takes a stance or a weapon, as the defender chooses."""
        while self.at < len(self.strikes):
            strike = self.strikes[self.at]
            if not strike.ignored and strike.lost < takes_gear(table, strike):
                target = strike.target
                options: list[int] = []
                if table.stances[target] != NONE:
                    options.append(DROP_STANCE)
                if table.weapons[target] != NONE:
                    options.append(DROP_WEAPON)
                if options:
                    self.step = TAKE_DISCARD
                    table.ask(target, LOSE, options)
                    return
            self.at += 1
        self.step = DEFENSE

    def take_discard(self, table: Table) -> None:
        """The stance or the weapon goes."""
        strike = self.strikes[self.at]
        strike.lost += 1
        if table.answer == DROP_STANCE:
            table.drop_stance(strike.target, True)
        else:
            table.drop_weapon(strike.target, True)
        self.step = DISCARDS

    # --- 4: calculate defense -----------------------------------------------------------------------------------

    def calculate_defense(self, table: Table) -> None:
        """KF-5.2: only gear still in play defends; then all Chi is lost at once, and who has none left is out."""
        losses = [0] * table.seats
        for strike in self.strikes:
            if strike.ignored:
                continue
            defense = table.defense_of(strike.target)
            if strike.block != NONE:
                defense += table.kinds_[strike.block].defense
            lost = max(0, strike.damage - defense)
            losses[strike.target] += lost
            if table.watcher is not None:
                table.happened(Hit(EVERYONE, strike.attacker, strike.target, strike.damage, defense, lost))
        for strike in self.strikes:
            weapon = strike.weapon
            if weapon != NONE and table.kinds_[weapon].discard_after_attack:
                if table.weapons[strike.attacker] == weapon:
                    table.drop_weapon(strike.attacker, False)
        for seat in all_seats(table.seats):
            if losses[seat] > 0:
                table.chi[seat] -= losses[seat]
                if table.chi[seat] <= 0:
                    table.go_down(seat)
        table.stack.pop()


def attack_bases(table: Table, seat: SeatId) -> list[int]:
    """KF-3.2: what a player could attack with now: attack cards of the hand, and the weapon in play."""
    options: list[int] = []
    seen = 0
    types = table.deck.types
    for kind in table.hands[seat]:
        if types[kind] == ATTACK:
            bit = 1 << kind
            if not seen & bit:
                seen |= bit
                options.append(kind)
    if table.weapons[seat] != NONE:
        options.append(USE_WEAPON)
    return options


def damage_of(table: Table, strike: Strike) -> int:
    """KF-3.5, KF-3.6: the cards, the weapon if the attack is made with it, and the attacker's stance."""
    kinds = table.kinds_
    damage = strike.extra
    for kind in strike.cards:
        damage += kinds[kind].damage
    if strike.weapon != NONE:
        damage += kinds[strike.weapon].damage
    stance = table.stances[strike.attacker]
    if stance == NONE:
        return damage
    card = kinds[stance]
    damage += card.damage
    for kind in strike.cards:
        damage += card.bonus[kind]
    if strike.weapon != NONE:
        damage += card.bonus[strike.weapon]
    if card.strong_against != NONE and table.stances[strike.target] == card.strong_against:
        damage += STRONG_AGAINST
    return damage


def takes_gear(table: Table, strike: Strike) -> int:
    """How many stances and weapons the strike's cards take from the defender."""
    count = 0
    for kind in strike.cards:
        if table.kinds_[kind].discards_gear:
            count += 1
    return count
