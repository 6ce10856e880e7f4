"""PS-13: what the rulebook's notes on the character chips say besides: each chip's further edges."""

from __future__ import annotations

import pytest

from kwoon.games.puzzlestrike.state.chip import BY_NAME
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


# --- Quince, Onimaru, Bal-Bas-Beta, Troq ----------------------------------------------------------------------------


@rule("PS-13.Two Truths")
def test_one_discarded_chip_alone_is_no_two_truths_and_the_chip_may_be_left_unplayed() -> None:
    table = duel(hand="Two Truths; 1-gem", discard="Combine", foe=FOE)
    table.play("Two Truths").check(discard="Combine", money=1)
    other = duel(hand="Two Truths; 1-gem", discard="Combine; Axe Kick", foe=FOE)
    other.play("Two Truths", "Combine")
    other.expect(1, "take")
    other.pick("Axe Kick").no().check(hand="Axe Kick", discard="Combine")


@rule("PS-13.Flagstone Tax")
@pytest.mark.parametrize(("owner", "taxed"), [("1 2", True), ("1 1 1", True), ("4", False), ("2 2", False), ("", True)])
def test_the_tax_adds_up_the_owners_gems(owner: str, taxed: bool) -> None:
    table = duel(hand="4-gem", pile="3", foe={"ongoing": "Flagstone Tax", "pile": owner})
    assert ("Combine" in table.offers()) == (not taxed)
    assert "2-gem" in table.offers()


@rule("PS-13.Flagstone Tax", "PS-6.3")
def test_the_taxed_may_always_buy_a_wound_and_the_owner_buys_freely() -> None:
    table = duel(hand="4-gem", pile="", foe={"ongoing": "Flagstone Tax", "hand": "Axe Kick; 4-gem", "bag": "1-gem*9"})
    assert table.game.active == 1
    assert "Wound" in table.names("discard") + table.names("hand")
    table.end_actions()
    assert "Combine" in table.offers()


@rule("PS-13.Patriot Mirror")
def test_a_mirror_played_on_an_odd_pile_stays_until_the_next_turn() -> None:
    table = duel(hand="Patriot Mirror; Combine; 1-gem", pile="1", foe=FOE)
    table.play("Patriot Mirror").check(ongoing="Patriot Mirror", arrows={"black": 1}, pigs=1)


@rule("PS-13.Riposte")
def test_a_riposte_with_nothing_else_in_the_discard_pile_returns_nothing() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "Riposte; Wound"})
    table.play("Bonecracker").react("Riposte").check(seat=1, hand="Wound", discard="Riposte")


@rule("PS-13.Double Slash")
def test_double_slash_is_one_event_of_two_gems() -> None:
    table = duel(hand="Double Slash; 1-gem", pile="1 1", foe={"hand": "Crash Gem*2", "pile": "1 1 4"})
    table.play("Double Slash").react("Crash Gem", "1-gem")
    table.expect(0, "buy")
    table.check(seat=1, pile="1 1 4", hand="Crash Gem")


@rule("PS-13.Wartime Tactics")
@pytest.mark.parametrize("lent", ["Hundred-Fist Frenzy", "Money for Nothing", "Risk to Riskonade", "Button Mashing"])
def test_a_lent_chip_goes_back_whatever_it_says(lent: str) -> None:
    table = duel(hand="Wartime Tactics; Signature Move; 1-gem", foe=FOE, bank=[lent, "Signature Move"])
    table.play("Wartime Tactics", lent).check(ongoing="", top="", discard="")
    assert lent not in table.names("on_table")
    assert table.bank(lent) == 5


@rule("PS-13.Wartime Tactics", "PS-5.1")
def test_a_lent_red_fist_can_be_answered() -> None:
    table = duel(
        hand="Wartime Tactics; Axe Kick; 1-gem",
        foe={"hand": "Blues Are Good; 4-gem", "pile": ""},
        bank="Fists of Frenzy",
    )
    table.play("Wartime Tactics", "Repeated Jabs").react("Blues Are Good").check(seat=1, pile="", hand="4-gem")


