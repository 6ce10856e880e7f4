# not compiled
"""Boom Chaka Laka: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "The Nefarious Master Chin", "Hood Mastermind", 4, 7, "eee", "e",
            always(toughness(2), while_=WhileInFaceoff()),
            when(WhenFaceoffIsWon(yours=True), GainPower(YOU_, 1)),
            restrictions=UNIQUE,
        ),
        event("Throwdown in Chinatown", 0, "ee", use(EachMayInflict(2), timing=MAIN_SHOT)),
    ]
