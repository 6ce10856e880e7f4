# not compiled
"""The cards that chapters 49 and 50 of the rulebook name in their examples."""

from kwoon.games.shadowfist.cards.make import *


def examples_49() -> list[Card]:
    """All of them, each with its set."""
    banana = state(
        "Enhanced Banana", 0, "jj", ANY_CHARACTER,
        always(fighting(1), to=SUBJECT),
        use(Give(SUBJECT, [fighting(2)], TURN_END), costs=(SacrificeThis(),)),
        subtitle="Experimental State", restrictions=WEAPON | NOT_CUMULATIVE,
    )  # fmt: skip
    training = state(
        "Training Sequence", 0, "dd", ANY_CHARACTER,
        always(fighting(1), to=SUBJECT, while_=WhileUnturned()),
        use(Give(SUBJECT, [combat_damage(1), toughness(1)], TURN_END), costs=(TURN,)),
        restrictions=SCHTICK | NOT_CUMULATIVE,
    )  # fmt: skip
    uncle = character(
        "Old Uncle", "Martial Artist", 3, 4, "dd", "d",
        when(happens(TURNED_TO_ATTACK, "turns to attack", this=True), DrawCards(YOU_, n(2)), may=True),
        restrictions=NOT_CUMULATIVE,
    )  # fmt: skip
    return [*printed_in("Reinforcements", [banana, training]), *printed_in("Shaolin Showdown", [uncle])]
