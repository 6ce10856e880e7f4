"""What decks of Puzzle Strike are worth, and what a chip would be worth to one: the tips, counted once a deck."""

from __future__ import annotations

from typing import Final

from kwoon.bots.puzzlestrike.quick.chips import BREAKS, COMBINES, CRASHING, DRAWS, ENDER, SPARE, STATIC
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.state.chip import (
    BANK_KINDS,
    BY_NAME,
    CHARACTERS,
    CHIPS,
    COMBINE,
    CRASH_GEM,
    GEM,
    MASKS,
    SPHERE,
    WOUND,
)
from kwoon.games.puzzlestrike.state.table import BOUGHT, COUNTERS, DISCARD, HAND, KNOWN, ZONES, Table

STARTING_DECK: Final = 10
FIRST_BUYS: Final = 7
BUYS_A_CRASH: Final = 6
NO_MONEY_ABOVE: Final = 6
ONE_PURPLE_BELOW: Final = 3
REFUSED: Final = -2.5
A_WOUND: Final = -3.0
# The tips' numbers, as the buyer has them, were moved to where duels against the buyer are won: more crashes, fewer
# puzzle chips, and rather nothing than what is hardly worth it (the script that did it was not kept). A buyer that buys
# so won 184 of 300 duels against one that does not. What games teach beyond that are the tastes: tools/fit_buys.py.
A_CRASH: Final = 4.1
MORE_CRASHES: Final = 3.3
A_COMBINE: Final = 2.0
MORE_COMBINES: Final = 1.5
A_PUZZLE: Final = -4.2
CLUTTER: Final = 0.6
"""A chip must be worth more than this."""

# What follows was fitted by logistic regression (`python -m tools.fit_worth puzzlestrike`) to 69,865 beginnings of
# turns in duels of buyers whose tastes in chips were changed at random: in nats, against the other. On games that were
# kept apart it is wrong by 0.564 nats a position, where one who knows nothing is by 0.693.
ON_TURN: Final[list[float]] = [1.0, 0.99, 0.94, 0.84, 0.82, 0.64, 0.51, 0.31, 0.03, -0.16, -1.18, -1.57, -2.1, -2.86]
"""A gem pile of each total when its owner's turn begins; the last one for all above."""
OFF_TURN: Final[list[float]] = [1.15, 1.05, 0.89, 0.78, 0.62, 0.36, 0.07, -0.23, -0.74, -1.15, -1.6, -2.0, -2.5, -3.0]
"""The same when another's begins; from 10 on it was not seen and is a guess."""
SHARES: Final[dict[str, float]] = {
    "1-gem": -1.96,
    "2-gem": -0.17,
    "3-gem": 2.38,
    "4-gem": 2.56,
    "Wound": -3.54,
    "Combine": 2.90,
    "Crash Gem": 5.53,
    "Double Crash Gem": 7.15,
    "Axe Kick": 0.17,
    "Bang then Fizzle": -2.44,
    "Blues Are Good": -2.46,
    "Button Mashing": 0.22,
    "Chips for Free": -1.09,
    "Color Panic": 0.37,
    "Degenerate Trasher": 0.13,
    "Ebb or Flow": 0.11,
    "Hundred-Fist Frenzy": -0.74,
    "Improvisation": 1.60,
    "Just a Scratch": -4.23,
    "Money for Nothing": -2.52,
    "Now or Later": -1.50,
    "One True Style": -1.90,
    "Option Select": 0.06,
    "Ouch!": -2.45,
    "Pick Your Poison": 0.16,
    "Punch, Punch, Kick": 0.45,
    "Repeated Jabs": -0.42,
    "Risk to Riskonade": -1.84,
    "Safe Keeping": 1.63,
    "Signature Move": -1.93,
    "The Hammer": -0.07,
    "X-Copy": 0.58,
}
"""What a deck that were all of this chip would be worth."""
A_CHARACTER_CHIP: Final = 3.25
IN_DECK: Final[list[float]] = [SHARES.get(chip.name, A_CHARACTER_CHIP) for chip in CHIPS]
IN_HAND: Final[list[float]] = [
    0.165 * COMBINES[kind] - 0.003 * BREAKS[kind] - 0.07 * SPARE[kind] + 0.04 * CHIPS[kind].value - 0.004
    for kind in range(len(CHIPS))
]
"""What a chip in hand adds, besides the gems that it can crash."""
DOUBLE_CRASH_GEM: Final = BY_NAME["Double Crash Gem"]


class Deck:
    """All the chips of one player, counted."""

    def __init__(self, table: Table, seat: int) -> None:
        self.size: int = 0
        self.crashes: float = 0.0
        self.combines: float = 0.0
        self.arrows: float = 0.0
        self.enders: int = 0
        self.larger: int = 0
        self.money: int = 0
        self.draws: float = 0.0
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
            return
        if kind == WOUND:
            return
        self.crashes += CRASHING[kind]
        self.combines += COMBINES[kind]
        self.arrows += SPARE[kind]
        self.draws += DRAWS[kind]
        if ENDER[kind]:
            self.enders += 1


CHARACTER_SIGNS: Final = 13
SIGNS: Final = CHARACTER_SIGNS + len(CHARACTERS)
"""What is seen of a deck and the table when a chip is bought, and how many of the kind there are already."""
CHIPS_OF_CHARACTER: Final = 3
NO_CHARACTER: Final[list[float]] = [0.0] * len(CHARACTERS)
NO_CHIP: Final = BANK_KINDS
"""The row of tastes for buying nothing more."""
NO_TASTES: Final[list[list[float]]] = [[0.0] * (SIGNS + 1) for _ in range(BANK_KINDS + 1)]


