# not compiled
"""Dark Future: the Jammers."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import SMOKED_HARDWARE


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Battle-Matic", 1, "jjH", ANY_CHARACTER,
            always(toughness(1), fighting(Count(SMOKED_HARDWARE)), to=SUBJECT),
            restrictions=VEHICLE,
        ),
    ]
