"""PS-13: the 24 puzzle chips, each played and each at its edge."""

from __future__ import annotations

from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHIPS, chip_named
from tests.puzzlestrike.duel import duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


@rule("PS-13.Axe Kick")
def test_axe_kick() -> None:
    table = duel(hand="Axe Kick*2", bag="1-gem*3", foe=FOE)
    table.play("Axe Kick").check(arrows={"brown": 1}, hand="Axe Kick; 1-gem*2")
    table.play("Axe Kick")
    assert "1-gem" in table.names("on_table")


@rule("PS-13.Bang then Fizzle")
def test_bang_then_fizzle_at_4_or_less() -> None:
    table = duel(hand="Bang then Fizzle; Combine", bag="1-gem*3", pile="1 3", foe=FOE)
    table.play("Bang then Fizzle").check(arrows={"black": 2}, hand="Combine; 1-gem*2")


@rule("PS-13.Blues Are Good")
def test_blues_are_good_searches_for_two_and_lets_them_be_played() -> None:
    table = duel(hand="Blues Are Good; 1-gem", bag="Riposte; Ebb or Flow; Combine", foe=FOE)
    table.play("Blues Are Good")
    assert table.offers() == ["Nothing more", "Riposte", "Ebb or Flow"]
    table.pick("Riposte", "Ebb or Flow").check(arrows={"blue": 2}, hand="Riposte; Ebb or Flow; 1-gem", bag="Combine")
    assert table.offers() == ["End your actions", "Riposte", "Ebb or Flow"]


@rule("PS-13.Blues Are Good")
def test_blues_are_good_may_find_nothing() -> None:
    table = duel(hand="Blues Are Good; 1-gem; Riposte", bag="Combine", foe=FOE)
    table.play("Blues Are Good").check(bag="Combine", arrows={"blue": 2})


@rule("PS-13.Button Mashing")
def test_button_mashing_is_trashed() -> None:
    table = duel(hand="Button Mashing; Combine; 1-gem", foe=FOE)
    table.play("Button Mashing").check(arrows={"black": 2}, on_table="")
    assert table.bank("Button Mashing") == 6


@rule("PS-13.Chips for Free")
def test_chips_for_free_gains_a_chip_of_the_same_cost_or_up_to_2_more() -> None:
    table = duel(hand="Chips for Free; Riposte; 2-gem", bag="1-gem*2", foe=FOE, bank="No Attacks")
    table.play("Chips for Free")
    assert table.offers() == ["2-gem", "1-gem"]
    table.pick("2-gem")
    costs = {chip_named(name).cost for name in table.offers()}
    assert costs == {3, 4, 5}
    table.pick("Axe Kick").check(discard="Axe Kick")


@rule("PS-13.Color Panic")
def test_color_panic_takes_a_chip_of_the_colour_named() -> None:
    table = duel(hand="Color Panic; 1-gem", foe={"hand": "Combine; Crash Gem; 1-gem"}, bank="Combo Crazy")
    table.play("Color Panic", "Purple")
    table.expect(1, "discard")
    assert table.offers() == ["Combine", "Crash Gem"]
    table.pick("Combine").check(seat=1, hand="Crash Gem; 1-gem")
    table.check(arrows={"red": 1})


@rule("PS-13.Color Panic")
def test_color_panic_gives_one_arrow_however_many_fail_and_shows_their_hands() -> None:
    table = duel(
        hand="Color Panic; 1-gem; Combine", foe={"hand": "1-gem"}, others=[{"hand": "2-gem"}], bank="Combo Crazy"
    )
    table.play("Color Panic", "Blue").check(arrows={"black": 1, "red": 1})
    players = table.game.view(0)["players"]
    assert isinstance(players, list)
    assert [player["known"] for player in players[1:]] == [["1-gem"], ["2-gem"]]  # type: ignore[index,call-overload]


@rule("PS-13.Degenerate Trasher")
def test_degenerate_trasher_trashes_up_to_two() -> None:
    table = duel(hand="Degenerate Trasher; Wound; 1-gem; Cog Engine", foe=FOE)
    table.play("Degenerate Trasher")
    assert table.offers() == ["Nothing more", "Wound", "1-gem"]
    table.pick("Wound", "1-gem").check(hand="Cog Engine", arrows={"black": 1})
    assert table.bank("Wound") == 25


