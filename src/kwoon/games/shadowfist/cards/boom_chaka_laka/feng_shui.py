# not compiled
"""Boom Chaka Laka: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import REVEALED_OR_SEIZED


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        feng_shui(
            "Disco", 8,
            at_once(REVEALED_OR_SEIZED, NameAtOnce(NAME_WORD)),
            when(happens(PLAYED, to=WithTheChosen(ANY_CARD, NAME_WORD), doer=OPPONENT), [TURN], GainPower(YOU_, 1)),
            restrictions=LIMITED,
        ),
    ]