@rule("PS-13.Upgrade")
def test_upgrade_never_trashes_itself_nor_a_character_chip_and_gives_its_dollar_anyway() -> None:
    table = duel(hand="Upgrade; Riposte; Cog Engine", foe=FOE, bag="1-gem*9")
    table.play("Upgrade")
    table.expect(0, "buy")
    table.check(money=1, hand="Riposte; Cog Engine", on_table="Upgrade")


@rule("PS-13.Cog Engine")
def test_cog_engine_pays_on_the_turn_it_is_played_and_a_cheap_chip_does_not_end_it() -> None:
    table = duel(hand="Cog Engine; 3-gem; Combine", bag="1-gem*9", foe=FOE)
    table.play("Cog Engine").done().check(money=4, pigs=1).buy("Just a Scratch").check(ongoing="Cog Engine")
    table.buy("2-gem").check(ongoing="Cog Engine")


@rule("PS-13.Rocket Punch", "PS-4.2")
def test_rocket_punch_as_an_action_crashes_a_1_gem_and_nothing_larger_for_no_money() -> None:
    table = duel(hand="Rocket Punch; 1-gem", pile="1 3", foe=FOE)
    table.play("Rocket Punch").check(pile="3", money=1).check(seat=1, pile="1")
    other = duel(hand="Rocket Punch; 1-gem", pile="3", foe=FOE)
    other.play("Rocket Punch").check(pile="3").check(seat=1, pile="")


@rule("PS-13.Rocket Punch", "PS-8.3")
def test_after_a_rocket_punch_the_original_gems_go_where_they_were_sent() -> None:
    table = duel(
        hand="Crash Gem; 1-gem", pile="2", foe={"hand": "1-gem"}, others=[{"hand": "Rocket Punch", "pile": "1 3"}]
    )
    table.play("Crash Gem", "At {1}")
    table.expect(2, "react")
    table.react("Rocket Punch").check(pile="1").check(seat=1, pile="1 1").check(seat=2, pile="3", money=0)


@rule("PS-13.Giant Growth")
def test_giant_growth_grows_a_gem_if_you_like_and_needs_one_in_the_hand() -> None:
    table = duel(phase="turn", hand="2-gem; Combine", ongoing="Giant Growth", foe=FOE)
    table.done().check(pile="1", hand="2-gem; Combine")
    other = duel(phase="turn", hand="Combine", ongoing="Giant Growth", foe=FOE)
    other.expect(0, "play")


@rule("PS-13.More Shiny", "PS-11.3")
def test_more_shiny_takes_a_1_gem_of_the_hand_too_and_pays_even_without_a_2_gem_to_gain() -> None:
    table = duel(hand="More Shiny; 1-gem*2", foe=FOE, stacks={"2-gem": 0})
    ones = table.bank("1-gem")
    table.play("More Shiny").check(discard="", money=2)
    assert table.bank("1-gem") == ones + 1
    assert "2-gem" not in table.offers()


# --- Menelker -------------------------------------------------------------------------------------------------------


@rule("PS-13.Bonecracker", "PS-11.2")
def test_bonecracker_shows_the_hand_and_takes_the_largest_of_different_gems() -> None:
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": "1-gem; 4-gem; 2-gem; Combine"})
    table.play("Bonecracker").check(seat=1, hand="1-gem; 2-gem; Combine", discard="4-gem")
    players = table.game.view(0)["players"]
    assert players[1]["known"] == ["1-gem", "2-gem", "Combine"]  # type: ignore[index,call-overload]


@rule("PS-13.Into Oblivion")
def test_one_menelker_returns_what_the_other_removed() -> None:
    table = duel(
        hand="Into Oblivion; 1-gem",
        bag="1-gem*9",
        foe={"hand": "Into Oblivion; 4-gem*2", "bag": "1-gem*9"},
        bank="No Attacks",
    )
    table.play("Into Oblivion", "Axe Kick").pass_turn()
    assert not table.game.in_stock(BY_NAME["Axe Kick"])
    table.play("Into Oblivion", "X-Copy")
    assert table.game.in_stock(BY_NAME["Axe Kick"])
    assert "Axe Kick" in table.offers()
    assert "X-Copy" not in table.offers()


