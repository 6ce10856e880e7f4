"""What the quick player of Kung Fu Fighting does for whoever thinks: which cards it keeps, and when it blocks.

Throwing a card away is free, and the hand is filled up again (KF-2.1): so a card has to be worth more than the next one
from the pile. How much each card is worth to whom, and when a block is well spent, are numbers that were found by
playing (tools/fit_habits.py); they stand in `learned.py`, in the order of `NAMES`.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, Kind
from kwoon.games.kungfu.rules.exchange import Exchange, damage_of, takes_gear
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.ids import NONE, CardKind

NAMES: Final = (
    "chi", "chi_point",
    "enhancement", "enhancement_damage", "enhancement_other", "unblockable", "extra_attack", "split",
    "stance", "stance_gain", "stance_defense",
    "weapon", "weapon_gain", "weapon_defense",
    "attack", "attack_damage", "attack_better", "attack_takes_gear",
    "block", "block_stops", "block_other",
    "twin",
    "block_cost", "block_counter", "block_width", "block_spare", "block_gear",
    "blow_least", "gain_least", "wary",
)  # fmt: skip
BEGINNING: Final[list[float]] = [
    0.0, 1.0, 1.0, 0.5, -0.5, 3.0, 1.0, 1.0, 1.0, 0.5, 1.5, 1.0, 0.25, 1.5, 0.0, 0.5, -1.0, 0.0, 2.0, 0.3, 1.0, 3.0,
    1.5, 3.0, 0.1, 0.0, 2.0, 0.0, 0.0, 2.4,
]  # fmt: skip
"""A guess, where learning begins: it wins about half of the duels."""
SAVES_ALL: Final = 20.0
"""How much more a block is worth that keeps its player standing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """Numbers by which a player decides, in Chi or nearly so."""

    def __init__(self, numbers: list[float]) -> None:
        self.chi: float = numbers[0]
        """What it is worth to keep a chi card, and (`chi_point`) more for each point that it would restore."""
        self.chi_point: float = numbers[1]
        self.enhancement: float = numbers[2]
        """What it is worth to keep an enhancement, and what is added: for each point of its damage, for each other one
        in hand, if it lets no block answer, for each attack card that it could let join, and if it splits the
        attack."""
        self.enhancement_damage: float = numbers[3]
        self.enhancement_other: float = numbers[4]
        self.unblockable: float = numbers[5]
        self.extra_attack: float = numbers[6]
        self.split: float = numbers[7]
        self.stance: float = numbers[8]
        """What it is worth to keep a stance, and more by how much better than the one in play it attacks and
        defends."""
        self.stance_gain: float = numbers[9]
        self.stance_defense: float = numbers[10]
        self.weapon: float = numbers[11]
        """The same for a weapon."""
        self.weapon_gain: float = numbers[12]
        self.weapon_defense: float = numbers[13]
        self.attack: float = numbers[14]
        """What it is worth to keep an attack card, and what is added: for each point of its damage, for each other
        attack that is at least as good, and if it takes gear."""
        self.attack_damage: float = numbers[15]
        self.attack_better: float = numbers[16]
        self.attack_takes_gear: float = numbers[17]
        self.block: float = numbers[18]
        """What it is worth to keep a block, more by how much it stops, less for each other block."""
        self.block_stops: float = numbers[19]
        self.block_other: float = numbers[20]
        self.twin: float = numbers[21]
        """What is taken off for a card that is twice in hand, unless it is an attack, a block or a chi card."""
        self.block_cost: float = numbers[22]
        """How much Chi a block must save to be played, and what changes that: if it strikes back, by how much it stops,
        for each other block in hand, and where gear would be lost."""
        self.block_counter: float = numbers[23]
        self.block_width: float = numbers[24]
        self.block_spare: float = numbers[25]
        self.block_gear: float = numbers[26]
        self.blow_least: float = numbers[27]
        """How much Chi an attack must be expected to cost its target to be made."""
        self.gain_least: float = numbers[28]
        """How much an enhancement must be expected to add to be played."""
        self.wary: float = numbers[29]
        """How many times likelier a block in another hand is taken to be than its share of the deck says."""


def strength(card: Kind) -> int:
    """What a stance or a weapon does for attacks."""
    total = 2 * card.damage
    for more in card.bonus:
        total += more
    return total


def thrown_away(table: Table, seat: int, options: list[int], habits: Habits, stops: list[int]) -> int:
    """The card of the hand that is least worth keeping, if that is less than nothing; else the discarding is done."""
    hand = Hand(table, seat)
    found, least = options.index(DONE), 0.0
    for number in range(len(options)):
        code = options[number]
        if code >= 0:
            worth = hand.worth(code, habits, stops)
            if worth < least:
                found, least = number, worth
    return found


