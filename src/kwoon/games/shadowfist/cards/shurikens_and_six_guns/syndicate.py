# not compiled
"""Shurikens and Six Guns: the Syndicate."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Song, The Little Dragon", "Heir Apparent", 4, 6, "yyH", "yHC",
            between(SUBTRACTED, HalfInflicted(), to=SELF, by=pick()),
            restrictions=UNIQUE,
        ),
    ]
