# not compiled
"""Revelations: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Solar Farm", 5,
            always(cannot(NO_INTERCEPT), to=pick(CHARACTER, turned=1, here=True)),
            power=2, restrictions=LIMITED,
        ),
        feng_shui(
            "Valley of Ashes", 7,
            use([TURN, doing := choose(EffectThatBringsBack())], CancelEffect(doing), timing=ANY_SCENE),
            subtitle="Netherworld Feng Shui Site",
        ),
    ]
