# not compiled
"""Reloaded: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    lost = YouLose(seized=True, by_opponent=True,
                   for_victory=True)
    return [
        event(
            "Avenging Thunder", 0, "mm",
            when(lost, [victim := choose(DamagedThatSite())],
                 GainPower(YOU_, X_VALUE), Toast(victim), x=PrintedCost(victim)),
            restrictions=ONE_SHOT,
        ),
        character(
            "Beaumains, the Mongrel Knight", "Lost Herald of the Thunder King", 4, 6, "mm", "m",
            between(SUBTRACTED, 3, to=SELF, by=pick(unique=0)),
            always(keyword(LOYALTY), to=pick(CHARACTER, STATE, EDGE, owned=YOU)),
            restrictions=UNIQUE,
        ),
        character("Butterfly Knight", "Thunder Warrior", 3, 3, "m", "m", always(cannot(FREE_ATTACK))),
        event(
            "Transmogrification", 0, "mM",
            use([victim := target(pick(CHARACTER, states=1)), gear := choose(StateOn(victim))],
                Smoke(gear), Damage(X_VALUE, victim), x=PrintedCost(gear)),
        ),
        character(
            "Lord Hawksmoor", "Thunder Champion", 5, 8, "mm", "m",
            when(happens(WAS_SMOKED, this=True, doer=OPPONENT), GainPower(YOU_, 2)),
            restrictions=UNIQUE, keywords=GUTS,
        ),
        character(
            "Prelate of the Roaring Skies", "Thunder Priest", 1, 1, "mM", "mM",
            NotInterceptedBy(OfPlayersWho(ANY_CHARACTER, AtMost(LocationsOf(YOU_), 1))),
            toughness=1,
        ),
        event(
            "Snowblind", 0, "mm",
            use([victim := target(pick(CHARACTER, attacking=1))], Cease(victim)),
            restrictions=LIMITED | TOAST_IT,
        ),
    ]
