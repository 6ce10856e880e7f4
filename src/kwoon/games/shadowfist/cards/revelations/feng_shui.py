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
            use([TURN, doing := choose(AnEffect(Would(BRING_BACK, whose=ANYONE)))], CancelEffect(doing),
                timing=ANY_SCENE),
            subtitle="Netherworld Feng Shui Site",
        ),
        feng_shui(
            "Haunted Tomb", 6,
            when(happens(WAS_SMOKED, to=YOUR_CHARACTER), Give(SELF, [body(1)], IN_PLAY)),
            when(happens(WAS_SMOKED, to=pick(CHARACTER, unique=1)), [TURN],
                 GainPower(YOU_, 1), Give(SELF, [body(-1)], IN_PLAY)),
            requires="M", provides="M",
        ),
    ]
