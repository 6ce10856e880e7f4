# not compiled
"""Revelations: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Lynx on the Prowl", "Lodge Operative", 3, 3, "aa", "aC",
            always(toughness(1), while_=Is(SELF, pick(turned=0))),
            allow(STEALTH_AGAIN, number=1),
            keywords=STEALTH,
        ),
    ]
