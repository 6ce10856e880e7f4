# not compiled
"""Knight's Passage: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Secluded Redoubt", 9,
            between(REDUCED_TO, 0, to=SELF, by=pick(owned=YOU)),
            always(cannot(NO_REDIRECT)),
        ),
        feng_shui(
            "The Dragon's Teeth", 7,
            use([TURN, hero := target(ANY_CHARACTER)], Give(hero, [keyword(UNSTOPPABLE)], TURN_END),
                later(happens(DAMAGED, by_watched=True, combat=1), DrawCards(YOU_, 1), until=TURN_END, watching=hero)),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "The Hidden Grotto", 4,
            when(happens(REVEALED, this=True), PlayOne(ANY_CHARACTER, less=X_VALUE), may=True,
                 x=Count(pick(FENG_SHUI, whose=YOU))),
            restrictions=UNIQUE,
        ),
        feng_shui(
            "Underground Depot", 7,
            always(keyword(MOBILITY), to=pick(CHARACTER, here=True)),
            use([TURN], PlayOne(pick(STATE, restrictions=VEHICLE | WEAPON), less=1, on=pick(here=True)),
                timing=MAIN_SHOT),
        ),
    ]
