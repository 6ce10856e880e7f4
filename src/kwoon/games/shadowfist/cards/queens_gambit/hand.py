# not compiled
"""Queen's Gambit: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Keepers of the Monastery", 1, "ggg", pick(FENG_SHUI, whose=YOU),
            use([TURN_SUBJECT, discard(pick(where=HAND, owned=YOU))], PutTokens(YOU_, 1, token("Monk", 1, 1, "g"))),
            when(happens(WAS_SMOKED, to=pick(CHARACTER, whose=YOU, words=("Monk",))),
                 [spot := target(pick(SITE, FENG_SHUI, whose=YOU))], Heal(spot), limit=ONCE_PER_TURN),
            restrictions=LIMITED | SCHTICK,
        ),
    ]