@rule("PS-13.Into Oblivion", "PS-2.2")
def test_the_removed_stack_brings_panic_and_its_return_does_not_end_it() -> None:
    table = duel(
        hand="Punch, Punch, Kick*2; Into Oblivion*2; Degenerate Trasher; Safe Keeping; 1-gem",
        bag="1-gem*2",
        foe=FOE,
        bank="No Attacks",
        stacks={"Safe Keeping": 0},
    )
    assert table.game.ante_value() == 1
    table.play("Punch, Punch, Kick").play("Punch, Punch, Kick").play("Into Oblivion", "Axe Kick")
    assert table.game.ante_value() == 2
    table.play("Degenerate Trasher", "Safe Keeping", "Nothing more")
    assert table.game.empty_stacks() == 1
    table.play("Into Oblivion", "X-Copy")
    assert table.game.in_stock(BY_NAME["Axe Kick"])
    assert table.game.ante_value() == 2


@rule("PS-13.Into Oblivion", "PS-11.1")
def test_everything_trashed_meanwhile_comes_back_with_the_stack_and_can_be_bought() -> None:
    table = duel(
        hand="Punch, Punch, Kick*2; Into Oblivion; Button Mashing; Option Select; Into Oblivion",
        bag="Combine; 4-gem*2",
        top="4-gem*2",
        foe=FOE,
        bank="No Attacks",
    )
    table.play("Punch, Punch, Kick").play("Punch, Punch, Kick").play("Into Oblivion", "Button Mashing")
    table.play("Button Mashing")
    assert table.bank("Button Mashing") == 6
    table.play("Option Select")
    assert "Button Mashing" not in table.offers()
    table.pick("Safe Keeping")
    table.play("Into Oblivion", "X-Copy").done()
    assert "Button Mashing" in table.offers()
    for _ in range(2):
        table.buy("Button Mashing")
    assert table.bank("Button Mashing") == 4


@rule("PS-13.Deathstrike Dragon", "PS-4.6")
def test_the_dragons_gems_meet_purple_shields_and_one_gem_alone_sends_none() -> None:
    table = duel(
        hand="Deathstrike Dragon; 1-gem", pile="1 1 1 1", foe={"hand": "Healing Touch", "pile": "1", "bag": "2-gem"}
    )
    table.play("Deathstrike Dragon").react("Healing Touch").check(seat=1, pile="1 1", hand="2-gem").check(pile="")
    other = duel(hand="Deathstrike Dragon; 1-gem", pile="1 4", foe={"hand": "Healing Touch"})
    other.play("Deathstrike Dragon").check(pile="4").check(seat=1, pile="")
    assert other.game.aside == [BY_NAME["Deathstrike Dragon"]]


# --- Persephone -----------------------------------------------------------------------------------------------------


@rule("PS-13.Pleasure & Pain")
def test_who_discards_a_wound_gives_a_chip_to_draw() -> None:
    table = duel(hand="Pleasure & Pain; 1-gem", bag="1-gem*5", foe={"hand": "Wound; 1-gem", "discard": "Wound"})
    table.play("Pleasure & Pain", "Discard a wound").check(seat=1, hand="1-gem", discard="Wound*2")
    table.pick("{1}").check(money=3)


@rule("PS-13.Pleasure & Pain", "PS-11.3")
def test_without_wounds_anywhere_nothing_is_chosen() -> None:
    table = duel(hand="Pleasure & Pain; 1-gem", foe=FOE, stacks={"Wound": 0})
    table.play("Pleasure & Pain")
    table.expect(0, "choose a player")


@rule("PS-13.Always in Control", "PS-7.3")
def test_pigs_of_other_chips_draw_nothing() -> None:
    table = duel(hand="Safe Keeping; Combine*3", bag="2-gem*9", foe=FOE, bank="No Attacks")
    table.play("Safe Keeping").end_actions().pick("Combine").check(hand="Combine; 2-gem*4")
    both = duel(
        hand="Punch, Punch, Kick; Safe Keeping; Always in Control; Combine*4",
        bag="2-gem*20",
        foe=FOE,
        bank="No Attacks",
    )
    both.play("Punch, Punch, Kick").play("Safe Keeping").play("Always in Control").end_actions()
    both.done().buy("Wound").done().pick("Combine", "Combine", "Combine").check(hand="Combine*3; 2-gem*4")


