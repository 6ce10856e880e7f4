# not compiled
"""Seven Masters vs. The Underworld: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state('"We Need Bigger Guns!"', 0, "j", ANY_CHARACTER, always(more_damage(1), to=SUBJECT)),
    ]
