# not compiled
"""Revelations: the High-Tech talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "The Algernon Effect", 1, "HH",
            use([hero := target(ANY_CHARACTER)], Give(hero, [keyword(GUTS), cannot(UNDYING)], TURN_END)),
        ),
    ]
