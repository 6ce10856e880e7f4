# not compiled
"""Shurikens and Six Guns: the Ascended."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import OPPONENTS_CHARACTER


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Gunslinger", "Pledged Assassin", 3, 3, "a", "a",
            use([TURN, victim := target(OPPONENTS_CHARACTER)],
                later(WhenFaceoffIsWon(yours=False), GainPower(THAT_PLAYER, 1), until=TURN_END, times=1),
                EnterFaceoff(SELF, victim), timing=FOR_A_FACEOFF),
        ),
    ]
