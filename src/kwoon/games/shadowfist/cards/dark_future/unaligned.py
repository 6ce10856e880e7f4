# not compiled
"""Dark Future: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "MegaTank", 5, "HHH", ANY_CHARACTER,
            always(fighting(7), toughness(2), to=SUBJECT),
            Safe(SUBJECT, pick(EVENT, resource="f")),
            restrictions=VEHICLE,
        ),
    ]
