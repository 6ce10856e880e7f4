# not compiled
"""Two-Fisted Tales of the Secret War: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "X-Ray Specs", 0, "jH", ANY_CHARACTER,
            when(happens(TURNED_TO_ATTACK, subject=True), [rival := target(AnOpponent())], LookAtHand(rival), may=True),
            always(denies(AMBUSH | STEALTH | ASSASSINATE), to=Attacking(pick(whose=YOU))),
            subtitle="Weird Science State", restrictions=SCHTICK,
        ),
    ]
