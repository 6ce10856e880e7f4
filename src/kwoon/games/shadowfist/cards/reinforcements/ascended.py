# not compiled
"""Reinforcements: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Recruits", "Sworn Agents", 1, 1, "", "a",
            when(happens(DAMAGED, to=ANY_CHARACTER, by_this=True, combat=1),
                 TurnCards(THAT_CARD), Give(THAT_CARD, [cannot(NO_UNTURN_STEP)], NEXT_UNTURN)),
        ),
        character(
            "Sworn Infiltrator", "Covert Tactician", 2, 2, "aa", "a",
            use([TURN, rival := target(AnOpponent())], LookAtHand(rival),
                found := Ask(YOU_, OfPlayer(rival, pick(where=HAND)), least=0), DiscardThem(found.cards)),
        ),
    ]
