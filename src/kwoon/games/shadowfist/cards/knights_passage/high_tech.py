# not compiled
"""Knight's Passage: the High-Tech talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            '"We Can Rebuild Him"', 2, "HHH",
            use([fallen := choose(CanReturn(pick(CHARACTER, where=SMOKED)))],
                Return(fallen), Give(fallen, [designator("Cyborg")], IN_PLAY), timing=MAIN_SHOT),
        ),
    ]
