"""How a chip is written down, and how it becomes a Chip with its text."""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.language.script import Effect, clause, script_number
from kwoon.games.puzzlestrike.state.chip import (
    BLUE_SHIELD,
    BY_NAME,
    CHIPS,
    ENDINGS,
    MASKS,
    NO_POWER,
    POWERS,
    PURPLE_SHIELD,
    Chip,
)
from kwoon.games.puzzlestrike.terms.ids import ChipKind
from kwoon.games.puzzlestrike.terms.packing import set_of


class Ongoing:
    """What a chip does while it lies in the ongoing zone, and what ends it."""

    def __init__(
        self,
        ends: int,
        each_turn: tuple[Effect, ...] = (),
        power: int = NO_POWER,
        power_effects: tuple[Effect, ...] = (),
    ) -> None:
        self.ends: Final = ends
        self.each_turn: Final = each_turn
        """PS-3.5: given on the turn it is played and on each turn of yours from then on."""
        self.power: Final = power
        self.power_effects: Final = power_effects

    def text(self) -> str:
        """What it says after `Ongoing`."""
        parts: list[str] = []
        if self.each_turn:
            parts.append(f"each turn, this one too: {clause(self.each_turn)}")
        if self.power != NO_POWER:
            parts.append(POWERS[self.power])
        ends = [words for bit, words in ENDINGS if self.ends & bit]
        return f"{'; '.join(parts)}; discard this {' or '.join(ends)}"


class Printed:
    """One chip as it is written down."""

    def __init__(
        self,
        name: str,
        cost: int,
        banner: int,
        main: tuple[Effect, ...],
        *,
        react: tuple[Effect, ...] = (),
        shield: int = 0,
        after: bool = False,
        needs: int = 0,
        fist: bool = False,
        once: bool = False,
        exclamation: bool = False,
        combines: bool = False,
        plague: bool = False,
        copies_bank: bool = False,
        ongoing: Ongoing | None = None,
    ) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.banner: Final = banner
        self.main: Final = main
        self.react: Final = react
        self.shield: Final = shield
        self.after: Final = after
        self.needs: Final = needs
        self.fist: Final = fist
        self.once: Final = once
        self.exclamation: Final = exclamation
        self.combines: Final = combines
        self.plague: Final = plague
        self.copies_bank: Final = copies_bank
        self.ongoing: Final = ongoing

    def make(self, type_: int, copies: int, owner: str) -> Chip:
        """The chip, with its scripts noted and its text printed, in its place among all chips."""
        chip = Chip(ChipKind(len(CHIPS)), self.name, type_, self.cost, set_of(self.banner), copies)
        chip.owner = owner
        chip.fist = self.fist
        chip.shield = self.shield
        chip.after = self.after
        chip.needs = self.needs
        chip.once = self.once
        chip.exclamation = self.exclamation
        chip.combines = self.combines
        chip.plague = self.plague
        chip.copies_bank = self.copies_bank
        main = self.main
        ongoing = self.ongoing
        if ongoing is not None:
            main = (*main, *ongoing.each_turn)
            chip.ongoing = True
            chip.each_turn = script_number(ongoing.each_turn)
            chip.power = ongoing.power
            chip.power_script = script_number(ongoing.power_effects)
            chip.ends = ongoing.ends
        chip.main = script_number(main)
        chip.react = script_number(self.react)
        chip.text = self.text()
        enlist(chip)
        return chip

    def text(self) -> str:
        """All that the chip says, printed from what it does."""
        parts: list[str] = []
        if self.once:
            parts.append("Once per turn.")
        if self.main:
            parts.extend([sentence(effect.text()) for effect in self.main])
        if self.ongoing is not None:
            parts.append(f"Ongoing: {self.ongoing.text()}.")
        if self.plague:
            parts.append("Whenever you discard this from your hand otherwise, gain a wound.")
        if self.react:
            parts.append(f"Reaction, {self.occasion()}: {clause(self.react)}.")
        elif self.copies_bank:
            parts.append("Reaction: the same, as a reaction chip of the bank.")
        return " ".join(parts)

    def occasion(self) -> str:
        """What the reaction answers."""
        if self.shield == BLUE_SHIELD:
            return "after a red fist has hit you" if self.after else "before a red fist affects you"
        if self.shield == PURPLE_SHIELD:
            return "when an opponent sends gems"
        return "before a red fist affects you or an opponent's send lands"


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop."""
    return words[0].upper() + words[1:] + "."


def enlist(chip: Chip) -> None:
    """Put a chip into its place among all chips."""
    CHIPS.append(chip)
    BY_NAME[chip.name] = chip.kind
    MASKS.add(chip)