@rule("PS-13.Ebb or Flow")
def test_ebb_or_flow_as_an_action() -> None:
    table = duel(hand="Ebb or Flow; 1-gem", pile="1 2", foe={"hand": "1-gem", "pile": "1"}, bank="Fists of Frenzy")
    table.play("Ebb or Flow", "Every player").check(pile="2")
    table.check(seat=1, pile="")


@rule("PS-13.Ebb or Flow")
def test_ebb_or_flow_flows_and_answers_a_red_fist() -> None:
    table = duel(hand="Ouch!; 1-gem", foe={"hand": "Ebb or Flow; 1-gem", "pile": "1 4"}, bank="Combo Crazy")
    table.play("Ouch!").react("Ebb or Flow", "Ante a 2-gem")
    table.check(seat=1, pile="1 1 2 4", discard="Ebb or Flow; 1-gem; Wound")


@rule("PS-13.Hundred-Fist Frenzy")
def test_every_copy_of_the_frenzy_crashes_after_a_red_fist_without_money() -> None:
    table = duel(
        hand="Bonecracker; 1-gem", ongoing="Hundred-Fist Frenzy*2", pile="1 2", foe=FOE, bank="Fists of Frenzy"
    )
    table.play("Bonecracker")
    table.expect(0, "break")
    table.pick("2-gem", "1-gem").check(pile="", money=1)
    table.check(seat=1, pile="1 1 1")


@rule("PS-13.Hundred-Fist Frenzy")
def test_the_frenzy_comes_before_the_blues_that_come_after() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1",
        foe={"hand": "Saving Grace; 1-gem", "bag": "2-gem*3"},
        bank="Fists of Frenzy",
    )
    table.play("Bonecracker")
    table.expect(0, "break")
    table.pick("1-gem")
    table.expect(1, "react")
    table.react("Saving Grace").check(seat=1, hand="2-gem*2", pile="1")


@rule("PS-13.Hundred-Fist Frenzy")
def test_the_frenzy_activates_even_if_the_fist_affected_nobody() -> None:
    table = duel(hand="Just a Scratch; 1-gem; Wound", ongoing="Hundred-Fist Frenzy", pile="1", foe=FOE)
    table.play("Just a Scratch", "Trash a wound")
    table.expect(0, "break")


@rule("PS-13.Hundred-Fist Frenzy")
def test_the_frenzy_ends_when_an_opponent_does_nothing_in_the_action_phase() -> None:
    table = duel(
        phase="buy",
        hand="1-gem",
        bag="1-gem*9",
        ongoing="Hundred-Fist Frenzy*2",
        foe={"hand": "Axe Kick; 1-gem", "bag": "1-gem*9"},
        bank="Fists of Frenzy",
    )
    table.pass_turn()
    table.play("Axe Kick").check(ongoing="Hundred-Fist Frenzy*2")
    other = duel(
        phase="buy",
        hand="1-gem",
        bag="1-gem*9",
        ongoing="Hundred-Fist Frenzy*2",
        foe={"hand": "Axe Kick; 1-gem", "bag": "1-gem*9"},
        bank="Fists of Frenzy",
    )
    other.pass_turn().end_actions().check(ongoing="")
    assert other.names("discard").count("Hundred-Fist Frenzy") + other.names("hand").count("Hundred-Fist Frenzy") == 2


@rule("PS-13.Improvisation")
def test_improvisation_discards_gems_and_plays_the_rest_in_the_order_drawn() -> None:
    table = duel(hand="Improvisation; 1-gem", top="Burnbarrow; 2-gem", bag="1-gem", foe=FOE, bank="No Attacks")
    table.play("Improvisation")
    table.check(discard="2-gem", on_table="Improvisation; Burnbarrow; 1-gem*2", arrows={"black": 1, "red": 1})


@rule("PS-13.Improvisation", "PS-3.4")
def test_improvisation_plays_a_used_once_per_turn_chip_without_effect() -> None:
    table = duel(
        hand="Improvisation; Burnbarrow; 1-gem",
        top="Bang then Fizzle*2",
        bag="2-gem*2; Wound*9",
        foe=FOE,
        bank="No Attacks",
    )
    table.play("Improvisation").check(on_table="Improvisation; Bang then Fizzle*2", arrows={"black": 2})


