# not compiled
"""Two-Fisted Tales of the Secret War: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *

PRIEST = pick(CHARACTER, words=("Priest", "Priestess"), whose=YOU, turned=0)
TOMB_SITE = pick(SITE, FENG_SHUI, words=("Temple", "Tomb"), whose=YOU, turned=0)


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Aztec Mummy", "Undead Guardian", 3, 4, "mM", "m",
            between(MULTIPLIED, 2, to=SELF, by=pick(words=("Fire",))),
            use([turn(TOMB_SITE)], Give(SELF, [fighting(1)], TURN_END)),
            use([turn(PRIEST)], Give(SELF, [toughness(1)], TURN_END)),
        ),
    ]
