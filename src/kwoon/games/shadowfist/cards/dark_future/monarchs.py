# not compiled
"""Dark Future: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Dark Sacrifice", 1, "mm",
            use(If(MakeSacrifice(THAT_PLAYER, ANY_CHARACTER), TheyHaveNoPower()), StealPower(THAT_PLAYER, n(1)),
                choices=(target(AnOpponent()),)),
        ),
    ]
