"""A quick player of Kung Fu Fighting, on the state of a made-up game: the greedy player's rules in microseconds."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import mypyc_attr

from kwoon.bots.kungfu.quick.habits import BEGINNING, Habits, answered, keeping, saving, strength, thrown_away
from kwoon.bots.kungfu.quick.learned import LEARNED
from kwoon.bots.search.quick import Quick
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.game import Game
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON, Deck
from kwoon.games.kungfu.rules.attack import Attack
from kwoon.games.kungfu.rules.exchange import STRONG_AGAINST, Exchange, damage_of, takes_gear
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.ids import NONE, CardKind
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

KEPT_ATTACKS: Final = 2
KEPT_BLOCKS: Final = 3
OVERKILL: Final = 3
KNOCK_OUT: Final = 10
"""How much more a blow is worth that puts somebody down, in Chi."""
LEADER: Final = 0.1
"""How much each Chi that a target has left adds to a blow's worth where more than two stand. Only a knock-out that
nobody can stop counts as one when a target is chosen there, so attacks follow who is winning."""
BLOCKS_FROM: Final = 2
"""Less Chi than this is not worth a block."""
SOON_DOWN: Final = 8
"""With this much Chi or less, a chi card is played even if a part of what it restores is lost."""

WORTHS: Final[list[list[float]]] = [
    [0.332, -0.126, -0.065, -0.003, -0.142, 0.084, 0.067, 0.102, 0.143, 0.091, 0.012, -0.026, 0.096, 0.324, 0.078],
    [0.403, -0.157, -0.073, 0.048, -0.017, 0.06, 0.043, 0.092, 0.064, 0.288, 0.016, 0.118, 0.021, 0.142, 0.033],
    [0.474, -0.186, -0.004, 0.044, 0.0, 0.053, -0.002, 0.044, -0.181, 0.399, 0.029, -0.12, 0.078, 0.086, 0.179],
]
"""How much each thing is worth, in nats: one row with two players standing, one with three, one with more.

