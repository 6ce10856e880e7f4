# not compiled
"""Endgame: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Deadly Fans", 2, "", ANY_CHARACTER,
            always(combat_damage(3), to=SUBJECT),
            use([TURN, guard := target(Intercepting(Only(SUBJECT)))], Damage(1, guard), Cease(guard)),
            restrictions=WEAPON,
        ),
    ]
