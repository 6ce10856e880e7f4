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
            between(MULTIPLIED, 2, SELF, pick(words=("Fire",)), "Takes double damage from Fire cards."),
            use(Give(SELF, [fighting(1)], TURN_END), costs=(TurnPicked(0, "a Temple or Tomb Site you control"),),
                choices=(pay_with(TOMB_SITE),)),
            use(Give(SELF, [toughness(1)], TURN_END),
                costs=(TurnPicked(0, "a Priest or Priestess Character you control"),), choices=(pay_with(PRIEST),)),
        ),
    ]
