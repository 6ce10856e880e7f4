# not compiled
"""Year of the Goat: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import OPPONENTS_CHARACTER


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Bountiful Master", "Kung Fu Gardener", 4, 6, "gg", "gC",
            when(happens(TARGETED, to=pick(whose=YOU)), [spot := target(pick(SITE, FENG_SHUI, damaged=1))],
                 Heal(spot), DrawCards(YOU_, 1), limit=ONCE_PER_TURN, may=True),
        ),
        character(
            "Reformed Bandit", "Virtuous Hood", 3, 4, "g", "g",
            when(happens(ABOUT_TO_FIGHT, to=OPPONENTS_CHARACTER, by_this=True), StealPower(THAT_PLAYER, 1),
                 limit=ONCE_PER_TURN, may=True),
        ),
        character(
            "The Legacy of Shaolin", "Secret Warriors", 6, 10, "ggg", "gC",
            Immune(pick(EVENT, whose=OPPONENT), to=pick(CHARACTER, whose=YOU, resource="g"),
                   if_=Is(SELF, pick(turned=0))),
            when(AtTurn(TURN_ENDED), Heal(SELF), if_=Is(SELF, pick(turned=1, damaged=1))),
            restrictions=UNIQUE,
        ),
        character(
            "Village Defenders", "Green Principle Peasants", 1, 1, "", "g",
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)],
                GiveRule(hero, between(SUBTRACTED, 2, WATCHED, pick(), OTHER_DAMAGE), MAINTAINED)),
        ),
    ]
