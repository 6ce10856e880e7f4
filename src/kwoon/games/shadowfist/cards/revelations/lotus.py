# not compiled
"""Revelations: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Ming I", "Lady of the Coming Darkness", 6, 10, "eee", "eM",
            when(happens(TURNED, "", to=pick(FENG_SHUI), doer=OPPONENT,
                         sentence="when an opponent turns a Feng Shui Site"), UnturnCards(SELF)),
            use(Heal(SELF), costs=(SacrificePicked(0, ""),),
                choices=(sacrificed(YOUR_CHARACTER, "a Character you control"),), if_=IsDamaged(SELF)),
            restrictions=UNIQUE,
        ),
    ]
