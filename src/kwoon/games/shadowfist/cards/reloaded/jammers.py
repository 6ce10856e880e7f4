# not compiled
"""Reloaded: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Who's the Monkey Now?", 1, "jj",
            use(CancelAnswered(ONLY_CANCEL), Smoke(CHOSEN), timing=RESPONSE, responds=HarmfulEvent(),
                choices=(choose(OfAHarmedType(), 0, 1),)),
        ),
    ]
