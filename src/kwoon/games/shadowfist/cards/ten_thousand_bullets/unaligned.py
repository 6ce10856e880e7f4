# not compiled
"""10,000 Bullets: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state("Hands Without Shadow", 0, "C", ANY_CHARACTER, AllButOne(SUBJECT), restrictions=SCHTICK),
        state(
            "Pump-Action Shotgun", 1, "", ANY_CHARACTER,
            when(happens(WAS_SMOKED, to=pick(CHARACTER, unique=1, whose=YOU), doer=OPPONENT), UnturnCards(SELF)),
            use([TURN], Give(SUBJECT, [combat_damage(3)], TURN_END)),
            subtitle="Gun State", restrictions=WEAPON,
        ),
    ]
