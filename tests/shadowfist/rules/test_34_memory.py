"""SF-34: card memory."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    CHARACTER,
    IN_PLAY,
    ONCE_PER_TURN,
    SMOKED,
    YOU_,
    CancelForAWhile,
    GainPower,
    Give,
    Return,
    ToHand,
    character,
    event,
    fighting,
    pick,
    target,
    use,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
SAGE = character("Sage", "Sage", 0, 4, "", "", use(GainPower(YOU_, 1), limit=ONCE_PER_TURN), toughness=1)
HOME = event("Home", 0, "", use([it := target(ANY_CARD)], ToHand(it)))
PEP = event("Pep", 0, "", use([it := target(ANY_CHARACTER)], Give(it, [fighting(3)], IN_PLAY)))
STOP = event("Stop", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, IN_PLAY)))
BACK = event("Back", 0, "", use([it := target(pick(CHARACTER, where=SMOKED))], Return(it)))
CARDS = [SAGE, HOME, PEP, STOP, BACK]


@rule("SF-34.0")
def test_a_card_that_leaves_play_forgets_everything() -> None:
    mine = [GARDEN, "Sage (turned, 2 damage, 3 counters)", "hand: Pep", "hand: Stop", "hand: Home"]
    table = duel(mine, extra=CARDS).play("Pep").passes().play("Stop", "Sage").passes().check("Sage", fighting=5)
    table.play("Home", "Sage").passes().play("Sage").passes()
    table.check("Sage", turned=False, damage=0, counters=0, fighting=4, toughness=1)


@rule("SF-34.0")
def test_a_card_that_came_back_may_use_its_once_per_turn_again() -> None:
    table = duel([GARDEN, "Sage", "hand: Home"], power=0, extra=CARDS).use("Sage").passes().cannot("Use Sage")
    table.play("Home", "Sage").passes().play("Sage").passes().use("Sage").passes().power(2)


@rule("SF-34.0", "SF-24.1.3.3")
def test_an_effect_does_not_find_the_card_it_meant_after_it_changed_its_area_twice() -> None:
    table = duel([GARDEN, "Sage", "hand: Pep", "hand: Home"], [GARDEN, "Imp"], extra=CARDS)
    table.play("Pep", "Sage").passes(to=0).play("Home", "Sage").passes()
    table.play("Sage").passes().check("Sage", fighting=4)


@rule("SF-34.0")
def test_a_card_that_leaves_the_smoked_pile_is_another_one() -> None:
    table = duel([GARDEN, "smoked: Sage", "hand: Back"], [GARDEN, "hand: Back"], extra=CARDS)
    table.play("Back").passes(to=1).play("Back").passes().check("Sage", control=1, zone="in play")
