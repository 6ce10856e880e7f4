"""Words of the card language that no card of the hall needs, each on a card of the test's own."""

import pytest

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    ATTACK_ENDED,
    CHARACTER,
    EACH_OPPONENT,
    FENG_SHUI,
    HAND,
    IN_PLAY,
    OPPONENT,
    SELF,
    SITE,
    SMOKED,
    STEALTH,
    TURN,
    TURN_ENDED,
    X_VALUE,
    YOU,
    YOU_,
    Ability,
    AnOpponent,
    AtLeast,
    AtTurn,
    CardsInHand,
    Damage,
    DamageOn,
    Discard,
    DrawCards,
    GainPower,
    InCombatWith,
    Is,
    LosePower,
    NotInterceptedBy,
    OrIf,
    PlayerWho,
    Plays,
    PowerOf,
    Reveal,
    Smoke,
    always,
    character,
    discard,
    event,
    feng_shui,
    fighting,
    happens,
    later,
    pick,
    target,
    toast,
    use,
    when,
)
from kwoon.games.shadowfist.state.card import Card
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"


def loud(*abilities: Ability) -> Card:
    """An Event without cost or conditions."""
    return event("Loud Noise", 0, "", *abilities)


def scholar() -> Card:
    """A Character that discards to draw."""
    pay = discard(pick(where=HAND, owned=YOU))
    learns = use([TURN, pay], DrawCards(YOU_, 1))
    return character("Monk", "Monk", 1, 1, "", "", learns)


def test_a_card_of_the_hand_is_discarded_as_a_cost() -> None:
    pay = discard(pick(where=HAND, owned=YOU))
    monk = character("Monk", "Monk", 1, 1, "", "", use([TURN, pay], DrawCards(YOU_, 1)))
    assert monk.text() == "Turn and discard a card in your hand :: Draw a card."
    table = duel(["Monk", "hand: Imp", "hand: Final Brawl", "deck: Seamus"], [GARDEN], extra=[monk])
    table.use("Monk", "Imp").passes().check("Imp", zone="toasted")
    assert "Seamus" in table.hand(0)


def test_nobody_without_a_card_to_discard_can_pay_with_one() -> None:
    pay = discard(pick(where=HAND, owned=YOU))
    monk = character("Monk", "Monk", 1, 1, "", "", use([TURN, pay], DrawCards(YOU_, 1)))
    duel(["Monk"], [GARDEN], extra=[monk]).cannot("Use Monk")


def test_a_card_of_the_smoked_pile_is_toasted_as_a_cost() -> None:
    pay = toast(pick(CHARACTER, where=SMOKED, owned=YOU))
    monk = character("Monk", "Monk", 1, 1, "", "", use([pay], GainPower(YOU_, 2)))
    table = duel(["Monk", "smoked: Imp"], [GARDEN], power=1, extra=[monk])
    table.use("Monk").passes().power(3).check("Imp", zone="toasted")


def test_each_opponent_must_discard() -> None:
    noise = loud(use(Discard(EACH_OPPONENT, 1)))
    assert noise.text() == "Each opponent discards one card."
    table = duel(["hand: Loud Noise"], ["hand: Imp", "hand: Seamus"], extra=[noise])
    table.play("Loud Noise").passes()
    assert sorted(table.labels()) == ["Imp", "Seamus"]
    table.choose("Imp")
    assert table.hand(1) == ["Seamus"]


def test_chance_discards_for_them() -> None:
    noise = loud(use(Discard(EACH_OPPONENT, 2, at_random=True)))
    assert noise.text() == "Each opponent discards two cards at random."
    table = duel(["hand: Loud Noise"], ["hand: Imp", "hand: Seamus", "hand: Final Brawl"], extra=[noise])
    table.play("Loud Noise").passes()
    assert len(table.hand(1)) == 1


def test_no_one_loses_more_power_than_there_is() -> None:
    noise = loud(use(LosePower(EACH_OPPONENT, 3)))
    assert noise.text() == "Each opponent loses 3 Power."
    duel(["hand: Loud Noise"], [GARDEN], power=2, extra=[noise]).play("Loud Noise").passes().power(2, 0)


def test_only_a_player_who_has_power_is_a_target() -> None:
    rich = PlayerWho(AnOpponent(), AtLeast(PowerOf(YOU_), 3))
    noise = loud(use([foe := target(rich)], LosePower(foe, 1)))
    assert noise.text() == "Target an opponent whose Power is at least 3 :: That player loses 1 Power."
    duel(["hand: Loud Noise"], [GARDEN], power=3, extra=[noise]).play("Loud Noise").passes().power(3, 2)
    duel(["hand: Loud Noise"], [GARDEN], power=2, extra=[noise]).cannot("Play Loud Noise")


