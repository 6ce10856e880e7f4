# not compiled
"""Queen's Gambit: the Jammers."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


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
        character(
            "Siamang Twins", "Ape Saboteurs", 3, 2, "j", "j",
            when(Plays(YOU, this=True, from_hand=True), SearchFor(Titled("Siamang Twins"), to=PLAY), may=True),
            always(combat_damage(Times(1, Count(pick(words=("Ape",), whose=YOU, other=True))))),
            ReloadBy(discard(pick(where=HAND, owned=YOU), least=1, most=MANY)),
            restrictions=NO_MAX,
        ),
        character(
            "Russ Razor, Laser Blazer", "Techie Punk Legend", 4, 6, "jjj", "jH",
            PlayWhen(Provided(happens(TURNED, to=ANY_SITE, doer=OPPONENT), DuringAttack(yours=True)), less=2),
            when(ENTERS, Damage(2, All(pick(CHARACTER, whose=OPPONENT, provides_at_least=2)))),
            restrictions=UNIQUE, keywords=INDEPENDENT,
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