@rule("PS-13.Improvisation", "PS-5.1")
def test_improvisation_as_a_reaction_loses_arrows_money_and_pigs() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        foe={"hand": "Improvisation; Saving Grace; 1-gem", "bag": "2-gem*5"},
        bank="No Attacks",
    )
    table.play("Bonecracker")
    table.react("Improvisation").no()
    table.check(seat=1, hand="2-gem", money=0, pigs=0, discard="Improvisation; 1-gem", on_table="Saving Grace")
    table.pass_turn()
    assert "Saving Grace" in table.names("discard", 1)


@rule("PS-13.Just a Scratch")
def test_just_a_scratch_wounds_or_heals() -> None:
    table = duel(hand="Just a Scratch*2; 1-gem", discard="Wound", foe=FOE)
    table.play("Just a Scratch", "Trash a wound").check(discard="", arrows={"red": 1})
    table.play("Just a Scratch", "Each opponent").check(seat=1, discard="Wound")


@rule("PS-13.Money for Nothing")
def test_money_for_nothing_is_money_this_turn() -> None:
    table = duel(hand="Money for Nothing", foe=FOE)
    table.play("Money for Nothing").yes().check(money=2)
    assert table.bank("Money for Nothing") == 6


@rule("PS-13.Money for Nothing")
def test_money_for_nothing_answers_a_red_fist_that_affects_you() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Money for Nothing; 2-gem"})
    table.play("Bonecracker").react("Money for Nothing")
    table.check(seat=1, hand="1-gem", discard="Money for Nothing; 2-gem")


@rule("PS-13.Now or Later")
def test_now_or_later_trashes_a_gem_and_a_wound_from_hand_and_discards_together() -> None:
    table = duel(hand="Now or Later; Wound; 1-gem", discard="Wound; 2-gem", foe=FOE)
    table.play("Now or Later", "From your hand").pick("Trash Wound (hand)")
    assert "Wound" not in table.offers()
    table.pick("Trash 2-gem (discard)").check(discard="Wound")


@rule("PS-13.Now or Later")
def test_now_or_later_draws() -> None:
    table = duel(hand="Now or Later; 1-gem", bag="2-gem*2", foe=FOE)
    table.play("Now or Later", "Draw two chips").check(money=5)


@rule("PS-13.One True Style")
def test_one_true_style_combines_two_1_gems_for_no_money() -> None:
    table = duel(hand="One True Style; Axe Kick; 1-gem", pile="1 1 2", foe=FOE, bank="The Hammer")
    table.play("One True Style").check(pile="2 2", money=0, arrows={"brown": 1, "red": 1, "blue": 1})


@rule("PS-13.Option Select")
def test_option_select_is_played_as_a_chip_of_the_bank_and_trashed() -> None:
    table = duel(hand="Option Select; Axe Kick; 1-gem", bag="1-gem*3", foe=FOE, bank="No Attacks", stacks={"X-Copy": 5})
    table.play("Option Select")
    assert "X-Copy" not in table.offers()
    assert "Option Select" not in table.offers()
    assert "1-gem" not in table.offers()
    table.pick("Axe Kick").check(arrows={"brown": 1}, on_table="", hand="Axe Kick; 1-gem*3")
    assert table.bank("Option Select") == 6


@rule("PS-13.Option Select")
def test_option_select_has_a_gray_banner_until_it_is_played_and_needs_a_full_stack() -> None:
    table = duel(
        hand="Axe Kick; Option Select; Button Mashing", foe=FOE, bank="No Attacks", stacks={"Axe Kick": 0}, bag="1-gem"
    )
    table.play("Axe Kick")
    assert "black arrow" in table.refused("hand", "Option Select", "PS-3.2")
    other = duel(hand="Option Select; 1-gem", foe=FOE, bank="No Attacks", stacks={"Axe Kick": 0})
    other.play("Option Select")
    assert "Axe Kick" not in other.offers()


@rule("PS-13.Option Select", "PS-5.2")
def test_option_select_as_a_reaction_to_a_red_fist() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        foe={"hand": "Option Select; 4-gem"},
        bank=["Option Select", "Blues Are Good", "Ebb or Flow"],
    )
    table.play("Bonecracker")
    assert table.offers() == ["No reaction", "Option Select"]
    table.react("Option Select")
    assert table.offers() == ["Blues Are Good", "Ebb or Flow"]
    table.pick("Blues Are Good").check(seat=1, hand="4-gem", discard="")
    assert table.bank("Option Select") == 6


