# not compiled
"""Queen's Gambit: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "SWAT Van", 2, "aa", ANY_CHARACTER,
            always(fighting(2), keyword(TACTICS), to=SUBJECT),
            when(happens(ENTERED, this=True), PlayOne(pick(words=("Cop", "Police")), less=1, most=2, smoked=True),
                 may=True),
            subtitle="Cop State", restrictions=VEHICLE,
        ),
    ]
