# not compiled
"""Back for Seconds: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        edge(
            "Armies of the Monarchs", 2, "mm",
            always(combat_damage(-1), to=pick(CHARACTER, unique=1)),
            always(combat_damage(1), to=pick(CHARACTER, unique=0, whose=YOU)),
        ),
        event(
            "Brain Fire", 0, "mm",
            use([instead := new_targets()], Retarget(instead), timing=RESPONSE, responds=PlayedCard(ANY_EVENT)),
        ),
        event(
            "Earth, Wind and Fire", 3, "mm",
            use([HealYours(), victim := target(ANY_CHARACTER)], Damage(X_VALUE, victim), x=DamageHealed()),
        ),
        character(
            "Fire Serpent", "Netherworld Spirit", 3, X, "mM", "m",
            at_once(ENTERS, [SetX(), burned := target(pick(other=True), least=0, most=4)],
                    Damage(1, burned), x=PickedCount(burned)),
            x=SetOnEntering(PickedCount(burned)),
        ),
        event(
            "Mark of Fire", 1, "m",
            use([burned := target(pick(CHARACTER, SITE, FENG_SHUI), least=4, most=4)], Damage(1, burned)),
        ),
    ]