@rule("PS-13.Option Select", "PS-4.4")
def test_option_select_counter_crashes_as_a_crash_gem() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="2", foe={"hand": "Option Select", "pile": "2"}, bank="Combo Crazy")
    table.play("Crash Gem").react("Option Select")
    table.check(seat=1, pile="")


@rule("PS-13.Option Select", "PS-13.Hundred-Fist Frenzy")
def test_option_selecting_a_red_fist_triggers_the_frenzy_and_jabs_stay_trashed() -> None:
    table = duel(
        hand="Option Select; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1",
        foe=FOE,
        bank=["Repeated Jabs", "Option Select", "Hundred-Fist Frenzy"],
    )
    table.play("Option Select", "Repeated Jabs")
    table.expect(0, "break")
    table.check(top="", seat=0)
    table.pick("1-gem").check(seat=1, pile="1 1")


@rule("PS-13.Option Select")
def test_option_selecting_an_ongoing_chip_does_nothing_lasting() -> None:
    table = duel(hand="Option Select; 1-gem", foe=FOE, bank=["Option Select", "Hundred-Fist Frenzy"])
    table.play("Option Select", "Hundred-Fist Frenzy").check(ongoing="")


@rule("PS-13.Ouch!", "PS-3.4")
def test_ouch_hits_the_pile_the_combine_the_hand_and_the_deck_once_per_turn() -> None:
    table = duel(
        hand="Burnbarrow; Ouch!*2; Just a Scratch; 1-gem",
        bag="1-gem*3",
        foe={"hand": "1-gem; 2-gem", "discard": "Combine*2", "pile": "1"},
    )
    table.play("Burnbarrow").play("Ouch!").pick("2-gem")
    table.check(seat=1, pile="1 1", discard="Combine; 2-gem; Wound", hand="1-gem")
    table.refused("hand", "Ouch!", "PS-3.4")


@rule("PS-13.Pick Your Poison")
def test_pick_your_poison_is_the_victims_choice() -> None:
    table = duel(hand="Pick Your Poison; 1-gem", foe={"hand": "1-gem*2; 2-gem"}, bank="The Hammer")
    table.play("Pick Your Poison", "Discard two chips", "1-gem", "2-gem").check(seat=1, hand="1-gem", pile="")
    table.check(pigs=1)
    other = duel(hand="Pick Your Poison; 1-gem", foe={}, bank="The Hammer")
    other.play("Pick Your Poison").check(seat=1, pile="1")


@rule("PS-13.Punch, Punch, Kick")
def test_punch_punch_kick() -> None:
    table = duel(hand="Punch, Punch, Kick; Combine", bag="1-gem", foe=FOE)
    table.play("Punch, Punch, Kick").check(arrows={"black": 2}, hand="Combine; 1-gem")


@rule("PS-13.Repeated Jabs", "PS-2.3")
def test_repeated_jabs_antes_from_the_bank_and_cannot_be_countered() -> None:
    table = duel(hand="Repeated Jabs; 1-gem", foe={"hand": "Crash Gem; 1-gem", "pile": "1"}, bank="Fists of Frenzy")
    table.play("Repeated Jabs").no().check(seat=1, pile="1 1")
    assert table.bank("1-gem") == 64 - 12 - 1 - 1


@rule("PS-13.Risk to Riskonade")
def test_risk_to_riskonade_draws_for_everyone() -> None:
    table = duel(
        hand="Risk to Riskonade; 1-gem", bag="1-gem*2", foe={"hand": "1-gem", "bag": "2-gem*2"}, bank="The Hammer"
    )
    table.play("Risk to Riskonade").yes().check(pile="3", money=3)
    table.check(seat=1, hand="1-gem; 2-gem*2")
    assert table.bank("Risk to Riskonade") == 6


@rule("PS-13.Safe Keeping")
def test_safe_keeping_puts_a_1_gem_into_the_bag_if_you_like() -> None:
    table = duel(hand="Safe Keeping*2; Combine", pile="1", foe=FOE, bank="No Attacks")
    table.play("Safe Keeping").no().check(pile="1", arrows={"black": 1}, pigs=1)
    table.play("Safe Keeping").yes().check(pile="", bag="1-gem", pigs=2)


