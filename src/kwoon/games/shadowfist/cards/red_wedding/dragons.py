# not compiled
"""Red Wedding: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    guns = AnyOf([pick(STATE, restrictions=WEAPON, owned=YOU, where=SMOKED),
                  pick(STATE, words=("Gun",), owned=YOU, where=SMOKED)])
    return [
        event(
            "Slo Mo Vengeance", X, "d",
            use(PlayStatesOn(Picked(1, "those States"), Picked(0, "that Character")),
                choices=(choose(YOUR_CHARACTER),
                         Told(FitForPicked(guns), 0, 99, CHOOSE, "X Weapon or Gun States in your smoked pile"))),
            x=PickedCount(1, 0, "the number of States chosen"),
        ),
        event(
            "Wedding Gifts", 0, "md",
            use(GainPower(YOU_, X_VALUE), x=Count(pick(CHARACTER, whose=OPPONENT, turned=0))),
            restrictions=ONE_SHOT,
        ),
    ]
