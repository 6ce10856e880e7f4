"""PS-13: the 30 character chips, each played and each at its edge."""

from __future__ import annotations

import pytest

from kwoon.games.puzzlestrike.state.chip import BY_NAME
from tests.puzzlestrike.duel import duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


# --- Quince ---------------------------------------------------------------------------------------------------------


@rule("PS-13.Two Truths")
def test_two_truths_an_opponent_picks_and_you_may_play_it_at_no_action() -> None:
    table = duel(hand="Two Truths; 1-gem", discard="Burnbarrow; 2-gem; Combine*2", bag="1-gem", foe=FOE)
    table.play("Two Truths", "Burnbarrow", "Combine")
    table.expect(1, "take")
    table.pick("Burnbarrow")
    assert table.game.prompt() == "Two Truths: play it?"
    table.yes()
    table.check(on_table="Two Truths; Burnbarrow; 1-gem*2", arrows={"black": 1, "red": 1}, discard="2-gem; Combine*2")


@rule("PS-13.Two Truths")
def test_two_truths_needs_two_different_chips() -> None:
    table = duel(hand="Two Truths; 1-gem", discard="Combine*2", foe=FOE)
    table.play("Two Truths").check(discard="Combine*2")
    table.expect(0, "buy")


@rule("PS-13.Flagstone Tax")
def test_flagstone_tax_limits_what_opponents_buy_while_the_pile_adds_up_to_3_or_less() -> None:
    table = duel(hand="4-gem", pile="1", foe={"ongoing": "Flagstone Tax", "pile": "3"})
    assert set(table.offers()) == {"1-gem", "Just a Scratch", "Wound"}
    table.refused("bank", "2-gem", "PS-13.Flagstone Tax")
    other = duel(hand="4-gem", pile="1", foe={"ongoing": "Flagstone Tax", "pile": "4"})
    assert "2-gem" in other.offers()


@rule("PS-13.Flagstone Tax")
def test_flagstone_tax_ends_when_its_owner_buys_a_purple() -> None:
    table = duel(hand="4-gem*2", ongoing="Flagstone Tax")
    table.buy("2-gem").check(ongoing="Flagstone Tax").buy("Combine").check(ongoing="")


@rule("PS-13.Patriot Mirror")
def test_patriot_mirror_gives_its_gifts_at_once_each_turn_and_on_the_turn_it_goes() -> None:
    table = duel(hand="Patriot Mirror; Combine; 1-gem", foe={"hand": "1-gem", "bag": "1-gem*9"}, bag="Combine*9")
    table.play("Patriot Mirror").check(ongoing="Patriot Mirror", arrows={"black": 1}, pigs=1)
    table.pass_turn().pass_turn()
    table.check(pile="1", ongoing="", arrows={"black": 2}, pigs=1)
    assert "Patriot Mirror" in table.names("discard")


@rule("PS-13.Patriot Mirror")
def test_patriot_mirror_adds_up_the_gems_to_see_if_they_are_odd() -> None:
    table = duel(phase="turn", hand="Combine; 1-gem", pile="1 2 2", ongoing="Patriot Mirror", foe=FOE)
    table.check(pile="1 1 2 2", ongoing="Patriot Mirror", arrows={"black": 2})


# --- Onimaru --------------------------------------------------------------------------------------------------------


@rule("PS-13.Riposte")
def test_riposte_returns_a_chip_but_not_itself() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Riposte; 1-gem", "discard": "Combine"})
    table.play("Bonecracker")
    table.react("Riposte")
    assert table.offers() == ["Combine", "1-gem"]
    table.pick("Combine").check(seat=1, hand="Combine", discard="Riposte; 1-gem")


@rule("PS-13.Riposte")
def test_riposte_as_an_action() -> None:
    table = duel(hand="Riposte; Combine; 1-gem", foe=FOE)
    table.play("Riposte").check(arrows={"black": 1}, pigs=1)


@rule("PS-13.Double Slash")
def test_double_slash_crashes_two_1_gems_of_your_own_pile_for_no_money() -> None:
    table = duel(hand="Double Slash; 1-gem", pile="1 1 2", foe={"hand": "Crash Gem", "pile": "2"})
    table.play("Double Slash").react("Crash Gem")
    table.check(pile="2", money=1).check(seat=1, pile="")
    other = duel(hand="Double Slash; 1-gem", pile="1 2", foe=FOE)
    other.play("Double Slash").check(pile="1 2")


