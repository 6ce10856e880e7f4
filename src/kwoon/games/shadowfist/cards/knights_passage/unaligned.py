# not compiled
"""Knight's Passage: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        edge(
            "Shared Interests", 1, "",
            allow(PLAYED_ONLY_IF, if_=AtLeast(FactionsInPool(1), 2)),
            at_once(ENTERS, NameAtOnce(NAME_WORD)),
            use([TURN], PlayOne(WithTheChosen(ANY_CARD, NAME_WORD), less=1, in_turn=True)),
            use([TURN], PlayOne(WithTheChosen(ANY_CARD, NAME_WORD), sparing=ONE_CONDITION, in_turn=True)),
            restrictions=LIMITED,
        ),
    ]
