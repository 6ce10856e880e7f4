"""PS-4: combining, crashing, counter-crashing."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.rules import rule


@rule("PS-4.1")
def test_two_gems_combine_into_one_of_at_most_4() -> None:
    table = duel(hand="Combine; Axe Kick", pile="1 1 2 3")
    table.play("Combine")
    assert len(table.offers()) == 4
    table.pick("a 1-gem and a 3-gem")
    table.check(pile="1 2 4", money=-1, arrows={"black": 1})


@rule("PS-4.1")
def test_a_combine_may_be_played_for_its_arrow_alone() -> None:
    table = duel(hand="Combine; Axe Kick", pile="1 1")
    table.play("Combine", "Combine nothing").check(pile="1 1", arrows={"black": 1}, money=-1)


@rule("PS-4.2")
def test_a_crashed_gem_breaks_into_1_gems_for_the_opponent() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="1 3")
    table.play("Crash Gem", "3-gem").check(pile="1", money=2)
    table.check(seat=1, pile="1 1 1")


@rule("PS-4.3")
def test_a_double_crash_breaks_up_to_two_gems_as_one_event() -> None:
    table = duel(hand="Double Crash Gem; 1-gem", pile="1 3", foe={"hand": "Crash Gem", "pile": "4"})
    table.play("Double Crash Gem", "3-gem", "1-gem")
    table.react("Crash Gem")
    table.expect(0, "buy")
    table.check(pile="", money=3)
    table.check(seat=1, pile="")


@rule("PS-4.3")
def test_a_double_crash_pays_for_each_gem_broken() -> None:
    table = duel(hand="Double Crash Gem", pile="2")
    table.play("Double Crash Gem").check(money=1, pile="")
    table.check(seat=1, pile="1 1")


@rule("PS-4.4")
def test_a_smaller_counter_crash_lets_the_rest_land() -> None:
    table = duel(hand="Crash Gem", pile="2", foe={"hand": "Crash Gem", "pile": "1 3"})
    table.play("Crash Gem")
    table.react("Crash Gem", "1-gem")
    table.check(seat=1, pile="1 3").check(pile="")


@rule("PS-4.4")
def test_an_equal_counter_crash_leaves_nothing() -> None:
    table = duel(hand="Crash Gem", pile="2", foe={"hand": "Crash Gem", "pile": "2"})
    table.play("Crash Gem").react("Crash Gem")
    table.check(seat=1, pile="", discard="Crash Gem").check(pile="")


@rule("PS-4.4", "PS-4.6", "PS-4.7")
def test_a_larger_counter_crash_flies_back_and_can_be_answered_in_turn() -> None:
    table = duel(hand="Crash Gem*3", pile="1 2 3", foe={"hand": "Crash Gem*2", "pile": "3 3"})
    table.play("Crash Gem", "2-gem")
    table.react("Crash Gem")
    table.expect(0, "react")
    table.react("Crash Gem", "3-gem")
    table.expect(1, "react")
    table.react("Crash Gem")
    table.expect(0, "react")
    table.done()
    table.check(pile="1 1", money=2)
    table.check(seat=1, pile="")


@rule("PS-4.7")
def test_no_money_for_crashing_on_another_players_turn() -> None:
    table = duel(hand="Crash Gem", pile="2", foe={"hand": "Crash Gem", "pile": "2"})
    table.play("Crash Gem").react("Crash Gem")
    table.check(seat=1, money=0)


@rule("PS-4.5")
def test_a_broken_4_gem_cannot_be_answered() -> None:
    table = duel(hand="Double Crash Gem", pile="1 4", foe={"hand": "Crash Gem; Healing Touch", "pile": "4"})
    table.play("Double Crash Gem", "4-gem", "1-gem")
    table.check(seat=1, pile="1 1 1 1 1 4")
    table.expect(0, "buy")


@rule("PS-4.5")
def test_a_counter_crashed_4_gem_cannot_be_answered_either() -> None:
    table = duel(hand="Crash Gem*2", pile="2 3", foe={"hand": "Crash Gem", "pile": "4"})
    table.play("Crash Gem", "2-gem").react("Crash Gem")
    table.check(pile="1 1 3")


@rule("PS-4.6")
def test_one_reaction_for_each_event_and_none_when_nothing_is_sent() -> None:
    table = duel(hand="Crash Gem; Crash Gem", pile="2", foe={"hand": "Crash Gem*2", "pile": "1 2"})
    table.play("Crash Gem").react("Crash Gem", "1-gem")
    table.expect(0, "buy")
    table.check(seat=1, hand="Crash Gem", pile="1 2")


@rule("PS-4.4", "PS-4.6")
def test_a_counter_crash_needs_a_gem_to_break() -> None:
    table = duel(hand="Crash Gem", pile="2", foe={"hand": "Crash Gem; Healing Touch", "pile": ""})
    table.play("Crash Gem")
    assert table.offers() == ["No reaction", "Healing Touch"]
    assert "none that it could break" in table.refused("hand", "Crash Gem", "PS-4.4")


@rule("PS-2.3", "PS-4.2")
def test_sent_gems_are_stand_ins_when_the_bank_has_no_1_gems() -> None:
    table = duel(hand="Crash Gem", pile="3", stacks={"1-gem": 1})
    table.play("Crash Gem")
    table.check(seat=1, pile="1 1 1")
    assert table.game.standins[0] == 2
