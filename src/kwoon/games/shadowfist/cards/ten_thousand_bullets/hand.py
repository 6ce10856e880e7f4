# not compiled
"""10,000 Bullets: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character("Bulletproof Monk", "Martial Artist", 3, 4, "gg", "gC", always(toughness(1), while_=ATTACKING)),
        character("Golden Candle Society", "Secret Society", 1, 1, "", "gC"),
    ]
