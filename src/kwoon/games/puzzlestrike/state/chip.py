"""A chip: what is printed on it, as numbers the rules can ask. Every kind of chip has one place in CHIPS.

A kind is a number: zones hold these numbers, and no copy of a chip is an object. The lists are filled once, when the
chips are read (`catalogue`), and never change afterwards.
"""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.terms.ids import ChipKind
from kwoon.games.puzzlestrike.terms.packing import ALL, holds, set_of

# Colours of arrows and banners; black is no banner, gray and gold are no arrows (PS-3.2).
BLACK: Final = 0
BROWN: Final = 1
PURPLE: Final = 2
RED: Final = 3
BLUE: Final = 4
GRAY: Final = 5
GOLD: Final = 6
COLOURS: Final = ("black", "brown", "purple", "red", "blue", "gray", "gold")

GEM: Final = 0
WOUND_CHIP: Final = 1
SPHERE: Final = 2
PUZZLE: Final = 3
CHARACTER: Final = 4
TYPES: Final = ("gem", "wound", "crash sphere", "puzzle", "character")

# The kinds that the rules themselves name: they stand first. Written as literals, so that the compiler puts the number
# itself wherever they stand.
ONE_GEM: Final[ChipKind] = 0  # type: ignore[assignment]
TWO_GEM: Final[ChipKind] = 1  # type: ignore[assignment]
THREE_GEM: Final[ChipKind] = 2  # type: ignore[assignment]
FOUR_GEM: Final[ChipKind] = 3  # type: ignore[assignment]
WOUND: Final[ChipKind] = 4  # type: ignore[assignment]
COMBINE: Final[ChipKind] = 5  # type: ignore[assignment]
CRASH_GEM: Final[ChipKind] = 6  # type: ignore[assignment]
DOUBLE_CRASH_GEM: Final[ChipKind] = 7  # type: ignore[assignment]
BANK_KINDS: Final = 32
"""Kinds below this have a stack in the bank or could have one; the others are character chips."""

# Shields in the banner, as bits.
BLUE_SHIELD: Final = 1
PURPLE_SHIELD: Final = 2

# What an ongoing chip does while it lies there, where that is a rule of its own.
NO_POWER: Final = 0
TAX: Final = 1
STUN: Final = 2
FRENZY: Final = 3
GROWTH: Final = 4
POWERS: Final = (
    "",
    "while your pile totals 3 or less, opponents buy only chips that cost no more than their own pile's total",
    "opponents cannot combine gems by any chip unless they first discard a puzzle chip",
    "after each red fist you play, you may crash one gem of your pile (no money)",
    "in your ante phase you may put a gem of your hand into your pile",
)

# What ends an ongoing chip, as bits.
ENDS_ON_PURPLE: Final = 1
ENDS_ON_SIX: Final = 2
ENDS_ON_TURN: Final = 4
ENDS_ON_ODD: Final = 8
ENDS_ON_IDLE: Final = 16
ENDINGS: Final = (
    (ENDS_ON_PURPLE, "when you buy a purple"),
    (ENDS_ON_SIX, "when you buy a chip that costs 6 or more"),
    (ENDS_ON_TURN, "at the start of your next turn"),
    (ENDS_ON_ODD, "at the start of your action phase when your pile's total is odd"),
    (ENDS_ON_IDLE, "(every copy) when an opponent ends an action phase without having done anything"),
)


