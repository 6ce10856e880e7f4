# not compiled
"""Critical Shift: the Purists."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "The Gray", "Spirit of Absence", 5, 7, "pppM", "",
            Blanks(pick(CHARACTER, whose=OPPONENT), cancels=False),
            use([PayPower(1, to=ControllerOf(SELF))], CancelForAWhile(SELF, TURN_END, only_text=True), opponents=True),
            restrictions=UNIQUE | UNCOPYABLE,
        ),
    ]
