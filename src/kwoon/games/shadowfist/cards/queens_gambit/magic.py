# not compiled
"""Queen's Gambit: the Magic talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state("Six Demon Bag", 0, "MM", ANY_CHARACTER, AbsorbsOnce(deadly=True), restrictions=SCHTICK),
    ]