@rule("PS-13.Wartime Tactics")
def test_wartime_tactics_plays_a_bank_chip_once_and_it_goes_back() -> None:
    table = duel(hand="Wartime Tactics; Axe Kick; 1-gem", bag="2-gem*5", foe=FOE, bank="First Game")
    table.play("Wartime Tactics")
    assert "Axe Kick" not in table.offers()
    assert "Punch, Punch, Kick" not in table.offers()
    table.pick("Button Mashing").check(on_table="Wartime Tactics", arrows={"black": 2})
    assert table.bank("Button Mashing") == 5


@rule("PS-13.Wartime Tactics")
def test_wartime_tactics_brings_jabs_back_to_the_bank_and_cannot_use_an_empty_stack() -> None:
    table = duel(
        hand="Wartime Tactics; 1-gem",
        discard="Axe Kick",
        foe=FOE,
        bank="Fists of Frenzy",
        stacks={"Button Mashing": 0},
    )
    table.play("Wartime Tactics")
    assert "Button Mashing" not in table.offers()
    table.pick("Repeated Jabs").check(top="", seat=0).check(seat=1, pile="1")
    assert table.bank("Repeated Jabs") == 5


# --- Bal-Bas-Beta ---------------------------------------------------------------------------------------------------


@rule("PS-13.Upgrade")
def test_upgrade_trashes_one_or_two_and_gains_for_each() -> None:
    table = duel(hand="Upgrade; 1-gem; Wound; Cog Engine", foe=FOE)
    table.play("Upgrade")
    assert table.offers() == ["1-gem", "Wound"]
    table.pick("Wound", "1-gem")
    assert set(table.offers()) == {"Wound", "1-gem", "Just a Scratch"}
    table.pick("1-gem")
    assert "Money for Nothing" in table.offers()
    table.pick("Money for Nothing").check(discard="1-gem; Money for Nothing", money=1)


@rule("PS-13.Upgrade")
def test_upgrade_may_stop_after_one_but_not_before() -> None:
    table = duel(hand="Upgrade; 1-gem*2; 2-gem", foe=FOE)
    table.play("Upgrade")
    assert "Nothing more" not in table.offers()
    table.pick("2-gem", "Nothing more")
    table.expect(0, "gain")


@rule("PS-13.Cog Engine")
def test_cog_engine_ends_on_a_purple_or_a_cost_of_6() -> None:
    table = duel(hand="4-gem*3", ongoing="Cog Engine")
    table.buy("Axe Kick").check(ongoing="Cog Engine").buy("Punch, Punch, Kick").check(ongoing="")
    other = duel(hand="4-gem*3", ongoing="Cog Engine")
    other.buy("Combine").check(ongoing="")


@rule("PS-13.Rocket Punch")
def test_rocket_punch_answers_a_send_and_lessens_nothing() -> None:
    table = duel(hand="Crash Gem*2; 1-gem", pile="1 2", foe={"hand": "Rocket Punch", "pile": "1"})
    table.play("Crash Gem", "2-gem").react("Rocket Punch")
    table.expect(0, "react")
    table.react("Crash Gem")
    table.check(pile="", seat=0).check(seat=1, pile="1 1", money=0)


@rule("PS-13.Rocket Punch", "PS-5.1")
def test_rocket_punch_answers_a_red_fist_first_and_needs_a_1_gem() -> None:
    table = duel(hand="Repeated Jabs; 1-gem", foe={"hand": "Rocket Punch", "pile": "1"}, bank="Fists of Frenzy")
    table.play("Repeated Jabs").react("Rocket Punch").no()
    table.check(pile="1").check(seat=1, pile="1")
    other = duel(hand="Repeated Jabs; 1-gem", foe={"hand": "Rocket Punch", "pile": "2"}, bank="Fists of Frenzy")
    other.play("Repeated Jabs")
    other.expect(0, "may")


# --- Troq -----------------------------------------------------------------------------------------------------------


@rule("PS-13.Giant Growth")
def test_giant_growth_gives_its_arrow_once_and_lets_gems_grow_in_the_ante_phase() -> None:
    table = duel(phase="turn", hand="3-gem; Combine", ongoing="Giant Growth", foe=FOE)
    table.expect(0, "grow")
    table.pick("3-gem").check(pile="1 3", hand="Combine", arrows={"black": 1})


