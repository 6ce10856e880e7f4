# not compiled
"""Revelations: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Ming I", "Lady of the Coming Darkness", 6, 10, "eee", "eM",
            when(happens(TURNED, to=pick(FENG_SHUI), doer=OPPONENT), UnturnCards(SELF)),
            use([sacrifice(YOUR_CHARACTER)], Heal(SELF), if_=IsDamaged(SELF)),
            restrictions=UNIQUE,
        ),
        event("Death of 1,000 Cuts", 2, "eeee", use([victim := target(ANY_CHARACTER)], Smoke(victim)),
              restrictions=LIMITED, crisis="e0"),
        character(
            "Doktor Herrnberger", "Necromancer Lord", 3, 4, "eee", "eM",
            when(happens(SACRIFICED, to=ANY_CHARACTER, doer=YOU), [Do(Toast(THAT_CARD))], GainPower(YOU_, 1)),
            restrictions=UNIQUE, keywords=LETHAL,
        ),
        character(
            "Exorcist", "Evil Priest", 2, 2, "e", "eM",
            use([TURN, gone := sacrifice(pick(CHARACTER, words=("Demon", "Ghost", "Spirit", "Undead")))],
                GainPower(YOU_, X_VALUE), x=PrintedCost(gone)),
        ),
        character(
            "Hand of Darkness", "Petal of the Black Lotus", 1, 1, "ee", "eM",
            Against(LETHAL, pick(CHARACTER, unique=1)),
            keywords=ASSASSINATE,
        ),
        character(
            "Jake Rattlebones", "Soul Collector", 3, 4, "eeM", "e",
            use([discard(pick(words=("Demon", "Ghost", "Spirit"), owned=YOU, where=HAND))],
                Give(SELF, [fighting(1)], IN_PLAY), limit=ONCE_PER_TURN),
            restrictions=UNIQUE, keywords=LOYALTY,
        ),
        edge(
            "Sepulcher of Fiends", 1, "ee",
            when(happens(WAS_SMOKED, to=pick(CHARACTER, whose=YOU, token=0)), AddCounters(1, SELF),
                 limit=ONCE_PER_TURN),
            use([SacrificeThis()],
                PutTokens(YOU_, X_VALUE, token("Undead", cost=1, fighting=1, requires="e")), x=CountersHere()),
            subtitle="Grave Edge", restrictions=LIMITED,
        ),
        site(
            "The Glorious Center", 2, 1, 6, "ee", "e",
            use([TURN, PayPower(1), it := choose(pick(owned=YOU, where=SMOKED))], Reload(it)),
            subtitle="Underworld Site", restrictions=UNIQUE,
        ),
    ]
