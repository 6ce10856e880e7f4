# not compiled
"""Reloaded: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Difficulty at the Beginning", 1, "g",
            use(CancelAnswered(AND_TOAST), timing=RESPONSE,
                responds=AnsweredEffect(pick(whose=OPPONENT), True, "card that an opponent plays")),
            BuyOff(1),
        ),
        event(
            "Rigorous Discipline", 0, "gg",
            use(CopyText(THE_TARGET, TURN_END, 1), choices=(target(ANY_CHARACTER), choose(TextOf(ANY_CHARACTER)))),
        ),
    ]
