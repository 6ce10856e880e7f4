# not compiled
"""Year of the Goat: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character("Alfar", "Netherworld Ghosts", 2, 2, "", "mM", Against(AMBUSH, pick(CHARACTER, turned=1))),
        edge(
            "Ancient Lineage", 1, "mm",
            always(fighting(1), to=SharesTitle(YOUR_CHARACTER, pick(CHARACTER, owned=YOU, where=SMOKED))),
            restrictions=LIMITED,
        ),
        event(
            "Spontaneous Combustion", 0, "mmM",
            use([victim := target(ANY_CHARACTER)], Damage(2, victim)),
            when(happens(WAS_SMOKED, to=pick(words=("Fire",), whose=YOU)), Reload(SELF), zone=SMOKED, may=True),
            subtitle="Fire Event",
        ),
        event(
            "Tears of Hsi-Ho", 2, "mmm",
            use([victims := target(ANY_CHARACTER, least=0, most=3)],
                Damage(CardsInHand(ControllerOf(EACH_ONE)), victims)),
            subtitle="Fire Event",
        ),
    ]
