"""PS-13: what the rulebook's notes on the puzzle chips say besides: each chip's further edges."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


@rule("PS-13.Axe Kick")
def test_axe_kicks_arrow_is_for_browns_alone() -> None:
    table = duel(hand="Axe Kick; Combine; Just a Scratch; Safe Keeping", bag="1-gem*2", foe=FOE)
    table.play("Axe Kick")
    assert table.offers() == ["End your actions", "Safe Keeping"]


@rule("PS-13.Blues Are Good")
def test_blues_are_good_searches_the_bag_and_not_the_discard_pile() -> None:
    table = duel(hand="Blues Are Good; 1-gem; Combine", bag="Riposte; Combine", discard="Ebb or Flow", foe=FOE)
    table.play("Blues Are Good")
    assert table.offers() == ["Nothing more", "Riposte"]
    table.pick("Riposte").check(hand="Riposte; 1-gem; Combine", discard="Ebb or Flow")


@rule("PS-13.Button Mashing")
def test_button_mashing_needs_an_action_and_comes_back_to_the_bank_only_once() -> None:
    table = duel(hand="Button Mashing*2; Combine*3", foe=FOE)
    table.play("Button Mashing").play("Button Mashing").check(arrows={"black": 3}, on_table="", discard="")
    assert table.bank("Button Mashing") == 7


@rule("PS-13.Chips for Free", "PS-11.1")
def test_chips_for_free_never_trashes_itself_nor_a_character_chip() -> None:
    table = duel(hand="Chips for Free; Riposte; 1-gem", bag="Cog Engine; Upgrade", foe=FOE, bank="No Attacks")
    table.play("Chips for Free")
    table.expect(0, "gain")
    table.check(hand="Cog Engine; Upgrade; Riposte", on_table="Chips for Free")
    assert table.bank("1-gem") == 52
    other = duel(hand="Chips for Free*2; Riposte", bag="Cog Engine; Upgrade", foe=FOE, bank="No Attacks")
    other.play("Chips for Free")
    other.expect(0, "gain")
    assert {"Chips for Free", "Improvisation", "Combine"} <= set(other.offers())
    other.check(hand="Cog Engine; Upgrade; Riposte", on_table="Chips for Free")
    assert other.bank("Chips for Free") == 6


@rule("PS-13.Chips for Free")
def test_chips_for_free_gains_nothing_cheaper() -> None:
    table = duel(hand="Chips for Free; 4-gem; Riposte", bag="1-gem", foe=FOE, bank="No Attacks")
    table.play("Chips for Free", "4-gem")
    assert set(table.offers()) == {"4-gem", "Double Crash Gem", "Degenerate Trasher"}


@rule("PS-13.Color Panic")
def test_color_panic_takes_from_each_opponent_in_turn_and_gives_no_arrow_if_all_can() -> None:
    table = duel(
        hand="Color Panic; 1-gem",
        foe={"hand": "Riposte; Wound"},
        others=[{"hand": "Ebb or Flow; Saving Grace"}],
        bank="Combo Crazy",
    )
    table.play("Color Panic", "Blue")
    table.expect(2, "react")
    table.done()
    table.expect(2, "discard")
    table.pick("Saving Grace").check(arrows={"red": 1}).check(seat=1, hand="Wound").check(seat=2, hand="Ebb or Flow")


@rule("PS-13.Degenerate Trasher")
def test_degenerate_trasher_trashes_none_or_one_but_never_itself() -> None:
    table = duel(hand="Degenerate Trasher*2; Riposte; Combine", foe=FOE)
    table.play("Degenerate Trasher")
    assert table.offers() == ["Nothing more", "Degenerate Trasher", "Combine"]
    table.done().check(hand="Degenerate Trasher; Riposte; Combine", arrows={"black": 1})
    table.play("Degenerate Trasher", "Combine").check(hand="Riposte", discard="")
    assert table.bank("Combine") == 21


@rule("PS-13.Ebb or Flow")
def test_ebb_returns_gems_to_the_bank_and_flow_takes_one_from_it() -> None:
    table = duel(hand="Ebb or Flow; 1-gem", pile="1", foe={"hand": "1-gem", "pile": "1"}, bank="Fists of Frenzy")
    ones, twos = table.bank("1-gem"), table.bank("2-gem")
    table.play("Ebb or Flow", "Every player")
    assert table.bank("1-gem") == ones + 2
    other = duel(hand="Ebb or Flow; 1-gem", pile="1", foe=FOE, bank="Fists of Frenzy")
    other.play("Ebb or Flow", "Ante").check(pile="1 2")
    assert other.bank("2-gem") == twos - 1


@rule("PS-13.Ebb or Flow", "PS-5.1")
def test_ebb_or_flow_is_no_answer_to_gems() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="2", foe={"hand": "Ebb or Flow", "pile": "1"}, bank="Fists of Frenzy")
    table.play("Crash Gem").check(seat=1, pile="1 1 1", hand="Ebb or Flow")


# --- Hundred-Fist Frenzy --------------------------------------------------------------------------------------------


@rule("PS-13.Hundred-Fist Frenzy")
def test_the_frenzy_may_be_left_and_crashes_only_after_the_attack_has_landed() -> None:
    table = duel(
        hand="Pick Your Poison; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1",
        foe={"hand": "1-gem*2"},
        bank="Fists of Frenzy",
    )
    table.play("Pick Your Poison")
    table.expect(1, "choose")
    table.check(pile="1").pick("Ante a 1-gem")
    table.expect(0, "break")
    table.done().check(pile="1").check(seat=1, pile="1")


@rule("PS-13.Hundred-Fist Frenzy", "PS-5.1")
def test_the_frenzy_activates_even_if_everyone_is_immune() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1",
        foe={"hand": "Blues Are Good; 4-gem"},
        bank="Fists of Frenzy",
    )
    table.play("Bonecracker").react("Blues Are Good")
    table.expect(0, "break")
    table.pick("1-gem").check(seat=1, hand="4-gem", pile="1")


@rule("PS-13.Hundred-Fist Frenzy", "PS-13.X-Copy")
def test_the_frenzy_follows_each_play_of_a_copied_fist() -> None:
    table = duel(
        hand="X-Copy; Repeated Jabs; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1 1",
        foe=FOE,
        bank=["X-Copy", "Repeated Jabs", "Hundred-Fist Frenzy"],
    )
    table.play("X-Copy").no()
    table.pick("1-gem").no().pick("1-gem").check(pile="").check(seat=1, pile="1 1 1 1")


@rule("PS-13.Hundred-Fist Frenzy", "PS-13.Improvisation")
def test_the_frenzy_follows_a_fist_that_was_improvised_on_anothers_turn() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        foe={"hand": "Improvisation; Repeated Jabs", "ongoing": "Hundred-Fist Frenzy", "pile": "2"},
        bank="Fists of Frenzy",
    )
    table.play("Bonecracker").react("Improvisation").no()
    table.expect(1, "break")
    table.pick("2-gem").check(pile="1 1 1").check(seat=1, pile="", money=0)


@rule("PS-13.Hundred-Fist Frenzy")
def test_ones_own_idle_turn_and_a_mere_reaction_do_not_count_for_the_frenzy() -> None:
    table = duel(
        hand="Axe Kick; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        bag="1-gem*9",
        foe={"hand": "Combine; 1-gem", "bag": "1-gem*9"},
        bank="Fists of Frenzy",
    )
    table.end_actions().check(ongoing="Hundred-Fist Frenzy")
    table.pass_turn()
    table.expect(1, "play")
    table.check(ongoing="Hundred-Fist Frenzy").play("Combine").check(ongoing="Hundred-Fist Frenzy")
    reacting = duel(
        hand="Crash Gem; 1-gem",
        pile="2",
        ongoing="Hundred-Fist Frenzy",
        bag="1-gem*9",
        foe={"hand": "Crash Gem; Combine", "pile": "3", "bag": "1-gem*9"},
        bank="Fists of Frenzy",
    )
    reacting.play("Crash Gem").react("Crash Gem").pass_turn()
    reacting.expect(1, "play")
    reacting.end_actions().check(ongoing="")


@rule("PS-13.Hundred-Fist Frenzy", "PS-8.2")
def test_any_idle_opponent_ends_the_frenzy() -> None:
    table = duel(
        phase="buy",
        hand="1-gem",
        bag="1-gem*9",
        ongoing="Hundred-Fist Frenzy*2",
        foe={"hand": "Combine*2; 1-gem", "bag": "Combine*9"},
        others=[{"hand": "Combine; 1-gem", "bag": "1-gem*9"}],
        bank="Fists of Frenzy",
    )
    table.pass_turn().play("Combine").pass_turn().check(ongoing="Hundred-Fist Frenzy*2")
    table.expect(2, "play")
    table.end_actions().check(ongoing="")


# --- Improvisation --------------------------------------------------------------------------------------------------


@rule("PS-13.Improvisation")
def test_two_improvised_gems_bring_nothing() -> None:
    table = duel(hand="Improvisation; 1-gem", top="4-gem; 3-gem", foe=FOE, bank="No Attacks")
    table.play("Improvisation").check(discard="3-gem; 4-gem", money=1, on_table="Improvisation; 1-gem")


@rule("PS-13.Improvisation")
@pytest.mark.parametrize(("top", "money"), [("Crash Gem; Combine", True), ("Combine; Crash Gem", False)])
def test_improvised_chips_are_played_in_the_order_drawn_at_no_action(top: str, money: bool) -> None:
    """The chip on top is the last one named. A Combine first makes the 2-gem that the Crash Gem breaks."""
    table = duel(hand="Improvisation; 1-gem", top=top, pile="1 1", foe=FOE, bank="No Attacks")
    table.play("Improvisation")
    table.expect(0, "combine" if money else "buy")
    if money:
        table.pick("a 1-gem and a 1-gem").check(pile="").check(seat=1, pile="1 1")
    else:
        table.check(pile="1", money=1).check(seat=1, pile="1")


@rule("PS-13.Improvisation")
def test_an_improvised_wound_stays_in_the_hand() -> None:
    table = duel(hand="Improvisation; 1-gem", top="Wound; Burnbarrow", bag="Axe Kick", foe=FOE, bank="No Attacks")
    table.play("Improvisation").check(hand="Wound; 1-gem; Axe Kick", arrows={"black": 1, "red": 1})


@rule("PS-13.Improvisation", "PS-5.1")
def test_improvisation_waits_until_the_fist_has_hit_and_may_crash_back_without_money() -> None:
    table = duel(
        hand="Ouch!; 1-gem",
        foe={"hand": "Improvisation; Crash Gem; Wound", "pile": "2"},
        bank="Combo Crazy",
    )
    table.play("Ouch!")
    table.expect(1, "discard")
    table.pick("Wound").react("Improvisation", "2-gem")
    table.check(pile="1 1").check(seat=1, pile="1", money=0, discard="Improvisation; Wound*2", on_table="Crash Gem")


@rule("PS-13.Improvisation", "PS-7.3")
def test_pigs_and_arrows_improvised_on_anothers_turn_are_gone_on_ones_own() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        bag="1-gem*9",
        foe={"hand": "Improvisation; Radiant Healing; Combine; 1-gem", "bag": "1-gem*9"},
        bank="No Attacks",
    )
    table.play("Bonecracker").react("Improvisation", "Radiant Healing").check(seat=1, pigs=0, arrows={})
    table.pass_turn().check(seat=1, pigs=0, arrows={"black": 1})


# --- gems, wounds ---------------------------------------------------------------------------------------------------


@rule("PS-13.Just a Scratch")
def test_a_wound_comes_from_the_bank_into_the_discard_pile_while_there_is_one() -> None:
    table = duel(hand="Just a Scratch; 1-gem", foe=FOE, others=[FOE], stacks={"Wound": 1})
    table.play("Just a Scratch", "Each opponent").check(seat=1, discard="Wound").check(seat=2, discard="")
    assert table.bank("Wound") == 0


@rule("PS-13.Money for Nothing")
def test_money_for_nothing_may_be_kept_and_finds_no_gem_when_the_stack_is_out() -> None:
    table = duel(hand="Money for Nothing; 1-gem", foe=FOE, stacks={"2-gem": 0})
    table.play("Money for Nothing").no().check(money=1, on_table="Money for Nothing; 1-gem")


@rule("PS-13.Now or Later", "PS-11.1")
@pytest.mark.parametrize(
    ("first", "second"), [("2-gem (hand)", "Wound (discard)"), ("Wound (discard)", "2-gem (hand)")]
)
def test_now_or_later_takes_one_of_each_in_either_order(first: str, second: str) -> None:
    table = duel(hand="Now or Later; 2-gem*2", discard="Wound*2", foe=FOE)
    table.play("Now or Later", "From your hand").pick(f"Trash {first}")
    assert len(table.offers()) == 2
    table.pick(f"Trash {second}").check(money=2, discard="Wound")


@rule("PS-13.Now or Later")
def test_now_or_later_may_trash_a_gem_alone() -> None:
    table = duel(hand="Now or Later; 2-gem; Wound", bag="1-gem", foe=FOE)
    table.play("Now or Later", "From your hand").pick("Trash 2-gem").done().check(money=0)
    assert "Wound" in table.names("hand")


@rule("PS-13.One True Style")
def test_one_true_style_combines_only_two_1_gems_and_must_if_it_can() -> None:
    table = duel(hand="One True Style; Axe Kick", pile="1 2 2", foe=FOE, bank="The Hammer")
    table.play("One True Style").check(pile="1 2 2", arrows={"brown": 1, "red": 1, "blue": 1}, money=0)


# --- Option Select --------------------------------------------------------------------------------------------------


@rule("PS-13.Option Select")
def test_a_black_arrow_plays_option_select() -> None:
    table = duel(hand="Burnbarrow; Option Select; 1-gem", bag="1-gem*5", foe=FOE, bank="No Attacks")
    table.play("Burnbarrow").play("Option Select", "Axe Kick").check(arrows={"red": 1, "brown": 1})


@rule("PS-13.Option Select", "PS-6.1")
def test_option_selecting_a_combine_really_is_a_combine_played() -> None:
    table = duel(hand="Option Select; Axe Kick; 1-gem", pile="1 3", foe=FOE, bank="No Attacks")
    table.play("Option Select", "Combine", "a 1-gem and a 3-gem").check(pile="4", money=-1, arrows={"black": 1})


@rule("PS-13.Option Select")
def test_option_select_is_trashed_whatever_the_copied_chip_says() -> None:
    table = duel(hand="Option Select; 1-gem", foe=FOE, bank=["Option Select", "Money for Nothing", "Button Mashing"])
    table.play("Option Select", "Money for Nothing").check(money=3, on_table="1-gem; 2-gem", top="")
    assert table.bank("Option Select") == 6
    assert table.bank("Money for Nothing") == 5
    other = duel(hand="Option Select; Axe Kick; 1-gem", foe=FOE, bank=["Option Select", "Button Mashing"])
    other.play("Option Select", "Button Mashing").check(arrows={"black": 2})
    assert (other.bank("Option Select"), other.bank("Button Mashing")) == (6, 5)


@rule("PS-13.Option Select", "PS-3.4")
def test_option_select_of_a_once_per_turn_chip_uses_up_the_turn() -> None:
    table = duel(hand="Option Select; Bang then Fizzle; Combine", bag="2-gem*2", foe=FOE, bank="No Attacks")
    table.play("Option Select", "Bang then Fizzle").check(arrows={"black": 2})
    table.refused("hand", "Bang then Fizzle", "PS-3.4")


@rule("PS-13.Option Select", "PS-5.2")
def test_option_select_answers_only_as_a_reaction_that_the_bank_has() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Option Select; 4-gem"}, bank=["Option Select"])
    table.play("Bonecracker").check(seat=1, hand="Option Select")
    other = duel(
        hand="Crash Gem; 1-gem",
        pile="2",
        foe={"hand": "Option Select", "pile": "1"},
        bank="No Attacks",
        stacks={"Crash Gem": 0},
    )
    other.play("Crash Gem").check(seat=1, pile="1 1 1", hand="Option Select")


# --- red fists ------------------------------------------------------------------------------------------------------


@rule("PS-13.Ouch!")
def test_ouch_does_as_much_as_it_can_and_its_gem_comes_from_the_bank() -> None:
    table = duel(hand="Ouch!; 1-gem", foe={}, stacks={"Wound": 0})
    ones = table.bank("1-gem")
    table.play("Ouch!").check(seat=1, pile="1", discard="")
    assert table.bank("1-gem") == ones - 1


@rule("PS-13.Pick Your Poison", "PS-2.3")
def test_the_poisons_ante_comes_from_the_bank_and_is_no_send() -> None:
    table = duel(hand="Pick Your Poison; 1-gem", bag="2-gem", foe={"hand": "Crash Gem", "pile": "1"}, bank="The Hammer")
    ones = table.bank("1-gem")
    table.play("Pick Your Poison", "Ante a 1-gem").check(seat=1, pile="1 1").check(money=0, pigs=1)
    table.expect(0, "hold back")
    assert table.bank("1-gem") == ones - 1


@rule("PS-13.Pick Your Poison")
def test_who_has_one_chip_left_may_discard_that_one() -> None:
    table = duel(hand="Pick Your Poison; 1-gem", foe={"hand": "Wound"}, bank="The Hammer")
    table.play("Pick Your Poison", "Discard").check(seat=1, hand="", discard="Wound", pile="")


@rule("PS-13.Punch, Punch, Kick")
def test_punch_punch_kick_draws_after_its_arrows_and_not_from_the_table() -> None:
    table = duel(hand="Punch, Punch, Kick; Combine", bag="", discard="", foe=FOE)
    table.play("Punch, Punch, Kick").check(hand="Combine", arrows={"black": 2}, on_table="Punch, Punch, Kick")


@rule("PS-13.Risk to Riskonade")
def test_risk_antes_from_the_bank_and_may_be_kept() -> None:
    table = duel(hand="Risk to Riskonade; 1-gem", bag="2-gem", foe={"hand": "1-gem"}, bank="The Hammer")
    threes = table.bank("3-gem")
    table.play("Risk to Riskonade").no().check(pile="3", on_table="Risk to Riskonade; 1-gem; 2-gem")
    assert table.bank("3-gem") == threes - 1


@rule("PS-13.Safe Keeping")
def test_safe_keeping_without_a_1_gem_still_gives_arrow_and_pig() -> None:
    table = duel(hand="Safe Keeping; Combine", pile="2", foe=FOE, bank="No Attacks")
    table.play("Safe Keeping").check(pile="2", arrows={"black": 1}, pigs=1)


@rule("PS-13.Signature Move")
def test_signature_move_may_take_another_from_the_bag_instead() -> None:
    table = duel(hand="Signature Move; 1-gem", bag="Burnbarrow; 1-gem", discard="Cog Engine", foe=FOE)
    table.play("Signature Move", "Burnbarrow").play("Burnbarrow").check(
        discard="Cog Engine", arrows={"black": 1, "red": 1}
    )


@rule("PS-13.The Hammer", "PS-4.5")
def test_the_hammer_antes_three_and_no_purple_shield_answers_them() -> None:
    table = duel(
        hand="The Hammer; Crash Gem; Double Crash Gem",
        bag="1-gem*3",
        foe={"hand": "Crash Gem; Healing Touch; Rocket Punch", "pile": "1"},
    )
    fours = table.bank("4-gem")
    table.play("The Hammer").yes().yes().yes().check(pile="4 4 4", arrows={"black": 3})
    assert table.bank("4-gem") == fours - 3
    table.play("Double Crash Gem", "4-gem").check(seat=1, pile=" ".join(["1"] * 9))
    table.play("Crash Gem").check(pile="").check(seat=1, total=13)


@rule("PS-13.The Hammer")
def test_the_hammer_may_be_played_for_nothing() -> None:
    table = duel(hand="The Hammer; Crash Gem", foe=FOE)
    table.play("The Hammer").no().check(pile="", arrows={})


# --- X-Copy ---------------------------------------------------------------------------------------------------------


@rule("PS-13.X-Copy")
def test_x_copy_cannot_copy_itself() -> None:
    table = duel(hand="X-Copy; 1-gem; Combine; Riposte", foe=FOE, bank="No Attacks")
    table.play("X-Copy").check(on_table="X-Copy; 1-gem")


@rule("PS-13.X-Copy")
def test_x_copied_x_copies_crash_eight_gems_with_two_double_crashes() -> None:
    table = duel(
        hand="X-Copy*2; Double Crash Gem*2; 1-gem", pile="1 1 1 1 1 1 1 1 1", foe={"hand": "1-gem"}, bank="No Attacks"
    )
    table.play("X-Copy", "X-Copy")
    for _ in range(4):
        table.pick("1-gem")
    table.check(pile="1", money=9).check(seat=1, total=8)


@rule("PS-13.X-Copy", "PS-13.Now or Later")
def test_each_play_of_a_copied_chip_is_chosen_for_itself() -> None:
    table = duel(hand="X-Copy; Now or Later; Wound; 1-gem", bag="2-gem*3", foe=FOE, bank="No Attacks")
    table.play("X-Copy", "Draw two chips", "From your hand", "Wound").done().check(money=5)


@rule("PS-13.X-Copy", "PS-13.Risk to Riskonade")
def test_a_copied_chip_that_has_left_the_table_is_played_again_and_cannot_leave_twice() -> None:
    table = duel(hand="X-Copy; Risk to Riskonade; 1-gem", bag="1-gem*8", foe={"bag": "1-gem*8"}, bank="The Hammer")
    table.play("X-Copy").yes().check(pile="3 3", money=5)
    assert table.bank("Risk to Riskonade") == 6
    jabs = duel(hand="X-Copy; Repeated Jabs; 1-gem", foe=FOE, bank="Fists of Frenzy")
    jabs.play("X-Copy").yes().check(top="Repeated Jabs").check(seat=1, pile="1 1")


@rule("PS-13.X-Copy", "PS-13.Ouch!", "PS-3.4")
def test_a_copied_once_per_turn_fist_hits_once() -> None:
    table = duel(hand="X-Copy; Ouch!; 1-gem", foe={"hand": "Wound*3"}, bank="Combo Crazy")
    table.play("X-Copy").check(seat=1, pile="1", hand="Wound*2", discard="Wound*2")


@rule("PS-13.X-Copy", "PS-13.Improvisation")
def test_x_copied_improvisation_draws_four() -> None:
    table = duel(
        hand="X-Copy; Improvisation; 1-gem",
        top="Burnbarrow; 2-gem; 3-gem; 4-gem",
        bag="Wound",
        foe=FOE,
        bank="No Attacks",
    )
    table.play("X-Copy").check(discard="2-gem; 3-gem; 4-gem", arrows={"black": 1, "red": 1})
