# not compiled
"""Reinforcements: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Chi Detachment", 1, "MMM", ANY_CHARACTER,
            Blanks(cards=None, cancels=True),
            always(cannot(NO_RESOURCES), to=SUBJECT),
            allow(ANY_MAIN_SHOT_PLAY),
        ),
        state(
            "Semi-Automatic Pistol", 1, "", ANY_CHARACTER,
            when(happens(WAS_SMOKED, to=pick(CHARACTER, whose=OPPONENT)), UnturnCards(SELF)),
            use([TURN, victim := target(pick(CHARACTER, here=True))], Damage(1, victim)),
            subtitle="Gun State", restrictions=WEAPON,
        ),
    ]
