# not compiled
"""Back for Seconds: Magic."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Larcenous Mist", 0, "MM",
            use([victim := target(ANY_CHARACTER)],
                CancelForAWhile(victim, TURN_END),
                CancelForAWhile(All(StateOn(victim), responses=True), TURN_END),
                later(happens(ENTERED, to=StateOn(WATCHED)), CancelForAWhile(THAT_CARD, TURN_END),
                      until=TURN_END, watching=victim)),
        ),
        event(
            "Shattering Fire", 1, "M",
            use([victim := target(ANY_CHARACTER)], Damage(X_VALUE, victim), x=InPool("M")),
        ),
    ]
