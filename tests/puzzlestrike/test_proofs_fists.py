"""Red fists: whom they hit and how often, who reacts before and after, and the frenzies that follow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

FISTS = ["Repeated Jabs", "Ouch!", "Blues Are Good", "Hundred-Fist Frenzy", "Improvisation", "Pick Your Poison"]


@rule("PS-13.Hundred-Fist Frenzy")
@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_every_copy_of_the_frenzy_crashes_once_after_a_red_fist(copies: int) -> None:
    table = duel(
        hand="Bonecracker; 4-gem",
        ongoing=f"Hundred-Fist Frenzy*{copies}",
        pile="1 1 1 1 1",
        foe={"hand": "Wound"},
        bank=FISTS,
    )
    table.play("Bonecracker")
    for number in range(copies):
        table.check(seat=1, pile=" ".join(["1"] * number)).expect(0, "break")
        table.pick("1-gem")
    table.expect(0, "buy")
    table.check(seat=1, pile=" ".join(["1"] * copies)).check(money=4)


@rule("PS-13.Hundred-Fist Frenzy")
def test_each_copy_of_the_frenzy_may_be_left_alone() -> None:
    table = duel(
        hand="Bonecracker; 4-gem",
        ongoing="Stunlock; Hundred-Fist Frenzy*2; Cog Engine",
        pile="1 2",
        foe={"hand": "Wound"},
        bank=FISTS,
    )
    table.play("Bonecracker").done().expect(0, "break")
    table.pick("2-gem").expect(0, "buy")
    table.check(pile="1").check(seat=1, pile="1 1")


@rule("PS-13.Hundred-Fist Frenzy", "PS-5.1")
def test_the_frenzy_comes_before_the_blues_that_come_after() -> None:
    table = duel(
        hand="Bonecracker; 4-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1 2",
        foe={"hand": "Saving Grace; Wound", "bag": "1-gem*3"},
        bank=FISTS,
    )
    table.play("Bonecracker").expect(0, "break")
    table.pick("2-gem").expect(1, "react")
    table.check(seat=1, pile="1 1")
    table.react("Saving Grace").check(seat=1, hand="Wound; 1-gem*2", discard="Saving Grace")


@rule("PS-5.1", "PS-3.7")
@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_every_player_who_was_hit_may_react_afterwards_in_turn_order(lead: int) -> None:
    hit = {"hand": "Saving Grace; Wound", "bag": "1-gem*3"}
    sides = [dict(hit) for _ in range(4)]
    sides[lead] = {"hand": "Bonecracker; 4-gem"}
    table = duel(lead=lead, foe=sides[1], others=sides[2:], **sides[0])
    table.play("Bonecracker")
    for step, answer in ((1, True), (2, False), (3, True)):
        seat = (lead + step) % 4
        table.expect(seat, "react")
        if answer:
            table.react("Saving Grace").check(seat=seat, hand="Wound; 1-gem*2")
        else:
            table.done().check(seat=seat, hand="Saving Grace; Wound")
    table.expect(lead, "buy")


@rule("PS-5.1", "PS-5.2")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_who_reacts_before_a_red_fist_does_not_react_after_it_as_well(lead: int) -> None:
    hit = {"hand": "Saving Grace; Money for Nothing; 3-gem", "bag": "1-gem*3"}
    sides = [dict(hit) for _ in range(3)]
    sides[lead] = {"hand": "Bonecracker; 4-gem"}
    table = duel(lead=lead, foe=sides[1], others=[sides[2]], **sides[0])
    first, second = (lead + 1) % 3, (lead + 2) % 3
    table.play("Bonecracker").expect(first, "react")
    table.react("Money for Nothing").check(seat=first, hand="Saving Grace; 1-gem")
    table.expect(second, "react")
    table.done().check(seat=second, hand="Saving Grace; Money for Nothing")
    table.expect(second, "react")
    assert table.offers() == ["No reaction", "Saving Grace"]
    table.react("Saving Grace").expect(lead, "buy")


@rule("PS-5.1", "PS-13.Always in Control", "PS-13.Blues Are Good")
@pytest.mark.parametrize("lead", [0, 1, 2])
@pytest.mark.parametrize("shielded", [1, 2])
def test_only_who_is_immune_is_spared(lead: int, shielded: int) -> None:
    sides = [{"hand": "3-gem"} for _ in range(3)]
    safe, hit = (lead + shielded) % 3, (lead + 3 - shielded) % 3
    sides[lead] = {"hand": "Bonecracker; 4-gem"}
    sides[safe] = {"hand": "Always in Control; 3-gem"}
    table = duel(lead=lead, foe=sides[1], others=[sides[2]], **sides[0])
    table.play("Bonecracker").react("Always in Control")
    table.check(seat=safe, hand="3-gem").check(seat=hit, hand="", discard="3-gem").expect(lead, "buy")


def teams(lead: int, hand: str, other: str = "Wound") -> Duel:
    """Seats 0 and 3 against 1 and 2; the one who leads has a hand, all others the same."""
    sides: list[dict[str, Any]] = [{"hand": other} for _ in range(4)]
    sides[lead] = {"hand": f"{hand}; 4-gem"}
    return duel(mode="teams", players=4, lead=lead, foe=sides[1], others=sides[2:], bank=FISTS, **sides[0])


@rule("PS-13.Repeated Jabs", "PS-9.1")
@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_a_jab_antes_one_gem_into_a_teams_pile(lead: int) -> None:
    table = teams(lead, "Repeated Jabs")
    table.play("Repeated Jabs").no()
    hit = 1 if lead in (0, 3) else 0
    table.check(seat=hit, pile="1").check(seat=lead, pile="")


@rule("PS-13.Repeated Jabs")
def test_a_jab_antes_a_gem_into_the_pile_of_every_opponent() -> None:
    table = duel(
        hand="Repeated Jabs; 4-gem", foe={"hand": "Wound"}, others=[{"hand": "Wound"}, {"hand": "Wound"}], bank=FISTS
    )
    table.play("Repeated Jabs").yes()
    table.check(pile="", top="Repeated Jabs")
    for seat in (1, 2, 3):
        table.check(seat=seat, pile="1")


@rule("PS-13.Ouch!", "PS-9.1", "PS-11.1")
@pytest.mark.parametrize("lead", [0, 1])
def test_an_ouch_hurts_both_of_a_team_but_antes_once(lead: int) -> None:
    sides: list[dict[str, Any]] = [{"hand": "Wound; Axe Kick", "discard": "Combine*2"} for _ in range(4)]
    sides[lead] = {"hand": "Ouch!; 4-gem"}
    table = duel(mode="teams", players=4, lead=lead, foe=sides[1], others=sides[2:], **sides[0])
    before = table.bank("Combine")
    table.play("Ouch!")
    foes = (1, 2) if lead == 0 else (3, 0)
    for seat in foes:
        table.expect(seat, "discard")
        table.pick("Wound").check(seat=seat, hand="Axe Kick", discard="Combine; Wound*2")
    table.check(seat=foes[0], pile="1")
    assert table.bank("Combine") == before + 2


@rule("PS-13.Pick Your Poison")
def test_who_has_too_few_chips_discards_those_there_are() -> None:
    table = duel(
        hand="Pick Your Poison; 4-gem",
        bag="1-gem",
        foe={"hand": "Axe Kick"},
        others=[{"hand": "Axe Kick; Wound; Ouch!"}, {"hand": ""}],
        bank=FISTS,
    )
    table.play("Pick Your Poison").expect(1, "choose")
    table.pick("Discard two chips").check(seat=1, hand="", discard="Axe Kick")
    table.expect(2, "choose")
    table.pick("Discard two chips", "Wound", "Ouch!").check(seat=2, hand="Axe Kick", discard="Wound; Ouch!")
    table.check(seat=3, pile="1").check(seat=1, pile="").check(seat=2, pile="").expect(0, "hold back")


@rule("PS-13.Color Panic", "PS-11.2")
@pytest.mark.parametrize(
    ("hands", "arrow"),
    [(("Axe Kick; Wound", "X-Copy; Wound"), 0), (("Ouch!; Wound", "Axe Kick"), 1), (("Wound", "Wound"), 1)],
)
def test_one_arrow_in_all_if_anyone_has_no_chip_of_the_named_colour(hands: tuple[str, str], arrow: int) -> None:
    table = duel(
        hand="Color Panic; Combine; 4-gem", foe={"hand": hands[0]}, others=[{"hand": hands[1]}], bank=["Color Panic"]
    )
    table.play("Color Panic", "Brown")
    assert table.arrows() == ({"black": 1, "red": 1} if arrow else {"red": 1})
    for seat, hand in ((1, hands[0]), (2, hands[1])):
        brown = [name for name in ("Axe Kick", "X-Copy") if name in hand]
        table.check(seat=seat, discard="; ".join(brown))


@rule("PS-13.Hundred-Fist Frenzy", "PS-13.Giant Growth", "PS-13.Stunlock", "PS-13.Flagstone Tax")
@pytest.mark.parametrize("name", ["Hundred-Fist Frenzy", "Cog Engine", "Flagstone Tax", "Patriot Mirror"])
def test_no_other_ongoing_chip_lets_a_gem_grow_the_pile(name: str) -> None:
    table = duel(phase="turn", hand="Combine; 3-gem", ongoing=name, foe={"hand": "4-gem"}, bank=FISTS)
    table.check(pile="1", hand="Combine; 3-gem").expect(0, "play")


@rule("PS-13.Hundred-Fist Frenzy", "PS-13.Giant Growth")
@pytest.mark.parametrize("name", ["Giant Growth", "Cog Engine", "Flagstone Tax", "Stunlock", "Patriot Mirror"])
def test_no_other_ongoing_chip_crashes_after_a_red_fist(name: str) -> None:
    table = duel(hand="Bonecracker; 4-gem", ongoing=name, pile="1 2", foe={"hand": "Wound"}, bank=FISTS)
    table.play("Bonecracker").expect(0, "buy")
    table.check(pile="1 2").check(seat=1, pile="")
