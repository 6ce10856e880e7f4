# not compiled
"""Year of the Goat: cards of no faction."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        state(
            "Cargo Plane", 1, "", ANY_CHARACTER,
            always(toughness(1), keyword(MOBILITY), to=SUBJECT),
            allow(PLAYED_ANY_MAIN_SHOT, ANY_CHARACTER | pick(STATE, restrictions=VEHICLE | WEAPON)),
            restrictions=VEHICLE,
        ),
        edge(
            "Martial Focus", 2, "",
            always(combat_damage(2), to=pick(CHARACTER, whose=YOU, states=1)),
            between(BONUS, 2, to=All(pick(states=1)), by=YOUR_CHARACTER, damage=COMBAT_ONLY),
        ),
        state(
            "Meteor Hammer", 1, "", ANY_CHARACTER,
            when(happens(WAS_SMOKED, to=ANY_CHARACTER), UnturnCards(SELF), limit=TWICE_PER_TURN),
            use([TURN], Give(SUBJECT, [combat_damage(2)], TURN_END)),
            restrictions=WEAPON,
        ),
        state(
            ".44 Kincaid Magnum", 1, "", ANY_CHARACTER, always(combat_damage(3), to=SUBJECT),
            subtitle="Gun State", restrictions=NOT_CUMULATIVE | WEAPON,
        ),
        state(
            "Hovercraft", 1, "", ANY_CHARACTER,
            always(combat_damage(2), keyword(TACTICS | UNSTOPPABLE), to=SUBJECT),
            restrictions=VEHICLE,
        ),
        state(
            "Rocket Launcher", 1, "", ANY_CHARACTER,
            use([SacrificeThis(), victim := target(pick(CHARACTER, SITE, FENG_SHUI))], Damage(3, victim)),
            restrictions=WEAPON,
        ),
    ]
