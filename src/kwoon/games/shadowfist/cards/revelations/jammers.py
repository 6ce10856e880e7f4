# not compiled
"""Revelations: the Jammers."""

from kwoon.games.shadowfist.cards.make import *


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Aidan O'Rangotang", "Anarchist Ape", 3, 4, "jj", "j",
            always(cannot(STEADY)),
            restrictions=UNIQUE, keywords=INDEPENDENT | UNSTOPPABLE,
        ),
        event("Barrel of Monkeys", 2, "jj", use(PutTokens(YOU_, 4, token("Monkey", cost=1, fighting=1, requires="j")))),
        event("C4 Sinkhole", 2, "jjjj", use([spot := target(ANY_SITE)], Smoke(spot)),
              restrictions=LIMITED, crisis="j0"),
        character(
            "Rivetheads", "Industrial Anarchists", 2, 2, "jj", "j",
            between(BONUS, 4, to=All(ANY_SITE), by=THIS_CARD, damage=COMBAT_ONLY),
        ),
        character(
            "Sanctuary Protector", "Eco-Militant Guard", 3, 4, "j", "j",
            always(fighting(1), while_=WhileControlling(pick(SITE, FENG_SHUI, owned=YOU, here=True))),
            allow(CHEAPER_ITSELF, number=1, if_=WhileControlling(pick(CHARACTER, unique=1), yours=True)),
            keywords=UNSTOPPABLE,
        ),
        character(
            "Silverback", "New World Order Gorilla", 6, 10, "jjjj", "j",
            Immune(pick(SITE, FENG_SHUI, whose=OPPONENT), to=YOUR_CHARACTER),
            when(happens(REDUCED_TO_ZERO, to=ANY_SITE, by_this=True),
                 [spot := choose(pick(SITE, FENG_SHUI, but=THAT_CARD))], Smoke(spot), may=True),
            restrictions=UNIQUE,
        ),
        site(
            "Simian Sanctuary", 2, 1, 6, "j", "j",
            when(AtTurn(TURN_ENDED, YOU), PutTokens(YOU_, 1, token("Monkey", cost=1, fighting=1, requires="j"))),
        ),
        edge(
            "Urban Renewal", 1, "jj",
            when(happens(WAS_SMOKED, to=pick(SITE, FENG_SHUI, whose=OPPONENT), doer=YOU), GainPower(YOU_, 1)),
            use([TURN], DrawCards(YOU_, 1), Discard(YOU_, 1)),
            restrictions=LIMITED,
        ),
    ]
