# not compiled
"""Year of the Goat: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character("Mogwai", "Demon Spirit", 3, 4, "eeM", "e",
                  always(fighting(2), while_=AtMost(SitesNeeded(YOU_), 1)), keywords=LETHAL),
        event(
            "Plague of Moths", 2, "eeMM",
            use(Smoke(All(pick(CHARACTER, cost_at_most=2))),
                Return(All(pick(CHARACTER, cost_at_most=2, where=SMOKED)), owners=True)),
        ),
        event(
            "Scroll of Pain", 0, "eee",
            use([rival := target(AnyPlayer()),
                 gone := choose(OfPlayer(rival, pick(foundation=0, where=SMOKED)), least=2, most=2)],
                Toast(gone), Discard(rival, 2, at_random=True)),
        ),
        character(
            "The Leashed", "Uncontrollable Demon", 3, 7, "eeeM", "e",
            always(cannot(NO_SACRIFICE)),
            when(happens(WAS_SMOKED, this=True, by_damage=True), Return(SELF, under=THAT_PLAYER)),
            restrictions=UNIQUE,
        ),
    ]
