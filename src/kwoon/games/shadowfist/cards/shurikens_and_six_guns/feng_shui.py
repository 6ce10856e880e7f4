# not compiled
"""Shurikens and Six Guns: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import redirects


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    source = choose(SourceOfDamage())
    return [
        feng_shui(
            "Devil's Mountain", 6,
            redirects(source, choose(WouldBeHurt(ANY_SITE, source)), YOUR_CHARACTER),
            restrictions=UNIQUE,
        ),
    ]
