# not compiled
"""Reinforcements: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Yul Gibbons", "Weird Monkey Scientist", 2, 2, "j", "jH",
            use([TURN], PlayFromTop(less=1, toasting=True)),
            restrictions=UNIQUE,
        ),
        state(
            "Enhanced Banana", 0, "jj", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([SacrificeThis()], Give(SUBJECT, [fighting(2)], TURN_END)),
            subtitle="Experimental State", restrictions=WEAPON | NOT_CUMULATIVE,
        ),
        character(
            "Mandrill Sergeant", "Militant Monkey", 3, 3, "jj", "j",
            always(fighting(Times(1, Count(pick(words=("Monkey",), owned=YOU, where=SMOKED))))),
            restrictions=UNCOPYABLE,
        ),
        event(
            "Rabble Rousing", 0, "jj",
            use([rivals := target(PlayerWho(AnOpponent(), WhileControlling(pick(CHARACTER, turned=1), yours=True)),
                                  least=0, most=MANY)],
                PlayOne(ANY_CHARACTER, less=X_VALUE), roused := Ask(rivals, ANY_CHARACTER, least=0, own=True),
                UnturnCards(roused.cards), x=PickedCount(rivals), timing=OUTSIDE_ATTACK),
        ),
        character(
            "Rhesus Pieces", "Explosive Monkeys", 1, 1, "", "j",
            when(happens(WAS_SMOKED, this=True), [victim := target(ANY_CHARACTER)], Damage(2, victim)),
        ),
        character(
            "Test Monkey", "Escaped Lab Experiment", 4, 6, "jH", "jH",
            reduces(pick(words=("Fire",)), 0),
            keywords=UNSTOPPABLE,
        ),
    ]
