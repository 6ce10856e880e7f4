# not compiled
"""Reloaded: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event("Dirty Tricks", 0, "aa", use(DiscardFromEachOther(), choices=(target(AnOpponent(), 2, 2),))),
        character(
            "Mr. X", "Lodge Mastermind", 3, 1, "aa", "a",
            use(TakeControl(THE_TARGET, MAINTAINED), costs=(TURN_AND_MAINTAIN,),
                choices=(target(pick(CHARACTER, cost_at_most=3)),)),
            restrictions=UNIQUE,
        ),
    ]
