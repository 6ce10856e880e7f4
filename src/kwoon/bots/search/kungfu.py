"""A quick player of Kung Fu Fighting, on the state of a made-up game."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from kwoon.bots.search.quick import Quick
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.game import Game
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON
from kwoon.games.kungfu.rules.attack import Attack
from kwoon.games.kungfu.rules.exchange import Exchange, damage_of
from kwoon.games.kungfu.state.table import NONE, Table
from kwoon.games.kungfu.terms.questions import (
    ANSWER,
    COUNTER,
    DISCARD,
    DROP_STANCE,
    ENHANCE,
    LOSE,
    PLAY,
    SPLIT,
    TARGET,
    USE_WEAPON,
)

WHIM: Final = 10
"""One answer in so many is any."""
KEPT_ATTACKS: Final = 3
KEPT_BLOCKS: Final = 4
OVERKILL: Final = 3
BLOCKS_FROM: Final = 2
"""Less Chi than this is not worth a block."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickFighter(Quick):
    """Strikes the hardest blow, blocks what hurts, and keeps its gear in order."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 20
        self.trust: float = 0.0
        """How much more likely than any other the quick player's own answer is taken to be right; 0: not at all."""

    def priors(self, game: Game) -> list[float]:
        """What the quick player wishes, before everything else."""
        if self.trust == 0.0:
            return []
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        found = [1.0] * len(decision.options)
        found[self.wish(table, decision.seat, decision.kind, decision.options, table.chance)] += self.trust
        return found

    def answer(self, game: Game, chance: Chance) -> int:
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        options = decision.options
        if chance.below(WHIM) == 0:
            return chance.below(len(options))
        return self.wish(table, decision.seat, decision.kind, options, chance)

    def wish(self, table: Table, seat: int, kind: int, options: list[int], chance: Chance) -> int:
        """What it answers when it has no whim."""
        if kind == PLAY:
            return self.play(table, seat, options)
        if kind == ANSWER:
            return self.block(table, options)
        if kind == DISCARD:
            return self.discard(table, seat, options)
        if kind == ENHANCE:
            return self.enhance(table, seat, options)
        if kind == TARGET or kind == SPLIT:
            return self.target(table, options)
        if kind == COUNTER:
            return self.strongest(table, seat, options, DONE)
        if kind == LOSE:
            stance, weapon = table.kinds_[table.stances[seat]], table.kinds_[table.weapons[seat]]
            lose = stance.damage + stance.defense + sum(stance.bonus) < 2 * (weapon.damage + weapon.defense)
            return options.index(DROP_STANCE) if lose else 1 - options.index(DROP_STANCE)
        return chance.below(len(options))

    def power_of(self, table: Table, seat: int, base: int) -> int:
        """What an attack with this card, or with the weapon, does in the stance that its player has."""
        kind = table.weapons[seat] if base == USE_WEAPON else base
        damage = table.kinds_[kind].damage
        stance = table.stances[seat]
        if stance != NONE:
            damage += table.kinds_[stance].damage + table.kinds_[stance].bonus[kind]
        return damage

    def strongest(self, table: Table, seat: int, options: list[int], otherwise: int) -> int:
        """The option that strikes hardest, if one strikes at all."""
        best, most = -1, 0
        for number in range(len(options)):
            code = options[number]
            if code == USE_WEAPON or (code >= 0 and table.deck.types[code] == ATTACK):
                power = self.power_of(table, seat, code)
                if power > most:
                    best, most = number, power
        return best if best >= 0 else max(0, options.index(otherwise) if otherwise in options else 0)

    def play(self, table: Table, seat: int, options: list[int]) -> int:
        """Chi when it helps, better gear, then the hardest blow."""
        types = table.deck.types
        kinds = table.kinds_
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            type_ = types[code]
            card = kinds[code]
            if type_ == CHI:
                if table.chi[seat] + card.restores <= table.rules.chi or table.chi[seat] <= 8:
                    return number
            elif type_ == STANCE:
                if table.stances[seat] == NONE or self.stance_worth(table, seat, code) > self.stance_worth(
                    table, seat, table.stances[seat]
                ):
                    return number
            elif type_ == WEAPON:
                held = table.weapons[seat]
                if held == NONE or card.damage + card.defense > kinds[held].damage + kinds[held].defense:
                    return number
        return self.strongest(table, seat, options, DONE)

    def stance_worth(self, table: Table, seat: int, stance: int) -> int:
        """What a stance adds to the cards in hand, and what it wards off."""
        card = table.kinds_[stance]
        worth = 2 * (card.damage + card.defense)
        best = 0
        for kind in table.hands[seat]:
            if card.bonus[kind] > best:
                best = card.bonus[kind]
        return worth + 2 * best

    def discard(self, table: Table, seat: int, options: list[int]) -> int:
        """Cards that the turn has no use for make room for others."""
        types = table.deck.types
        kinds = table.kinds_
        attacks, blocks = 0, 0
        for kind in table.hands[seat]:
            if types[kind] == ATTACK:
                attacks += 1
            elif types[kind] == BLOCK:
                blocks += 1
        weakest, least = -1, 99
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            type_ = types[code]
            if type_ == CHI and table.chi[seat] == table.rules.chi:
                return number
            if type_ == ENHANCEMENT and table.hands[seat].count(code) > 1:
                return number
            if type_ == STANCE and table.stances[seat] != NONE:
                if self.stance_worth(table, seat, code) <= self.stance_worth(table, seat, table.stances[seat]):
                    return number
            if type_ == WEAPON and table.weapons[seat] != NONE:
                held = kinds[table.weapons[seat]]
                if kinds[code].damage + kinds[code].defense <= held.damage + held.defense:
                    return number
            if type_ == ATTACK and attacks > KEPT_ATTACKS:
                power = self.power_of(table, seat, code)
                if power < least:
                    weakest, least = number, power
            if type_ == BLOCK and blocks > KEPT_BLOCKS and kinds[code].ignores.bit_count() < least:
                weakest, least = number, kinds[code].ignores.bit_count()
        return weakest if weakest >= 0 else options.index(DONE)

    def target(self, table: Table, options: list[int]) -> int:
        """Who is nearest to going down."""
        best, least = 0, 999
        for number in range(len(options)):
            seat = options[number]
            left = table.chi[seat] + table.defense_of(seat)
            if left < least:
                best, least = number, left
        return best

    def enhance(self, table: Table, seat: int, options: list[int]) -> int:
        """Whatever makes the blow harder, as long as it is not more than enough."""
        attack = cast(Attack, table.stack[-1])
        strike = attack.as_it_stands(table, attack.target)
        damage = damage_of(table, strike)
        if damage >= table.chi[attack.target] + table.defense_of(attack.target) + OVERKILL:
            return options.index(DONE)
        stance = table.stances[seat]
        best, most = options.index(DONE), 0
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            card = table.kinds_[code]
            gain = card.damage + (table.kinds_[stance].bonus[code] if stance != NONE else 0)
            if card.unblockable or card.splits:
                gain += 2
            if card.extra_attacks:
                for kind in table.hands[seat]:
                    if table.deck.types[kind] == ATTACK:
                        gain += 2
                        break
            if gain > most:
                best, most = number, gain
        return best

    def block(self, table: Table, options: list[int]) -> int:
        """The narrowest block that stops what hurts."""
        exchange = cast(Exchange, table.stack[-1])
        strike = exchange.strikes[exchange.at]
        lost = damage_of(table, strike) - table.defense_of(strike.target)
        done = options.index(DONE)
        if lost < BLOCKS_FROM:
            return done
        best, most = done, 0
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            card = table.kinds_[code]
            saved = lost if card.ignores & strike.parts else min(lost, card.defense)
            saved = 8 * saved - card.ignores.bit_count() + (24 if card.counter else 0)
            if saved > most:
                best, most = number, saved
        return best

    def worth(self, game: Game) -> list[float]:
        """Chi counts most, then cards and gear; all of it more than in proportion, for the strong grow stronger."""
        table = cast(Table, game)
        found = [0.0] * table.seats
        total = 0.0
        for seat in range(table.seats):
            if table.chi[seat] > 0:
                gear = (table.stances[seat] != NONE) + (table.weapons[seat] != NONE)
                strength = table.chi[seat] + 0.7 * len(table.hands[seat]) + 1.0 * gear + table.defense_of(seat)
                found[seat] = strength * strength
                total += found[seat]
        return [each / total for each in found] if total else [1.0 / table.seats] * table.seats
