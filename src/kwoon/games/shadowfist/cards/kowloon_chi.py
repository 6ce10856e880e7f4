"""Combat in Kowloon: the Chi talent."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    SUBJECT,
    THE_TARGET,
    X_VALUE,
    always,
    combat_damage,
    event,
    happens,
    pick,
    state,
    target,
    use,
    when,
)
from kwoon.games.shadowfist.language.abilities import START_OF_TURN
from kwoon.games.shadowfist.language.choices import Points
from kwoon.games.shadowfist.language.numbers import Sum
from kwoon.games.shadowfist.language.numbers_counted import BurnedCount, ControlledBy, InPool
from kwoon.games.shadowfist.language.selectors import YOU
from kwoon.games.shadowfist.language.selectors_other import ALocation, AnOpponent
from kwoon.games.shadowfist.language.terms import ATTACK_JOINED, CHARACTER, EDGE, FENG_SHUI, RESOURCES, SITE, WEAPON
from kwoon.games.shadowfist.language.things import AtTheLocation
from kwoon.games.shadowfist.language.verbs_attack import MaySeize
from kwoon.games.shadowfist.language.verbs_cards import TurnCards
from kwoon.games.shadowfist.language.verbs_damage import HealPoints
from kwoon.games.shadowfist.language.verbs_piles import ToHand
from kwoon.games.shadowfist.language.verbs_power import GeneratePower

CHI = InPool(RESOURCES.index("C"))


# fmt: off
def chi() -> list[Card]:
    """All cards of the talent."""
    return [
        event("Blade Palm", 2, "CC", use(ToHand(THE_TARGET), choices=(target(ANY_CARD),))),
        state(
            "Butterfly Swords", 1, "C", ANY_CHARACTER,
            always(combat_damage(3), to=SUBJECT), restrictions=WEAPON),
        event(
            "Healing Earth", 0, "C",
            use(HealPoints(X_VALUE), x=CHI,
                choices=(Points(pick(CHARACTER, SITE, FENG_SHUI, whose=YOU, damaged=1), CHI),))),
        event(
            "Robbing the Kong", 2, "CC",
            when(happens(ATTACK_JOINED, "join an attack", doer=YOU), MaySeize(THE_TARGET),
                 choices=(target(pick(CHARACTER, whose=YOU, attacking=1)),))),
        event(
            "Shaking the Mountain", 1, "CC",
            use(TurnCards(AtTheLocation(pick(CHARACTER, SITE, FENG_SHUI))), choices=(target(ALocation()),))),
        event(
            "Violet Meditation", 0, "C",
            use(GeneratePower(X_VALUE), timing=START_OF_TURN, choices=(target(AnOpponent()),),
                x=Sum([ControlledBy(pick(EDGE)), ControlledBy(pick(SITE, FENG_SHUI, generating=True))],
                      [BurnedCount(False)], 0))),
    ]
