# not compiled
"""Reinforcements: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Soul Reaver", "Parasite Demon", 2, 2, "eM", "e",
            reduces(ItsTarget(), 0),
            when(happens(DAMAGED, by_this=True, combat=1, on_its_target=True), Give(SELF, [fighting(1)], IN_PLAY)),
            keywords=REGENERATE,
        ),
    ]
