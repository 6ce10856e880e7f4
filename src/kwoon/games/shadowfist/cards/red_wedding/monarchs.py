# not compiled
"""Red Wedding: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import OPPONENTS_CHARACTER


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Arena Warrior", "Thunder Knight", 3, 4, "m", "m",
            use(EnterFaceoff(SELF, THE_TARGET), costs=(TURN,), choices=(target(OPPONENTS_CHARACTER),),
                timing=FOR_A_FACEOFF),
        ),
    ]
