# not compiled
"""Reloaded: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui("Hall of Portals", 8, use([TURN_AND_MAINTAIN, spot := choose(ANY_SITE)], OpenPortal(spot)),
                  subtitle="Netherworld Feng Shui Site"),
        feng_shui("Mourning Tree", 8, allow(ENDS_ATTACKS), restrictions=UNIQUE),
        feng_shui("Temple of the Angry Spirits", 8, allow(STRIKES_BACK), restrictions=UNIQUE),
        feng_shui(
            "Eagle Mountain", 6,
            always(toughness(1), to=AttackingFrom(THIS_CARD, or_ceased=True), while_=Is(SELF, pick(front=True))),
        ),
        feng_shui("Arctic Fortress", 8, between(REDUCED_TO, 0, to=SELF, by=pick(CHARACTER, states=1))),
        feng_shui("Temple of Celestial Mercy", 7, allow(HAND_SIZE, number=2), restrictions=UNIQUE),
        feng_shui(
            "The Red Lantern Tavern", 7,
            use([TURN, hero := target(ANY_CHARACTER)], Give(hero, [keyword(ASSASSINATE)], TURN_END),
                later(Provided(Smokes(WATCHED, ANY_CHARACTER, combat=True), Is(WATCHED, pick(attacking=1))),
                      GainPower(YOU_, 1), until=TURN_END, watching=hero, times=1)),
            restrictions=UNIQUE,
        ),
        feng_shui("Turtle Island", 8, Safe(SELF, pick(EVENT, whose=OPPONENT)), always(cannot(NO_BURN))),
    ]
