# not compiled
"""Reloaded: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Major Prescott Rogers", "Adventure Seeker", X, X, "ddd", "d",
            always(fighting(Times(1, Count(pick(CHARACTER, EDGE, STATE, unique=1))))),
            restrictions=UNIQUE, x=PlayCost(),
        ),
        character(
            "Big Bruiser", "Kicker of Butts", 5, 5, "dd", "d",
            always(fighting(3), while_=Is(SELF, pick(states=0))),
            toughness=2,
        ),
        character(
            "Chinese Doctor", "Wise Physician", 1, 1, "d", "d",
            use([TURN, hero := target(pick(CHARACTER, damaged=1))], Heal(hero)),
        ),
        event(
            "Golden Comeback", 2, "d",
            use([hero := choose(CanReturn(pick(CHARACTER, owned=YOU, where=SMOKED)))], Return(hero)),
        ),
        event(
            "Stunt Driving", 1, "d",
            use([hero := target(ANY_CHARACTER)], Give(hero, [keyword(GUTS), fighting(2)], TURN_END)),
            subtitle="Death-Defying Event",
        ),
        event(
            '"Is That All You Got?"', 1, "dd",
            use([hero := choose(CanReturn(pick(CHARACTER, owned=YOU, where=SMOKED, fighting_at_most=5)))],
                Return(hero)),
        ),
        state(
            "Ready For Action", 2, "dd", ANY_CHARACTER,
            when(Provided(happens(ATTACK_DECLARED), Is(SUBJECT, pick(attacking=0))), UnturnCards(SUBJECT),
                 limit=ONCE_PER_TURN, may=True),
        ),
    ]
