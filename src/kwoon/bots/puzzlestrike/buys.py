"""PS-6: which chip of the bank to buy, by the rulebook's own buying tips."""

from __future__ import annotations

from collections import Counter

from kwoon.bots.puzzlestrike.facts import FACTS
from kwoon.bots.puzzlestrike.table import Table, kinds
from kwoon.games.puzzlestrike.state.chip import CHIPS, COMBINE, GEM, MASKS, SPHERE, WOUND

STARTING_DECK = 10
FIRST_BUYS = 7
"""Money is to be bought within these."""
BUYS_A_CRASH = 7
"""After about how many buys one more Crash Gem is bought."""
NO_MONEY_ABOVE = 6
ONE_PURPLE_BELOW = 3
A_CRASH = 3.4
"""What a Crash Gem is worth when there are as many as wanted; each one lacking adds."""
A_COMBINE = 2.0
FIRST_MONEY = 1.2
MORE_MONEY = -0.5
A_PUZZLE = -1.6
CLUTTER = 0.0
"""A second chip on one turn must be worth more than this: it comes between the others."""
REFUSED = -2.5
"""Against a tip: still better than a wound."""
A_WOUND = -3.0


class Shopper:
    """A player in the buy phase."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.deck: Counter[int] = table.deck()
        self.size = sum(self.deck.values())
        self.buys = max(0, self.size - STARTING_DECK)
        count = table.me["bought"]
        self.purples = sum(MASKS.purple >> kind & 1 for kind in kinds(table.me["discard"])[-count:]) if count else 0
        self.crashes = sum(FACTS[kind].breaks * count for kind, count in self.deck.items())
        self.combines = sum(FACTS[kind].combines * count for kind, count in self.deck.items())
        self.arrows = sum(FACTS[kind].spare_arrows * count for kind, count in self.deck.items())
        self.enders = sum(count for kind, count in self.deck.items() if FACTS[kind].ender)

    def best(self, offered: list[int], money: int, may_stop: bool) -> int | None:
        """The chip to buy now, with an eye on what the rest of the money buys; None to stop."""
        first = {kind: self.worth(kind) for kind in offered}
        best: int | None = None
        best_worth = CLUTTER if may_stop else -99.0
        for kind, worth in first.items():
            left = money - CHIPS[kind].cost
            seconds = [self.second(kind, other, first[other]) for other in offered if CHIPS[other].cost <= left]
            total = worth + max([0.0, *seconds])
            if total > best_worth:
                best, best_worth = kind, total
        return best

    def second(self, kind: int, other: int, worth: float) -> float:
        """What a second chip is worth after a first."""
        if kind == other:
            worth -= 1.2
        both_purple = MASKS.purple >> kind & 1 and MASKS.purple >> other & 1
        if both_purple and self.table.total < ONE_PURPLE_BELOW:
            return REFUSED
        return worth - CLUTTER

    def worth(self, kind: int) -> float:
        """What a chip is worth to this deck."""
        chip = CHIPS[kind]
        if kind == WOUND:
            return A_WOUND
        if chip.type == GEM:
            return self.money(chip.value)
        if MASKS.purple >> kind & 1 and self.purples and self.table.total < ONE_PURPLE_BELOW:
            return REFUSED
        if chip.type == SPHERE:
            return self.combine() if kind == COMBINE else self.crash(int(FACTS[kind].breaks))
        return self.puzzle(kind)

    def money(self, value: int) -> float:
        """A couple of larger gems among the first buys, none with a high pile."""
        if self.table.total > NO_MONEY_ABOVE:
            return REFUSED + 0.1 * value
        larger = sum(self.deck[kind] for kind in (1, 2, 3))
        if value == 1:
            return -1.0
        if self.buys < FIRST_BUYS and larger < 2:
            return FIRST_MONEY + 0.9 * value
        return MORE_MONEY + 0.5 * value - 0.3 * max(0, larger - 2)

    def crash(self, gems: int) -> float:
        """Another Crash Gem about every seven buys; sooner with a high pile."""
        wanted = 1.0 + (self.buys + 3) / BUYS_A_CRASH + (0.5 if self.table.total >= 6 else 0.0)
        worth = A_CRASH + 2.4 * (wanted - self.crashes)
        return min(worth, 5.5) + (2.5 if gems > 1 else 0.0)

    def combine(self) -> float:
        """One or two for each Crash Gem: rather one early, two late."""
        wanted = self.crashes * (1.0 if self.buys < FIRST_BUYS else 1.7)
        return min(4.8, A_COMBINE + 1.9 * (wanted - self.combines))

    def puzzle(self, kind: int) -> float:
        """Puzzle chips by what they do; enders need arrows, and arrows need enders."""
        facts = FACTS[kind]
        worth = 1.25 * facts.draws + 0.5 * facts.money + 0.5 * facts.pigs + 0.4 * facts.upgrades
        worth += 1.1 * facts.hurts + 0.9 * facts.copies + 0.6 * facts.trashes - 0.5 * facts.antes
        worth += 1.5 * facts.combines + 1.2 * facts.breaks
        lacking = self.enders - self.arrows - 2 - 0.2 * self.size
        if facts.ender:
            worth -= 0.3 + 0.5 * max(0.0, lacking)
        else:
            worth += 0.9 + facts.spare_arrows * max(0.2, min(1.4, 0.5 + 0.3 * lacking))
        if facts.chip.shield:
            worth += 0.3
        return worth + A_PUZZLE - 0.6 * self.deck[kind]
