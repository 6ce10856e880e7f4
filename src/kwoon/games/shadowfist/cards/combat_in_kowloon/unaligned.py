# not compiled
"""Combat in Kowloon: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """Two Sites and a State."""
    passenger = choose(SubjectFor(pick(CHARACTER, here=True), True, "this card"))
    place = PlaceThisOn(CHOSEN)
    return [
        site(
            "Car Wash", 2, 1, 7, "", "",
            use(Heal(CHOSEN), costs=(TURN,), choices=(choose(pick(CHARACTER, carries=VEHICLE, damaged=1)),)),
        ),
        site(
            "Chop Shop", 2, 1, 7, "", "",
            use(
                GainPower(YOU_, X_VALUE), costs=(TURN, SacrificePicked(0, "")),
                choices=(sacrificed(VEHICLE_STATE, "a Vehicle"),),
                x=PrintedCost(Picked(0, "the Vehicle")),
            ),
            subtitle="Hood Site",
        ),
        state(
            "Plain White Panel Van", 1, "", ANY_CHARACTER,
            always(combat_damage(2), keyword(MOBILITY), to=SUBJECT),
            use(place, costs=(TURN,), choices=(passenger,)),
            use(place, costs=(PayPower(n(1)),), choices=(passenger,)),
            restrictions=VEHICLE,
        ),
    ]  # fmt: skip
