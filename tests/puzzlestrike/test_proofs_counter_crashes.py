"""Counter-crashes with two gems, what flies back of them, and who may answer that."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule


def crashed(pile: str, foe_hand: str = "Double Crash Gem") -> Duel:
    """A 1-gem is crashed at a foe with this pile and hand; the sender could answer what comes back."""
    table = duel(hand="Crash Gem*2; 4-gem", pile="1 3", foe={"hand": foe_hand, "pile": pile})
    return table.play("Crash Gem", "1-gem")


@rule("PS-4.4", "PS-4.5")
@pytest.mark.parametrize(("first", "second"), [("4-gem", "1-gem"), ("1-gem", "4-gem")])
def test_a_4_gem_in_a_counter_crash_makes_what_flies_back_unanswerable(first: str, second: str) -> None:
    table = crashed("1 4 2").react("Double Crash Gem", first, second)
    table.expect(0, "buy")
    table.check(pile="1 1 1 1 3").check(seat=1, pile="2", discard="Double Crash Gem")


@rule("PS-4.4", "PS-4.6")
@pytest.mark.parametrize(("first", "second"), [("3-gem", "2-gem"), ("2-gem", "3-gem")])
def test_what_a_counter_crash_of_smaller_gems_sends_back_can_be_answered(first: str, second: str) -> None:
    table = crashed("2 3").react("Double Crash Gem", first, second)
    table.expect(0, "react")
    question = table.game.question()
    assert question is not None
    assert question.prompt == "{1} sends 4 1-gems to {0}. React?"
    table.react("Crash Gem").check(pile="1", money=6).check(seat=1, pile="")


@rule("PS-4.4")
def test_the_same_gem_is_not_broken_twice_in_one_counter_crash() -> None:
    table = crashed("2 3").react("Double Crash Gem", "3-gem")
    assert table.offers() == ["Nothing more", "2-gem"]
    table.done().expect(0, "react")
    table.done().check(pile="1 1 3").check(seat=1, pile="2")


@rule("PS-4.4", "PS-4.3")
def test_two_gems_of_one_size_can_both_be_broken_in_a_counter_crash() -> None:
    table = crashed("2 2").react("Double Crash Gem")
    assert table.offers() == ["Nothing more", "2-gem"]
    table.pick("2-gem").check(seat=1, pile="")
    table.expect(0, "react")


@rule("PS-4.4", "PS-4.7")
def test_a_counter_crash_of_as_much_as_was_sent_ends_it_and_pays_nothing_on_anothers_turn() -> None:
    table = crashed("1 2", "Crash Gem").react("Crash Gem", "1-gem")
    table.expect(0, "buy")
    table.check(pile="3", money=5).check(seat=1, pile="2", money=0)


@rule("PS-4.4")
def test_a_counter_crash_of_less_lets_the_rest_land() -> None:
    table = duel(hand="Crash Gem; 4-gem", pile="3", foe={"hand": "Double Crash Gem", "pile": "1 1"})
    table.play("Crash Gem").react("Double Crash Gem", "1-gem", "1-gem")
    table.expect(0, "buy")
    table.check(pile="").check(seat=1, pile="1")


@rule("PS-13.Rocket Punch")
def test_a_rocket_punch_breaks_one_1_gem_and_it_lessens_nothing() -> None:
    table = duel(hand="Crash Gem; 4-gem", pile="3", foe={"hand": "Rocket Punch", "pile": "1 1 2"})
    table.play("Crash Gem").react("Rocket Punch")
    table.expect(0, "buy")
    table.check(pile="1").check(seat=1, pile="1 1 1 1 2", discard="Rocket Punch")


@rule("PS-13.Rocket Punch", "PS-4.6")
def test_the_punched_gem_can_be_countered_and_the_first_send_lands_after_that() -> None:
    table = duel(hand="Crash Gem*2; 4-gem", pile="2 3", foe={"hand": "Rocket Punch", "pile": "1"})
    table.play("Crash Gem", "3-gem").react("Rocket Punch").expect(0, "react")
    table.check(seat=1, pile="").react("Crash Gem")
    table.expect(0, "buy")
    table.check(pile="").check(seat=1, pile="1 1 1 1")


@rule("PS-13.Rocket Punch")
@pytest.mark.parametrize("pile", ["2 3", "4", ""])
def test_without_a_1_gem_there_is_no_rocket_punch(pile: str) -> None:
    table = duel(hand="Crash Gem; 4-gem", pile="3", foe={"hand": "Rocket Punch", "pile": pile})
    table.play("Crash Gem").expect(0, "buy")
    table.check(seat=1, hand="Rocket Punch")


@rule("PS-13.Deathstrike Dragon")
@pytest.mark.parametrize(
    ("pile", "left", "sent"),
    [("2", "2", ""), ("1 2", "2", ""), ("1 1 2", "2", "1"), ("1 1 1", "", "1"), ("1 1 1 1 4", "4", "1 1")],
)
def test_the_dragon_sends_half_of_the_1_gems_rounded_down(pile: str, left: str, sent: str) -> None:
    table = duel(hand="Deathstrike Dragon; 4-gem", pile=pile, foe={"hand": "1-gem"})
    table.play("Deathstrike Dragon").check(pile=left, on_table="4-gem").check(seat=1, pile=sent)
    assert table.game.view(1)["aside"] == ["Deathstrike Dragon"]
