# not compiled
"""Revelations: the Ascended."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Lynx on the Prowl", "Lodge Operative", 3, 3, "aa", "aC",
            always(toughness(1), while_=Is(SELF, pick(turned=0))),
            allow(STEALTH_AGAIN, number=Worded(1)),
            keywords=STEALTH,
        ),
        character(
            "Deadly Viper Squad", "Lodge Assassins", 4, 6, "aa", "aC",
            always(fighting(1), while_=AtMost(Count(pick(CHARACTER, resource="M")), 0)),
            when(Smokes(SELF, pick(CHARACTER, resource="M")), Heal(SELF), if_=IsDamaged(SELF)),
            restrictions=UNIQUE, keywords=ASSASSINATE,
        ),
        event(
            "Operation Snow Leopard", 2, "aaaa",
            use([place := target(ALocation())],
                TurnCards(AtTheLocation(ANY_CARD, place)), CancelForAWhile(AtTheLocation(ANY_CARD, place), TURN_END)),
            restrictions=LIMITED, crisis="a0",
        ),
        character(
            "Raven Li", "Lodge Chairperson", 6, 10, "aaaa", "aa",
            always(keyword(STEALTH), to=Attacking(ItsTarget())),
            restrictions=UNIQUE, keywords=TACTICS | STEALTH | ASSASSINATE,
        ),
        character(
            "Rosomak", "Lodge Enforcer", 4, 6, "aa", "aC",
            when(happens(PLAYED, to=pick(resource="M") | pick(resource="H"), doer=OPPONENT), UnturnCards(SELF)),
            toughness=1,
        ),
        site(
            "The Lodge", 2, 1, 6, "aaa", "a",
            use([PayPower(1), agent := choose(pick(CHARACTER, whose=YOU, resource="a"))], UnturnCards(agent),
                limit=ONCE_PER_TURN),
            subtitle="Secret Headquarters Site", restrictions=UNIQUE,
        ),
    ]