@rule("PS-13.Giant Growth")
def test_giant_growth_ends_when_a_purple_is_bought() -> None:
    table = duel(hand="Giant Growth; 4-gem; Axe Kick", foe=FOE)
    table.play("Giant Growth").check(arrows={"brown": 1}).end_actions().buy("Combine").check(ongoing="")


@rule("PS-13.More Shiny")
def test_more_shiny_turns_a_1_gem_into_money_and_a_2_gem_in_the_discard_pile() -> None:
    table = duel(hand="More Shiny; 1-gem; 2-gem", pile="1", foe=FOE)
    table.play("More Shiny", "Trash 1-gem (pile)").check(pile="", discard="2-gem", money=4)
    other = duel(hand="More Shiny; 2-gem", pile="2", foe=FOE)
    other.play("More Shiny").check(money=2, discard="")


@rule("PS-13.Beast Unleashed")
@pytest.mark.parametrize(("pile", "works"), [("2 4", True), ("1 4", False), ("4 4", True)])
def test_beast_unleashed_adds_up_to_6_or_more(pile: str, works: bool) -> None:
    table = duel(hand="Beast Unleashed; Axe Kick; 1-gem", bag="1-gem*2; Axe Kick", pile=pile, foe=FOE)
    table.play("Beast Unleashed").check(arrows={"brown": 1} if works else {}, pigs=1 if works else 0)


# --- Menelker -------------------------------------------------------------------------------------------------------


@rule("PS-13.Bonecracker")
def test_bonecracker_takes_one_of_the_largest_gems() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "3-gem*2; 1-gem; Wound"})
    table.play("Bonecracker").check(seat=1, hand="1-gem; 3-gem; Wound", discard="3-gem").check(arrows={"brown": 1})
    other = duel(hand="Bonecracker; 1-gem", foe={"hand": "Wound"})
    other.play("Bonecracker").check(seat=1, hand="Wound")


@rule("PS-13.Into Oblivion", "PS-2.2")
def test_a_removed_stack_counts_as_empty_and_what_is_trashed_to_it_comes_back_with_it() -> None:
    table = duel(
        hand="Burnbarrow; Into Oblivion*2; Degenerate Trasher; Axe Kick; 4-gem",
        bag="Punch, Punch, Kick",
        foe=FOE,
        bank="No Attacks",
        stacks={"Wound": 0},
    )
    table.play("Burnbarrow").play("Punch, Punch, Kick").play("Into Oblivion", "Axe Kick")
    assert table.game.ante_value() == 2
    assert "Axe Kick" not in [chip for chip in table.offers() if chip not in table.names("hand")]
    table.play("Degenerate Trasher", "Axe Kick", "Nothing more")
    assert table.bank("Axe Kick") == 6
    assert not table.game.in_stock(BY_NAME["Axe Kick"])
    table.play("Into Oblivion")
    assert "Axe Kick" not in table.offers()
    table.pick("Safe Keeping")
    assert table.game.in_stock(BY_NAME["Axe Kick"])
    table.refused("bank", "Safe Keeping", "PS-13.Into Oblivion")


@rule("PS-13.Into Oblivion")
def test_a_removed_stack_cannot_be_bought_or_gained_from() -> None:
    table = duel(hand="Into Oblivion; 4-gem*2", foe=FOE, bank="No Attacks")
    table.play("Into Oblivion", "Axe Kick")
    assert "Axe Kick" not in table.offers()
    assert not table.game.gain(0, BY_NAME["Axe Kick"])


@rule("PS-13.Deathstrike Dragon")
def test_deathstrike_dragon_sends_half_and_is_set_aside() -> None:
    table = duel(hand="Deathstrike Dragon; 1-gem", pile="1 1 1 1 1 3", foe={"hand": "Crash Gem", "pile": "1"})
    ones = table.bank("1-gem")
    table.play("Deathstrike Dragon")
    table.expect(1, "react")
    table.react("Crash Gem").check(pile="3", on_table="1-gem")
    table.check(seat=1, pile="1")
    assert table.game.aside == [BY_NAME["Deathstrike Dragon"]]
    assert table.bank("1-gem") == ones + 5


# --- Persephone -----------------------------------------------------------------------------------------------------


