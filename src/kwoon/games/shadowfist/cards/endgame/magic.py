# not compiled
"""Endgame: the Magic talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Underworld Offering", 0, "MM",
            use([gone := sacrifice(ANY_CHARACTER)], PlayOne(ANY_CHARACTER, less=X_VALUE), timing=OUTSIDE_ATTACK,
                x=Sum([PrintedCost(gone)], [1])),
            subtitle="Darkness Event",
        ),
    ]
