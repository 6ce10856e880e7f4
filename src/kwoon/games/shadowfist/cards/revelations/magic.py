# not compiled
"""Revelations: the Magic talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Hail of Skulls", 1, "MM",
            use([place := target(ALocation())],
                later(happens(WAS_SMOKED, to=ANY_CHARACTER, by_this=True),
                      Return(THAT_CARD), Borrow(THAT_CARD, TURN_END), until=TURN_END),
                Damage(Worded(1), AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI), place))),
            restrictions=LIMITED,
        ),
    ]
