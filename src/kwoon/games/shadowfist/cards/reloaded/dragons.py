# not compiled
"""Reloaded: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Big Bruiser", "Kicker of Butts", 5, 5, "dd", "d", always(fighting(3), while_=WhileSubjectOfNone()),
            toughness=2,
        ),
        character(
            "Chinese Doctor", "Wise Physician", 1, 1, "d", "d",
            use(Heal(THE_TARGET), costs=(TURN,), choices=(target(pick(CHARACTER, damaged=1)),)),
        ),
        event(
            "Golden Comeback", 2, "d",
            use(Return(CHOSEN), choices=(choose(CanReturn(pick(CHARACTER, owned=YOU, where=SMOKED))),)),
        ),
        event(
            "Stunt Driving", 1, "d",
            use(Give(THE_TARGET, [keyword(GUTS), fighting(2)], TURN_END), choices=(target(ANY_CHARACTER),)),
            subtitle="Death-Defying Event",
        ),
    ]
