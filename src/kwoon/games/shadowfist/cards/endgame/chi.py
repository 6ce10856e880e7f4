# not compiled
"""Endgame: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Hummingbird Kick", 2, "CCC", ANY_CHARACTER,
            always(combat_damage(2), keyword(SUPERLEAP), to=SUBJECT),
            use([TURN], Damage(2, All(pick(CHARACTER, turned=0, here=True)))),
            restrictions=SCHTICK,
        ),
    ]
