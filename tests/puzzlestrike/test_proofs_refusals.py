"""Why not: the rule that stands in the way is the right one where two could be meant."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import duel
from tests.rules import rule

MINE = "Crash Gem; Blues Are Good; Rocket Punch; Axe Kick"


@rule("PS-3.1", "PS-4.6", "PS-5.1", "PS-3.7", "PS-6.1")
@pytest.mark.parametrize(
    ("place", "name", "why"),
    [
        ("hand", "Crash Gem", "PS-4.6"),
        ("hand", "Blues Are Good", "PS-5.1"),
        ("hand", "Rocket Punch", "PS-5.1"),
        ("hand", "Axe Kick", "PS-3.1"),
        ("discard", "Crash Gem", "PS-3.7"),
        ("discard", "Blues Are Good", "PS-3.7"),
        ("discard", "Axe Kick", "PS-3.7"),
        ("bank", "Axe Kick", "PS-6.1"),
        ("pile", "1-gem", "PS-3.7"),
    ],
)
def test_on_anothers_turn_a_chip_waits_for_what_it_answers_or_for_the_own_turn(place: str, name: str, why: str) -> None:
    table = duel(hand="Combine; 1-gem", foe={"hand": MINE, "discard": MINE, "pile": "1"})
    table.expect(0, "play")
    table.refused(place, name, why, seat=1)


@rule("PS-4.6", "PS-5.1", "PS-3.7")
@pytest.mark.parametrize(
    ("place", "name", "why"),
    [
        ("hand", "Crash Gem", "PS-4.6"),
        ("hand", "Blues Are Good", "PS-5.1"),
        ("hand", "Axe Kick", "PS-3.7"),
        ("discard", "Crash Gem", "PS-3.7"),
        ("bank", "Axe Kick", "PS-3.7"),
    ],
)
def test_on_the_own_turn_a_chip_waits_while_another_answers(place: str, name: str, why: str) -> None:
    table = duel(hand=f"{MINE}; Crash Gem", discard=MINE, pile="1", foe={"hand": "Crash Gem", "pile": "1"})
    table.play("Crash Gem").expect(1, "react")
    table.refused(place, name, why, seat=0)


@rule("PS-3.7", "PS-11.2")
def test_a_chip_of_anothers_hand_that_is_known_only_waits_for_the_others_decision() -> None:
    table = duel(hand="Bonecracker; Combine; 1-gem", foe={"hand": "Crash Gem; 1-gem"})
    table.play("Bonecracker")
    table.refused("hand", "Crash Gem", "PS-4.6", seat=1)
    table.refused("hand", "Crash Gem", "PS-11.2", seat=0, owner=1)
    second = duel(hand="Crash Gem; Wound", foe={"hand": "Bonecracker; Combine; 1-gem"}, lead=1)
    second.play("Bonecracker").expect(1, "buy")
    second.refused("hand", "Crash Gem", "PS-11.2", seat=1, owner=0)


@rule("PS-3.2", "PS-3.4")
def test_a_chip_without_an_arrow_is_not_taken_for_the_once_per_turn_chip_beside_it() -> None:
    table = duel(
        hand="Burnbarrow; Bang then Fizzle*2; Axe Kick; Blues Are Good; Just a Scratch*2; 1-gem",
        bag="Wound",
        pile="4 1",
    )
    table.play("Burnbarrow").play("Bang then Fizzle").check(arrows={"red": 1})
    assert table.offers() == ["End your actions", "Just a Scratch"]
    table.refused("hand", "Bang then Fizzle", "PS-3.4")
    assert table.refused("hand", "Axe Kick", "PS-3.2").startswith("Axe Kick needs a brown or black arrow")
    assert table.refused("hand", "Blues Are Good", "PS-3.2").startswith("Blues Are Good needs a blue or black arrow")


@rule("PS-6.1", "PS-6.3", "PS-11.3", "PS-13.Flagstone Tax")
def test_what_cannot_be_bought_is_out_too_dear_or_taxed_and_each_is_said() -> None:
    table = duel(
        phase="buy",
        hand="4-gem; 1-gem",
        pile="1 2",
        foe={"hand": "1-gem", "ongoing": "Flagstone Tax", "pile": "3"},
        stacks={"Ouch!": 0, "Punch, Punch, Kick": 1},
    )
    table.buy("Wound")
    table.refused("bank", "Wound", "PS-6.3")
    table.refused("bank", "Ouch!", "PS-11.3")
    assert table.refused("bank", "Punch, Punch, Kick", "PS-6.1").endswith("you are $1 short.")
    assert table.refused("bank", "Axe Kick", "PS-13.Flagstone Tax").endswith("only chips up to $3.")
    assert table.refused("bank", "Combine", "PS-13.Flagstone Tax").startswith("Combine costs $4")
    assert "Blues Are Good" in table.offers()


@rule("PS-13.Flagstone Tax")
@pytest.mark.parametrize(("pile", "taxed"), [("", True), ("3", True), ("1 2", True), ("4", False), ("1 3", False)])
def test_the_tax_is_in_force_while_its_owners_pile_totals_3_or_less(pile: str, taxed: bool) -> None:
    table = duel(
        phase="buy", hand="4-gem; 1-gem", pile="2", foe={"hand": "1-gem", "ongoing": "Flagstone Tax", "pile": pile}
    )
    assert ("Axe Kick" in table.offers()) is not taxed
    assert "Now or Later" in table.offers()


@rule("PS-11.1", "PS-11.3", "PS-13.Upgrade")
def test_a_chip_of_the_wrong_cost_is_not_called_out_while_one_is_left() -> None:
    table = duel(
        hand="Upgrade; Combine; 4-gem", foe={"hand": "1-gem"}, stacks={"Ouch!": 1, "Bang then Fizzle": 1, "Axe Kick": 0}
    )
    table.play("Upgrade", "Combine", "Nothing more").expect(0, "gain")
    assert "Ouch!" in table.offers()
    table.refused("bank", "Bang then Fizzle", "PS-13.Upgrade")
    table.refused("bank", "Axe Kick", "PS-11.3")
