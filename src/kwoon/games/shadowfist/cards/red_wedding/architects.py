# not compiled
"""Red Wedding: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Napalm Belcher", "Netherworld Abomination", 4, 4, "ffH", "fH",
            use([TURN, place := target(ALocation())],
                Damage(2, AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI), place))),
            toughness=1,
        ),
    ]
