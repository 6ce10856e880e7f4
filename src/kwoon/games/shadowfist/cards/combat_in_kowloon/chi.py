# not compiled
"""Combat in Kowloon: the Chi talent."""

from kwoon.games.shadowfist.cards.make import *

CHI = InPool(RESOURCES.index("C"))


# fmt: off
def cards() -> list[Card]:
    """All cards of the talent."""
    return [
        event("Blade Palm", 2, "CC", use(ToHand(THE_TARGET), choices=(target(ANY_CARD),))),
        state(
            "Butterfly Swords", 1, "C", ANY_CHARACTER,
            always(combat_damage(3), to=SUBJECT), restrictions=WEAPON),
        event(
            "Healing Earth", 0, "C",
            use(HealPoints(X_VALUE), x=CHI,
                choices=(Points(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU, damaged=1), CHI),))),
        event(
            "Robbing the Kong", 2, "CC",
            when(happens(ATTACK_JOINED, "join an attack", doer=YOU), MaySeize(THE_TARGET),
                 choices=(target(pick(CHARACTER, whose=YOU, attacking=1)),))),
        event(
            "Shaking the Mountain", 1, "CC",
            use(TurnCards(AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI))), choices=(target(ALocation()),))),
        event(
            "Violet Meditation", 0, "C",
            use(GeneratePower(X_VALUE), timing=START_OF_TURN, choices=(target(AnOpponent()),),
                x=Sum([ControlledBy(pick(EDGE)), ControlledBy(pick(SITE, FENG_SHUI, generating=True))],
                      [BurnedCount(False)], 0))),
    ]
