# not compiled
"""Limited / Standard: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Luis Camacho", "Vengeful Hood", 4, 2, "", "",
            always(fighting(Times(1, Count(pick(words=("Hood",), owned=YOU, where=SMOKED))))),
            restrictions=UNIQUE,
        ),
    ]
