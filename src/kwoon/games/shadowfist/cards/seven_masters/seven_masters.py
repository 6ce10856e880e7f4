# not compiled
"""Seven Masters vs. The Underworld: the Seven Masters."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Wudang Monk", "Martial Artist", 3, 4, "s", "sC",
            use([copied := choose(TextOf(pick(CHARACTER, unique=0)))],
                CopyText(copied, SELF, TURN_END), limit=ONCE_PER_TURN),
        ),
    ]
