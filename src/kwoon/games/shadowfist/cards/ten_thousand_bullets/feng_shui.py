# not compiled
"""10,000 Bullets: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import redirects


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    bait = YOUR_CHARACTER | pick(SITE, FENG_SHUI, whose=YOU, front=True)
    source = choose(SourceOfDamage())
    return [
        feng_shui(
            "City Square", 6,
            redirects(source, target(WouldBeHurt(ANY_SITE, source)), pick(SITE, FENG_SHUI, whose=YOU)),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "Fox Pass", 5,
            use([TURN, attacker := choose(pick(CHARACTER, attacking=1)), instead := choose(bait)],
                ChangeTarget(attacker, instead)),
            restrictions=UNIQUE,
        ),
    ]
