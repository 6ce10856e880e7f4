# not compiled
"""Dark Future: the Purists."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Mutator", "Probability Spirit", 4, 6, "ppMM", "pM",
            use([it := choose(pick(other=True, here=True, revealed=1)), number := choose(ANumberOn(it))],
                ShiftNumber(number, it), limit=ONCE_PER_TURN),
        ),
    ]
