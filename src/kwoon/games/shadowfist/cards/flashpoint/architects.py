# not compiled
"""Flashpoint: the Architects of the Flesh."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    others = ~pick(CHARACTER, unique=1)
    return [
        site(
            "Arcanotower 2056", 4, 2, 8, "fff", "ff",
            always(cannot(NO_SEIZE)),
            allow(FEWER_SITES),
            between(SUBTRACTED, 2, to=SELF, by=others),
            when(happens(WAS_SMOKED, this=True), NoPowerNext(YOU_)),
            restrictions=UNIQUE,
        ),
    ]
