"""What decks of Puzzle Strike are worth, and what a chip would be worth to one: the tips, counted once a deck."""

from __future__ import annotations

from typing import Final

from kwoon.bots.search.puzzlestrike_chips import BREAKS, COMBINES, CRASHING, ENDER, SPARE, STATIC
from kwoon.games.puzzlestrike.state.chip import CHIPS, COMBINE, GEM, MASKS, SPHERE, WOUND
from kwoon.games.puzzlestrike.state.table import BOUGHT, COUNTERS, DISCARD, KNOWN, ZONES, Table

STARTING_DECK: Final = 10
FIRST_BUYS: Final = 7
BUYS_A_CRASH: Final = 7
NO_MONEY_ABOVE: Final = 6
ONE_PURPLE_BELOW: Final = 3
REFUSED: Final = -2.5
A_WOUND: Final = -3.0


class Deck:
    """All the chips of one player, counted."""

    def __init__(self, table: Table, seat: int) -> None:
        self.size: int = 0
        self.crashes: float = 0.0
        self.combines: float = 0.0
        self.arrows: float = 0.0
        self.enders: int = 0
        self.larger: int = 0
        self.wounds: int = 0
        self.ones: int = 0
        self.money: int = 0
        self.promise: float = 0.0
        """What the puzzle and character chips promise."""
        self.counts: list[int] = [0] * len(CHIPS)
        for zone in range(KNOWN):
            for kind in table.zones[seat * ZONES + zone]:
                self.add(kind)

    def add(self, kind: int) -> None:
        """Count one chip."""
        self.size += 1
        self.counts[kind] += 1
        if kind < 4:
            self.money += kind + 1
            if kind:
                self.larger += 1
            else:
                self.ones += 1
            return
        if kind == WOUND:
            self.wounds += 1
            return
        self.crashes += CRASHING[kind]
        self.combines += COMBINES[kind]
        self.arrows += SPARE[kind]
        if ENDER[kind]:
            self.enders += 1
        if CHIPS[kind].type != SPHERE:
            self.promise += STATIC[kind] + (0.0 if ENDER[kind] else 0.9)


def buy_worths(table: Table, seat: int, options: list[int]) -> list[float]:
    """What each chip on offer is worth to this deck; nothing to have none."""
    deck = Deck(table, seat)
    total = table.total(table.homes[seat])
    purples = False
    bought = table.now[seat * COUNTERS + BOUGHT]
    discards = table.zones[seat * ZONES + DISCARD]
    for number in range(max(0, len(discards) - bought), len(discards)):
        if MASKS.purple >> discards[number] & 1:
            purples = True
    return [0.0 if code < 0 else chip_worth(deck, code & 63, total, purples) for code in options]


def chip_worth(deck: Deck, kind: int, total: int, purples: bool) -> float:
    """What a chip is worth to a deck."""
    if kind == WOUND:
        return A_WOUND
    chip = CHIPS[kind]
    buys = max(0, deck.size - STARTING_DECK)
    if chip.type == GEM:
        return gem_worth(deck, chip.value, total, buys)
    if purples and MASKS.purple >> kind & 1 and total < ONE_PURPLE_BELOW:
        return REFUSED
    if kind == COMBINE:
        wanted = deck.crashes * (1.0 if buys < FIRST_BUYS else 1.7)
        return min(4.8, 2.0 + 1.9 * (wanted - deck.combines))
    if chip.type == SPHERE:
        wanted = 1.0 + (buys + 3) / BUYS_A_CRASH + (0.5 if total >= 6 else 0.0)
        return min(3.4 + 2.4 * (wanted - deck.crashes), 5.5) + (2.5 if BREAKS[kind] > 1.0 else 0.0)
    lacking = deck.enders - deck.arrows - 2 - 0.2 * deck.size
    worth = STATIC[kind] - 1.6 - 0.6 * deck.counts[kind]
    if ENDER[kind]:
        return worth - 0.3 - 0.5 * max(0.0, lacking)
    return worth + 0.9 + SPARE[kind] * max(0.2, min(1.4, 0.5 + 0.3 * lacking))


def gem_worth(deck: Deck, value: int, total: int, buys: int) -> float:
    """A couple of larger gems among the first buys, none with a high pile."""
    if total > NO_MONEY_ABOVE:
        return REFUSED + 0.1 * value
    if value == 1:
        return -1.0
    if buys < FIRST_BUYS and deck.larger < 2:
        return 1.2 + 0.9 * value
    return -0.5 + 0.5 * value - 0.3 * max(0, deck.larger - 2)


def deck_worth(table: Table, seat: int) -> float:
    """What a deck promises for the turns to come, by the chip."""
    deck = Deck(table, seat)
    if deck.size == 0:
        return 0.0
    crashing = min(deck.crashes, 1.0 + 0.25 * deck.size)
    good = 2.5 * crashing + 1.5 * min(deck.combines, 1.5 * deck.crashes) + deck.promise + 0.6 * deck.money
    return (good - 1.5 * deck.wounds - 0.5 * deck.ones) / deck.size
