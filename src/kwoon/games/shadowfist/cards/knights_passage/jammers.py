# not compiled
"""Knight's Passage: the Jammers."""

from kwoon.games.shadowfist.cards.make import *
from kwoon.games.shadowfist.cards.shared import ENTERS


# fmt: off
def cards() -> list[Card]:
    """The cards of the file."""
    return [
        character(
            "Ape Crusaders", "Masked Vigilantes", 3, 4, "j", "jH",
            between(REDUCED_TO, 0, to=All(pick(CHARACTER, whose=YOU, cost_at_most=3)),
                    by=pick(cost_at_least=1, cost_at_most=1)),
        ),
        state(
            "Electro-Glider", 3, "j", ANY_CHARACTER,
            always(keyword(MOBILITY), fighting(4), to=SUBJECT),
            subtitle="Heavily-Armed State", restrictions=VEHICLE,
        ),
        character(
            "Jennifer", "Enigmatic Fanatic", 5, 5, "jjHH", "jH",
            always(fighting(3), while_=~WhileControlling(pick(SITE, FENG_SHUI, owned=OPPONENT), yours=True)),
            when(happens(REDUCED_TO_ZERO, to=ANY_SITE, by_this=True), GainPower(YOU_, 1),
                 Give(SELF, [fighting(1)], IN_PLAY)),
            keywords=UNSTOPPABLE,
        ),
        character(
            "Knightcaps", "Fanatic Techie Punks", 1, 1, "", "jH",
            always(cannot(NO_LONE_ATTACK)),
            between(BONUS, 1, to=All(ANY_SITE), by=THIS_CARD, damage=COMBAT_ONLY),
        ),
        character(
            "Scrounger", "Junkyard Hero", 1, 1, "jj", "jH",
            when(ENTERS, [gear := choose(StateFor(pick(STATE, owned=YOU, where=SMOKED), THIS_CARD, legally=True),
                                         at_random=True)], Play(gear, on=SELF, free=True)),
            ReloadFor(resources("HH"), 1),
        ),
        state(
            "Secret Passageway", 1, "jj", ANY_SITE,
            between(BONUS, 2, to=SUBJECT, by=YOUR_CHARACTER, damage=COMBAT_ONLY),
            use([SacrificeThis(), sneak := target(Attacking(Only(SUBJECT)))],
                Give(sneak, [keyword(STEALTH)], TURN_END)),
            restrictions=LIMITED,
        ),
        edge(
            "Collateral Damage", 1, "j",
            when(Smokes(YOUR_CHARACTER, ANY_CHARACTER, stronger=True),
                 GainPower(YOU_, 1), Damage(2, AtTheLocation(pick(SITE, FENG_SHUI, front=True))), limit=ONCE_PER_TURN),
            subtitle="Explosive Edge",
        ),
    ]
