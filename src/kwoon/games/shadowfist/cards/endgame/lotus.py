# not compiled
"""Endgame: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Punk Geomancers", "Divinatory Hoods", 1, 1, "", "eM",
            always(cannot(NO_TURN_TO_MOVE)),
            when(Smokes(SELF, pick(SITE, FENG_SHUI, generating=True), combat=True), BurnSmoked(THAT_CARD), may=True),
        ),
        event(
            '"You Will Not Fail Me Again!"', 0, "ee",
            when(happens(ATTACK_FAILED, doer=YOU),
                 [gone := sacrifice(pick(CHARACTER, whose=YOU, turned=1), least=MANY, most=MANY)],
                 GainPower(YOU_, X_VALUE), DrawCards(YOU_, X_VALUE), x=PrintedCost(gone)),
            restrictions=LIMITED,
        ),
        character("Blossoms of the Black Lotus", "Devoted Martial Artists", 3, 3, "e", "e",
                  always(fighting(Times(1, Count(pick(words=("Lotus", "Thorn", "Petal"), whose=YOU)))))),
        event("Poisoned Wound", 1, "eee", use([victim := target(pick(CHARACTER, damaged=1))], Toast(victim))),
        character(
            "Shi Kan Lun", "Mastermind Hood Geomancer", 4, 6, "eee", "eMM",
            always(cannot(NO_REVEAL), to=pick(FENG_SHUI, whose=OPPONENT)),
            use([gone := sacrifice(pick(CHARACTER, here=True)), spot := target(pick(SITE, FENG_SHUI, here=True))],
                Damage(X_VALUE, spot), x=FightingOf(gone), limit=ONCE_PER_TURN),
            restrictions=UNIQUE,
        ),
        event(
            "Shi's Dark Influence", 3, "eeeM",
            use([slave := target(ANY_CHARACTER)],
                TakeControl(slave, IN_PLAY), Give(slave, [combat_damage(3)], IN_PLAY),
                later(AtTurn(TURN_ENDED), Smoke(slave), until=TURN_END)),
            subtitle="Sorcerous Event",
        ),
        character("Thorns of the Dark Stone", "Darkness Hoods", 3, 4, "e", "e", keywords=ASSASSINATE | UNSTOPPABLE),
    ]
