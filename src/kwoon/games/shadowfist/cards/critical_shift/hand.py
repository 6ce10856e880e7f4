# not compiled
"""Critical Shift: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state("Crane Stance", 0, "gg", ANY_CHARACTER, AbsorbsOnce()),
    ]
