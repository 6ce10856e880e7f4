# not compiled
"""Reinforcements: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Fortune of the Turtle", 1, "C", ANY_CHARACTER,
            Immune(pick(EVENT, whose=OPPONENT), to=SUBJECT),
            restrictions=SCHTICK,
        ),
    ]
