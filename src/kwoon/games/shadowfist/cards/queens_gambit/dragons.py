# not compiled
"""Queen's Gambit: the Dragons."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Bernie Silverman", "Maverick Cop", 4, 0, "ddd", "d",
            always(keyword(GUTS), toughness(1),
                   while_=AnOpponentIsCloser(every=True) | WhileControlling(pick(whose=OPPONENT, owned=YOU))),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        edge(
            "Apprenticeship", 1, "dd",
            when(happens(PLAYED, to=ANY_CHARACTER, doer=YOU), [TURN],
                 PutTokens(YOU_, OrIf(1, 2, if_=Is(THAT_CARD, pick(words=("Hero", "Master")))),
                           token("Student", cost=1, fighting=1, requires="d"))),
        ),
        character(
            "Average Jane", "Blue-Collar Hero", 2, 2, "", "dH",
            always(toughness(Sum([CountersHere()], [], most=3))),
            when(AtTurn(TURN_STARTED, YOU), AddCounters(1, SELF)),
        ),
        event(
            "Conspicuous Surveillance", 1, "d",
            use([spots := choose(pick(FENG_SHUI, whose=YOU, revealed=0), least=0, most=MANY), Do(Reveal(spots))],
                PlayOne(ANY_CHARACTER, less=2, most=X_VALUE), timing=ANY_MAIN_SHOT, x=PickedCount(spots)),
            subtitle="Cop Event",
        ),
        character("Cop on the Beat", "Neighborhood Responder", 3, 4, "dd", "d", allow(ANY_MAIN_SHOT_PLAY),
                  keywords=GUTS, crisis="dd1"),
        character(
            "Heaven's Brigade", "Reformed Hood Heroes", 1, 1, "d", "d",
            use(ReturnThisOnce(in_this_way=True), timing=MAIN_SHOT, zone=SMOKED, if_=AnOpponentIsCloser(every=False)),
        ),
        character(
            "Band of Heroes", "Unlikely Team", 4, 1, "ddd", "d",
            always(fighting(Times(2, CountersHere()))),
            at_once(ENTERS, AddCounters(3, SELF)),
            use([sacrifice(pick(CHARACTER, words=("Hero",)))], AddCounters(1, SELF), limit=ONE_PER_TURN),
            use([RemoveCounters(1)],
                PutTokens(YOU_, 1, token("Hero", cost=2, fighting=2, requires="d", keywords=INDEPENDENT)),
                limit=ONE_PER_TURN),
            keywords=INDEPENDENT,
        ),
    ]
