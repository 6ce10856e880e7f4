# not compiled
"""Queen's Gambit: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    mode = choose(OneOfModes())
    it = target(ByMode(mode, ANY_STATE, ANY_CARD))
    return [
        event("Return to the Center", 0, "CC", use([mode, it], *cases(mode, Smoke(it), RemoveAllCounters(it)))),
    ]
