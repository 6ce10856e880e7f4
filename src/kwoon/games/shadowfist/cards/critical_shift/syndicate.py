# not compiled
"""Critical Shift: the Syndicate."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Reprogramming", 0, "y",
            use([victim := target(ANY_CHARACTER)],
                *controller_chooses(victim, Damage(4, victim), CancelForAWhile(victim, IN_PLAY))),
        ),
    ]
