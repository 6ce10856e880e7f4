# not compiled
"""Flashpoint: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    others = NoneOf([pick(CHARACTER, unique=1)], "card that is not a Unique Character")
    return [
        site(
            "Arcanotower 2056", 4, 2, 8, "fff", "ff",
            always(cannot(NO_SEIZE)),
            allow(FEWER_SITES, "You need one Feng Shui Site less for victory."),
            between(SUBTRACTED, 2, SELF, others, "Toughness: 2, but not against Unique Characters."),
            when(happens(WAS_SMOKED, "is smoked", this=True), NoPowerNext(YOU_)),
            restrictions=UNIQUE,
        ),
    ]
