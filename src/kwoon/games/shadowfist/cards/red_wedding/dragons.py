# not compiled
"""Red Wedding: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    guns = (pick(STATE, restrictions=WEAPON, owned=YOU, where=SMOKED)
            | pick(STATE, words=("Gun",), owned=YOU, where=SMOKED))
    return [
        event(
            "Slo Mo Vengeance", X, "d",
            use([hero := choose(YOUR_CHARACTER), gear := choose(FitForPicked(guns, hero), least=0, most=MANY)],
                Play(gear, on=hero, free=True), timing=MAIN_SHOT),
            x=PickedCount(gear),
        ),
        event(
            "Wedding Gifts", 0, "md",
            use(GainPower(YOU_, X_VALUE), x=Count(pick(CHARACTER, whose=OPPONENT, turned=0))),
            restrictions=ONE_SHOT,
        ),
    ]
