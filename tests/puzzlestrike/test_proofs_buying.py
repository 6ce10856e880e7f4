"""The buy phase at its edges: the last chip of a stack, the last wound, the exact price."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import duel
from tests.rules import rule


@rule("PS-6.3", "PS-11.3")
@pytest.mark.parametrize(("left", "offered"), [(0, False), (1, True), (2, True)])
def test_a_wound_is_bought_as_long_as_the_bank_has_one(left: int, offered: bool) -> None:
    table = duel(phase="buy", hand="1-gem", stacks={"Wound": left})
    table.expect(0, "buy")
    assert ("Wound" in table.offers()) is offered
    if offered:
        table.buy("Wound").check(discard="Wound", money=1)
        assert table.bank("Wound") == left - 1
        assert "Wound" not in table.offers()


@rule("PS-6.1", "PS-11.3")
@pytest.mark.parametrize(("left", "offered"), [(0, False), (1, True)])
def test_the_last_chip_of_a_stack_can_be_bought_and_none_after_it(left: int, offered: bool) -> None:
    table = duel(phase="buy", hand="4-gem*3", stacks={"Axe Kick": left})
    assert ("Axe Kick" in table.offers()) is offered
    if offered:
        table.buy("Axe Kick")
        assert "Axe Kick" not in table.offers()


@rule("PS-6.1", "PS-6.2")
def test_what_is_left_of_the_money_after_each_chip_says_what_else_can_be_bought() -> None:
    table = duel(phase="buy", hand="4-gem; 3-gem", foe={"hand": "4-gem"}, bank="First Game")
    assert table.offers() == [
        *("1-gem", "2-gem", "3-gem", "4-gem", "Combine", "Crash Gem", "Axe Kick", "Bang then Fizzle"),
        *("Blues Are Good", "Button Mashing", "Just a Scratch", "Money for Nothing", "Now or Later", "Ouch!"),
        *("Punch, Punch, Kick", "Signature Move", "Wound"),
    ]
    table.buy("Combine").check(money=3)
    assert table.offers() == [
        *("Buy no more", "1-gem", "2-gem", "Bang then Fizzle", "Blues Are Good", "Button Mashing", "Just a Scratch"),
        *("Money for Nothing", "Now or Later", "Wound"),
    ]
    table.buy("2-gem").check(money=0)
    assert table.offers() == ["Buy no more", "Wound"]
    table.buy("Wound").expect(1, "buy")


@rule("PS-6.3")
def test_who_can_buy_nothing_and_finds_no_wound_buys_nothing() -> None:
    table = duel(phase="buy", bag="Axe Kick*5", foe={"hand": "4-gem"}, stacks={"Wound": 0})
    table.expect(1, "buy")
    table.check(hand="Axe Kick*5", discard="")


@rule("PS-6.3")
def test_who_owes_money_still_buys_a_wound() -> None:
    table = duel(hand="Combine; Wound", bag="Axe Kick*5", foe={"hand": "4-gem"})
    table.play("Combine").check(hand="Axe Kick*5", discard="Wound*2; Combine")
    table.expect(1, "buy")
