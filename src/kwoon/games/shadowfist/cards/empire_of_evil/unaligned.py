# not compiled
"""Empire of Evil: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Awesome Presence", 1, "CC", ANY_CHARACTER,
            between(SUBTRACTED, HalfInflicted(), to=SUBJECT, by=Requiring(ANY_CARD, fewer_than=SUBJECT)),
            restrictions=NOT_CUMULATIVE,
        ),
        state(
            "Fingertip Razors", 0, "HH", ANY_CHARACTER,
            always(fighting(1), keyword(CORRUPTED), to=SUBJECT),
            restrictions=NOT_CUMULATIVE,
        ),
    ]
