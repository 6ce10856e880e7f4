# not compiled
"""Reinforcements: the Ascended."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Undercover Asset", 3, "aaa", pick(CHARACTER, STATE, EDGE, unique=0),
            allow(HOLDS_SUBJECT),
            allow(FREES_STATES),
            subtitle="Spy State",
        ),
        character(
            "Jeanette Brusello", "Sworn Assassin", 5, 8, "aa", "a",
            when(Smokes(SELF, ANY_CHARACTER, combat=True),
                 [gear := choose(CanReturn(WasOnIt())), bearer := choose(SubjectFor(ANY_CARD, gear))],
                 ReturnState(gear, bearer), may=True),
            restrictions=UNIQUE, keywords=ASSASSINATE,
        ),
        character(
            "Recruits", "Sworn Agents", 1, 1, "", "a",
            when(happens(DAMAGED, to=ANY_CHARACTER, by_this=True, combat=1),
                 TurnCards(THAT_CARD), Give(THAT_CARD, [cannot(NO_UNTURN_STEP)], NEXT_UNTURN)),
        ),
        character(
            "Sworn Infiltrator", "Covert Tactician", 2, 2, "aa", "a",
            use([TURN, rival := target(AnOpponent())], LookAtHand(rival),
                found := Ask(YOU_, OfPlayer(rival, pick(where=HAND)), least=0), DiscardThem(found.cards)),
        ),
        event(
            "Counterstrike", 0, "aa",
            when(happens(WAS_SMOKED, to=pick(whose=YOU), doer=OPPONENT), [rival := target(WhoDidIt())],
                 Discard(rival, 3, at_random=True)),
        ),
        character(
            "Covert Strike Squad", "Sworn Ninjas", 3, 4, "a", "a",
            when(ENTERS, [victim := target(ANY_CHARACTER)], TurnCards(victim), Damage(2, victim, UNSTOPPABLE)),
            keywords=TACTICS,
        ),
        edge(
            "Paper Trail", 2, "aaa",
            when(happens(DISCARDED, doer=OPPONENT), GainPower(YOU_, 1, at_most=2)),
            when(happens(LEFT_PLAY, this=True), GainPower(EACH_OPPONENT, 1)),
        ),
        state(
            "Path of the Wily Mongoose", 0, "aaC", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([SacrificeThis(), guard := target(pick(CHARACTER, intercepting=1))], Cease(guard),
                if_=Is(SUBJECT, pick(attacking=1))),
            restrictions=SCHTICK | NOT_CUMULATIVE,
        ),
    ]
