# not compiled
"""Year of the Goat: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Humble Beginnings", 0, "CC",
            use(If(GainPower(YOU_, 2), AtLeast(OpponentsWithMore(ANY_SITE), 1)), OthersGenerateNothing(),
                timing=START_OF_TURN),
        ),
        event(
            "Renewal", 2, "C",
            use(Heal(All(ANY_SITE)), TurnFaceDown(All(pick(FENG_SHUI, damaged=0, strayed=0)))),
        ),
    ]
