# not compiled
"""10,000 Bullets: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Neutron Bomb", 3, "ffH", use(Smoke(All(ANY_CHARACTER)))),
    ]
