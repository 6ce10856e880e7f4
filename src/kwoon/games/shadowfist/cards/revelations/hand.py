# not compiled
"""Revelations: the Guiding Hand."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    with_power = AtLeast(PowerOf(YOU_), 1)
    return [
        edge(
            "Lantern Festival", 1, "gggC",
            Immune(pick(EVENT, resource="H") | pick(EVENT, resource="M"), pick(CHARACTER, resource="g", whose=YOU)),
        ),
        character(
            "Lui Loyi", "Kung Fu Legend", 2, 2, "gg", "gC",
            Against(SUPERLEAP, OfPlayersWho(ANY_CHARACTER, with_power)),
            use([PayPower(1), it := choose(pick(whose=YOU, damaged=1))], Heal(it)),
            restrictions=UNIQUE,
        ),
        character(
            "Sapphire Guards", "Students of the Blue Principle", 2, 2, "g", "gC",
            when(ENTERS, [word := choose(ADesignator(of_characters=True))], RememberWord(word)),
            LeapsAgainst(pick(CHARACTER, words=("SapphireGuard",))),
        ),
        site(
            "Garden of Peaceful Reflection", 2, 1, 3, "g", "gC",
            always(body(Times(1, InPool("C")))),
            use([TURN, heroes := target(YOUR_CHARACTER, least=0, most=Half(InPool("C"), up=False))],
                Give(heroes, [toughness(1)], TURN_END)),
            subtitle="Meditation Site",
        ),
        event("Blessings of the Fall", 2, "gggg", use(Heal(All(pick(whose=YOU)))), restrictions=LIMITED, crisis="g0"),
        state(
            "Candle Training", 1, "gg", ANY_CHARACTER,
            always(fighting(1), to=SUBJECT),
            use([discard(pick(owned=YOU, where=HAND))], Give(SUBJECT, [fighting(1)], TURN_END)),
            subtitle="Kung Fu State", restrictions=SCHTICK,
        ),
        character(
            "Confucian Initiate", "Fledgeling Monk", 1, 1, "", "g",
            at_once(ENTERS, AddCounters(Worded(2), SELF)),
            when(AtTurn(TURN_STARTED, YOU), AddCounters(-1, SELF)),
            always(fighting(1), keyword(SUPERLEAP), while_=AtMost(CountersHere(), 0)),
            restrictions=UNCOPYABLE,
        ),
        character(
            "Li Po", "The Perfect Master", 6, 9, "gggg", "gCCC",
            always(keyword(SUPERLEAP), to=pick(CHARACTER, whose=YOU, resource="g")),
            restrictions=UNIQUE,
        ),
    ]
