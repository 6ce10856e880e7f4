# not compiled
"""Revelations: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Miao Dao", 1, "", ANY_CHARACTER,
            always(combat_damage(ResourcesOn(SUBJECT, factions=True)), to=SUBJECT),
            subtitle="Sword State", restrictions=WEAPON,
        ),
    ]
