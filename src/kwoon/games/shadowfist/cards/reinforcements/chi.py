# not compiled
"""Reinforcements: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Dim Mak", 1, "C", ANY_CHARACTER,
            always(fighting(1), keyword(UNSTOPPABLE), to=SUBJECT),
            allow(NEXT_ON_SUBJECT, number=1),
        ),
        state(
            "Fortune of the Turtle", 1, "C", ANY_CHARACTER,
            Immune(pick(EVENT, whose=OPPONENT), to=SUBJECT),
            restrictions=SCHTICK,
        ),
    ]
