# not compiled
"""Reloaded: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Who's the Monkey Now?", 1, "jj",
            use([it := choose(OfAHarmedType(), least=0)],
                CancelAnswered(ONLY_CANCEL), Smoke(it), timing=RESPONSE,
                responds=Threat(HARMS, pick(whose=YOU), ANY_EVENT)),
        ),
        character(
            "Jack of All Trades", "Resourceful Techie", 1, 1, "j", "jH",
            use([TURN, used := sacrifice(ANY_STATE)], SearchFor(SharesTitle(ANY_STATE, used, same=False))),
        ),
        state("Sabotage", 1, "jj", pick(SITE, FENG_SHUI, whose=OPPONENT), always(cannot(NO_TURN), to=SUBJECT)),
    ]
