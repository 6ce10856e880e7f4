# not compiled
"""Shurikens and Six Guns: the Ascended."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import OPPONENTS_CHARACTER, WINNER


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Gunslinger", "Pledged Assassin", 3, 3, "a", "a",
            use(later(WhenFaceoffIsWon(False), GainPower(WINNER, n(1)), until=TURN_END, times=1),
                EnterFaceoff(SELF, THE_TARGET), costs=(TURN,), choices=(target(OPPONENTS_CHARACTER),),
                timing=FOR_A_FACEOFF),
        ),
    ]
