# not compiled
"""Coming Darkness: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Mountaineer", "Embedded Sworn Agent", 2, 2, "aa", "a",
            when(Provided(happens(TURNED_TO_ATTACK, this=True),
                          Is(SELF, AttackingFrom(pick(SITE, FENG_SHUI, words=("Mountain",))))),
                 Give(SELF, [keyword(STEALTH)], ATTACK_END)),
            when(happens(TURNED, to=pick(FENG_SHUI), doer=OPPONENT), Give(SELF, [fighting(1)], IN_PLAY)),
        ),
    ]
