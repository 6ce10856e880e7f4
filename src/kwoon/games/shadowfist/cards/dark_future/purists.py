# not compiled
"""Dark Future: the Purists."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Mutator", "Probability Spirit", 4, 6, "ppMM", "pM",
            use(ShiftNumber(CHOSEN), choices=(choose(FaceUp(pick(other=True, here=True))), choose(ANumberOn())),
                limit=ONCE_PER_TURN),
        ),
    ]
