# not compiled
"""Two-Fisted Tales of the Secret War: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    interceptors = All(pick(CHARACTER, intercepting=1))
    return [
        event(
            "Poisoned!", 1, "e",
            use(Damage(1, interceptors), Give(interceptors, [combat_damage(-1)], ATTACK_END)),
            ReloadFor(resources("eee"), 1),
        ),
    ]
