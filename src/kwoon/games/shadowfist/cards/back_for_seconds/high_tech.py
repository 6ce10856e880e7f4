# not compiled
"""Back for Seconds: High-Tech."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Electro-Gauntlet", 0, "H", ANY_CHARACTER,
            at_once(ENTERS, AddCounters(1, SELF, digit=True)),
            when(AtTurn(TURN_STARTED, YOU), AddCounters(1, SELF, digit=True)),
            use([TURN], AddCounters(1, SELF, digit=True)),
            use([TURN, RemoveCounters(X_VALUE)], Give(SUBJECT, [combat_damage(X_VALUE)], TURN_END),
                x=ChosenX(1, CountersHere())),
            restrictions=WEAPON,
        ),
    ]