@rule("PS-13.Pleasure & Pain")
def test_pleasure_and_pain_each_opponent_chooses_and_you_may_count_your_own_wounds() -> None:
    table = duel(
        hand="Pleasure & Pain; 1-gem", discard="Wound*2", bag="1-gem*5", foe={"hand": "Wound; 1-gem", "bag": "1-gem"}
    )
    table.play("Pleasure & Pain")
    table.expect(1, "choose")
    table.pick("Put a wound").check(seat=1, bag="1-gem; Wound", hand="1-gem; Wound")
    table.expect(0, "choose a player")
    table.pick("{0}").check(money=3)


@rule("PS-13.Always in Control")
def test_always_in_control_draws_only_for_its_own_two_pigs() -> None:
    table = duel(hand="Safe Keeping; Always in Control; Combine*4; 1-gem", bag="2-gem*9", foe=FOE, bank="No Attacks")
    table.play("Safe Keeping").play("Always in Control").check(pigs=3)
    table.done().buy("Wound").done()
    table.pick("Combine", "Combine", "Combine").check(hand="Combine*3; 2-gem*4")


@rule("PS-13.Always in Control")
def test_always_in_control_makes_immune() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Always in Control; 4-gem"})
    table.play("Bonecracker").react("Always in Control").check(seat=1, hand="4-gem")


@rule("PS-13.Mistress's Command")
def test_mistress_puts_a_chip_into_the_hand_and_makes_every_choice() -> None:
    table = duel(
        hand="Mistress's Command; 1-gem",
        foe={"hand": "Crash Gem; Degenerate Trasher; 4-gem; Wound", "pile": "2 4"},
        bank="The Hammer",
    )
    table.play("Mistress's Command")
    table.expect(0, "put")
    assert "The Hammer" not in table.offers()
    table.pick("Wound")
    table.expect(0, "play free")
    assert table.offers() == ["Nothing more", "Crash Gem", "Degenerate Trasher"]
    table.pick("Degenerate Trasher")
    table.expect(0, "trash")
    table.pick("4-gem", "Nothing more")
    table.pick("Crash Gem", "2-gem")
    table.check(pile="1 1").check(seat=1, pile="4", hand="Wound*2", money=0, arrows={})
    table.expect(0, "buy")


@rule("PS-13.Mistress's Command")
def test_mistress_finds_nobody_without_6_or_9_and_fails_if_the_pile_has_changed() -> None:
    table = duel(hand="Mistress's Command; 1-gem", foe={"hand": "Wound", "pile": "1 4"})
    table.play("Mistress's Command")
    table.expect(0, "buy")
    other = duel(hand="Mistress's Command; 1-gem", foe={"hand": "Ebb or Flow", "pile": "1 1 4"}, bank="Fists of Frenzy")
    other.play("Mistress's Command").react("Ebb or Flow", "Ante a 2-gem")
    other.expect(0, "buy")


@rule("PS-13.Mistress's Command")
def test_the_commanded_player_still_answers_for_himself() -> None:
    table = duel(hand="Mistress's Command; Crash Gem; 1-gem", pile="3", foe={"hand": "Crash Gem*2", "pile": "1 1 4"})
    table.play("Mistress's Command", "Wound", "Crash Gem", "1-gem")
    table.expect(0, "react")
    table.react("Crash Gem")
    table.expect(1, "react")


# --- Gloria ---------------------------------------------------------------------------------------------------------


@rule("PS-13.Radiant Healing")
def test_radiant_healing_needs_a_puzzle_chip_discarded_and_includes_you() -> None:
    table = duel(
        hand="Radiant Healing; Axe Kick; Wound",
        bag="1-gem",
        foe={"hand": "Axe Kick", "discard": "1-gem"},
    )
    table.play("Radiant Healing")
    table.expect(0, "discard")
    table.pick("Axe Kick", "Wound").check(discard="Axe Kick")
    table.expect(1, "discard")
    table.done().check(seat=1, discard="1-gem")
    table.check(pigs=1)


@rule("PS-13.Saving Grace")
def test_saving_grace_draws_for_you_too_and_may_go_on_top_of_the_bag() -> None:
    table = duel(hand="Saving Grace; 1-gem", bag="1-gem", foe={"hand": "1-gem", "bag": "2-gem"})
    table.play("Saving Grace").yes().done().check(money=3, pigs=1, top="Saving Grace")
    table.check(seat=1, hand="1-gem; 2-gem")


