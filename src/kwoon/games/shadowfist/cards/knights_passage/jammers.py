# not compiled
"""Knight's Passage: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Knightcaps", "Fanatic Techie Punks", 1, 1, "", "jH",
            always(cannot(NO_LONE_ATTACK)),
            between(BONUS, 1, All(ANY_SITE), THIS_CARD, COMBAT_ONLY),
        ),
    ]
