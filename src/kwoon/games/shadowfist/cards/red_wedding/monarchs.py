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
            use([TURN, victim := target(OPPONENTS_CHARACTER)], EnterFaceoff(SELF, victim), timing=FOR_A_FACEOFF),
        ),
    ]