def keeping(table: Table, seat: int, options: list[int], habits: Habits, stops: list[int]) -> list[float]:
    """How much each card that could be thrown away is worth keeping; 0 for throwing nothing away."""
    hand = Hand(table, seat)
    return [hand.worth(code, habits, stops) if code >= 0 else 0.0 for code in options]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """A hand that is looked through for what to keep."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        kinds = table.kinds_
        stance, weapon = table.stances[seat], table.weapons[seat]
        self.stance: Kind | None = kinds[stance] if stance != NONE else None
        self.weapon: Kind | None = kinds[weapon] if weapon != NONE else None
        self.blocks: int = 0
        self.enhancements: int = 0
        self.powers: list[int] = []
        """How hard each attack card hits in the stance, and the weapon in play."""
        for kind in table.hands[seat]:
            type_ = kinds[kind].type
            if type_ == BLOCK:
                self.blocks += 1
            elif type_ == ENHANCEMENT:
                self.enhancements += 1
            elif type_ == ATTACK:
                self.powers.append(self.power(kinds[kind]))
        if self.weapon is not None:
            self.powers.append(self.power(self.weapon))

    def power(self, card: Kind) -> int:
        """The damage of a card in the present stance, without what that adds to every attack."""
        return card.damage + (self.stance.bonus[card.index] if self.stance is not None else 0)

    def worth(self, kind: int, habits: Habits, stops: list[int]) -> float:
        """How much better it is to keep a card than to draw another."""
        table = self.table
        card = table.kinds_[kind]
        type_ = card.type
        if type_ == CHI:
            missing = table.rules.chi - table.chi[self.seat]
            return habits.chi + habits.chi_point * min(card.restores, missing)
        if type_ == ATTACK:
            power = self.power(card)
            better = -1
            for other in self.powers:
                if other >= power:
                    better += 1
            worth = habits.attack + habits.attack_damage * power + habits.attack_better * better
            return worth + (habits.attack_takes_gear if card.discards_gear else 0.0)
        if type_ == BLOCK:
            return habits.block + habits.block_stops * stops[kind] - habits.block_other * (self.blocks - 1)
        twin = habits.twin if table.hands[self.seat].count(CardKind(kind)) > 1 else 0.0
        if type_ == ENHANCEMENT:
            return self.joining(card, habits) - twin
        if type_ == STANCE:
            gain, safer = better_than(card, self.stance)
            return habits.stance + habits.stance_gain * gain + habits.stance_defense * safer - twin
        gain, safer = better_than(card, self.weapon)
        return habits.weapon + habits.weapon_gain * gain + habits.weapon_defense * safer - twin

    def joining(self, card: Kind, habits: Habits) -> float:
        """How much an enhancement is worth beside the others."""
        worth = habits.enhancement + habits.enhancement_damage * self.power(card)
        worth += habits.enhancement_other * (self.enhancements - 1)
        if card.unblockable:
            worth += habits.unblockable
        if card.extra_attacks:
            worth += habits.extra_attack * min(card.extra_attacks, len(self.powers) - 1)
        if card.splits:
            worth += habits.split
        return worth


def better_than(card: Kind, now: Kind | None) -> tuple[int, int]:
    """By how much gear is better than what is in play: for attacks, and for defense."""
    if now is None:
        return strength(card), card.defense
    return strength(card) - strength(now), card.defense - now.defense


def answered(table: Table, options: list[int], habits: Habits, stops: list[int]) -> int:
    """The block that saves most for what it costs, if any is worth it."""
    best, most = options.index(DONE), 0.0
    saved = saving(table, options, habits, stops)
    for number in range(len(options)):
        if saved[number] > most:
            best, most = number, saved[number]
    return best


def saving(table: Table, options: list[int], habits: Habits, stops: list[int]) -> list[float]:
    """What each block saves beyond what it costs; 0 for letting it through."""
    exchange = cast(Exchange, table.stack[-1])
    strike = exchange.strikes[exchange.at]
    target = strike.target
    lost = max(0, damage_of(table, strike) - table.defense_of(target))
    gear = table.stances[target] != NONE or table.weapons[target] != NONE
    gear = gear and takes_gear(table, strike) > 0
    spare = -1
    for kind in table.hands[target]:
        if table.deck.types[kind] == BLOCK:
            spare += 1
    found = [0.0] * len(options)
    for number in range(len(options)):
        code = options[number]
        if code < 0:
            continue
        card = table.kinds_[code]
        ignores = card.ignores & strike.parts != 0
        stopped = lost if ignores else min(lost, card.defense)
        saved = stopped - habits.block_cost - habits.block_width * stops[code] + habits.block_spare * spare
        if card.counter:
            saved += habits.block_counter
        if gear and ignores:
            saved += habits.block_gear
        if lost >= table.chi[target] > lost - stopped:
            saved += SAVES_ALL
        found[number] = saved
    return found
