"""SF-32: blanking."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    GUTS,
    IN_PLAY,
    STEALTH,
    SUBJECT,
    TURN,
    TURN_END,
    UNIQUE,
    YOU_,
    CancelForAWhile,
    GainPower,
    ToHand,
    always,
    character,
    event,
    fighting,
    keyword,
    state,
    target,
    use,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"
SAGE = character(
    "Sage", "Sage", 1, 4, "", "", use([TURN], GainPower(YOU_, 2)), keywords=GUTS, toughness=1,
    restrictions=UNIQUE,
)  # fmt: skip
BLANK = event("Blank", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, IN_PLAY, only_text=True)))
HUSH = event("Hush", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, TURN_END, only_text=True)))
SASH = state("Sash", 0, "", ANY_CHARACTER, always(fighting(2), keyword(STEALTH), to=SUBJECT))
HOME = event("Home", 0, "", use([it := target(ANY_CARD)], ToHand(it)))
CARDS = [SAGE, BLANK, HUSH, SASH, HOME]


def temple(*cards: str, other: tuple[str, ...] = (), power: int = 1) -> Duel:
    return duel([GARDEN, "City Park", "Sage (1 damage)", *cards], [GARDEN, *other], power=power, extra=CARDS)


@rule("SF-32.0")
def test_a_blank_card_has_no_text_and_why_not_says_so() -> None:
    table = temple("hand: Blank").check("Sage", toughness=1, has=GUTS).play("Blank", "Sage").passes()
    table.check("Sage", toughness=0, lacks=GUTS, fighting=3).cannot("Use Sage")
    assert table.why("Sage") in ("", "SF-32.0")


@rule("SF-32.0", "SF-10.3")
def test_restrictions_what_others_give_and_innate_abilities_stay() -> None:
    table = temple("Sash > Sage", "hand: Blank").play("Blank", "Sage").passes()
    table.check("Sage", has=STEALTH, fighting=5)
    assert table.game.card(table.card("Sage")).restrictions & UNIQUE
    assert table.offers("Turn to heal Sage")
    assert table.offers("Move Sage")


@rule("SF-32.0")
def test_what_the_text_has_generated_already_is_not_blanked() -> None:
    table = temple(other=("hand: Blank",)).use("Sage").passes(to=1).play("Blank", "Sage").passes()
    table.power(3).check("Sage", toughness=0)


@rule("SF-32.0")
def test_it_lasts_until_the_card_leaves_play_unless_the_effect_says_otherwise() -> None:
    table = temple("hand: Blank").play("Blank", "Sage").passes().end_turn().ends().end_turn().ends()
    table.check("Sage", toughness=0)
    table = temple("hand: Hush").play("Hush", "Sage").passes().check("Sage", toughness=0).end_turn().ends()
    table.check("Sage", toughness=1)
    table = temple("hand: Blank", "hand: Home").play("Blank", "Sage").passes().play("Home", "Sage").passes()
    table.play("Sage", "{0}'s location 1").passes().check("Sage", toughness=1, has=GUTS)
