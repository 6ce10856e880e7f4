# not compiled
"""Throne War: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *

ENTERS_OR_IS_SEIZED = OneOf(happens(ENTERED, this=True), happens(SEIZED, this=True, doer=YOU))


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    chosen = WithTheChosen(pick(CHARACTER, STATE, EDGE), NAME_WORD)
    court = pick(CHARACTER, words=("Emperor", "Empress"))
    return [
        site(
            "The Dragon Throne", 1, 0, 5, "eee", "e",
            when(ENTERS_OR_IS_SEIZED, [word := choose(ADesignator())], RememberWord(word)),
            always(body(2), while_=WhileControlling(court, yours=True)),
            allow(COST_REDUCTION, chosen, 1, if_=Is(SELF, pick(front=True))),
            restrictions=UNIQUE,
        ),
    ]
