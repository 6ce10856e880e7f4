# not compiled
"""Seven Masters vs. The Underworld: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Wing of the Crane", 1, "CCC",
            use([victim := target(ANY_CHARACTER)],
                SmokeForNow(victim),
                later(AtTurn(TURN_ENDED, next_only=True), Return(victim, owners=True, still_there=True),
                      until=IN_PLAY, times=1)),
        ),
    ]