def commanded(hand: str, **more: object) -> Duel:
    """A player whose pile totals 6 is commanded, and given a wound."""
    table = duel(hand="Mistress's Command; 1-gem", foe={"hand": hand, "pile": "2 4", **more}, bank="Combo Crazy")  # type: ignore[dict-item]
    return table.play("Mistress's Command", "Wound")


@rule("PS-13.Mistress's Command")
def test_the_mistress_may_make_them_play_nothing_or_only_one() -> None:
    commanded("Crash Gem; 1-gem").done().check(seat=1, hand="Crash Gem; 1-gem; Wound", pile="2 4")
    table = commanded("Axe Kick; Crash Gem; 1-gem").pick("Axe Kick")
    table.expect(0, "play free")
    table.done().check(seat=1, hand="Crash Gem; 1-gem; Wound", on_table="Axe Kick")


@rule("PS-13.Mistress's Command")
def test_the_mistress_never_has_a_wound_or_a_gem_played() -> None:
    table = commanded("Crash Gem; 1-gem; Wound")
    assert table.offers() == ["Nothing more", "Crash Gem"]


@rule("PS-13.Mistress's Command")
def test_the_chip_just_given_can_be_one_of_the_two() -> None:
    table = duel(
        hand="Mistress's Command; 1-gem; Wound", pile="1", foe={"hand": "1-gem", "pile": "2 4"}, bank="Combo Crazy"
    )
    table.play("Mistress's Command", "Ouch!", "Ouch!", "Wound")
    table.check(seat=1, on_table="Ouch!").check(pile="1 1", discard="Wound*2")
    assert table.bank("Ouch!") == 4


@rule("PS-13.Mistress's Command")
def test_the_mistress_must_give_a_chip_and_no_exclamation_chip() -> None:
    table = duel(hand="Mistress's Command; 1-gem", foe={"hand": "1-gem", "pile": "1 4 4"}, bank="The Hammer")
    table.play("Mistress's Command")
    assert "Nothing more" not in table.offers()
    assert "The Hammer" not in table.offers()
    assert {"Wound", "4-gem", "Double Crash Gem"} <= set(table.offers())
    table.refused("bank", "The Hammer", "PS-13.Mistress's Command")


@rule("PS-13.Mistress's Command")
@pytest.mark.parametrize(
    ("hand", "answers", "asked"),
    [
        ("Combine", ["Combine"], "combine"),
        ("Crash Gem", ["Crash Gem"], "break"),
        ("Color Panic", ["Color Panic"], "name a colour"),
        ("X-Copy; Axe Kick; Crash Gem", ["X-Copy"], "copy"),
        ("Now or Later; Wound", ["Now or Later"], "choose"),
        ("Now or Later; Wound", ["Now or Later", "From your hand"], "trash"),
        ("Option Select", ["Option Select"], "copy"),
        ("Two Truths", ["Two Truths"], "reveal"),
        ("Wartime Tactics; Axe Kick; Button Mashing", ["Wartime Tactics"], "reveal"),
        ("Signature Move; Upgrade", ["Signature Move"], "take"),
        ("Signature Move; Upgrade", ["Signature Move", "Riposte"], "play free"),
        ("Into Oblivion", ["Into Oblivion"], "remove a stack"),
        ("Upgrade; 1-gem; 2-gem", ["Upgrade"], "trash"),
        ("Upgrade; 1-gem; 2-gem", ["Upgrade", "1-gem", "2-gem"], "gain"),
        ("Acrobatics", ["Acrobatics"], "choose"),
        ("Crash Potato", ["Crash Potato"], "choose"),
        ("Radiant Healing; Axe Kick", ["Radiant Healing"], "discard"),
        ("Pleasure & Pain", ["Pleasure & Pain"], "choose a player"),
        ("The Hammer", ["The Hammer"], "may"),
        ("Safe Keeping", ["Safe Keeping"], "may"),
        ("Saving Grace", ["Saving Grace"], "may"),
    ],
)
def test_the_mistress_makes_every_choice(hand: str, answers: list[str], asked: str) -> None:
    table = duel(
        hand="Mistress's Command; 1-gem; 2-gem",
        discard="Crash Gem",
        foe={
            "hand": hand,
            "pile": "1 1 4",
            "bag": "Riposte; Ebb or Flow; Saving Grace",
            "discard": "Combine; Wound; Crash Gem; 1-gem",
        },
        bank=["Option Select", "Color Panic", "X-Copy"],
    )
    table.play("Mistress's Command", "Wound").pick(*answers)
    table.expect(0, asked)


