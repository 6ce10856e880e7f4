"""Sentences of the rulebook about the game itself that no other test shows: money, panic, ties, teams, floating."""

from __future__ import annotations

import pytest

from kwoon.games.puzzlestrike.state.chip import BY_NAME
from tests.puzzlestrike.duel import duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


# --- the purple chips -----------------------------------------------------------------------------------------------


@rule("PS-4.1")
def test_combined_gems_go_to_the_bank_and_the_new_one_comes_from_it() -> None:
    table = duel(hand="Combine; Axe Kick", pile="1 2", foe=FOE)
    before = [table.bank(name) for name in ("1-gem", "2-gem", "3-gem")]
    table.play("Combine", "a 1-gem and a 2-gem").check(pile="3")
    assert [table.bank(name) for name in ("1-gem", "2-gem", "3-gem")] == [before[0] + 1, before[1] + 1, before[2] - 1]


@rule("PS-4.1")
def test_nothing_above_4_combines_and_a_combine_without_partners_still_gives_its_arrow() -> None:
    table = duel(hand="Combine; Axe Kick", pile="2 3 4", foe=FOE)
    table.play("Combine").check(pile="2 3 4", arrows={"black": 1}, money=-1)


@rule("PS-2.3", "PS-4.1")
def test_a_combine_into_a_gem_that_the_bank_is_out_of_makes_a_stand_in() -> None:
    table = duel(hand="Combine; Axe Kick", pile="2 2", stacks={"4-gem": 0}, foe=FOE)
    table.play("Combine", "a 2-gem and a 2-gem").check(pile="4")
    assert table.game.standins == [0, 0, 0, 1]


@rule("PS-4.2")
def test_a_crashed_gem_goes_to_the_bank_and_its_1_gems_come_from_it() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="3", foe=FOE)
    before = (table.bank("1-gem"), table.bank("3-gem"))
    table.play("Crash Gem")
    assert (table.bank("1-gem"), table.bank("3-gem")) == (before[0] - 3, before[1] + 1)


@rule("PS-4.2", "PS-8.3")
def test_a_crash_goes_to_any_opponent_one_wants() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="2", others=[{}, {}])
    table.play("Crash Gem")
    assert table.offers() == ["At {1}", "At {2}", "At {3}"]
    table.pick("At {3}").check(seat=3, pile="1 1")


@rule("PS-4.4")
def test_negated_gems_go_back_to_the_bank() -> None:
    table = duel(hand="Crash Gem", pile="2", foe={"hand": "Crash Gem", "pile": "3"})
    before = table.bank("1-gem")
    table.play("Crash Gem").react("Crash Gem").check(pile="1").check(seat=1, pile="")
    assert table.bank("1-gem") == before - 1


@rule("PS-4.3", "PS-4.4")
def test_a_double_crash_counters_with_up_to_two_gems() -> None:
    table = duel(hand="Crash Gem", pile="3", foe={"hand": "Double Crash Gem", "pile": "1 2 2"})
    table.play("Crash Gem").react("Double Crash Gem", "2-gem", "2-gem")
    table.check(pile="1").check(seat=1, pile="1", money=0)
    other = duel(hand="Crash Gem", pile="3", foe={"hand": "Double Crash Gem", "pile": "1 2 2"})
    other.play("Crash Gem").react("Double Crash Gem", "2-gem", "Nothing more").check(seat=1, pile="1 1 2")


@rule("PS-4.2", "PS-3.6")
def test_a_crash_gem_without_a_gem_to_crash_is_still_played_and_pays() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="", foe=FOE)
    table.play("Crash Gem").check(money=2).check(seat=1, pile="")


# --- phases ---------------------------------------------------------------------------------------------------------


@rule("PS-3.5", "PS-3.1")
def test_it_costs_an_action_to_play_an_ongoing_chip() -> None:
    table = duel(hand="Flagstone Tax; Axe Kick; 1-gem", foe=FOE)
    table.play("Flagstone Tax").check(arrows={}, ongoing="Flagstone Tax")
    table.expect(0, "buy")


