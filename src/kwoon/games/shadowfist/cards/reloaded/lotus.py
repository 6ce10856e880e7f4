# not compiled
"""Reloaded: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    not_magic = pick(CHARACTER, without_resource="M")
    return [
        character(
            "Evil Twin", "Sinister Sibling", 3, X, "ee", "e",
            at_once(ENTERS, BecomeTwin(pick(CHARACTER, other=True))),
            restrictions=UNCOPYABLE,
        ),
        character(
            "Feng Kan", "Wind Demon", 4, 5, "eeM", "eM",
            allow(CHEAPER_ITSELF, number=OpponentsWithMore(ANY_CHARACTER)),
        ),
        event("Spirit Wrack", 1, "eeMM", use([victim := target(not_magic)], Smoke(victim))),
        event("Tortured Memories", 2, "e", use([victim := target(ANY_CHARACTER)], TakeControl(victim, TURN_END))),
    ]
