# not compiled
"""Revelations: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Ming I", "Lady of the Coming Darkness", 6, 10, "eee", "eM",
            when(happens(TURNED, to=pick(FENG_SHUI), doer=OPPONENT), UnturnCards(SELF)),
            use([sacrifice(YOUR_CHARACTER)], Heal(SELF), if_=IsDamaged(SELF)),
            restrictions=UNIQUE,
        ),
        event("Death of 1,000 Cuts", 2, "eeee", use([victim := target(ANY_CHARACTER)], Smoke(victim)),
              restrictions=LIMITED, crisis="e0"),
        character(
            "Doktor Herrnberger", "Necromancer Lord", 3, 4, "eee", "eM",
            when(happens(SACRIFICED, to=ANY_CHARACTER, doer=YOU), [Do(Toast(THAT_CARD))], GainPower(YOU_, 1)),
            restrictions=UNIQUE, keywords=LETHAL,
        ),
    ]
