# not compiled
"""Combat in Kowloon: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """Two Sites and a State."""
    passenger = choose(SubjectFor(pick(CHARACTER, here=True), SELF))
    return [
        site(
            "Car Wash", 2, 1, 7, "", "",
            use([TURN, hero := choose(pick(CHARACTER, carries=VEHICLE, damaged=1))], Heal(hero)),
        ),
        site(
            "Chop Shop", 2, 1, 7, "", "",
            use([TURN, offering := sacrifice(VEHICLE_STATE)], GainPower(YOU_, X_VALUE), x=PrintedCost(offering)),
            subtitle="Hood Site",
        ),
        state(
            "Plain White Panel Van", 1, "", ANY_CHARACTER,
            always(combat_damage(2), keyword(MOBILITY), to=SUBJECT),
            use([TURN, passenger], PlaceThisOn(passenger)),
            use([PayPower(1), passenger], PlaceThisOn(passenger)),
            restrictions=VEHICLE,
        ),
    ]  # fmt: skip
