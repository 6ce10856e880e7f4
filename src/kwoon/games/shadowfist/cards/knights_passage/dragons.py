# not compiled
"""Knight's Passage: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            'Hong Rui "Edie" Tso', "Police Detective", 5, 8, "ddd", "d",
            when(happens(ABOUT_TO_FIGHT, to=ANY_CHARACTER, by_this=True), CancelForAWhile(THAT_CARD, COMBAT_END),
                 limit=ONCE_PER_TURN, may=True),
            restrictions=UNIQUE, keywords=GUTS | MOBILITY,
        ),
    ]
