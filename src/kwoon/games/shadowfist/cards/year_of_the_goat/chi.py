# not compiled
"""Year of the Goat: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Humble Beginnings", 0, "CC",
            use(If(GainPower(YOU_, 2), AtLeast(OpponentsWithMore(ANY_SITE), 1)), OthersGenerateNothing(),
                timing=START_OF_TURN),
        ),
        event(
            "Renewal", 2, "C",
            use(Heal(All(ANY_SITE)), TurnFaceDown(All(pick(FENG_SHUI, damaged=0, strayed=0)))),
        ),
        event(
            "Cat Stance", 1, "CCC",
            use([gear := target(ANY_STATE), wearer := choose(SubjectFor(ANY_CARD, gear))],
                CancelForAWhile(gear, IN_PLAY), Smoke(gear), ReturnState(gear, wearer)),
        ),
        site(
            "Garden of Eternal Spring", 2, 1, 6, "", "CC",
            use([TURN, it := target(pick(damaged=1))], Heal(it, damage=2)),
            restrictions=LIMITED,
        ),
        event(
            "Sky Burial", 0, "CC",
            use([gone := toast(pick(CHARACTER, owned=YOU, where=SMOKED))], GainPower(YOU_, X_VALUE),
                x=Half(PrintedCost(gone), up=False)),
        ),
        event(
            "Song of the Nightingale", 1, "C",
            use([hero := target(pick(CHARACTER, damaged=1), called="Character"),
                 spot := target(pick(SITE, FENG_SHUI, damaged=1), called="Site")],
                Heal(hero), Heal(spot)),
        ),
    ]