@rule("PS-13.Healing Touch")
def test_healing_touch_trashes_a_1_gem_from_every_pile_and_draws_for_you() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="1 1", foe={"hand": "Healing Touch", "pile": "1 2", "bag": "2-gem"})
    table.play("Crash Gem").react("Healing Touch")
    table.check(pile="").check(seat=1, pile="1 2", hand="2-gem")


@rule("PS-13.Healing Touch", "PS-8.3")
def test_in_a_free_for_all_the_target_is_asked_before_healing_touch() -> None:
    table = duel(
        hand="Crash Gem; 1-gem",
        pile="1",
        foe={"hand": "Healing Touch", "pile": "1", "bag": "2-gem"},
        others=[{"hand": "Crash Gem", "pile": "1"}],
    )
    table.play("Crash Gem", "At {2}")
    table.expect(2, "react")
    table.done()
    table.expect(1, "react")
    table.react("Healing Touch").check(seat=1, pile="", hand="2-gem").check(seat=2, pile="1")


# --- Gwen -----------------------------------------------------------------------------------------------------------


@rule("PS-13.Shadow Plague")
def test_shadow_plague_wounds_when_discarded_at_cleanup_and_a_pig_spares_you() -> None:
    table = duel(hand="Shadow Plague; 1-gem", bag="1-gem*9", foe=FOE)
    table.end_actions().buy("1-gem").done().check(discard="1-gem*2; Shadow Plague; Wound")
    other = duel(hand="Shadow Plague; Safe Keeping; 1-gem", bag="1-gem*9", foe=FOE, bank="No Attacks")
    other.play("Safe Keeping").end_actions().done().buy("1-gem").done().pick("Shadow Plague")
    other.check(discard="1-gem*2; Safe Keeping", hand="Shadow Plague; 1-gem*4")


@rule("PS-13.Shadow Plague")
def test_shadow_plague_is_played_with_a_black_arrow_to_avoid_the_wound() -> None:
    table = duel(hand="Shadow Plague; 1-gem", bag="1-gem*9", foe=FOE)
    table.play("Shadow Plague").check(discard="Shadow Plague", arrows={})
    other = duel(hand="Axe Kick; Shadow Plague; Button Mashing", foe=FOE)
    other.play("Axe Kick")
    other.refused("hand", "Shadow Plague", "PS-3.2")


@rule("PS-13.Shadow Plague")
def test_shadow_plague_wounds_whatever_makes_you_discard_it() -> None:
    table = duel(hand="Ouch!; 1-gem", foe={"hand": "Shadow Plague"})
    table.play("Ouch!").check(seat=1, discard="Shadow Plague; Wound*2")


@rule("PS-13.Burnbarrow")
def test_burnbarrow() -> None:
    table = duel(hand="Burnbarrow; Combine", bag="1-gem", foe=FOE)
    table.play("Burnbarrow").check(arrows={"black": 1, "red": 1}, hand="Combine; 1-gem")


@rule("PS-13.Shadowswarm", "PS-5.1")
def test_shadowswarm_makes_all_opponents_discard_or_none_and_then_nobody_reacts() -> None:
    table = duel(hand="Shadowswarm; 1-gem", foe={"hand": "Blues Are Good"})
    table.play("Shadowswarm").no()
    table.expect(0, "buy")
    other = duel(hand="Shadowswarm; 1-gem", foe={"hand": "Wound"}, others=[{"hand": "Wound*2"}])
    other.play("Shadowswarm").yes().check(seat=1, hand="").check(seat=2, hand="Wound")


# --- Vendetta -------------------------------------------------------------------------------------------------------


@rule("PS-13.Stunlock")
def test_stunlock_asks_a_puzzle_chip_before_anything_else_of_a_combining_chip() -> None:
    table = duel(hand="Combine; Axe Kick; 2-gem", pile="1 1", foe={"ongoing": "Stunlock"})
    table.play("Combine")
    table.expect(0, "discard to combine")
    table.check(arrows={}, money=0)
    table.pick("Axe Kick", "a 1-gem and a 1-gem").check(pile="2", discard="Axe Kick", money=1)


@rule("PS-13.Stunlock")
def test_without_the_discard_no_gems_combine_but_the_rest_of_the_chip_works() -> None:
    table = duel(hand="One True Style; Axe Kick; 1-gem", pile="1 1", foe={"ongoing": "Stunlock"}, bank="The Hammer")
    table.play("One True Style").done()
    table.check(pile="1 1", arrows={"brown": 1, "red": 1, "blue": 1}, hand="Axe Kick; 1-gem")


