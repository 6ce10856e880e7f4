# not compiled
"""Limited / Standard: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Hostile Takeover", 0, "a", use(WinAuction(), timing=DURING_AUCTION)),
    ]
