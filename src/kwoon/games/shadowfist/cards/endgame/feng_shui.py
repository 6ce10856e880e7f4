# not compiled
"""Endgame: the Feng Shui Sites."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    granite = maintained(cannot(NO_PREVENTION), to=AtMaintained(ANY_CHARACTER))
    return [
        feng_shui(
            "Granite Mountain", 8,
            use([TURN_AND_MAINTAIN, spot := target(ALocation())], Maintain(granite, spot)),
            granite,
        ),
        feng_shui(
            "Catacombs", 14,
            when(OneOf(happens(ATTACK_DECLARED, this=True, doer=OPPONENT),
                       happens(ATTACK_JOINED, this=True, doer=OPPONENT)), DrawCards(THAT_PLAYER, 1)),
        ),
        feng_shui(
            "Emerald Mine", 5,
            use([TURN, turn(pick(CHARACTER, whose=YOU, here=True, turned=0))], AddCounters(1, SELF)),
            use([TURN, RemoveCounters(X_VALUE)], GainPower(YOU_, X_VALUE), x=ChosenX(1, CountersHere())),
        ),
        feng_shui(
            "Emergency Room", 7,
            always(cannot(HEALS_ANY_SHOT), to=pick(CHARACTER, here=True)),
            when(happens(REVEALED, this=True), [hero := target(pick(CHARACTER, damaged=1))], Heal(hero)),
        ),
        feng_shui(
            "Shi's Hillside Estate", 5,
            always(cannot(NO_HEAL)),
            use([TURN, Do(Damage(2, SELF, UNSTOPPABLE)), slave := target(ANY_CHARACTER)],
                TakeControl(slave, TURN_END), if_=Is(SELF, pick(front=True))),
            cost=3, requires="eee", provides="eM", restrictions=UNIQUE,
        ),
    ]
