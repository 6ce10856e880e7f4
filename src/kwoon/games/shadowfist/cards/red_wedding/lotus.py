# not compiled
"""Red Wedding: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Ten Thousand Agonies", "Demon Lord", 4, 9, "eeeM", "e",
            between(RECEIVED, 1, to=SELF, by=pick()),
            restrictions=UNIQUE,
        ),
    ]
