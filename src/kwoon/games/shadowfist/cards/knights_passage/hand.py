# not compiled
"""Knight's Passage: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Urban Monk", "Red Gardener", 3, 4, "g", "g",
            when(Provided(ENTERS, Happened(SITE_PLAYED)), Give(SELF, [keyword(SUPERLEAP | MOBILITY)], IN_PLAY)),
            allow(GENERATES, number=1, if_=WhileControlling(pick(SITE, FENG_SHUI, generating=True), 3, yours=True)),
        ),
        character(
            "Police Negotiator", "Orange Peacekeeper", 1, 1, "g", "g",
            when(Plays(new_faction=True), [TURN],
                 GainPower(YOU_, OrIf(1, 2, if_=AtLeast(FactionsInPool(1, THAT_PLAYER), 3)))),
        ),
        event(
            "Fallen Mentor", 0, "gg",
            when(happens(WAS_SMOKED, to=pick(CHARACTER, whose=YOU, unique=1), doer=OPPONENT),
                 PutTokens(YOU_, X_VALUE,
                           token("Martial Artist", cost=2, fighting=2, requires="g", keywords=SUPERLEAP)),
                 x=Half(PrintedCost(THAT_CARD), up=False)),
        ),
        character(
            "Grandfather Leung", "Orange Mystic", 3, 4, "gg", "g",
            when(ENTERS, DrawCards(YOU_, InPool("g"), may=True, up_to=True)),
            restrictions=UNIQUE,
        ),
        site(
            "Rice Paddies", 0, 0, 6, "gg", "g",
            allow(GENERATES, number=1, if_=WhileControlling(pick(SITE, FENG_SHUI, generating=True), 3, yours=True)),
        ),
        character(
            "Rosalee Leung", "Orange Kung Fu Warrior", 4, 6, "gg", "g",
            always(fighting(Times(1, Count(pick(STATE, whose=YOU))))),
            when(happens(PLAYED, to=ANY_STATE, doer=YOU), DrawCards(YOU_, 1)),
            restrictions=UNIQUE,
        ),
    ]