@rule("PS-13.Signature Move")
def test_signature_move_must_take_a_character_chip_that_lies_in_the_discard_pile() -> None:
    table = duel(hand="Signature Move; Riposte; 1-gem", bag="Burnbarrow; Combine", discard="Cog Engine; 1-gem", foe=FOE)
    table.play("Signature Move")
    assert table.offers() == ["Cog Engine", "Burnbarrow"]
    table.pick("Cog Engine")
    assert table.offers() == ["Nothing more", "Riposte", "Cog Engine"]
    table.play("Riposte").check(arrows={"black": 1}, hand="Cog Engine; 1-gem")


@rule("PS-13.Signature Move")
def test_signature_move_may_skip_the_search_when_the_discard_pile_has_none() -> None:
    table = duel(hand="Signature Move; Riposte; 1-gem", bag="Burnbarrow", foe=FOE)
    table.play("Signature Move").done()
    table.expect(0, "play free")
    table.done().check(bag="Burnbarrow")


@rule("PS-13.The Hammer")
def test_the_hammer_is_decided_one_gem_at_a_time() -> None:
    table = duel(hand="The Hammer; Crash Gem; 1-gem", bag="1-gem*3", foe={"hand": "Crash Gem", "pile": "4"})
    table.play("The Hammer").yes().check(pile="4", hand="Crash Gem; 1-gem*2")
    table.no().check(arrows={"black": 1})
    table.play("Crash Gem").check(seat=1, pile="1 1 1 1 4")


@rule("PS-13.X-Copy")
def test_x_copy_plays_a_chip_twice_also_one_that_trashes_itself() -> None:
    table = duel(hand="X-Copy; Button Mashing; Combine; 1-gem", foe=FOE, bank="No Attacks")
    table.play("X-Copy").check(arrows={"black": 4}, on_table="X-Copy")
    assert table.bank("Button Mashing") == 6


@rule("PS-13.X-Copy")
def test_x_copy_of_an_x_copy_needs_two_separate_chips() -> None:
    table = duel(hand="X-Copy*2; Crash Gem; 1-gem*2", pile="1 1 1 1", foe=FOE, bank="No Attacks")
    table.play("X-Copy", "X-Copy")
    table.check(pile="1 1")
    other = duel(hand="X-Copy*2; Crash Gem*2; 1-gem", pile="1 1 1 1", foe=FOE, bank="No Attacks")
    other.play("X-Copy", "X-Copy").check(pile="", money=5)


@rule("PS-13.X-Copy")
def test_x_copy_cannot_copy_a_combine_or_a_character_chip() -> None:
    table = duel(hand="X-Copy; Combine; Riposte; Axe Kick; Double Crash Gem", foe=FOE, bank="No Attacks")
    table.play("X-Copy")
    assert table.offers() == ["Axe Kick", "Double Crash Gem"]


@rule("PS-13.X-Copy", "PS-5.1")
def test_each_instance_of_a_copied_attack_can_be_answered_and_chosen_anew() -> None:
    table = duel(hand="X-Copy; Color Panic; 1-gem", foe={"hand": "Blues Are Good*2; Combine"}, bank="Combo Crazy")
    table.play("X-Copy", "Purple")
    table.react("Blues Are Good")
    table.expect(0, "name a colour")
    table.pick("Blue").react("Blues Are Good")
    table.check(seat=1, hand="Combine")


@rule("PS-13.X-Copy", "PS-3.4")
def test_x_copying_a_once_per_turn_chip_does_nothing_the_second_time() -> None:
    table = duel(hand="X-Copy; Bang then Fizzle; Combine", bag="1-gem*5", foe=FOE, bank="No Attacks")
    table.play("X-Copy").check(arrows={"black": 2})


@rule("PS-13.X-Copy")
def test_x_copying_an_ongoing_chip_leaves_one_in_play() -> None:
    table = duel(hand="X-Copy; Hundred-Fist Frenzy; 1-gem", foe=FOE, bank=["X-Copy", "Hundred-Fist Frenzy"])
    table.play("X-Copy").check(ongoing="Hundred-Fist Frenzy")


def test_texts_are_printed_for_every_chip() -> None:
    assert len(CHIPS) == 62
    for chip in CHIPS:
        assert chip.text.endswith("."), chip.name
        assert BY_NAME[chip.name] == chip.kind
    assert chip_named("Punch, Punch, Kick").text == "+2 black arrows. Draw one chip."