@rule("PS-13.Mistress's Command", "PS-8.3")
def test_the_mistress_aims_their_crash_at_whom_she_likes_and_it_breaks_their_gems() -> None:
    table = duel(
        hand="Mistress's Command; 1-gem",
        pile="3",
        foe={"hand": "Crash Gem; 1-gem", "pile": "2 4"},
        others=[{"hand": "1-gem", "pile": "1"}],
    )
    table.play("Mistress's Command", "Wound", "Crash Gem", "4-gem")
    table.expect(0, "target")
    table.pick("At {2}").check(seat=1, pile="2", money=0).check(seat=2, pile="1 1 1 1 1").check(pile="3")


@rule("PS-13.Mistress's Command")
@pytest.mark.parametrize(("pile", "works"), [("2 4", True), ("1 4 4", True), ("1 1 1 1 1 1", True), ("4 4", False)])
def test_the_mistress_adds_up_the_gems(pile: str, works: bool) -> None:
    table = duel(hand="Mistress's Command; 1-gem", foe={"hand": "1-gem", "pile": pile})
    table.play("Mistress's Command")
    table.expect(0, "put" if works else "buy")


@rule("PS-13.Mistress's Command", "PS-13.Ebb or Flow")
def test_ebb_saves_from_the_mistress_by_lowering_the_pile() -> None:
    table = duel(
        hand="Mistress's Command; 1-gem", foe={"hand": "Ebb or Flow; Axe Kick", "pile": "1 1 4"}, bank="Fists of Frenzy"
    )
    table.play("Mistress's Command").react("Ebb or Flow", "Every player")
    table.expect(0, "buy")
    table.check(seat=1, pile="1 4", hand="Axe Kick")


# --- Gloria, Gwen ---------------------------------------------------------------------------------------------------


@rule("PS-13.Radiant Healing")
def test_every_player_may_heal_and_only_for_a_puzzle_chip() -> None:
    table = duel(
        hand="Radiant Healing; Combine; Wound",
        bag="1-gem",
        foe={"hand": "Axe Kick; 1-gem", "discard": "Wound"},
    )
    table.play("Radiant Healing")
    table.expect(1, "discard")
    assert table.offers() == ["Nothing more", "Axe Kick"]
    table.pick("Axe Kick", "Wound").check(seat=1, discard="Axe Kick", hand="1-gem")
    table.check(hand="Combine; Wound; 1-gem", arrows={"black": 1}, pigs=1)


@rule("PS-13.Saving Grace")
def test_saving_grace_may_stay_on_the_table_and_draws_two_after_a_fist() -> None:
    table = duel(hand="Saving Grace; 1-gem", foe=FOE)
    table.play("Saving Grace").no().done().check(top="", on_table="Saving Grace; 1-gem")
    other = duel(hand="Bonecracker; 1-gem", foe={"hand": "Saving Grace; 1-gem", "bag": "2-gem*3"})
    other.play("Bonecracker").react("Saving Grace").check(seat=1, hand="2-gem*2", discard="Saving Grace; 1-gem")


@rule("PS-13.Healing Touch")
def test_healing_touch_as_an_action_and_not_against_a_4_gem() -> None:
    table = duel(hand="Healing Touch; Riposte; Combine", foe=FOE)
    table.play("Healing Touch").check(arrows={"black": 1, "blue": 1})
    other = duel(hand="Crash Gem; 1-gem", pile="4", foe={"hand": "Healing Touch", "pile": "1"})
    other.play("Crash Gem").check(seat=1, pile="1 1 1 1 1", hand="Healing Touch")


@rule("PS-13.Shadow Plague")
def test_the_plagues_wound_comes_at_cleanup_before_the_draw() -> None:
    table = duel(hand="Shadow Plague; 1-gem", bag="1-gem*2", foe=FOE)
    table.end_actions().buy("1-gem").done()
    assert len(table.names("hand")) == 5
    assert not table.names("discard")
    assert sorted(table.names("hand") + table.names("bag")).count("Wound") == 1


