# not compiled
"""Shurikens and Six Guns: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import redirects


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    ability = redirects(choose(WouldBeHurt(ANY_SITE)), YOUR_CHARACTER)
    return [
        feng_shui("Devil's Mountain", 6, ability, restrictions=UNIQUE),
    ]
