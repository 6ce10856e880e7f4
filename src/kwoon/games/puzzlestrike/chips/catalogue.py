"""Every chip of the box in its place: read once, when the game is first imported (`game` does that)."""

from __future__ import annotations

from kwoon.games.puzzlestrike.chips.character_chips import CAST
from kwoon.games.puzzlestrike.chips.printed import enlist
from kwoon.games.puzzlestrike.chips.puzzle_chips import PUZZLES, RECOMMENDED, SPHERE_COPIES, SPHERES
from kwoon.games.puzzlestrike.state.chip import (
    BANKS,
    BY_NAME,
    CHARACTER,
    CHARACTER_CHIPS,
    CHARACTERS,
    CHIPS,
    GEM,
    PUZZLE,
    SPHERE,
    WOUND,
    WOUND_CHIP,
    Chip,
)
from kwoon.games.puzzlestrike.terms.ids import ChipKind

GEM_COPIES = (64, 20, 16, 12)
GEM_COSTS = (1, 3, 5, 7)
WOUND_COPIES = 24
PUZZLE_COPIES = 5


def read_chips() -> None:
    """Fill the lists of chips, in the order that the kinds are numbered; a second time it does nothing."""
    if CHIPS:
        return
    for index in range(4):
        gem = Chip(ChipKind(index), f"{index + 1}-gem", GEM, GEM_COSTS[index], 0, GEM_COPIES[index])
        gem.value = index + 1
        gem.text = f"${index + 1} in your hand."
        enlist(gem)
    wound = Chip(WOUND, "Wound", WOUND_CHIP, 0, 0, WOUND_COPIES)
    wound.text = "Useless. At most one is bought in a turn."
    enlist(wound)
    for sphere, copies in zip(SPHERES, SPHERE_COPIES, strict=True):
        sphere.make(SPHERE, copies, "")
    for puzzle in PUZZLES:
        puzzle.make(PUZZLE, PUZZLE_COPIES, "")
    for name, chips in CAST.items():
        CHARACTERS.append(name)
        CHARACTER_CHIPS.append([chip.make(CHARACTER, 1, name).kind for chip in chips])
    for name, bank in RECOMMENDED.items():
        BANKS[name] = sorted([BY_NAME[chip] for chip in bank])
