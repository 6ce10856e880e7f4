# not compiled
"""Endgame: High-Tech."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        site(
            "Decked-Out Dirigible", 2, 1, 8, "HH", "",
            use([TURN], DrawCards(YOU_, 2)),
            PlayedAs(state("Decked-Out Dirigible", 5, "HHH", ANY_CHARACTER,
                           always(fighting(9), keyword(MOBILITY), to=SUBJECT), use([TURN], DrawCards(YOU_, 2)),
                           subtitle="Site", restrictions=VEHICLE)),
        ),
    ]
