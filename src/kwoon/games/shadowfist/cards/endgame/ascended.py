# not compiled
"""Endgame: the Ascended."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Legal Eagle", "Transformed Counselor", 2, 1, "", "aC",
            when(ENTERS, RevealUntil(ANY_STATE)),
        ),
        edge(
            "Burying the Past", 0, "ae",
            use([toast(pick(owned=YOU, where=SMOKED), least=2, most=2)],
                PutTokens(YOU_, 1, token("Hood", cost=1, fighting=1))),
            use([TURN, turn(pick(CHARACTER, whose=YOU, words=("Hood",), turned=0))], DrawCards(YOU_, 1)),
        ),
        character(
            "Corporate Informer", "Transformed Mole", 1, 1, "", "aC",
            allow(ENTERS_TURNED),
            use([TURN, player := target(AnyPlayer())], LookAtHand(player)),
        ),
        event(
            "Entrapment", 1, "aa",
            when(Provided(happens(ATTACK_DECLARED), WhileControlling(pick(CHARACTER, turned=1), 3, yours=True)),
                 ReduceDamageBy(All(pick(CHARACTER, attacking=1)), combat_only=False, until=ATTACK_END)),
            restrictions=TOAST_IT,
        ),
        state(
            "Insurance Policy", 0, "aa", pick(SITE, FENG_SHUI, whose=YOU),
            when(OneOf(happens(BURNED_SITE, subject=True, doer=OPPONENT), happens(SEIZED, subject=True, doer=OPPONENT)),
                 GainPower(YOU_, 3), Smoke(SELF)),
            restrictions=NOT_CUMULATIVE,
        ),
        character(
            "The Rook", "Lodge Assassin", 5, 3, "aa", "aC",
            always(fighting(Count(pick(whose=YOU, turned=0)))),
            restrictions=UNIQUE, keywords=ASSASSINATE | TACTICS,
        ),
        character(
            "Thief in the Night", "Sworn Hood", 3, 3, "a", "a",
            when(Plays(YOU, this=True, from_hand=True), [rival := target(AnOpponent())], StealPower(rival, 1)),
            keywords=STEALTH,
        ),
        character(
            "Agent Neil North", "Sworn Enigmatic Mastermind", 3, 4, "aa", "a",
            when(Generated(Threat(TAKES, pick(whose=OPPONENT), ANY_CARD, whose=YOU)),
                 PutTokens(YOU_, 1, token("Agent", cost=2, fighting=2, requires="a", keywords=STEALTH))),
            use([TURN_AND_MAINTAIN, stray := target(pick(CHARACTER, strayed=1))], TakeControl(stray, MAINTAINED)),
            restrictions=UNIQUE,
        ),
    ]