@rule("PS-13.Shadow Plague", "PS-13.Maximum Anarchy")
def test_the_plague_wounds_also_when_the_whole_hand_is_discarded_and_not_without_wounds() -> None:
    table = duel(hand="Maximum Anarchy; 1-gem", bag="1-gem*3", foe={"hand": "Shadow Plague; 1-gem", "bag": "2-gem*2"})
    table.play("Maximum Anarchy").check(seat=1, hand="2-gem*2", discard="Shadow Plague; 1-gem; Wound")
    other = duel(hand="Ouch!; 1-gem", foe={"hand": "Shadow Plague"}, stacks={"Wound": 0})
    other.play("Ouch!").check(seat=1, discard="Shadow Plague")


@rule("PS-13.Shadow Plague", "PS-3.3")
def test_a_plague_that_was_played_can_be_drawn_again_this_turn() -> None:
    table = duel(hand="Punch, Punch, Kick*2; Shadow Plague", bag="1-gem", foe=FOE)
    table.play("Punch, Punch, Kick").play("Shadow Plague").check(discard="Shadow Plague")
    table.play("Punch, Punch, Kick").check(discard="", hand="Shadow Plague; 1-gem", arrows={"black": 2})


@rule("PS-13.Burnbarrow")
def test_burnbarrows_red_arrow_is_for_a_red_chip() -> None:
    table = duel(hand="Burnbarrow; Combine*2; Just a Scratch", bag="3-gem", foe=FOE)
    table.play("Burnbarrow").play("Combine").play("Combine")
    table.check(arrows={"black": 1, "red": 1}).play("Just a Scratch", "Each opponent").check(arrows={"black": 1})


@rule("PS-13.Shadowswarm")
def test_shadowswarm_is_answered_by_blues_once_all_are_to_discard() -> None:
    table = duel(
        hand="Shadowswarm; 1-gem", bag="1-gem*2", foe={"hand": "Blues Are Good; Wound"}, others=[{"hand": "Wound"}]
    )
    table.play("Shadowswarm").yes().react("Blues Are Good").check(seat=1, hand="Wound").check(seat=2, hand="")
    table.check(arrows={"brown": 1}, money=3)


# --- Vendetta -------------------------------------------------------------------------------------------------------


@rule("PS-13.Stunlock")
@pytest.mark.parametrize(
    ("play", "plays"),
    [
        (["Combine"], 1),
        (["One True Style"], 1),
        (["Option Select", "Combine"], 1),
        (["Option Select", "One True Style"], 1),
        (["X-Copy", "One True Style"], 2),
        (["Wartime Tactics", "Degenerate Trasher", "One True Style"], 1),
        (["Two Truths", "2-gem", "Combine", "Yes"], 1),
        (["Signature Move", "Two Truths", "2-gem", "Combine", "Yes"], 1),
    ],
)
def test_stunlock_binds_every_combining_chip(play: list[str], plays: int) -> None:
    table = duel(
        hand="; ".join({play[0], "Two Truths", "One True Style", "Degenerate Trasher", "4-gem"}),
        pile="1 1 2",
        discard="Combine; 2-gem",
        foe={"hand": "1-gem", "ongoing": "Stunlock"},
        bank=["Option Select", "X-Copy", "One True Style"],
    )
    table.pick(*play)
    for _ in range(plays):
        table.expect(0, "discard to combine")
        table.done()
    table.check(pile="1 1 2")


@rule("PS-13.Stunlock", "PS-13.X-Copy")
def test_stunlock_asks_again_for_each_play_and_for_each_stunlock() -> None:
    table = duel(
        hand="X-Copy; One True Style; Axe Kick*2; 1-gem",
        pile="1 1 1 1",
        foe={"hand": "1-gem", "ongoing": "Stunlock"},
        bank=["X-Copy", "One True Style"],
    )
    table.play("X-Copy", "One True Style", "Axe Kick").check(pile="1 1 2")
    table.expect(0, "discard to combine")
    table.pick("Axe Kick").check(pile="2 2", discard="Axe Kick*2")
    two = duel(hand="Combine; Axe Kick*2; 1-gem", pile="1 1", foe={"hand": "1-gem", "ongoing": "Stunlock*2"})
    two.play("Combine", "Axe Kick")
    two.expect(0, "discard to combine")
    two.done().check(pile="1 1", discard="Axe Kick", hand="Axe Kick; 1-gem")


