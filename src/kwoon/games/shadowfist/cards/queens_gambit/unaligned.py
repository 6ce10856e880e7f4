# not compiled
"""Queen's Gambit: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Return to the Center", 0, "CC",
            use([mode := choose(OneOfModes()), it := target(ByMode(mode, ANY_STATE, ANY_CARD))],
                *cases(mode, Smoke(it), RemoveAllCounters(it))),
        ),
    ]
