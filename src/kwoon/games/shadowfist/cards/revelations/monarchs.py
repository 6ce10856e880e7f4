# not compiled
"""Revelations: the Four Monarchs."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    orders = choose(OneOfModes())
    return [
        character(
            "Wei Qing", "Thunder Battlemaster", 2, 2, "mm", "mM",
            use([TURN, hero := target(YOUR_CHARACTER), orders],
                *cases(orders, JoinAttack(hero, may=True), CallToIntercept(hero)), if_=DuringAttack()),
            restrictions=UNIQUE,
        ),
        state(
            "Butterfly Armor", 1, "mm", ANY_CHARACTER,
            always(cannot(FREE_ATTACK), to=SUBJECT),
            when(Provided(happens(TURNED_TO_ATTACK, subject=True), Is(SUBJECT, pick(turned=1))),
                 Give(SUBJECT, [cannot(NO_UNTURN_STEP)], NEXT_UNTURN)),
            restrictions=VEHICLE,
        ),
        event(
            "Deafening Thunder", 2, "mmmm", use(Cease(All(pick(CHARACTER, attacking=1)))),
            restrictions=LIMITED, crisis="m0",
        ),
        site(
            "Estate of the Coming Storm", 2, 1, 6, "mm", "m",
            always(combat_damage(1), to=pick(CHARACTER, whose=YOU, attacking=1), while_=Is(SELF, pick(turned=0))),
            use([TURN, hero := target(pick(CHARACTER, unique=1))], Give(hero, [fighting(2)], TURN_END)),
            subtitle="Thunder Site", restrictions=UNIQUE,
        ),
        character(
            "Pursuivant of Arms", "Thunder Officer", 1, 1, "mm", "m",
            use([TURN, squire := target(pick(CHARACTER, whose=YOU, cost_at_most=3))],
                Give(squire, [keyword(AMBUSH)], TURN_END)),
        ),
        character(
            "Spirit Guide", "Netherworld Warrior", 3, 4, "m", "m",
            when(happens(WAS_SMOKED, this=True), PutTokens(YOU_, 3, token("Spirit", cost=1, fighting=1, requires="m"))),
        ),
    ]