def signs_of(table: Table, seat: int, deck: Deck, purples: bool) -> list[float]:
    """What the worth of a chip may depend on, each about from 0 to 1."""
    size = max(1, deck.size)
    buys = max(0, deck.size - STARTING_DECK)
    theirs = 0
    for pile in table.opposing_piles(SeatId(seat)):
        theirs = max(theirs, table.total(pile))
    signs = [
        1.0,
        min(buys, 8) / 8.0,
        max(0, buys - 8) / 8.0,
        table.total(table.homes[seat]) / 10.0,
        theirs / 10.0,
        deck.crashes / 4.0,
        deck.combines / 4.0,
        max(-2.0, min(2.0, (deck.enders - deck.arrows - 2.0 - 0.2 * size) / 4.0)),
        deck.money / size - 0.6,
        5.0 * deck.draws / size,
        1.0 if purples else 0.0,
        table.now[seat * COUNTERS + BOUGHT] / 2.0,
        table.ante_value() - 1.0,
    ]
    signs.extend(NO_CHARACTER)
    if table.characters:
        for kind in table.characters[seat]:
            signs[CHARACTER_SIGNS + (kind - BANK_KINDS) // CHIPS_OF_CHARACTER] += 1.0 / CHIPS_OF_CHARACTER
    return signs


def taste(row: list[float], signs: list[float], count: int) -> float:
    """What games have taught about a chip beyond the tips."""
    worth = row[SIGNS] * count
    for number in range(SIGNS):
        worth += row[number] * signs[number]
    return worth


def purple_bought(table: Table, seat: int) -> bool:
    """Whether a purple chip was bought this turn."""
    bought = table.now[seat * COUNTERS + BOUGHT]
    discards = table.zones[seat * ZONES + DISCARD]
    for number in range(max(0, len(discards) - bought), len(discards)):
        if MASKS.purple >> discards[number] & 1:
            return True
    return False


def buy_worths(table: Table, seat: int, options: list[int], tastes: list[list[float]]) -> list[float]:
    """What each chip on offer is worth to this deck; to have none is worth what is the least for a chip."""
    deck = Deck(table, seat)
    total = table.total(table.homes[seat])
    purples = purple_bought(table, seat)
    signs = signs_of(table, seat, deck, purples)
    found: list[float] = []
    for code in options:
        if code < 0:
            found.append(CLUTTER + taste(tastes[NO_CHIP], signs, 0))
        else:
            kind = code & 63
            worth = chip_worth(deck, kind, total, purples)
            if kind < BANK_KINDS:
                worth += taste(tastes[kind], signs, deck.counts[kind])
            found.append(worth)
    return found


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
        wanted = deck.crashes * (1.1 if buys < FIRST_BUYS else 1.7)
        return min(4.8, A_COMBINE + MORE_COMBINES * (wanted - deck.combines))
    if chip.type == SPHERE:
        wanted = 1.0 + (buys + 3) / BUYS_A_CRASH + (0.8 if total >= 6 else 0.0)
        return min(A_CRASH + MORE_CRASHES * (wanted - deck.crashes), 5.5) + (2.4 if BREAKS[kind] > 1.0 else 0.0)
    lacking = deck.enders - deck.arrows - 2 - 0.2 * deck.size
    worth = STATIC[kind] + A_PUZZLE - 0.6 * deck.counts[kind]
    if ENDER[kind]:
        return worth - 0.3 - 0.5 * max(0.0, lacking)
    return worth + 0.9 + 1.3 * SPARE[kind] * max(0.2, min(1.4, 0.5 + 0.3 * lacking))


def gem_worth(deck: Deck, value: int, total: int, buys: int) -> float:
    """A couple of larger gems among the first buys, none with a high pile."""
    if total > NO_MONEY_ABOVE:
        return REFUSED + 0.1 * value
    if value == 1:
        return -1.0
    if buys < FIRST_BUYS and deck.larger < 2:
        return 1.2 + 0.9 * value
    return -0.5 + 0.5 * value - 0.3 * max(0, deck.larger - 2)


def standing(table: Table, seat: int) -> float:
    """What speaks for a player at the beginning of a turn, in nats against the others."""
    pile = table.gems[table.homes[seat]]
    total = min(table.total(table.homes[seat]), len(ON_TURN) - 1)
    worth = ON_TURN[total] if seat == table.active else OFF_TURN[total]
    worth += 0.272 * pile[1] + 0.589 * pile[2] + 0.703 * pile[3]
    breaks = 0
    for kind in table.zones[seat * ZONES + HAND]:
        breaks += int(BREAKS[kind])
        worth += IN_HAND[kind]
    left = breaks
    for size in range(3, -1, -1):
        count = min(left, pile[size])
        worth += 0.24 * count * (size + 1)
        left -= count
    return worth + deck_worth(table, seat)


def deck_worth(table: Table, seat: int) -> float:
    """What a deck promises for the turns to come: its chips by the share that they are of it."""
    size, crashes, combines = 0, 0, 0
    promise = 0.0
    for zone in range(KNOWN):
        for kind in table.zones[seat * ZONES + zone]:
            size += 1
            promise += IN_DECK[kind]
            if kind == CRASH_GEM:
                crashes += 1
            elif kind == DOUBLE_CRASH_GEM:
                crashes += 2
            elif kind == COMBINE:
                combines += 1
    if size == 0:
        return 0.0
    promise += 2.021 * crashes * combines - 0.195 * crashes * crashes - 0.682 * combines * combines
    return promise / size - 0.064 * size + 0.011 * size * size / 20.0
