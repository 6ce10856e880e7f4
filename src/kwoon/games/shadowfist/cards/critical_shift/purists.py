# not compiled
"""Critical Shift: the Purists."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "The Gray", "Spirit of Absence", 5, 7, "pppM", "",
            Blanks(pick(CHARACTER, whose=OPPONENT), False),
            use(BlankText(SELF, TURN_END), costs=(PayController(n(1)),), opponents=True),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
    ]
