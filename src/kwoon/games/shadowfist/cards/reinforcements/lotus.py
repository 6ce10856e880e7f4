# not compiled
"""Reinforcements: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import OPPONENTS_CHARACTER


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Soul Reaver", "Parasite Demon", 2, 2, "eM", "e",
            reduces(ItsTarget(), 0),
            when(happens(DAMAGED, by_this=True, combat=1, on_its_target=True), Give(SELF, [fighting(1)], IN_PLAY)),
            keywords=REGENERATE,
        ),
        character(
            "Abysmal Wyrm", "Ancient Fire Demon", 4, 6, "eM", "e",
            when(AtTurn(TURN_ENDED), Heal(SELF), if_=IsDamaged(SELF)),
        ),
        state(
            "Flying Guillotine", 0, "ee", ANY_CHARACTER,
            use([SacrificeThis(), victim := target(pick(CHARACTER, here=True, strength_at_most=2))], Smoke(victim)),
            ReloadFor(resources("eee"), 1),
            restrictions=WEAPON,
        ),
        character(
            "Green Snake and White Snake", "Demon Sisters", 5, 8, "eeeM", "eM",
            when(Provided(happens(HEALED, this=True), AtLeast(ThatAmount(), 3)),
                 [victim := target(OPPONENTS_CHARACTER)], Smoke(victim)),
            restrictions=UNIQUE, keywords=ASSASSINATE | REGENERATE,
        ),
        edge(
            "Infernal Fortitude", 1, "ee",
            use([TURN_AND_MAINTAIN, hero := target(ANY_CHARACTER)], Give(hero, [keyword(REGENERATE)], MAINTAINED)),
            use([SacrificeThis(), it := target(ANY_EDGE)], Smoke(it)),
            subtitle="Demon Edge",
        ),
        character(
            "Moon Petal", "Lady in Waiting", 1, 1, "", "e",
            use([TURN_AND_MAINTAIN, hero := target(pick(CHARACTER, requires="e"))],
                Give(hero, [fighting(1)], MAINTAINED)),
        ),
    ]
