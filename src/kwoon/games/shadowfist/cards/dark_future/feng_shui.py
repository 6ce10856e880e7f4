# not compiled
"""Dark Future: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    customer, word = target(YOUR_CHARACTER), choose(ADesignator())
    return [
        feng_shui(
            "Identity Chop Shop", 8,
            use([TURN_AND_MAINTAIN, customer, word], GiveWord(customer, word, MAINTAINED)),
            use([TURN_AND_MAINTAIN, customer, word], GiveWord(customer, word, MAINTAINED, loses=True)),
            restrictions=LIMITED,
        ),
    ]
