# not compiled
"""Reloaded: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Who's the Monkey Now?", 1, "jj",
            use([it := choose(OfAHarmedType(), least=0)],
                CancelAnswered(ONLY_CANCEL), Smoke(it), timing=RESPONSE, responds=HarmfulEvent()),
        ),
    ]
