# not compiled
"""Queen's Gambit: the High-Tech talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Dawson's Gravity Gun", 1, "HH", ANY_CHARACTER,
            use([TURN, victim := target(pick(CHARACTER, here=True))],
                Damage(1, victim, UNSTOPPABLE), TurnCards(victim),
                Give(victim, [cannot(NO_UNTURN_STEP)], NEXT_UNTURN)),
            restrictions=UNIQUE | WEAPON,
        ),
    ]
