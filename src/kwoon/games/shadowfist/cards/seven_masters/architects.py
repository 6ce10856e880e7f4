# not compiled
"""Seven Masters vs. The Underworld: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Arcanogardener", "CDCA Scientist", 2, 2, "f", "fMH",
            when(happens(ENTERED, "enters play", this=True), Damage(n(1), Picked(0, "the chosen Sites")), may=True,
                 choices=(choose(ANY_SITE, 0, 4),)),
            use(Give(CHOSEN, [body(3)], MAINTAINED), costs=(TURN_AND_MAINTAIN,),
                choices=(choose(pick(FENG_SHUI, whose=YOU)),)),
        ),
    ]
