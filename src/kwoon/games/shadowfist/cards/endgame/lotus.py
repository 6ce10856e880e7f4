# not compiled
"""Endgame: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            '"You Will Not Fail Me Again!"', 0, "ee",
            when(happens(ATTACK_FAILED, doer=YOU),
                 [gone := sacrifice(pick(CHARACTER, whose=YOU, turned=1), least=MANY, most=MANY)],
                 GainPower(YOU_, X_VALUE), DrawCards(YOU_, X_VALUE), x=PrintedCost(gone)),
            restrictions=LIMITED,
        ),
        character(
            "Shi Kan Lun", "Mastermind Hood Geomancer", 4, 6, "eee", "eMM",
            always(cannot(NO_REVEAL), to=pick(FENG_SHUI, whose=OPPONENT)),
            use([gone := sacrifice(pick(CHARACTER, here=True)), spot := target(pick(SITE, FENG_SHUI, here=True))],
                Damage(X_VALUE, spot), x=FightingOf(gone), limit=ONCE_PER_TURN),
            restrictions=UNIQUE,
        ),
    ]
