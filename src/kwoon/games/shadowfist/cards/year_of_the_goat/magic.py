# not compiled
"""Year of the Goat: the Magic talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Death Masque", 2, "MM", ANY_CHARACTER,
            always(fighting(3), to=SUBJECT, while_=Is(SELF, pick(turned=0))),
            use([TURN_AND_MAINTAIN, model := target(ANY_CHARACTER)],
                BlankText(SUBJECT, MAINTAINED), CopyText(model, SUBJECT, MAINTAINED)),
        ),
        event("Incendiary Blast", 1, "MM", use([victim := target(ANY_CHARACTER)], Damage(4, victim, CORRUPTED)),
              subtitle="Fire Event"),
    ]
