# not compiled
"""Dark Future: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    shop = (target(YOUR_CHARACTER), choose(AnyDesignator()))
    return [
        feng_shui(
            "Identity Chop Shop", 8,
            use(GiveWord(THE_TARGET, False, MAINTAINED), costs=(TURN_AND_MAINTAIN,), choices=shop),
            use(GiveWord(THE_TARGET, True, MAINTAINED), costs=(TURN_AND_MAINTAIN,), choices=shop),
            restrictions=LIMITED,
        ),
    ]