def test_only_an_opponent_who_is_closer_is_a_target() -> None:
    noise = loud(use([it := target(AnOpponent(closer=True))], LosePower(it, 1)))
    duel(["hand: Loud Noise"], [GARDEN], power=2, extra=[noise]).play("Loud Noise").passes().power(2, 1)
    duel([GARDEN, "hand: Loud Noise"], ["City Park"], power=2, extra=[noise]).cannot("Play Loud Noise")


def test_an_opponent_who_is_closer_and_for_whom_something_holds_is_said_to_be_both() -> None:
    rich = PlayerWho(AnOpponent(closer=True), AtLeast(PowerOf(YOU_), 3))
    words = "an opponent who is closer to victory than you whose Power is at least 3"
    assert loud(use([foe := target(rich)], LosePower(foe, 1))).text().startswith(f"Target {words} ::")


CHEAPER = "a card at a reduced cost due to another card"
NEW = "a card that provides a resource of a faction that was not in"


@pytest.mark.parametrize(
    ("trigger", "words"),
    [
        (Plays(from_hand=True), "a player plays a card from the hand"),
        (Plays(YOU, from_hand=True), "you play a card from your hand"),
        (Plays(cheaper=True), f"a player plays {CHEAPER} that player controls"),
        (Plays(YOU, cheaper=True), f"you play {CHEAPER} you control"),
        (Plays(OPPONENT, new_faction=True), f"an opponent plays {NEW} that opponent's pool"),
        (Plays(YOU, new_faction=True), f"you play {NEW} your pool"),
    ],
)
def test_how_a_card_is_played_is_said_of_everyone(trigger: Plays, words: str) -> None:
    judge = character("Judge", "Judge", 1, 1, "", "", when(trigger, GainPower(YOU_, 1)))
    assert judge.text() == f"When {words}, gain 1 Power."


def test_only_what_you_play_from_your_hand_counts() -> None:
    judge = character("Judge", "Judge", 1, 1, "", "", when(Plays(YOU, from_hand=True), GainPower(YOU_, 1)))
    noise = loud(use([victim := target(ANY_CHARACTER)], Damage(1, victim)))
    table = duel(["Judge", "hand: Loud Noise"], ["Imp"], extra=[judge, noise])
    table.play("Loud Noise", "Imp").passes().power(10, 9)
    table = duel(["hand: Loud Noise"], ["Judge", "Imp"], extra=[judge, noise])
    table.play("Loud Noise", "Imp").passes().power(9, 9)


@pytest.mark.parametrize(("whose", "words"), [(YOU, "your next"), (OPPONENT, "the next opponent's")])
def test_the_end_of_the_next_turn_may_be_said_of_someone(whose: int, words: str) -> None:
    ends = later(AtTurn(TURN_ENDED, whose, next_only=True), GainPower(YOU_, 1), until=IN_PLAY, times=1)
    assert f"at the end of {words} turn" in loud(use(ends)).text().lower()


def test_one_may_draw_fewer_than_one_is_told_to() -> None:
    noise = loud(use(DrawCards(YOU_, 2, up_to=True)))
    assert noise.text() == "Draw up to 2 cards."
    table = duel(["hand: Loud Noise", "deck: Imp", "deck: Seamus"], [GARDEN], extra=[noise])
    table.play("Loud Noise").passes()
    assert len(table.labels()) == 3


def test_an_unrevealed_site_is_revealed() -> None:
    noise = loud(use([it := target(pick(SITE, FENG_SHUI, whose=OPPONENT, revealed=0))], Reveal(it)))
    assert noise.text() == "Target an unrevealed Site an opponent controls :: Reveal target."
    table = duel(["hand: Loud Noise"], [GARDEN, "City Park (down)"], extra=[noise])
    table.play("Loud Noise").passes()
    assert table.game.face_down[table.card("City Park")] == 0
    duel(["hand: Loud Noise"], [GARDEN], extra=[noise]).cannot("Play Loud Noise")


def test_a_site_in_the_back_row() -> None:
    noise = loud(use([it := target(pick(SITE, FENG_SHUI, back=True))], Damage(1, it)))
    table = duel(["hand: Loud Noise"], [GARDEN, "City Park (back)"], extra=[noise])
    table.play("Loud Noise").passes().check("City Park", damage=1).check(GARDEN, damage=0)


