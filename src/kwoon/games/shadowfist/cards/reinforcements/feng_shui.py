# not compiled
"""Reinforcements: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Endless Corridor", 6,
            use([TURN, player := target(AnyPlayer())], RearrangeSites(player)),
            subtitle="Netherworld Feng Shui Site", restrictions=LIMITED,
        ),
    ]
