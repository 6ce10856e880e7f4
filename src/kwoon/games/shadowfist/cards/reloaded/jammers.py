# not compiled
"""Reloaded: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Who's the Monkey Now?", 1, "jj",
            use([it := choose(OfAHarmedType(), least=0)],
                CancelAnswered(ONLY_CANCEL), Smoke(it), timing=RESPONSE,
                responds=Threat(HARMS, pick(whose=YOU), ANY_EVENT)),
        ),
        character(
            "Jack of All Trades", "Resourceful Techie", 1, 1, "j", "jH",
            use([TURN, used := sacrifice(ANY_STATE)], SearchFor(Shares(A_TITLE, ANY_STATE, used, same=False))),
        ),
        state("Sabotage", 1, "jj", pick(SITE, FENG_SHUI, whose=OPPONENT), always(cannot(NO_TURN), to=SUBJECT)),
        state(
            "Chizu", 1, "j", pick(SITE, FENG_SHUI, whose=YOU, words=("Netherworld",)),
            Blanks(pick(resource="C", here=True) | pick(resource="M", here=True), cancels=True),
            ReloadFor(resources(""), 1),
        ),
        event(
            "In Your Face Again", 0, "j",
            use([again := choose(pick(CHARACTER, owned=YOU, where=SMOKED), at_random=True)],
                Return(again), Give(again, [cannot(NO_SACRIFICE)], IN_PLAY),
                later(AtTurn(TURN_ENDED), Smoke(again), until=TURN_END), timing=MAIN_SHOT),
        ),
        character(
            "Kitty Kerosene", "Pyromaniac Percussionist", 4, 6, "jjj", "jHH",
            when(happens(UNTURNED, to=ANY_SITE), [Do(Damage(X_VALUE, SELF))], Damage(Sum([X_VALUE, 1], []), THAT_CARD),
                 limit=ONCE_PER_TURN, x=ChosenX(0, FightingOf(SELF))),
            restrictions=UNIQUE, keywords=UNSTOPPABLE,
        ),
        character(
            "Stephanie Cinders", "Stunning Hottie", 4, 6, "jjj", "jH",
            when(Provided(happens(TURNED, doer=OPPONENT), ATTACKING), [PayPower(1)], Smoke(THAT_CARD),
                 limit=ONCE_PER_TURN),
            restrictions=UNIQUE, keywords=MOBILITY,
        ),
    ]
