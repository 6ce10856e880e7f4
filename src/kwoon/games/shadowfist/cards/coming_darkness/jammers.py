# not compiled
"""Coming Darkness: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Monkey on the Lamb", "Fugitive Anarchist", 4, 6, "jjH", "j",
            always(cannot(NO_VEHICLES)),
            when(happens(INTERCEPTED, this=True), [hits := points(pick(CHARACTER, here=True), 2, inflicted=True)],
                 DamagePoints(hits), may=True),
            keywords=INDEPENDENT | MOBILITY,
        ),
    ]
