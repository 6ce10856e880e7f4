# not compiled
"""Red Wedding: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Ornamental Garden", 1, "ggg", ANY_SITE,
            allow(SUBJECT_GENERATES, "Subject generates 1 more Power if it is in the front row.", number=n(1),
                  if_=SubjectInFront()),
            between(MULTIPLIED, 2, SUBJECT, pick(), "All damage inflicted on subject is doubled."),
        ),
    ]
