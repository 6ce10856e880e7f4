# not compiled
"""Shurikens and Six Guns: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "The Seven", "Roving Heroes", 7, 8, "ddd", "dC",
            Immune(pick(EVENT, SITE, FENG_SHUI, EDGE, STATE, whose=OPPONENT)),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
    ]
