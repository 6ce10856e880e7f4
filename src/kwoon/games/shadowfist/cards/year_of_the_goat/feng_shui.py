# not compiled
"""Year of the Goat: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Charnel Ground", 6,
            use([TURN, toast(pick(CHARACTER, owned=YOU, where=SMOKED), at_random=True)], GainPower(YOU_, 1)),
            restrictions=LIMITED,
        ),
        feng_shui(
            "Origami Fortress", 8,
            between(REDUCED_TO, 0, SELF, Costing(ANY_CHARACTER, at_least=BodyOf(SELF)), COMBAT_ONLY),
            subtitle="Netherworld Feng Shui Site", restrictions=UNIQUE,
        ),
        feng_shui(
            "Remote Temple", 7,
            use([TURN], PlayOne(ANY_CHARACTER, less=1), timing=OUTSIDE_ATTACK,
                if_=Is(SELF, pick(back=True)) & AtMost(Count(pick(CHARACTER, here=True)), 0)),
        ),
        feng_shui(
            "Sea Turtle Cove", 6,
            use([TURN_AND_MAINTAIN, hero := target(YOUR_CHARACTER)],
                Give(hero, [immunity(EVENT, opponents=True)], MAINTAINED)),
            subtitle="Beach Feng Shui Site", restrictions=UNIQUE,
        ),
    ]
