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
            use([coin := FlipCoin(), victim := target(not_chi)],
                If(Smoke(victim), IfNoted(coin)),
                If(Damage(1, All(pick(CHARACTER, without_resource="C", whose=YOU))), IfNoted(coin, yes=False))),
        ),
    ]
