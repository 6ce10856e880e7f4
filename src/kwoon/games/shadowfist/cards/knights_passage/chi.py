# not compiled
"""Knight's Passage: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Bending the Path", 0, "CC",
            use([guard := target(pick(CHARACTER, intercepting=1), called="interceptor"),
                 victim := target(InterceptedBy(Only(guard)), called="attacker")],
                Damage(X_VALUE, victim), Cease(guard),
                x=Lesser(FightingOf(guard), DamageToReduce(victim, to=1))),
        ),
    ]
