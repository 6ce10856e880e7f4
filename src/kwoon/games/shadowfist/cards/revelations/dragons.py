# not compiled
"""Revelations: the Dragons."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Loyal Defender", "Righteous Hero", 3, 4, "dd", "d",
            always(keyword(LETHAL), while_=Is(SELF, pick(intercepting=1))),
            always(cannot(NO_PREVENTION)),
            keywords=MOBILITY,
        ),
        edge(
            '"Official Police Business!"', 1, "dd",
            use([TURN_AND_MAINTAIN, cop := target(ANY_CHARACTER)],
                Give(cop, [fighting(2), keyword(MOBILITY)], MAINTAINED),
                later(happens(WAS_SMOKED, watched=True), Smoke(SELF), until=MAINTAINED, watching=cop)),
            subtitle="Cop Edge", restrictions=LIMITED,
        ),
        event(
            "Heroic Bloodshed", 2, "dddd",
            use([hero := target(ANY_CHARACTER)],
                UnturnCards(hero), Give(hero, [fighting(2), keyword(INDEPENDENT)], TURN_END)),
            restrictions=LIMITED, crisis="d0",
        ),
        character(
            "Sensei Marrero", "Dojo Teacher", 4, 6, "ddd", "d",
            when(happens(TARGETED, this=True), [it := choose(pick(whose=YOU))], UnturnCards(it),
                 limit=ONCE_PER_TURN, may=True),
            restrictions=UNIQUE, keywords=INDEPENDENT,
        ),
        character(
            "Special Agent Durwyn Black", "Paranormal Investigator", 4, 6, "ddd", "d",
            always(keyword(GUTS), while_=Is(SELF, InCombatWith(pick(words=("Demon", "Ghost", "Spirit"))))),
            restrictions=UNIQUE, toughness=2,
        ),
        character(
            "Tai Chi Student", "Wu Shu Prodigy", 1, 1, "", "d",
            always(combat_damage(1), while_=WhileControlling(pick(CHARACTER, requires="d"), yours=True)),
        ),
    ]
