# not compiled
"""Dark Future: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Dark Sacrifice", 1, "mm",
            use([rival := target(AnOpponent())],
                If(MakeSacrifice(rival, ANY_CHARACTER), AtMost(PowerOf(rival), 0)), StealPower(rival, 1)),
        ),
    ]