@rule("PS-6.2")
def test_money_buys_one_dear_chip_or_two_cheap_ones_or_less_and_the_rest_is_lost() -> None:
    table = duel(hand="3-gem*2", bag="1-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"})
    assert {"Punch, Punch, Kick", "2-gem", "1-gem"} <= set(table.offers())
    table.buy("2-gem").check(money=3).done()
    assert table.game.active == 1
    table.pass_turn().check(money=5, hand="", on_table="1-gem*5")


@rule("PS-6.2")
def test_a_bought_chip_does_nothing_when_it_is_bought() -> None:
    table = duel(hand="4-gem*2", bag="1-gem*9", foe=FOE)
    table.buy("Punch, Punch, Kick").check(bag="1-gem*9", hand="", arrows={"black": 1}, money=2)


@rule("PS-6.3", "PS-6.1")
def test_without_wounds_something_must_still_be_bought_if_it_can_be_paid() -> None:
    table = duel(hand="1-gem", stacks={"Wound": 0}, foe=FOE)
    assert "Buy no more" not in table.offers()
    assert set(table.offers()) == {"1-gem", "Just a Scratch"}


@rule("PS-2.2")
def test_stacks_that_were_empty_one_after_the_other_are_no_panic() -> None:
    table = duel(hand="1-gem", stacks={"Axe Kick": 1, "Ouch!": 1})
    game = table.game
    game.take(BY_NAME["Axe Kick"])
    game.give(BY_NAME["Axe Kick"])
    game.take(BY_NAME["Ouch!"])
    assert game.ante_value() == 1
    game.take(BY_NAME["Axe Kick"])
    assert game.ante_value() == 2


@rule("PS-2.2", "PS-2.3")
def test_everyone_antes_the_bigger_gem_from_then_on() -> None:
    table = duel(
        phase="buy",
        hand="4-gem",
        bag="1-gem*9",
        stacks={"2-gem": 0, "Ouch!": 1},
        foe={"hand": "1-gem", "bag": "1-gem*9"},
    )
    table.buy("Ouch!").pass_turn().check(seat=1, pile="2")
    table.pass_turn().check(pile="2")
    assert table.game.standins == [0, 2, 0, 0]


@rule("PS-7.3", "PS-3.5")
def test_a_pig_that_is_not_used_draws_the_full_hand() -> None:
    table = duel(hand="Safe Keeping; Combine; 1-gem", bag="1-gem*9", foe=FOE)
    table.play("Safe Keeping").end_actions().done().buy("Wound").done().done().check(hand="1-gem*5")


# --- how it ends ----------------------------------------------------------------------------------------------------


@rule("PS-8.2")
def test_a_tie_that_stays_a_tie_is_played_on_again() -> None:
    table = duel(
        hand="1-gem", pile="4 4 2", foe={"pile": "2", "hand": "1-gem"}, others=[{"pile": "2", "hand": "1-gem"}]
    )
    table.pass_turn()
    assert table.game.view(0)["tied"] == [1, 2]
    table.pass_turn().pass_turn()
    assert table.game.outcome() is None
    assert table.game.active == 1
    table.check(seat=1, pile="1 1 2").check(seat=2, pile="1 2")
    table.pass_turn().pass_turn()
    assert table.game.outcome() is None


@rule("PS-8.5")
def test_the_last_two_play_on_and_the_ante_is_one_larger_for_each_who_fell() -> None:
    table = duel(
        mode="last-man-standing",
        hand="1-gem",
        pile="4 4 2",
        foe={"hand": "1-gem", "pile": "4 4"},
        others=[{"hand": "1-gem"}, {"hand": "1-gem"}],
    )
    table.pass_turn().check(seat=1, pile="2 4 4")
    table.pass_turn().check(seat=2, pile="3")
    assert table.game.ante_value() == 3
    assert table.game.outcome() is None
    assert table.refused("hand", "1-gem", "PS-8.5", seat=0) == "You have been eliminated."


