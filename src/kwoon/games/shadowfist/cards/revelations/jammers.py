# not compiled
"""Revelations: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Aidan O'Rangotang", "Anarchist Ape", 3, 4, "jj", "j",
            always(cannot(STEADY)),
            restrictions=UNIQUE, keywords=INDEPENDENT | UNSTOPPABLE,
        ),
        event("Barrel of Monkeys", 2, "jj", use(PutTokens(YOU_, 4, token("Monkey", 1, 1, "j")))),
    ]