In a row: Chi, and its square by 20; any card in hand, and what it is worth beyond that if it is an attack or a block,
for each thing that a block stops, for a point of an enhancement, for a point of Chi; a stance, a point of its defense
and of its strength; a weapon, and its damage; having the turn; gear in hand. The numbers were fitted by logistic
regression (tools/fit_worth.py) to 256,803 beginnings of turns in games of two, four and six quick players with whims.
"""
STOPS_AT_MOST: Final = 6

SURELY: Final = 64
HELD: Final[list[int]] = [23, 3, 9, 9, 0, 8]
"""How likely a card of each type is still in hand after its player's turn, by `SURELY`; blocks have their own."""
HELD_NARROW: Final = 60
"""How likely a block is still in hand that serves against certain attacks only, by `SURELY`."""
HELD_WIDE: Final = 32
"""The same of a block that serves against every attack. In 60 games of greedy players blocks were held 2.4 times as
often as they were among the unseen cards, and enhancements 0.12 times."""
WARY: Final = 2.4
"""How many times likelier a block in another hand is taken to be than its share of the deck says."""
TRUST: Final = 3.0
"""How much more its own answer counts among the priors than all others together."""
DOUBT: Final = 3.0
"""By how much Chi one of two other answers has to look better to count e times as much."""
FREE: Final = 2.0
"""What it looks like, in Chi, to play a chi card or gear, beside an attack."""
AHEAD: Final = 10
"""After how many answers a made-up game is judged, at the next beginning of a turn: longer ones have more chance in
them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickFighter(Quick):
    """Plans the blow that can be expected to hurt most, blocks what hurts, and keeps its gear in order."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = AHEAD
        self.flat = True
        self.heeded = 1
        self.whim = 20
        self.deck: Deck | None = None
        self.blocks: list[int] = []
        """The kinds of blocks in the deck."""
        self.stops: list[int] = []
        """How much each kind stops, if it is a block."""
        self.unseen: float = 1.0
        """How many cards a player does not see, about."""
        self.held: list[int] = []
        """How likely each kind is still in hand after a turn, by `SURELY`."""
        self.me: int = NONE
        """Who thinks, if anyone does."""
        self.plan_stance: int = NONE
        self.plan_base: int = NONE
        self.learned: list[Habits] = [Habits(numbers) for numbers in LEARNED]
        """How it answers for the player who thinks: first in duels, then with more than two. Empty: as it answers for
        others."""
        self.habits: Habits | None = None
        """The habits that it answers by now; None while it answers for another player."""
        self.guess: Habits = Habits(BEGINNING)
        """The habits by which it looks at other answers where none are in force."""

    def begin(self, game: Game) -> None:
        decision = game.decision
        self.me = decision.seat if decision is not None else NONE

    def unlearn(self) -> None:
        self.learned = []

    def thumb(self, game: Game) -> int:
        """The rule of thumb is its own wish: that says nearly what the greedy player would, and is found faster."""
        return self.wish(game, Chance(0))

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        """What is left in hand after a turn is mostly blocks and hardly ever an enhancement."""
        table = cast(Table, game)
        if self.deck is not table.deck:
            self.read(table)
        new = table.clone()
        unseen = list(table.pile[: table.left])
        for other in range(table.seats):
            if other != seat:
                unseen.extend(table.hands[other])
        unseen.sort()  # so that what is made up follows from what the seat sees and from chance alone
        for other in range(table.seats):
            if other == seat:
                continue
            hand: list[CardKind] = []
            for _ in range(len(table.hands[other])):
                at = chance.below(len(unseen))
                if table.turn > other:
                    for _ in range(SURELY):
                        if chance.below(SURELY) < self.held[unseen[at]]:
                            break
                        at = chance.below(len(unseen))
                hand.append(unseen[at])
                unseen[at] = unseen[-1]
                unseen.pop()
            new.hands[other] = hand
        chance.shuffle(unseen)
        new.pile = tuple(unseen)
        new.chance = chance.fork()
        return new

    def read(self, table: Table) -> None:
        """Look the deck through, once."""
        self.deck = table.deck
        self.blocks = [kind for kind in range(len(table.deck.kinds)) if table.deck.types[kind] == BLOCK]
        self.stops = [0] * len(table.deck.kinds)
        for kind in self.blocks:
            card = table.deck.kinds[kind]
            self.stops[kind] = min(STOPS_AT_MOST, card.ignores.bit_count()) + card.defense + (3 if card.counter else 0)
        self.held = [HELD[type_] for type_ in table.deck.types]
        everything = 0
        for card in table.deck.kinds:
            if card.type == ATTACK or card.type == WEAPON:
                everything |= 1 << card.index
        for kind in self.blocks:
            card = table.deck.kinds[kind]
            wide = card.counter or card.defense > 0 or card.ignores == everything
            self.held[kind] = HELD_WIDE if wide else HELD_NARROW
        self.unseen = max(1.0, float(len(table.deck.cards) - table.rules.hand))

    def wish(self, game: Game, chance: Chance) -> int:
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        seat, kind, options = decision.seat, decision.kind, decision.options
        if self.deck is not table.deck:
            self.read(table)
        self.habits = None
        if seat == self.me and self.learned:
            self.habits = self.learned[0 if table.standing() == 2 else 1]
        if kind == PLAY:
            return self.play(table, seat, options)
        if kind == ANSWER:
            return self.block(table, options)
        if kind == DISCARD:
            return self.discard(table, seat, options)
        if kind == ENHANCE:
            return self.enhance(table, seat, options)
        if kind == TARGET or kind == SPLIT:
            return self.target(table, seat, options)
        if kind == COUNTER:
            return self.counter(table, seat, options)
        if kind == LOSE:
            lose = self.gear_kept(table, table.stances[seat]) <= self.gear_kept(table, table.weapons[seat])
            return options.index(DROP_STANCE) if lose else 1 - options.index(DROP_STANCE)
        return chance.below(len(options))

    def priors(self, game: Game) -> list[float]:
        """Most of it goes to its own wish; the rest by what each of the others would do or save, in Chi."""
        table = cast(Table, game)
        decision = table.decision
        assert decision is not None
        own = self.wish(game, Chance(0))
        worths = self.at_a_glance(table, decision.seat, decision.kind, decision.options)
        most = max(worths)
        found = [0.01 + exp((worth - most) / DOUBT) for worth in worths]
        found[own] += TRUST * sum(found)
        return found

    def at_a_glance(self, table: Table, seat: SeatId, kind: int, options: list[int]) -> list[float]:
        """What each answer looks like, in Chi or nearly so."""
        habits = self.habits if self.habits is not None else self.guess
        if kind == DISCARD:
            return [-worth for worth in keeping(table, seat, options, habits, self.stops)]
        if kind == ANSWER:
            return saving(table, options, habits, self.stops)
        found = [0.0] * len(options)
        for number in range(len(options)):
            code = options[number]
            if kind == PLAY:
                found[number] = self.looks(table, seat, code)
            elif (kind == TARGET or kind == SPLIT) and code >= 0:
                attack = cast(Attack, table.stack[-1])
                found[number] = self.aim(table, seat, attack, code)
            elif kind == ENHANCE and code >= 0:
                attack = cast(Attack, table.stack[-1])
                found[number] = self.made(table, seat, attack, code, attack.target, False)
                found[number] -= self.made(table, seat, attack, NONE, attack.target, False)
        return found

    def looks(self, table: Table, seat: SeatId, code: int) -> float:
        """What a card or the weapon in play looks like, if it is used now."""
        if code != USE_WEAPON and code < 0:
            return 0.0
        if code != USE_WEAPON:
            card = table.kinds_[code]
            if card.type == CHI:
                return float(min(card.restores, table.rules.chi - table.chi[seat]))
            if card.type != ATTACK:
                worn = table.stances[seat] if card.type == STANCE else table.weapons[seat]
                better = self.guards(table, code) - (self.guards(table, worn) if worn != NONE else 0)
                return FREE if better > 0 else -FREE
        most = 0.0
        for target in range(table.seats):
            if target != seat and table.chi[target] > 0:
                attack = Attack(seat, code, SeatId(target), True)
                most = max(most, self.made(table, seat, attack, NONE if code == USE_WEAPON else code, target, True))
        return most

    # --- what an attack can be expected to do --------------------------------------------------------------------

    def clear(self, parts: int, cards: int, wary: float) -> float:
        """How likely nobody with so many cards in hand holds one that ignores these parts of an attack.

        Blocks are `wary` times as likely there as by the deck.
        """
        deck = self.deck
        assert deck is not None
        count = 0
        for kind in self.blocks:
            card = deck.kinds[kind]
            if card.ignores & parts:
                count += card.copies
        once = 1.0 - wary * count / self.unseen
        if once <= 0.0:
            return 0.0
        chance = 1.0
        for _ in range(cards):
            chance *= once
        return chance

    def blow(
        self,
        table: Table,
        damage: int,
        parts: int,
        target: int,
        stance: int,
        unblockable: bool,
        trips: bool,
        sure: bool = False,
    ) -> float:
        """The Chi that an attack can be expected to cost its target; a knock-out counts more (or only a sure one)."""
        kinds = table.kinds_
        landed = damage - table.defense_of(SeatId(target))
        worn, held = table.stances[target], table.weapons[target]
        if stance != NONE and worn != NONE and kinds[stance].strong_against == worn:
            landed += STRONG_AGAINST
        if trips and (worn != NONE or held != NONE):
            lost = kinds[worn].defense if worn != NONE else 99
            if held != NONE and kinds[held].defense < lost:
                lost = kinds[held].defense
            landed = max(0, landed + lost) + 1  # KF-5.1: what is discarded defends no more
        if landed <= 0:
            return 0.0
        out = KNOCK_OUT if landed >= table.chi[target] else 0
        if unblockable:
            return float(landed + out)
        wary = 1.0
        if self.habits is not None:
            wary = self.habits.wary
        elif self.me != NONE and target != self.me:
            wary = WARY
        clear = self.clear(parts, len(table.hands[target]), wary)
        return (landed + (0 if sure and clear < 1.0 else out)) * clear

    def plan(self, table: Table, seat: int) -> float:
        """The best attack over every stance and weapon that could be used for it; noted in the two `plan` fields."""
        kinds = table.kinds_
        types = table.deck.types
        stances: list[int] = [table.stances[seat]]
        bases: list[int] = []
        extras: list[CardKind] = []
        unblockable = False
        if table.weapons[seat] != NONE:
            bases.append(table.weapons[seat])
        seen = 0
        for kind in table.hands[seat]:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            type_ = types[kind]
            if type_ == ATTACK or type_ == WEAPON:
                bases.append(kind)
            elif type_ == STANCE:
                stances.append(kind)
            elif type_ == ENHANCEMENT and not kinds[kind].extra_attacks:
                extras.append(kind)
                if kinds[kind].unblockable:
                    unblockable = True
        most, expected = 0.0, 0.0
        crowd = table.standing() > 2
        lead = LEADER if crowd else 0.0
        self.plan_stance, self.plan_base = NONE, NONE
        for stance in stances:
            worn = kinds[stance] if stance != NONE else None
            more = worn.damage if worn is not None else 0
            for kind in extras:
                more += kinds[kind].damage
                if worn is not None:
                    more += worn.bonus[kind]
            for base in bases:
                damage = more + kinds[base].damage
                if worn is not None:
                    damage += worn.bonus[base]
                for target in range(table.seats):
                    if target != seat and table.chi[target] > 0:
                        worth = self.blow(
                            table, damage, 1 << base, target, stance, unblockable, kinds[base].discards_gear, crowd
                        )
                        if worth > 0.0 and worth + lead * table.chi[target] > most:
                            most, expected = worth + lead * table.chi[target], worth
                            self.plan_stance, self.plan_base = stance, base
        return expected

    def aim(self, table: Table, seat: int, attack: Attack, target: int) -> float:
        """How good it is to strike this one with what is being put together."""
        crowd = table.standing() > 2
        worth = self.made(table, seat, attack, NONE, target, True, crowd)
        return worth + LEADER * table.chi[target] if crowd else worth

    def made(
        self, table: Table, seat: int, attack: Attack, added: int, target: int, all_extras: bool, sure: bool = False
    ) -> float:
        """What an attack that is being put together would do with one card more, or with all enhancements in hand."""
        kinds = table.kinds_
        types = table.deck.types
        cards = attack.cards[:]
        if added != NONE:
            cards.append(CardKind(added))
        if all_extras:
            for kind in table.hands[seat]:
                if types[kind] == ENHANCEMENT and kind not in cards:
                    cards.append(kind)
        stance = table.stances[seat]
        worn = kinds[stance] if stance != NONE else None
        damage = worn.damage if worn is not None else 0
        parts = 0
        unblockable, trips = False, False
        if attack.base == USE_WEAPON:
            weapon = table.weapons[seat]
            parts |= 1 << weapon
            damage += kinds[weapon].damage
            if worn is not None:
                damage += worn.bonus[weapon]
        for kind in cards:
            card = kinds[kind]
            damage += card.damage
            if worn is not None:
                damage += worn.bonus[kind]
            if card.type == ATTACK:
                parts |= 1 << kind
            if card.unblockable:
                unblockable = True
            if card.discards_gear:
                trips = True
        return self.blow(table, damage, parts, target, stance, unblockable, trips, sure)

    # --- the turn -------------------------------------------------------------------------------------------------

    def play(self, table: Table, seat: int, options: list[int]) -> int:
        """Chi when it helps, what the planned attack needs, the attack, and what guards best after it."""
        types = table.deck.types
        attacks = False
        for number in range(len(options)):
            code = options[number]
            if code == USE_WEAPON:
                attacks = True
            elif code >= 0:
                if types[code] == ATTACK:
                    attacks = True
                elif types[code] == CHI:
                    chi = table.chi[seat]
                    if chi <= SOON_DOWN or chi + table.kinds_[code].restores <= table.rules.chi:
                        return number
        least = self.habits.blow_least if self.habits is not None else 0.0
        if attacks and self.plan(table, seat) > least:
            if self.plan_stance != table.stances[seat]:
                return options.index(self.plan_stance)
            base = self.plan_base
            if base == table.weapons[seat]:
                base = USE_WEAPON
            if base in options:
                return options.index(base)
        return self.guard(table, seat, options)

    def guard(self, table: Table, seat: int, options: list[int]) -> int:
        """Gear that defends better, or any gear where there is none."""
        types = table.deck.types
        best = options.index(DONE)
        for type_ in (STANCE, WEAPON):
            now = table.stances[seat] if type_ == STANCE else table.weapons[seat]
            most = -1 if now == NONE else self.guards(table, now)
            found = -1
            for number in range(len(options)):
                code = options[number]
                if code >= 0 and types[code] == type_ and self.guards(table, code) > most:
                    most = self.guards(table, code)
                    found = number
            if found >= 0:
                return found
        return best

    def guards(self, table: Table, kind: int) -> int:
        """How gladly a stance or a weapon is kept in play at the end of the turn."""
        return 10 * table.kinds_[kind].defense + strength(table.kinds_[kind])

    def gear_kept(self, table: Table, kind: int) -> int:
        """How gladly it is kept when one must go."""
        return 2 * table.kinds_[kind].defense + strength(table.kinds_[kind])

    def useless(self, table: Table, kind: int, now: int) -> bool:
        """Whether gear is no improvement on what is in play at any time of a turn."""
        if now == NONE:
            return False
        card, old = table.kinds_[kind], table.kinds_[now]
        return strength(table.kinds_[kind]) <= strength(table.kinds_[now]) and card.defense <= old.defense

    def discard(self, table: Table, seat: int, options: list[int]) -> int:
        """Cards that the turn has no use for make room for others."""
        if self.habits is not None:
            return thrown_away(table, seat, options, self.habits, self.stops)
        types = table.deck.types
        kinds = table.kinds_
        hand = table.hands[seat]
        stance = table.stances[seat]
        worn = kinds[stance] if stance != NONE else None
        attacks, joins = 0, 0
        weakest, least = -1, 99
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            type_ = types[code]
            count = hand.count(CardKind(code))
            if type_ == CHI:
                if table.chi[seat] == table.rules.chi:
                    return number
            elif type_ == ENHANCEMENT:
                if count > 1:
                    return number
                joins += kinds[code].extra_attacks
            elif type_ == STANCE:
                if count > 1 or self.useless(table, code, stance):
                    return number
            elif type_ == WEAPON:
                if count > 1 or self.useless(table, code, table.weapons[seat]):
                    return number
            elif type_ == ATTACK:
                attacks += count
                power = kinds[code].damage + (worn.bonus[code] if worn is not None else 0) - (20 if count > 1 else 0)
                if power < least:
                    weakest, least = number, power
        if attacks > KEPT_ATTACKS + (1 if joins else 0):
            return weakest
        if self.plan(table, seat) > 0.0:
            return options.index(DONE)
        return self.dead_weight(table, seat, options)

    def dead_weight(self, table: Table, seat: int, options: list[int]) -> int:
        """A card of a hand that can hurt nobody: what hits hardest stays, and the blocks that stop most."""
        types = table.deck.types
        hand = table.hands[seat]
        for type_ in (ATTACK, ENHANCEMENT, WEAPON, STANCE, BLOCK):
            kept = KEPT_BLOCKS if type_ == BLOCK else 1 if type_ == ENHANCEMENT else 0
            count, found, least = 0, -1, 9999
            for number in range(len(options)):
                code = options[number]
                if code >= 0 and types[code] == type_:
                    count += hand.count(CardKind(code))
                    card = table.kinds_[code]
                    use = 32 * card.damage + card.ignores.bit_count()
                    if use < least:
                        found, least = number, use
            if count > kept:
                return found
        return options.index(DONE)

    # --- attacks ----------------------------------------------------------------------------------------------------

    def target(self, table: Table, seat: int, options: list[int]) -> int:
        """Whom the attack hurts most, and rather who is winning."""
        attack = cast(Attack, table.stack[-1])
        best, most = 0, -99999.0
        for number in range(len(options)):
            worth = self.aim(table, seat, attack, options[number])
            if worth > most:
                best, most = number, worth
        return best

    def enhance(self, table: Table, seat: int, options: list[int]) -> int:
        """Whatever makes the blow harder, as long as it is not more than enough."""
        attack = cast(Attack, table.stack[-1])
        strike = attack.as_it_stands(table, attack.target)
        best = options.index(DONE)
        enough = table.chi[attack.target] + table.defense_of(attack.target) + OVERKILL
        if damage_of(table, strike) >= enough:
            return best
        now = self.made(table, seat, attack, NONE, attack.target, False)
        most = self.habits.gain_least if self.habits is not None else 0.0
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            card = table.kinds_[code]
            gain = self.made(table, seat, attack, code, attack.target, False) - now
            if card.extra_attacks:
                for kind in table.hands[seat]:
                    if table.deck.types[kind] == ATTACK:
                        gain += 1.0
                        break
            if card.splits:
                gain += 2.0
            if gain > most:
                best, most = number, gain
        return best

    def counter(self, table: Table, seat: int, options: list[int]) -> int:
        """The blow that hurts whoever struck most."""
        exchange = cast(Exchange, table.stack[-1])
        target = exchange.strikes[exchange.at].attacker
        best, most = 0, -1.0
        for number in range(len(options)):
            code = options[number]
            if code == DONE:
                continue
            attack = Attack(SeatId(seat), code, target, True)
            worth = self.made(table, seat, attack, NONE if code == USE_WEAPON else code, target, True)
            if worth > most:
                best, most = number, worth
        return best

    # --- answers ----------------------------------------------------------------------------------------------------

    def block(self, table: Table, options: list[int]) -> int:
        """The narrowest block that stops what hurts."""
        if self.habits is not None:
            return answered(table, options, self.habits, self.stops)
        exchange = cast(Exchange, table.stack[-1])
        strike = exchange.strikes[exchange.at]
        target = strike.target
        lost = max(0, damage_of(table, strike) - table.defense_of(target))
        done = options.index(DONE)
        if lost < BLOCKS_FROM:
            gear = table.stances[target] != NONE or table.weapons[target] != NONE
            if not gear or takes_gear(table, strike) == 0:
                return done
        best, most = done, 0
        for number in range(len(options)):
            code = options[number]
            if code < 0:
                continue
            card = table.kinds_[code]
            saved = lost if card.ignores & strike.parts else min(lost, card.defense)
            saved = 10 * saved - card.ignores.bit_count() + (30 if card.counter else 0)
            if saved > most:
                best, most = number, saved
        return best

    # --- what a position is worth -----------------------------------------------------------------------------------

    def calm(self, game: Game) -> bool:
        """A turn begins."""
        decision = game.decision
        return decision is None or decision.kind == DISCARD

    def worth(self, game: Game) -> list[float]:
        """Chi, the hand and gear, each as much as it was found to be worth (`WORTHS`)."""
        table = cast(Table, game)
        if self.deck is not table.deck:
            self.read(table)
        standing = table.standing()
        if standing == 0:
            return [1.0 / table.seats] * table.seats
        weights = WORTHS[min(max(standing, 2), 4) - 2]
        found = [0.0] * table.seats
        total = 0.0
        for seat in range(table.seats):
            if table.chi[seat] > 0:
                found[seat] = exp(self.strength_of(table, seat, weights))
                total += found[seat]
        return [each / total for each in found]

    def strength_of(self, table: Table, seat: int, weights: list[float]) -> float:
        """What speaks for a player, in logits against the others."""
        kinds = table.kinds_
        chi = table.chi[seat]
        total = weights[0] * chi + weights[1] * (chi * chi / 20.0)
        for kind in table.hands[seat]:
            card = kinds[kind]
            total += weights[2]
            type_ = card.type
            if type_ == ATTACK:
                total += weights[3]
            elif type_ == BLOCK:
                total += weights[4] + weights[5] * self.stops[kind]
            elif type_ == ENHANCEMENT:
                total += weights[6] * card.damage
            elif type_ == CHI:
                total += weights[7] * card.restores
            else:
                total += weights[14]
        stance, weapon = table.stances[seat], table.weapons[seat]
        if stance != NONE:
            total += weights[8] + weights[9] * kinds[stance].defense + weights[10] * strength(kinds[stance])
        if weapon != NONE:
            total += weights[11] + weights[9] * kinds[weapon].defense + weights[12] * kinds[weapon].damage
        if seat == table.active:
            total += weights[13]
        return total
