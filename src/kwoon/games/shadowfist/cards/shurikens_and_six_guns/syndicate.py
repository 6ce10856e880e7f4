# not compiled
"""Shurikens and Six Guns: the Syndicate."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import HALF_LESS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Song, The Little Dragon", "Heir Apparent", 4, 6, "yyH", "yHC",
            between(SUBTRACTED, HalfInflicted(), SELF, pick(), f"Takes -X damage from any source. {HALF_LESS}"),
            restrictions=UNIQUE,
        ),
    ]
