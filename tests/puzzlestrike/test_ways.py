"""PS-3.6: a way that would change nothing at all is not offered; what is left is done without asking."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


@rule("PS-3.6", "PS-13.Now or Later")
def test_now_or_later_without_a_gem_or_wound_draws_and_without_a_chip_to_draw_trashes() -> None:
    table = duel(hand="Now or Later; Axe Kick", bag="2-gem*2", foe=FOE)
    table.play("Now or Later").check(bag="", on_table="Now or Later; 2-gem*2")
    for own in ({"hand": "Now or Later; Wound"}, {"hand": "Now or Later", "discard": "1-gem"}):
        table = duel(bag="2-gem*2", foe=FOE, **own)
        table.play("Now or Later")
        table.expect(0, "choose")
    table = duel(hand="Now or Later; 1-gem; 2-gem", foe=FOE)
    table.play("Now or Later")
    table.expect(0, "trash")


@rule("PS-3.6", "PS-11.3", "PS-13.Just a Scratch")
def test_just_a_scratch_wounds_nobody_when_the_wounds_are_out() -> None:
    table = duel(hand="Just a Scratch; Ouch!; 1-gem", foe=FOE, stacks={"Wound": 0})
    table.play("Just a Scratch").check(arrows={"red": 1}).check(seat=1, discard="")
    other = duel(hand="Just a Scratch; Ouch!; 1-gem", foe=FOE)
    other.play("Just a Scratch")
    assert len(other.offers()) == 2


@rule("PS-3.6", "PS-4.7", "PS-13.Just a Scratch", "PS-13.Improvisation")
def test_an_arrow_on_anothers_turn_is_nothing() -> None:
    table = duel(hand="Bonecracker; 2-gem", foe={"hand": "Improvisation; Just a Scratch"})
    table.play("Bonecracker").react("Improvisation")
    table.check(discard="Wound", seat=0).check(seat=1, arrows={})
    other = duel(hand="Bonecracker; 2-gem", foe={"hand": "Improvisation; Just a Scratch; Wound"})
    other.play("Bonecracker").react("Improvisation")
    assert len(other.offers()) == 2


@rule("PS-3.6", "PS-13.Ebb or Flow")
@pytest.mark.parametrize(("mine", "theirs", "ways"), [("2", "2", 0), ("1", "2", 2), ("2", "1", 2)])
def test_ebb_is_offered_while_any_pile_has_a_1_gem(mine: str, theirs: str, ways: int) -> None:
    table = duel(hand="Ebb or Flow; 2-gem", pile=mine, foe={"hand": "1-gem", "pile": theirs})
    table.play("Ebb or Flow")
    if ways:
        assert len(table.offers()) == ways
        table.pick("Every player").check(pile=mine.replace("1", "")).check(seat=1, pile=theirs.replace("1", ""))
    else:
        table.check(pile="2 2").check(seat=1, pile="2")


@rule("PS-3.6", "PS-11.3", "PS-13.Pleasure & Pain")
def test_pleasure_and_pain_asks_for_what_can_be_done() -> None:
    out = {"Wound": 0}
    table = duel(hand="Pleasure & Pain; 2-gem", foe={"hand": "Wound; 1-gem"}, stacks=out)
    table.play("Pleasure & Pain").check(seat=1, hand="1-gem", discard="Wound")
    table = duel(hand="Pleasure & Pain; 2-gem", foe={"hand": "1-gem"}, stacks=out)
    table.play("Pleasure & Pain").check(seat=1, hand="1-gem", discard="", bag="")
    table.expect(0, "choose a player")


@rule("PS-3.6", "PS-13.Crash Potato")
def test_crash_potato_does_what_it_can() -> None:
    table = duel(hand="Crash Potato; 2-gem", pile="2", foe={"discard": "Crash Gem"})
    table.play("Crash Potato").check(on_table="Crash Gem; 2-gem", pile="2").check(seat=1, discard="Crash Potato")
    table = duel(hand="Crash Potato; 2-gem", pile="1 2", foe={"discard": "Combine"})
    table.play("Crash Potato").check(on_table="Crash Potato; 2-gem", pile="2").check(seat=1, pile="1")
    table = duel(hand="Crash Potato; 2-gem", pile="2", foe={"discard": "Combine"})
    table.play("Crash Potato").check(on_table="Crash Potato; 2-gem", pile="2").check(seat=1, pile="")


@rule("PS-3.6", "PS-13.Shadowswarm")
def test_shadowswarm_asks_nothing_when_no_opponent_has_a_chip() -> None:
    table = duel(hand="Shadowswarm; 2-gem", bag="1-gem*2", foe={}, others=[{}])
    table.play("Shadowswarm")
    table.expect(0, "buy")
    table = duel(hand="Shadowswarm; 2-gem", bag="1-gem*2", foe={}, others=[{"hand": "1-gem"}])
    table.play("Shadowswarm")
    table.expect(0, "may")


@rule("PS-3.6", "PS-13.Pick Your Poison")
def test_one_chip_is_enough_to_choose_to_discard_two() -> None:
    table = duel(hand="Pick Your Poison; 2-gem", bag="1-gem*2", foe={"hand": "Axe Kick"})
    table.play("Pick Your Poison").pick("Discard two chips").check(seat=1, hand="", discard="Axe Kick", pile="")


# --- what ends with what is bought ----------------------------------------------------------------------------------


@rule("PS-3.5", "PS-13.Cog Engine", "PS-13.Flagstone Tax", "PS-13.Giant Growth")
@pytest.mark.parametrize(
    ("bought", "ends"),
    [
        ("Combine", ["Cog Engine", "Flagstone Tax", "Giant Growth"]),
        ("Double Crash Gem", ["Cog Engine", "Flagstone Tax", "Giant Growth"]),
        ("One True Style", ["Cog Engine", "Flagstone Tax", "Giant Growth"]),
        ("Punch, Punch, Kick", ["Cog Engine"]),
        ("4-gem", ["Cog Engine"]),
        ("Axe Kick", []),
        ("Wound", []),
    ],
)
def test_what_is_bought_ends_what_says_so_and_nothing_else(bought: str, ends: list[str]) -> None:
    ongoing = ["Hundred-Fist Frenzy", "Flagstone Tax", "Patriot Mirror", "Cog Engine", "Giant Growth", "Stunlock"]
    table = duel(
        phase="buy", hand="4-gem*4", ongoing="; ".join(ongoing), foe={"ongoing": "Cog Engine"}, bank=["One True Style"]
    )
    table.buy(bought)
    left = [name for name in ongoing if name not in ends]
    table.check(ongoing="; ".join(left), discard="; ".join([bought, *ends])).check(seat=1, ongoing="Cog Engine")
