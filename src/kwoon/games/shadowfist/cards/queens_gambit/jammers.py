# not compiled
"""Queen's Gambit: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        site(
            "The Lunatic Fringe", 2, 0, 0, "jj", "j",
            always(toughness(1), to=pick(CHARACTER, whose=YOU, words=("Punk", "Fanatic"))),
            use([TURN, hero := target(YOUR_CHARACTER)], Damage(1, All(pick(CHARACTER, SITE, FENG_SHUI, at=hero)))),
            subtitle="Underground Punk Site", restrictions=UNIQUE,
        ),
        state(
            "Cover Fire", 0, "j", ANY_SITE,
            Substitute("d"),
            when(happens(ENTERED_COMBAT, to=ANY_CHARACTER, by=pick(CHARACTER, intercepting=1, here=True)),
                 Damage(1, THAT_CARD, UNSTOPPABLE)),
            when(happens(SEIZED, subject=True), Smoke(SELF)),
            restrictions=NOT_CUMULATIVE,
        ),
        character(
            "Drop Bears", "Weaponized Marsupials", 2, 3, "jjHH", "j",
            allow(CRISIS_ANY_MAIN_SHOT, if_=DuringAttack(opponents=True)),
            keywords=UNSTOPPABLE, crisis="jj0",
        ),
        character(
            "Razor's Hotties", "Pyro Techies", 2, 2, "", "jH",
            use([DiscardThis(), spot := target(ANY_SITE)], TurnCards(spot), CancelForAWhile(spot, TURN_END),
                zone=HAND, if_=AtLeast(InPool("j"), 1)),
        ),
        event("Thermobaric Explosion", 3, "jjH",
              use(Damage(X_VALUE, All(ANY_CHARACTER)), x=Count(ANY_CHARACTER))),
    ]
