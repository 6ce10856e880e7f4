# not compiled
"""Reinforcements: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Enhanced Banana", 0, "jj", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([SacrificeThis()], Give(SUBJECT, [fighting(2)], TURN_END)),
            subtitle="Experimental State", restrictions=WEAPON | NOT_CUMULATIVE,
        ),
    ]
