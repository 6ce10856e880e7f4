# not compiled
"""Reinforcements: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Buddhist Gardener", "Master Geomancer", 2, 2, "g", "gC",
            use([TURN_AND_MAINTAIN, spot := target(ANY_SITE)], CancelForAWhile(spot, MAINTAINED)),
            use([TURN, spot := target(pick(SITE, FENG_SHUI, damaged=1))], Heal(spot, damage=2)),
        ),
        character(
            "Chin Ken", "Kung Fu Master", 4, 7, "ggg", "gCC",
            use([learned := choose(TextOf(pick(CHARACTER, whose=OPPONENT, here=True)))],
                CopyText(learned, SELF, TURN_END), limit=ONCE_PER_TURN),
            restrictions=UNIQUE,
        ),
        state(
            "Circle Walking", 1, "gC", ANY_CHARACTER,
            NotInterceptedBy(Costing(ANY_CHARACTER, at_most=PrintedCost(SUBJECT)), attackers=Only(SUBJECT)),
        ),
        character(
            "Green Master", "Superior Martial Artist", 5, 8, "gg", "gC",
            use([discard(pick(owned=YOU, where=HAND))], Give(SELF, [fighting(1)], TURN_END)),
            toughness=1,
        ),
        character(
            "Violet Principle Warrior", "Kung Fu Student", 2, 2, "g", "gC",
            when(happens(ENTERED_COMBAT, to=ANY_CHARACTER, by_this=True),
                 CancelForAWhile(THAT_CARD, TURN_END), CancelForAWhile(All(StateOn(THAT_CARD)), TURN_END)),
        ),
        event(
            "Yellow Reprisal", 1, "ggC",
            use([hurt := choose(pick(CHARACTER, whose=YOU, damaged=1)),
                 other := target(pick(CHARACTER, at=hurt, but=hurt))],
                Heal(hurt), Damage(X_VALUE, other), x=DamageOn(hurt)),
        ),
    ]
