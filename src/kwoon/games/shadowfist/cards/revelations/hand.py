# not compiled
"""Revelations: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    with_power = AtLeast(PowerOf(YOU_), 1, "with Power")
    return [
        edge(
            "Lantern Festival", 1, "gggC",
            Immune(AnyOf([pick(EVENT, resource="H"), pick(EVENT, resource="M")]),
                   pick(CHARACTER, resource="g", whose=YOU)),
        ),
        character(
            "Lui Loyi", "Kung Fu Legend", 2, 2, "gg", "gC",
            allow(SUPERLEAPS, "Superleap against Characters controlled by players with Power.",
                  OfPlayersWho(ANY_CHARACTER, with_power)),
            use(Heal(CHOSEN), costs=(PayPower(n(1)),), choices=(choose(pick(whose=YOU, damaged=1)),)),
            restrictions=UNIQUE,
        ),
        character(
            "Sapphire Guards", "Students of the Blue Principle", 2, 2, "g", "gC",
            when(ENTERS, NoteWord(), choices=(choose(ADesignator()),)),
            LeapsAgainst(pick(CHARACTER, words=("SapphireGuard",))),
        ),
    ]
