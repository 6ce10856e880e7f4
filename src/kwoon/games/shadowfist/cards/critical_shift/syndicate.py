# not compiled
"""Critical Shift: the Syndicate."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    victim = target(ANY_CHARACTER)
    return [
        event(
            "Reprogramming", 0, "y",
            use([victim], *controller_chooses(victim, Damage(4, victim), CancelForAWhile(victim, IN_PLAY))),
        ),
    ]
