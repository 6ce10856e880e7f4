# not compiled
"""Combat in Kowloon: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *

CHI = InPool("C")


# fmt: off
def cards() -> list[Card]:
    """All cards of the talent."""
    return [
        event("Blade Palm", 2, "CC", use([it := target(ANY_CARD)], ToHand(it))),
        state("Butterfly Swords", 1, "C", ANY_CHARACTER, always(combat_damage(3), to=SUBJECT), restrictions=WEAPON),
        event(
            "Healing Earth", 0, "C",
            use([wounds := points(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU, damaged=1), CHI)],
                HealPoints(wounds), x=CHI),
        ),
        event(
            "Robbing the Kong", 2, "CC",
            when(happens(ATTACK_JOINED, doer=YOU), [hero := target(pick(CHARACTER, whose=YOU, attacking=1))],
                 MaySeize(hero)),
        ),
        event(
            "Shaking the Mountain", 1, "CC",
            use([place := target(ALocation())], TurnCards(AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI), place))),
        ),
        event(
            "Violet Meditation", 0, "C",
            use([rival := target(AnOpponent())],
                GeneratePower(X_VALUE), timing=START_OF_TURN,
                x=Sum([Count(OfPlayer(rival, pick(EDGE))),
                       Count(OfPlayer(rival, pick(SITE, FENG_SHUI, generating=True)))],
                      [BurnedCount(YOU_)], 0)),
        ),
    ]
