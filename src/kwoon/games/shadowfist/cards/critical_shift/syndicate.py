# not compiled
"""Critical Shift: the Syndicate."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    damaged = IfNoted("if so")
    return [
        event(
            "Reprogramming", 0, "y",
            use(ControllerChooses(THE_TARGET, "whether it takes damage"), If(Damage(n(4), THE_TARGET), damaged),
                If(CancelForAWhile(THE_TARGET, IN_PLAY), IfNotNoted("if not")), choices=(target(ANY_CHARACTER),)),
        ),
    ]