@rule("PS-13.Stunlock", "PS-13.Improvisation", "PS-13.Mistress's Command")
def test_stunlock_binds_improvised_and_commanded_combines_too() -> None:
    table = duel(
        hand="Improvisation; Axe Kick; 1-gem",
        top="2-gem; Combine",
        pile="1 1",
        foe={"hand": "1-gem", "ongoing": "Stunlock"},
        bank="No Attacks",
    )
    table.play("Improvisation")
    table.expect(0, "discard to combine")
    other = duel(
        hand="Mistress's Command; 1-gem",
        ongoing="Stunlock",
        foe={"hand": "Combine; Axe Kick", "pile": "1 1 4"},
        bank="No Attacks",
    )
    other.play("Mistress's Command", "Wound", "Combine")
    other.expect(0, "discard to combine")
    other.done().check(seat=1, pile="1 1 4")


@rule("PS-13.Stunlock")
def test_only_puzzle_chips_pay_for_stunlock() -> None:
    table = duel(
        hand="Combine*2; Riposte; Axe Kick; Wound; 1-gem", pile="1 1", foe={"hand": "1-gem", "ongoing": "Stunlock"}
    )
    table.play("Combine")
    assert table.offers() == ["Discard nothing", "Axe Kick"]
    assert "puzzle chip" in table.refused("hand", "Riposte", "PS-13.Stunlock")


@rule("PS-13.Acrobatics", "PS-3.6")
def test_acrobatics_offers_every_pair_of_different_arrows() -> None:
    table = duel(hand="Acrobatics; Riposte; Just a Scratch", foe=FOE)
    table.play("Acrobatics")
    for label in table.offers():
        first, second = label.split(", ")
        assert first != second
    table.pick("+1 red arrow, +1 blue arrow").check(arrows={"red": 1, "blue": 1})


@rule("PS-13.Surgical Strike", "PS-3.7")
def test_surgical_strike_chooses_for_each_opponent_in_turn() -> None:
    table = duel(hand="Surgical Strike; 1-gem", foe={"hand": "2-gem; Wound"}, others=[{"hand": "3-gem; Wound"}])
    table.play("Surgical Strike", "2-gem")
    table.expect(0, "discard")
    table.pick("3-gem").check(seat=1, hand="Wound").check(seat=2, hand="Wound")


# --- Zane -----------------------------------------------------------------------------------------------------------


@rule("PS-13.Crash Bomb", "PS-11.1")
def test_crash_bomb_takes_a_crash_gem_of_the_discard_pile_and_crashes_one_gem_if_there_is_only_one() -> None:
    table = duel(hand="Crash Bomb; 1-gem", discard="Crash Gem", pile="4", foe={"hand": "Crash Gem", "pile": "1"})
    table.play("Crash Bomb").check(discard="", pile="", money=2).check(seat=1, pile="1 1 1 1 1")
    assert table.bank("Crash Gem") == 15


@rule("PS-13.Crash Potato")
def test_crash_potato_changes_places_with_ones_own_crash_gem_but_with_no_double_one() -> None:
    table = duel(hand="Crash Potato; 1-gem", discard="Crash Gem; Wound", foe=FOE)
    table.play("Crash Potato").check(discard="Crash Potato; Wound", on_table="Crash Gem; 1-gem")
    other = duel(hand="Crash Potato; 1-gem", discard="Double Crash Gem", pile="1", foe=FOE)
    other.play("Crash Potato").check(pile="", discard="Double Crash Gem", money=1).check(seat=1, pile="1")


@rule("PS-13.Maximum Anarchy")
def test_the_others_arrows_of_anarchy_last_one_turn() -> None:
    table = duel(
        hand="Maximum Anarchy; Wound",
        bag="1-gem*9",
        foe={"hand": "Combine*2", "bag": "Combine*20"},
        others=[{"hand": "Combine", "bag": "Combine*20"}],
    )
    table.play("Maximum Anarchy").pass_turn()
    everything = {"black": 1, "brown": 1, "purple": 1, "red": 1, "blue": 1}
    table.check(seat=1, arrows=everything).pass_turn().check(seat=2, arrows=everything).pass_turn()
    table.check(arrows={"black": 1})
    table.pass_turn().check(seat=1, arrows={"black": 1})
