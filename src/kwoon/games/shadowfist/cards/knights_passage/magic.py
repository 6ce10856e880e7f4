# not compiled
"""Knight's Passage: the Magic talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Blast Aura", 1, "MM", ANY_CHARACTER,
            always(fighting(1), combat_damage(1), to=SUBJECT),
            use([TURN_SUBJECT, victim := target(pick(CHARACTER, here=True))], Damage(2, victim)),
            subtitle="Spell State", restrictions=SCHTICK | NOT_CUMULATIVE,
        ),
    ]
