# not compiled
"""Red Wedding: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Ornamental Garden", 1, "ggg", ANY_SITE,
            allow(SUBJECT_GENERATES, number=Worded(1), if_=Is(SUBJECT, pick(front=True))),
            between(MULTIPLIED, 2, to=SUBJECT, by=pick()),
        ),
    ]
