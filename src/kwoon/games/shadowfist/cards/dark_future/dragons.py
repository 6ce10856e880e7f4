# not compiled
"""Dark Future: the Dragons."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import faceoff


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Kar Fai's Last Stand", 1, "dd", faceoff(Give(THAT_CARD, [keyword(GUTS), toughness(1)], IN_PLAY))),
    ]