@rule("PS-8.4", "PS-4.6")
def test_two_sends_afloat_fly_one_at_a_time_and_each_can_be_answered() -> None:
    table = duel(
        hand="Punch, Punch, Kick*2; Crash Gem*3",
        bag="1-gem*3",
        pile="1 1 4 4 4",
        foe={"hand": "Crash Gem*2", "pile": "1 1"},
        others=[{"hand": "1-gem"}],
    )
    table.play("Punch, Punch, Kick").play("Punch, Punch, Kick")
    table.play("Crash Gem", "1-gem", "At {1}").play("Crash Gem", "1-gem", "At {1}")
    table.check(pile="4 4 4", money=2)
    assert table.game.view(0)["floating"] == [1, 1, 0, 1, 1, 0]
    table.play("Crash Gem", "At {2}")
    table.expect(1, "react")
    table.react("Crash Gem")
    table.expect(1, "react")
    table.react("Crash Gem").check(seat=1, pile="").check(seat=2, pile="1 1 1 1").check(pile="4 4")


@rule("PS-8.3", "PS-4.5")
def test_a_helpers_4_gem_cannot_be_answered_by_anyone() -> None:
    table = duel(
        hand="Crash Gem*2; 1-gem",
        pile="1 2",
        foe={"hand": "Crash Gem", "pile": "4"},
        others=[{"hand": "Crash Gem", "pile": "1"}],
    )
    table.play("Crash Gem", "2-gem", "At {1}").react("Crash Gem").check(pile="1 1 1").check(seat=1, pile="")
    table.expect(0, "buy")


# --- teams ----------------------------------------------------------------------------------------------------------


@rule("PS-9.1", "PS-13.Giant Growth")
def test_a_teammates_purple_does_not_end_your_giant_growth() -> None:
    table = duel(phase="buy", mode="teams", ongoing="Giant Growth", hand="2-gem", others=[{}, {"hand": "4-gem"}])
    table.buy("1-gem").pick("Let your teammate go on")
    table.expect(3, "buy")
    table.buy("Combine").check(ongoing="Giant Growth")


@rule("PS-9.1")
def test_arrows_money_and_pigs_are_not_shared() -> None:
    table = duel(mode="teams", hand="Saving Grace; 1-gem", others=[{}, {"hand": "Axe Kick"}])
    table.play("Saving Grace").no().check(pigs=1, money=1).check(seat=3, pigs=0, money=0, arrows={"black": 1})


@rule("PS-9.1", "PS-4.6")
def test_the_teammate_may_counter_crash_when_the_first_declines() -> None:
    table = duel(
        mode="teams",
        hand="Crash Gem; 1-gem",
        pile="2",
        foe={"hand": "Crash Gem", "pile": "2 3"},
        others=[{"hand": "Crash Gem"}, {}],
    )
    table.play("Crash Gem").done()
    table.expect(2, "react")
    table.react("Crash Gem", "2-gem").check(seat=1, pile="3", hand="Crash Gem").check(seat=2, pile="3", hand="")


@rule("PS-9.1", "PS-6.1")
def test_teammates_buy_in_any_order() -> None:
    table = duel(phase="buy", mode="teams", hand="2-gem", others=[{}, {"hand": "3-gem"}])
    table.pick("Let your teammate go on")
    table.expect(3, "buy")
    table.buy("1-gem").pick("Let your teammate go on")
    table.expect(0, "buy")
    table.buy("1-gem").check(discard="1-gem").check(seat=3, discard="1-gem")


# --- reactions ------------------------------------------------------------------------------------------------------


@rule("PS-5.1")
@pytest.mark.parametrize("fist", ["Shadowswarm", "Just a Scratch"])
def test_nobody_reacts_to_a_red_fist_that_does_not_affect_him(fist: str) -> None:
    table = duel(hand=f"{fist}; 1-gem; Wound", bag="1-gem*2", foe={"hand": "Money for Nothing; Riposte; Improvisation"})
    table.play(fist)
    table.pick("No" if fist == "Shadowswarm" else "Trash a wound")
    table.expect(0, "buy")


@rule("PS-5.2", "PS-3.1")
def test_a_character_chip_costs_an_action_unless_it_is_a_reaction() -> None:
    table = duel(hand="Riposte; Bonecracker; 1-gem", foe={"hand": "Riposte; 1-gem", "discard": "Combine"})
    table.play("Riposte").check(arrows={"black": 1})
    table.play("Bonecracker").react("Riposte").pick("Combine").check(seat=1, arrows={}, hand="Combine")
