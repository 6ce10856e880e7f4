# not compiled
"""Year of the Goat: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    hurt = pick(CHARACTER, damaged=1)
    return [
        edge("Agency Support", 2, "aa",
             always(keyword(STEALTH | TACTICS), to=YOUR_CHARACTER, while_=AtLeast(PowerOf(YOU_), 1))),
        character(
            "Betrayers of the Crane", "Martial Artists", 1, 1, "", "aC",
            always(cannot(MUST_INTERCEPT)),
            allow(MORE_DISCARDS, number=1),
        ),
        site(
            "City Hall", 2, 1, 6, "", "aC",
            use([TURN, hero := target(ANY_CHARACTER), place := target(ALocation(of=hero))], MoveTo(hero, place),
                timing=FOR_A_FACEOFF),
        ),
        character(
            "Eyes of the Magpie", "Transformed Brokers", 2, 2, "", "aC",
            always(fighting(1), while_=AtLeast(PowerOf(YOU_), 1)),
            keywords=TACTICS,
        ),
        event(
            "Operation Tethered Goat", 0, "a",
            use(later(happens(ATTACK_DECLARED, to=pick(whose=YOU), doer=OPPONENT), GainAtMost(YOU_, 1, 2),
                      until=YOUR_NEXT_TURN),
                later(Provided(happens(ATTACK_ENDED, doer=OPPONENT, success=1), YouWereAttacked()),
                      GainAtMost(THAT_PLAYER, 1, 2), until=YOUR_NEXT_TURN)),
            provides="C",
        ),
        event("Political Favors", 0, "a",
              use([prop := target(ANY_EDGE)],
                  GainPower(ControllerOf(prop), 1), CancelForAWhile(prop, IN_PLAY), Smoke(prop))),
        character(
            "Serge Gardinier", "Lodge Detective", 2, 2, "a", "aC",
            always(keyword(ASSASSINATE), to=YOUR_CHARACTER & Attacking(hurt)),
            always(keyword(AMBUSH), to=YOUR_CHARACTER & InCombatWith(hurt)),
            restrictions=UNIQUE,
        ),
    ]
