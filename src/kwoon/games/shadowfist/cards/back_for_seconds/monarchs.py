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
            use(Retarget(), timing=RESPONSE, responds=AnsweredEffect(ANY_EVENT, True), choices=(NewTargets(),)),
        ),
        event(
            "Earth, Wind and Fire", 3, "mm",
            use(Damage(X_VALUE, THE_TARGET), costs=(HealYours(),), choices=(target(ANY_CHARACTER),), x=DamageHealed()),
        ),
        character(
            "Fire Serpent", "Netherworld Spirit", 3, X, "mM", "m",
            at_once(
                ENTERS, Damage(n(1), THE_TARGETS), choices=(target(pick(other=True), 0, 4),), costs=(SetX(),),
                number=PickedCount(0, 0, ""),
            ),
            x=SetOnEntering("the number of targets"),
        ),
        event(
            "Mark of Fire", 1, "m",
            use(Damage(n(1), THE_TARGETS), choices=(target(pick(CHARACTER, SITE, FENG_SHUI), 4, 4),)),
        ),
    ]
