# not compiled
"""10,000 Bullets: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import redirects


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    bait = AnyOf([YOUR_CHARACTER, pick(SITE, FENG_SHUI, whose=YOU, front=True)])
    yours = pick(SITE, FENG_SHUI, whose=YOU)
    return [
        feng_shui("City Square", 6, redirects(target(WouldBeHurt(ANY_SITE)), yours), restrictions=UNIQUE),
        feng_shui(
            "Fox Pass", 5,
            use(ChangeTarget(Picked(0, "the chosen attacker"), Picked(1, "the second chosen card")), costs=(TURN,),
                choices=(choose(pick(CHARACTER, attacking=1)), choose(bait))),
            restrictions=UNIQUE,
        ),
    ]
