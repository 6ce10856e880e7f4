# not compiled
"""Revelations: the High-Tech talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "The Algernon Effect", 1, "HH",
            use([hero := target(ANY_CHARACTER)], Give(hero, [keyword(GUTS), cannot(UNDYING)], TURN_END)),
        ),
        state(
            "Bionic Enhancements", 0, "HH", ANY_CHARACTER,
            when(happens(PLAYED, this=True), Heal(SUBJECT, damage=3), if_=IsDamaged(SUBJECT)),
            always(fighting(1), designator("Cyborg"), to=SUBJECT),
            restrictions=NOT_CUMULATIVE,
        ),
    ]
