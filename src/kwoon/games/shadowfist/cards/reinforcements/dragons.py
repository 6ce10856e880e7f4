# not compiled
"""Reinforcements: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Training Sequence", 0, "dd", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT, while_=Is(SELF, pick(turned=0))),
            use([TURN], Give(SUBJECT, [combat_damage(1), toughness(1)], TURN_END)),
            restrictions=SCHTICK | NOT_CUMULATIVE,
        ),
        event(
            "Fighting Spirit", 0, "d",
            use([two := choose(pick(EVENT, resource="d", owned=YOU, where=SMOKED), least=2, most=2, at_random=True)],
                If(Toast(two), AtMost(DifferentTitles(two), 1)), If(ToHand(two), AtLeast(DifferentTitles(two), 2))),
            restrictions=TOAST_IT,
        ),
    ]
