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
        edge(
            "Xin's Tome of Knowledge", 0, "",
            use([TURN, sacrifice(Costing(ANY_CHARACTER, at_least=Sum([CountersHere(), 1], [])))],
                AddCounters(1, SELF), DrawCards(YOU_, X_VALUE), x=Sum([2, Times(2, CountersHere())], [])),
            subtitle="Cult Edge", restrictions=UNIQUE,
        ),
    ]
