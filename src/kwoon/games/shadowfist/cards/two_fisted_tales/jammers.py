# not compiled
"""Two-Fisted Tales of the Secret War: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "X-Ray Specs", 0, "jH", ANY_CHARACTER,
            when(happens(TURNED_TO_ATTACK, "turns to attack", subject=True), LookAtHand(THAT_PLAYER), may=True,
                 choices=(target(AnOpponent()),)),
            always(denies(AMBUSH | STEALTH | ASSASSINATE), to=AttackingYours()),
            subtitle="Weird Science State", restrictions=SCHTICK,
        ),
    ]
