# not compiled
"""Revelations: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Loyal Defender", "Righteous Hero", 3, 4, "dd", "d",
            always(keyword(LETHAL), while_=Is(SELF, pick(intercepting=1))),
            always(cannot(NO_PREVENTION)),
            keywords=MOBILITY,
        ),
    ]
