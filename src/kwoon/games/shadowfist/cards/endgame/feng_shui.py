# not compiled
"""Endgame: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Emergency Room", 7,
            always(cannot(HEALS_ANY_SHOT), to=pick(CHARACTER, here=True)),
            when(happens(REVEALED, this=True), [hero := target(ANY_CHARACTER)], Heal(hero)),
        ),
    ]
