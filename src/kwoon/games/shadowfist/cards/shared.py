# not compiled
"""What cards of several sets have in common."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.state.words import Verb

SMOKED_BY_AN_OPPONENT = "is smoked by an opponent"

REVEALED_OR_SEIZED = OneOf(
    [happens(REVEALED, "is revealed", this=True), happens(SEIZED, "is seized", this=True)],
    "when this card is revealed or seized",
)


def redirects(hurt: Choice, to: Filter) -> Used:
    """SF-38.2: turn to redirect a source's damage on one card to another."""
    choices = (choose(SourceOfDamage()), hurt, choose(InItsPlace(to)))
    return use(Redirect(), costs=(TURN,), choices=choices, timing=ANY_SCENE)


HALF_LESS = "X= half the damage inflicted, rounded up."

WINNER = Who(THE_DOER, "the winner")

OPPONENTS_CHARACTER = pick(CHARACTER, whose=OPPONENT)

ENTERS = happens(ENTERED, "enters play", this=True)


def faceoff(*benefits: Verb) -> Used:
    """SF-41: turn a Character of your own to fight one that is not much weaker; the winner has the benefits."""
    return use(
        later(WhenFaceoffIsWon(False), *benefits, until=TURN_END, times=1),
        EnterFaceoff(CHOSEN, SECOND_TARGET),
        costs=(TurnPicked(0, ""),),
        timing=FOR_A_FACEOFF,
        choices=(
            Told(pick(CHARACTER, whose=YOU, turned=0), 1, 1, CHOOSE, "turn a Character you control"),
            target(NotMuchWeaker(OPPONENTS_CHARACTER, 2)),
        ),
    )
