# not compiled
"""Dark Future: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Thing with a 1000 Tongues", "Abhorrent Abomination", 6, 11, "fHHHH", "f",
            when(AtTurn(MAIN_SHOT_STARTED, YOU), fed := MakeSacrifice(YOU_, pick(CHARACTER, other=True)),
                 If(TurnCards(SELF), IfNoted(fed, yes=False))),
            restrictions=UNIQUE, keywords=REGENERATE, toughness=2,
        ),
    ]
