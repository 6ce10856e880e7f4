# not compiled
"""Revelations: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    with_power = AtLeast(PowerOf(YOU_), 1)
    return [
        edge(
            "Lantern Festival", 1, "gggC",
            Immune(pick(EVENT, resource="H") | pick(EVENT, resource="M"), pick(CHARACTER, resource="g", whose=YOU)),
        ),
        character(
            "Lui Loyi", "Kung Fu Legend", 2, 2, "gg", "gC",
            Against(SUPERLEAP, OfPlayersWho(ANY_CHARACTER, with_power)),
            use([PayPower(1), it := choose(pick(whose=YOU, damaged=1))], Heal(it)),
            restrictions=UNIQUE,
        ),
        character(
            "Sapphire Guards", "Students of the Blue Principle", 2, 2, "g", "gC",
            when(ENTERS, [word := choose(ADesignator(of_characters=True))], RememberWord(word)),
            LeapsAgainst(pick(CHARACTER, words=("SapphireGuard",))),
        ),
        site(
            "Garden of Peaceful Reflection", 2, 1, 3, "g", "gC",
            always(body(InPool("C"))),
            use([TURN, heroes := target(YOUR_CHARACTER, least=0, most=Half(InPool("C"), up=False))],
                Give(heroes, [toughness(1)], TURN_END)),
            subtitle="Meditation Site",
        ),
    ]
