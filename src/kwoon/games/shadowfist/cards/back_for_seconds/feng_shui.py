# not compiled
"""Back for Seconds: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import REVEALED_OR_SEIZED


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Kowloon Gate", 8,
            use([TURN], PlayOne(pick(CHARACTER, cost_at_least=4), less=1), timing=OUTSIDE_ATTACK),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "LaGrange Four", 4,
            use([TURN, hero := target(pick(CHARACTER, attacking=0))], UnturnCards(hero)),
            subtitle="Orbital Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Phlogiston Mine", 6,
            at_once(REVEALED_OR_SEIZED, NameAtOnce(NAME_RESOURCE)),
            when(happens(PLAYED, to=WithTheChosen(ANY_EVENT, NAME_RESOURCE), doer=OPPONENT),
                 [Do(Damage(1, SELF, UNSTOPPABLE))], GainPower(YOU_, 1)),
            subtitle="Netherworld Feng Shui Site", restrictions=UNIQUE,
        ),
    ]
