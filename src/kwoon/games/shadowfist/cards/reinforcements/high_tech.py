# not compiled
"""Reinforcements: the High-Tech talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Salvage", 0, "HH", use([it := choose(pick(resource="H", owned=YOU, where=SMOKED))], ToHand(it))),
    ]
