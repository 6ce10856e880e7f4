# not compiled
"""Revelations: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Blossoming Chi", 1, "CC", use([it := target(ANY_CARD)], TurnCards(it), CancelForAWhile(it, TURN_END))),
    ]
