# not compiled
"""What cards of several sets have in common."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.state.word_kinds import Verb

ENTERS = happens(ENTERED, this=True)
REVEALED_OR_SEIZED = OneOf(happens(REVEALED, this=True), happens(SEIZED, this=True))
OPPONENTS_CHARACTER = pick(CHARACTER, whose=OPPONENT)
SMOKED_HARDWARE = (pick(STATE, restrictions=VEHICLE | WEAPON, owned=YOU, where=SMOKED)
                   | pick(STATE, resource="H", owned=YOU, where=SMOKED))  # fmt: skip


def redirects(source: Picked, hurt: Picked, to: Filter) -> Used:
    """SF-38.2: turn to redirect a source's damage on one card to another."""
    return use(
        [TURN, source, hurt, other := choose(InItsPlace(to, source, hurt))],
        Redirect(source, hurt, other),
        timing=ANY_SCENE,
    )


def faceoff(*benefits: Verb) -> Used:
    """SF-41: turn a Character of your own to fight one that is not much weaker; the winner has the benefits."""
    return use(
        [
            champion := turn(pick(CHARACTER, whose=YOU, turned=0)),
            rival := target(NotMuchWeaker(OPPONENTS_CHARACTER, champion, 2)),
        ],
        later(WhenFaceoffIsWon(yours=False), *benefits, until=TURN_END, times=1),
        EnterFaceoff(champion, rival),
        timing=FOR_A_FACEOFF,
    )
