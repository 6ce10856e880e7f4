# not compiled
"""Reloaded: the Eaters of the Lotus."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    not_magic = pick(CHARACTER, without_resource="M")
    return [
        character(
            "Evil Twin", "Sinister Sibling", 3, X, "ee", "e",
            at_once(ENTERS, BecomeTwin(pick(CHARACTER, other=True))),
            restrictions=UNCOPYABLE,
        ),
        character(
            "Feng Kan", "Wind Demon", 4, 5, "eeM", "eM",
            allow(CHEAPER_ITSELF, number=OpponentsWithMore(ANY_CHARACTER)),
        ),
        event("Spirit Wrack", 1, "eeMM", use([victim := target(not_magic)], Smoke(victim))),
        event("Tortured Memories", 2, "e", use([victim := target(ANY_CHARACTER)], TakeControl(victim, TURN_END))),
        state(
            "Hell Charger", 2, "ee", ANY_CHARACTER,
            always(fighting(3), to=SUBJECT),
            when(AtTurn(TURN_STARTED, YOU), Heal(SUBJECT, damage=2), if_=IsDamaged(SUBJECT)),
            use([TURN, place := choose(ALocation(reached_by=SUBJECT))], MoveTo(SUBJECT, place)),
            subtitle="Demon State", restrictions=VEHICLE,
        ),
        edge(
            "Insidious Plan", 1, "ee",
            when(AtTurn(TURN_ENDED, YOU), AddCounters(1, SELF)),
            use([SacrificeThis(), gain := choose(OneOfModes())],
                *cases(gain, GainPower(YOU_, X_VALUE), DrawCards(YOU_, X_VALUE)), x=CountersHere()),
            restrictions=LIMITED,
        ),
        character(
            "Abaddon the Destroyer", "Corrosive Demon", 4, 7, "eeeM", "e",
            ToastsVictims(ANY_CHARACTER, if_=ATTACKING),
            when(OneOf(happens(WAS_SMOKED, this=True, by=ANY_CHARACTER),
                       happens(WAS_TOASTED, this=True, by=ANY_CHARACTER)),
                 Give(Doers(ANY_CHARACTER), [fighting(-2)], IN_PLAY), CancelForAWhile(Doers(ANY_CHARACTER), IN_PLAY)),
            restrictions=UNIQUE,
        ),
    ]
