# not compiled
"""Critical Shift: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    not_chi = pick(CHARACTER, without_resource="C")
    return [
        event(
            "Safety Third!", 0, "j",
            use(If(Smoke(THE_TARGET), IfNoted("on heads")),
                If(Damage(n(1), All(pick(CHARACTER, without_resource="C", whose=YOU))), IfNotNoted("on tails")),
                costs=(FlipCoin(),), choices=(target(not_chi),)),
        ),
    ]
