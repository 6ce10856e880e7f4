# not compiled
"""Dark Future: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Battle-Matic", 1, "jjH", ANY_CHARACTER,
            always(toughness(1), fighting(Count(Hardware(VEHICLE | WEAPON, SMOKED, YOU))), to=SUBJECT),
            restrictions=VEHICLE,
        ),
    ]
