"""Stacks that Into Oblivion has taken from the bank: what is offered, what is gained, what comes back."""

from __future__ import annotations

from kwoon.engine.question import Thing
from tests.puzzlestrike.duel import duel
from tests.rules import rule

HAMMER_BANK = ["The Hammer", "Chips for Free", "Punch, Punch, Kick"]


@rule("PS-13.Into Oblivion")
def test_only_the_puzzle_stacks_of_the_bank_can_be_removed_and_that_is_where_they_are_shown() -> None:
    table = duel(hand="Into Oblivion; 1-gem", bank="First Game")
    table.play("Into Oblivion")
    question = table.game.question()
    assert question is not None
    things = [option.thing for option in question.options]
    assert things == [Thing("bank", -1, name) for name in table.offers()]
    assert len(things) == 10
    assert "Axe Kick" in table.offers()
    assert "Crash Gem" not in table.offers()


@rule("PS-13.Into Oblivion", "PS-13.Chips for Free", "PS-11.3")
def test_a_trashed_chip_whose_stack_is_removed_brings_nothing_where_no_other_chip_costs_as_much() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Into Oblivion; Chips for Free; The Hammer; 1-gem", bag="Wound*3", bank=HAMMER_BANK
    )
    table.play("Punch, Punch, Kick").play("Into Oblivion", "The Hammer")
    table.play("Chips for Free", "The Hammer")
    table.expect(0, "buy")
    table.check(discard="", hand="Wound*3", on_table="1-gem; Punch, Punch, Kick; Into Oblivion; Chips for Free")
    assert table.bank("The Hammer") == 6


@rule("PS-13.Into Oblivion", "PS-13.Chips for Free")
def test_a_trashed_chip_whose_stack_is_removed_brings_another_of_its_cost_but_not_its_like() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Into Oblivion; Chips for Free; Axe Kick; 1-gem",
        bag="Wound*3",
        bank=["Axe Kick", "Signature Move", *HAMMER_BANK],
    )
    table.play("Punch, Punch, Kick").play("Into Oblivion", "Axe Kick")
    table.play("Chips for Free", "Axe Kick").expect(0, "gain")
    assert "Axe Kick" not in table.offers()
    assert {"Signature Move", "Punch, Punch, Kick", "Crash Gem", "3-gem", "4-gem"} <= set(table.offers())
    table.pick("Signature Move").check(discard="Signature Move")
