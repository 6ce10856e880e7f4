# not compiled
"""Knight's Passage: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Secluded Redoubt", 9,
            between(REDUCED_TO, 0, SELF, pick(owned=YOU)),
            always(cannot(NO_REDIRECT)),
        ),
    ]
