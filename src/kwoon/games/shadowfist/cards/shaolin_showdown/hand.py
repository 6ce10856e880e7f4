# not compiled
"""Shaolin Showdown: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import faceoff


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Eagle vs. Snake", 1, "gg", faceoff(DrawCards(THAT_PLAYER, 3, may=True))),
        event("Positive Chi", 1, "gg", use(EachMayPlay(pick(CHARACTER, SITE, STATE, EDGE)))),
    ]
