# not compiled
"""Knight's Passage: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Elle Mactans", "Lodge Agent", 5, 7, "aaa", "aC",
            when(happens(STEALTH_USED, this=True), GainPower(YOU_, 1)),
            between(REDUCED_TO, 0, SELF, pick(resource="M") | pick(resource="H")),
            restrictions=UNIQUE, keywords=STEALTH,
        ),
    ]
