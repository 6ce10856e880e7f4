# not compiled
"""Shaolin Showdown: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Iala Mane", "Blind Master", 4, 3, "ddd", "dC",
            allow(OUT_OF_TURN),
            always(fighting(1), keyword(INDEPENDENT), to=pick(CHARACTER, whose=YOU, resource="d")),
            restrictions=UNIQUE,
        ),
        character(
            "Old Uncle", "Martial Artist", 3, 4, "dd", "d",
            when(happens(TURNED_TO_ATTACK, this=True), DrawCards(YOU_, 2), may=True, alone=True),
        ),
    ]