def test_a_character_with_a_bold_faced_ability() -> None:
    noise = loud(use([it := target(pick(CHARACTER, having=STEALTH))], Smoke(it)))
    assert noise.text() == "Target a Character with Stealth :: Smoke target."
    table = duel(["hand: Loud Noise"], [GARDEN, "Imp", "SEAL Team"], extra=[noise])
    table.play("Loud Noise").passes().check("SEAL Team", zone="smoked").check("Imp", zone="in play")


def test_a_card_is_stronger_while_it_is_turned() -> None:
    grant = always(fighting(2), while_=Is(SELF, pick(turned=1)))
    monk = character("Monk", "Monk", 1, 1, "", "", grant)
    assert monk.text() == "+2 Fighting while this card is turned."
    duel(["Monk (turned)"], [GARDEN], extra=[monk]).check("Monk", fighting=3)
    duel(["Monk"], [GARDEN], extra=[monk]).check("Monk", fighting=1)


def test_one_number_or_another_if_the_target_is_damaged() -> None:
    noise = loud(use([it := target(ANY_CHARACTER)], Damage(OrIf(1, 3, if_=Is(it, pick(damaged=1))), it)))
    table = duel(["hand: Loud Noise"], [GARDEN, "Xin Ji Yang (1 damage)"], extra=[noise])
    table.play("Loud Noise").passes().check("Xin Ji Yang", damage=4)


def test_x_is_the_damage_on_the_target() -> None:
    noise = loud(use([it := target(ANY_CHARACTER)], GainPower(YOU_, X_VALUE), x=DamageOn(it)))
    assert noise.text() == "Target a Character :: Gain X Power. X = the damage on target."
    table = duel(["hand: Loud Noise"], [GARDEN, "Xin Ji Yang (2 damage)"], power=0, extra=[noise])
    table.play("Loud Noise").passes().power(2)


def test_x_is_the_number_of_cards_in_hand() -> None:
    monk = character("Monk", "Monk", 1, 1, "", "", use([TURN], GainPower(YOU_, X_VALUE), x=CardsInHand(YOU_)))
    table = duel(["Monk", "hand: Imp", "hand: Seamus"], [GARDEN], power=0, extra=[monk])
    table.use("Monk").passes().power(2)


def test_an_attack_that_succeeds_pays() -> None:
    won = happens(ATTACK_ENDED, doer=YOU, success=1)
    spoils = feng_shui("Spoils Market", 8, when(won, GainPower(YOU_, 1)), power=0)
    won_it = duel(["Spoils Market", "Sifu Beumer"], [GARDEN, "Seamus"], power=0, extra=[spoils])
    won_it.attack("Seamus", "Sifu Beumer").ends().power(1)
    failed = duel(["Spoils Market", "Imp"], ["Diamond Beach"], power=0, extra=[spoils])
    failed.attack("Diamond Beach", "Imp").ends().power(0)


def test_what_a_card_requires_or_provides() -> None:
    noise = loud(use([it := target(pick(CHARACTER, requires="e", provides="M"))], Smoke(it)))
    assert noise.text() == "Target a Character that requires Lotus that provides Magic :: Smoke target."
    table = duel(["hand: Loud Noise"], [GARDEN, "Imp", "Walking Corpses", "Xin Ji Yang"], extra=[noise])
    table.play("Loud Noise").passes().check("Xin Ji Yang", zone="smoked").check("Imp", zone="in play")


def test_some_characters_cannot_intercept_a_card() -> None:
    ghost = character("Pale Ghost", "Ghost", 1, 3, "", "", NotInterceptedBy(pick(CHARACTER, fighting_at_most=1)))
    table = duel(["Pale Ghost"], [GARDEN, "Imp", "Seamus"], extra=[ghost])
    table.attack(GARDEN, "Pale Ghost").until("Seamus", 1)
    assert not table.offers("Imp")


def test_a_card_is_stronger_in_combat_with_some() -> None:
    fights = always(fighting(5), while_=Is(SELF, InCombatWith(pick(words=("Demon",)))))
    hunter = character("Hunter", "Hunter", 1, 1, "", "", fights)
    side = ["Hunter"]
    duel(side, [GARDEN, "Sewer Scum"], extra=[hunter]).attack("Sewer Scum", "Hunter").ends().check(
        "Sewer Scum", zone="smoked"
    )
    duel(side, [GARDEN, "Seamus"], extra=[hunter]).attack("Seamus", "Hunter").ends().check("Seamus", damage=1)
