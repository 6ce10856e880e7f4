# not compiled
"""Reloaded: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Eagle Mountain", 6,
            always(toughness(1), to=AttackingFrom(THIS_CARD), while_=Is(SELF, pick(front=True))),
        ),
    ]
