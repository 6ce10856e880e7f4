# not compiled
"""Reloaded: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    lost = YouLose("when an opponent seizes a Site you control or burns it for victory", seized=True, by_opponent=True,
                   for_victory=True)
    return [
        event(
            "Avenging Thunder", 0, "mm",
            when(lost, GainPower(YOU_, X_VALUE), Toast(CHOSEN), choices=(choose(DamagedThatSite()),),
                 x=PrintedCost(CHOSEN)),
            restrictions=ONE_SHOT,
        ),
        character(
            "Beaumains, the Mongrel Knight", "Lost Herald of the Thunder King", 4, 6, "mm", "m",
            between(SUBTRACTED, 3, SELF, pick(unique=0), "Toughness: 3 against non-Unique cards."),
            always(keyword(LOYALTY), to=pick(CHARACTER, STATE, EDGE, owned=YOU)),
            restrictions=UNIQUE,
        ),
    ]
