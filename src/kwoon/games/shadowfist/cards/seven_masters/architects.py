# not compiled
"""Seven Masters vs. The Underworld: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Arcanogardener", "CDCA Scientist", 2, 2, "f", "fMH",
            when(happens(ENTERED, this=True), [spots := choose(ANY_SITE, least=0, most=4)],
                 Damage(Worded(1), spots), may=True),
            use([TURN_AND_MAINTAIN, spot := choose(pick(FENG_SHUI, whose=YOU))], Give(spot, [body(3)], MAINTAINED)),
        ),
    ]
