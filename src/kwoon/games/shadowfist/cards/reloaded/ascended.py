# not compiled
"""Reloaded: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    means, prop = choose(OneOfModes()), target(ANY_EDGE)
    return [
        event(
            "Dirty Tricks", 0, "aa",
            use([rivals := target(AnOpponent(), least=2, most=2)], DiscardFromEachOther(rivals)),
        ),
        character(
            "Mr. X", "Lodge Mastermind", 3, 1, "aa", "a",
            use([TURN_AND_MAINTAIN, victim := target(pick(CHARACTER, cost_at_most=3))],
                TakeControl(victim, MAINTAINED)),
            restrictions=UNIQUE,
        ),
        state(
            "Shadowy Mentor", 4, "a", ANY_CHARACTER,
            allow(HOLDS_SUBJECT),
            always(designator("Sworn"), to=SUBJECT),
        ),
        event(
            "Suicide Mission", 1, "aa",
            use([it := target(ANY_CARD)],
                loss := SmokeTelling(it), revenge := Ask(WhoLost(loss), pick(whose=YOU), least=0),
                Smoke(revenge.cards, by=WhoLost(loss))),
        ),
        character(
            "Cabinet Minister", "Sworn Politician", 1, 1, "a", "a",
            use([TURN_AND_MAINTAIN, means, prop],
                *cases(means, CancelForAWhile(prop, MAINTAINED), TakeControl(prop, MAINTAINED))),
        ),
        character(
            "Sergeant Troy Preston", "Sworn RCMP Cop", 4, 6, "aaCC", "aC",
            NotInterceptedBy(pick(CHARACTER, cost_at_least=1, cost_at_most=2)),
            always(combat_damage(-1), to=pick(CHARACTER, unique=0, whose=OPPONENT, here=True)),
            restrictions=UNIQUE,
        ),
        character(
            "Wisdom of the Owl", "Lodge Archivist", 1, 1, "a", "a",
            allow(HAND_SIZE, number=1),
            when(happens(DISCARDED, doer=YOU), ToBottom(THAT_CARD), may=True),
        ),
    ]