@rule("PS-13.Stunlock", "PS-13.Option Select")
def test_stunlock_holds_against_option_select_of_a_combine() -> None:
    table = duel(hand="Option Select; 2-gem", pile="1 1", foe={"ongoing": "Stunlock"}, bank="No Attacks")
    table.play("Option Select", "Combine").check(pile="1 1")


@rule("PS-13.Stunlock")
def test_stunlock_lasts_until_your_next_turn_and_does_not_bind_yourself() -> None:
    table = duel(phase="turn", hand="Combine; Axe Kick", pile="1", ongoing="Stunlock", foe=FOE)
    table.check(ongoing="", discard="Stunlock")
    other = duel(hand="Stunlock; Combine; Burnbarrow; 1-gem", pile="1 1", foe=FOE)
    other.play("Stunlock").play("Burnbarrow").play("Combine")
    other.expect(0, "combine")


@rule("PS-13.Acrobatics")
def test_acrobatics_gives_two_different_arrows() -> None:
    table = duel(hand="Acrobatics; Combine; Axe Kick", foe=FOE)
    table.play("Acrobatics")
    assert len(table.offers()) == 6
    table.pick("+1 brown arrow, +1 purple arrow").check(arrows={"brown": 1, "purple": 1})


@rule("PS-13.Surgical Strike")
def test_surgical_strike_is_the_attackers_choice() -> None:
    table = duel(hand="Surgical Strike; 1-gem", foe={"hand": "1-gem; Crash Gem", "bag": "2-gem"})
    table.play("Surgical Strike")
    table.expect(0, "discard")
    assert table.offers() == ["1-gem", "Crash Gem", "2-gem"]
    table.pick("Crash Gem").check(seat=1, hand="1-gem; 2-gem", discard="Crash Gem").check(arrows={"red": 1})


# --- Zane -----------------------------------------------------------------------------------------------------------


@rule("PS-13.Crash Bomb")
def test_crash_bomb_trashes_a_crash_gem_for_two_gems_with_money() -> None:
    table = duel(hand="Crash Bomb; Crash Gem; 1-gem", pile="1 2 3", foe=FOE)
    table.play("Crash Bomb", "3-gem", "2-gem").check(pile="1", money=3)
    assert table.bank("Crash Gem") == 15
    other = duel(hand="Crash Bomb; 1-gem", pile="1 2", foe=FOE)
    other.play("Crash Bomb").check(pile="1 2", money=1)


@rule("PS-13.Crash Potato")
def test_crash_potato_crashes_for_no_money_or_changes_places_with_any_crash_gem() -> None:
    table = duel(hand="Crash Potato; 1-gem", pile="1", foe=FOE)
    table.play("Crash Potato").check(pile="", money=1)
    other = duel(
        hand="Crash Potato; 1-gem",
        discard="Crash Gem",
        pile="1",
        foe={"hand": "1-gem", "discard": "Double Crash Gem; Crash Gem"},
    )
    other.play("Crash Potato", "Exchange", "{1}'s discard")
    other.check(on_table="Crash Gem; 1-gem").check(seat=1, discard="Double Crash Gem; Crash Potato")


@rule("PS-13.Maximum Anarchy")
def test_maximum_anarchy_new_hands_for_all_and_arrows_now_and_next() -> None:
    table = duel(hand="Maximum Anarchy; Wound", bag="1-gem*5; Axe Kick*9", foe={"hand": "Wound*2", "bag": "Combine*9"})
    table.play("Maximum Anarchy")
    assert len(table.game.hand(0)) + table.names("on_table").count("1-gem") == 2
    table.check(seat=1, hand="Combine*2", discard="Wound*2")
    table.pass_turn()
    table.check(seat=1, arrows={"black": 1, "brown": 1, "purple": 1, "red": 1, "blue": 1})


@rule("PS-13.Maximum Anarchy")
def test_maximum_anarchy_gives_four_arrows_the_same_turn() -> None:
    table = duel(hand="Maximum Anarchy; Wound", bag="Burnbarrow*9", foe=FOE)
    table.play("Maximum Anarchy").check(
        arrows={"brown": 1, "purple": 1, "red": 1, "blue": 1}, hand="Burnbarrow*2", discard="Wound"
    )
