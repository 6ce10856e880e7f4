# not compiled
"""Critical Shift: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Solar Flare", 1, "",
            use([burned := target(IfYouHave(ANY_CHARACTER, "M", 2), least=0),
                 healed := target(IfYouHave(pick(CHARACTER, SITE, FENG_SHUI, damaged=1), "C", 2), least=0),
                 sites := target(IfYouHave(ANY_SITE, "H", 2), least=0, most=4),
                 shown := choose(OfThosePicked(sites, pick(FENG_SHUI, revealed=0)), least=0, most=4),
                 turned := choose(OfThosePicked(sites, pick(turned=0)), least=0, most=4)],
                Damage(4, burned), Heal(healed, damage=4), Reveal(shown), TurnCards(turned)),
        ),
    ]
