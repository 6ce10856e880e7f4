# not compiled
"""Reinforcements: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        event(
            "Blood and Thunder", 1, "mm",
            use(Give(All(pick(CHARACTER, whose=YOU, attacking=1)), [combat_damage(1)], ATTACK_END),
                Give(All(pick(CHARACTER, words=("Thunder",), attacking=1)), [keyword(UNSTOPPABLE), combat_damage(1)],
                     ATTACK_END),
                if_=DuringAttack()),
        ),
        edge("Bloody but Unbowed", 1, "mmm", always(keyword(AMBUSH), to=pick(CHARACTER, whose=YOU, damaged=1))),
        character(
            "Huan Ken", "Thunder and Lightning Commander", 6, 9, "mmm", "m",
            NotTargetedBy(SELF, ANY_EVENT, if_=Is(SELF, pick(turned=0))),
            always(cannot(FREE_ATTACK)),
            restrictions=UNIQUE,
        ),
        character(
            "Lance Corporal", "Thunder Squire", 1, 1, "", "m",
            Against(AMBUSH, pick(CHARACTER, provides_at_least=2)),
        ),
        character(
            "Maiden Warrior", "Thunder Valkyrie", 2, 2, "m", "m",
            at_once(ENTERS, Give(SELF, [fighting(2)], TURN_END)),
            when(happens(ATTACK_DECLARED, to=pick(whose=YOU, resource="m")), ReturnThisOnce(in_attack=True),
                 may=True, zone=SMOKED),
        ),
        character("Sir Guinglain", "Thunder Knight", 3, 4, "mm", "m", restrictions=UNIQUE, keywords=AMBUSH | LOYALTY),
        character(
            "Thunder Berserkers", "Netherworld Warriors", 4, 6, "mm", "m",
            always(keyword(AMBUSH),
                   while_=WhileControlling(pick(CHARACTER, words=("Thunder",), other=True), yours=True)),
        ),
        state(
            "Thunder Gauntlet", 0, "mm", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([TURN, hero := target(pick(CHARACTER, but=SUBJECT))], Give(hero, [combat_damage(1)], TURN_END)),
            restrictions=WEAPON | NOT_CUMULATIVE,
        ),
    ]
