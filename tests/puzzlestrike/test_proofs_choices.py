"""Chips with a choice: a way that would do nothing is not offered, whoever plays the chip."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

DRAWING = "Draw two chips"
TRASHING = "From your hand and discard pile taken together, trash one gem, one wound, or one of each"


def turn_of(lead: int, others: dict[str, str], **mine: str) -> Duel:
    """Three players; the one who leads has these chips and an arrow to spare, each of the others those chips."""
    sides = [others, others, others]
    sides[lead] = mine
    mine["hand"] += "; Button Mashing; Combine"
    table = duel(lead=lead, foe=sides[1], others=[sides[2]], **sides[0])
    return table.play("Button Mashing")


@rule("PS-13.Now or Later", "PS-3.3", "PS-11.4")
@pytest.mark.parametrize("lead", [0, 1, 2])
@pytest.mark.parametrize("where", ["top", "bag", "discard"])
def test_one_chip_on_the_bag_in_it_or_in_the_discard_pile_is_enough_to_draw(lead: int, where: str) -> None:
    table = turn_of(lead, {}, hand="Now or Later; Wound", **{where: "Axe Kick"})
    table.play("Now or Later").expect(lead, "choose")
    assert table.offers() == [DRAWING, TRASHING]
    table.pick(DRAWING).check(seat=lead, hand="Wound; Combine; Axe Kick")


@rule("PS-13.Now or Later", "PS-3.3")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_who_has_no_chip_to_draw_can_only_trash_whatever_the_others_have(lead: int) -> None:
    rich = {"top": "Axe Kick", "bag": "Axe Kick", "discard": "Axe Kick", "ongoing": "Stunlock", "hand": "Combine"}
    table = turn_of(lead, rich, hand="Now or Later; Wound; 1-gem")
    table.play("Now or Later").expect(lead, "trash")
    assert table.offers() == ["Wound", "1-gem"]


@rule("PS-13.Now or Later", "PS-3.6")
@pytest.mark.parametrize("lead", [0, 1, 2])
@pytest.mark.parametrize(("where", "chip"), [("hand", "Wound"), ("hand", "2-gem"), ("discard", "Wound")])
def test_one_wound_or_gem_in_hand_or_discard_pile_is_enough_to_trash(lead: int, where: str, chip: str) -> None:
    mine = {"hand": "Now or Later", "bag": "Axe Kick*2"}
    mine[where] = f"{mine.get(where, '')}; {chip}"
    table = turn_of(lead, {}, **mine)
    table.play("Now or Later")
    assert table.offers() == [DRAWING, TRASHING]
    before = table.bank(chip)
    table.pick(TRASHING)
    assert table.bank(chip) == before + 1


@rule("PS-13.Now or Later", "PS-3.6")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_who_has_nothing_to_trash_draws_at_once(lead: int) -> None:
    others = {"hand": "Wound; 1-gem", "discard": "Wound; 1-gem"}
    table = turn_of(lead, others, hand="Now or Later", bag="Axe Kick*2", discard="Combine")
    table.play("Now or Later").check(seat=lead, hand="Combine; Axe Kick*2")


@rule("PS-13.Just a Scratch", "PS-11.3")
def test_without_wounds_in_the_bank_a_scratch_only_heals() -> None:
    table = duel(hand="Just a Scratch; Wound; 1-gem", foe={"hand": "1-gem"}, stacks={"Wound": 0})
    table.play("Just a Scratch")
    table.check(hand="", on_table="1-gem; Just a Scratch", arrows={"red": 1}).check(seat=1, discard="")
    assert table.bank("Wound") == 1


@rule("PS-13.Just a Scratch", "PS-3.6")
def test_the_healing_way_of_a_scratch_gives_its_arrow_though_there_is_no_wound_to_trash() -> None:
    table = duel(hand="Just a Scratch*2; 1-gem", foe={"hand": "1-gem"})
    table.play("Just a Scratch").expect(0, "choose")
    assert len(table.offers()) == 2
    table.pick("Trash a wound").check(hand="Just a Scratch; 1-gem", arrows={"red": 1}).expect(0, "play")