class Chip:
    """One kind of chip."""

    def __init__(self, kind: ChipKind, name: str, type_: int, cost: int, banner: int, copies: int) -> None:
        self.kind: ChipKind = kind
        self.name: str = name
        self.type: int = type_
        self.cost: int = cost
        self.banner: int = banner
        """The banner's colours as bits; 0 for gems and wounds, which are not played as actions."""
        self.copies: int = copies
        self.owner: str = ""
        """The character it belongs to."""
        self.value: int = 0
        self.fist: bool = False
        self.shield: int = 0
        self.after: bool = False
        """Its reaction comes after the red fist has hit."""
        self.needs: int = 0
        """What a reaction breaks: 1 a gem of any size, 2 a 1-gem; 0 nothing."""
        self.once: bool = False
        self.exclamation: bool = False
        self.combines: bool = False
        self.plague: bool = False
        """Discarding it from the hand brings a wound."""
        self.copies_bank: bool = False
        """It is played as a chip of the bank (Option Select)."""
        self.main: int = 0
        """Its script when it is played as an action."""
        self.react: int = 0
        """Its script when it is played as a reaction."""
        self.ongoing: bool = False
        self.each_turn: int = 0
        self.power: int = NO_POWER
        self.power_script: int = 0
        self.ends: int = 0
        self.text: str = ""
        """What the chip says, printed from its definition."""

    @property
    def colours(self) -> str:
        """The banner in words."""
        return "/".join([COLOURS[colour] for colour in range(len(COLOURS)) if holds(self.banner, colour)])

    @property
    def type_name(self) -> str:
        """The type in words."""
        return TYPES[self.type]


CHIPS: Final[list[Chip]] = []
BY_NAME: Final[dict[str, ChipKind]] = {}
CHARACTERS: Final[list[str]] = []
CHARACTER_CHIPS: Final[list[list[ChipKind]]] = []
BANKS: Final[dict[str, list[ChipKind]]] = {}
"""The recommended banks by name."""


# Sets of chips that chips name.
BLUES: Final = 0
CHARACTER_SET: Final = 1
PLAYABLE: Final = 2


EVERY_KIND: Final = ALL
"""The set of all kinds."""


class Masks:
    """Sets of kinds as bits, for the questions that the rules ask again and again."""

    def __init__(self) -> None:
        self.gems: int = 0
        self.wound: int = set_of(WOUND)
        self.banner: int = 0
        self.puzzle: int = 0
        self.character: int = 0
        self.trashable: int = 0
        self.exclamation: int = 0
        self.once: int = 0
        self.purple: int = 0
        self.colour: list[int] = [0] * len(COLOURS)
        self.window: list[int] = [0, 0, 0]
        """The chips that answer in each window of reaction: before a fist, after a fist, a send."""
        self.copyable: int = 0
        """What X-Copy may copy."""
        self.all: int = 0

    def of(self, which: int) -> int:
        """One of the sets that chips name."""
        if which == BLUES:
            return self.colour[BLUE]
        return self.character if which == CHARACTER_SET else self.banner

    def add(self, chip: Chip) -> None:
        """Put a chip into the sets it belongs to."""
        bit = set_of(chip.kind)
        self.all |= bit
        if chip.type == GEM:
            self.gems |= bit
        if chip.banner:
            self.banner |= bit
        for colour in range(len(COLOURS)):
            if holds(chip.banner, colour):
                self.colour[colour] |= bit
        if chip.type == PUZZLE:
            self.puzzle |= bit
        if chip.type == CHARACTER:
            self.character |= bit
        else:
            self.trashable |= bit
        if chip.exclamation:
            self.exclamation |= bit
        if chip.once:
            self.once |= bit
        if holds(chip.banner, PURPLE):
            self.purple |= bit
        if chip.shield & BLUE_SHIELD:
            self.window[1 if chip.after else 0] |= bit
        if chip.shield & PURPLE_SHIELD:
            self.window[2] |= bit
        if chip.copies_bank:
            for window in range(3):
                self.window[window] |= bit
        if chip.type == PUZZLE or chip.kind in (CRASH_GEM, DOUBLE_CRASH_GEM):
            self.copyable |= bit


MASKS: Final = Masks()


def gem(value: int) -> ChipKind:
    """The kind of a gem of that value."""
    return ChipKind(value - 1)


def chip_named(name: str) -> Chip:
    """The chip of that name."""
    return CHIPS[BY_NAME[name]]
