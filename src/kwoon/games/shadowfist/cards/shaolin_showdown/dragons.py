# not compiled
"""Shaolin Showdown: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Iala Mane", "Blind Master", 4, 3, "ddd", "dC",
            allow(OUT_OF_TURN, "Can attack during an opponent's turn."),
            always(fighting(1), keyword(INDEPENDENT), to=pick(CHARACTER, whose=YOU, resource="d")),
            restrictions=UNIQUE,
        ),
        character(
            "Old Uncle", "Martial Artist", 3, 4, "dd", "d",
            when(happens(TURNED_TO_ATTACK, "turns to attack", this=True), DrawCards(YOU_, n(2)), may=True),
            restrictions=NOT_CUMULATIVE,
        ),
    ]
