# not compiled
"""Queen's Gambit: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Return to the Center", 0, "CC",
            use(If(Smoke(SECOND_TARGET), InMode(0, "in the first case")),
                If(RemoveAllCounters(SECOND_TARGET), InMode(1, "in the second")),
                choices=(choose(OneOfModes("smoke a State", "remove counters from a card")),
                         Told(ByMode(ANY_STATE, ANY_CARD), 1, 1, TARGET, "target it"))),
        ),
    ]
