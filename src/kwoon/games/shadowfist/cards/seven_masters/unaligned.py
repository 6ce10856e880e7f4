# not compiled
"""Seven Masters vs. The Underworld: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Wing of the Crane", 1, "CCC",
            use(SmokeForNow(THE_TARGET), later(AtNextTurnsEnd(), ReturnSmoked(Picked(0, "that card")), until=IN_PLAY,
                times=1), choices=(target(ANY_CHARACTER),)),
        ),
    ]
