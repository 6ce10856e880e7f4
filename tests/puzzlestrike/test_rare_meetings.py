"""Rare meetings of rules, each found by a reader with the rulebook in hand and first missed by every other test."""

from __future__ import annotations

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.puzzlestrike.game import start
from kwoon.games.puzzlestrike.state.chip import BANKS, BY_NAME, CHIPS
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

FOE = {"hand": "1-gem"}

# --- teams (PS-9.1) -------------------------------------------------------------------------------------------------


def two_teams(hand: str, foe: str = "1-gem", other: str = "1-gem", mate: str = "1-gem", **more: str) -> Duel:
    """Seats 0 and 3 against 1 and 2."""
    others = [{"hand": other}, {"hand": mate}]
    return duel(mode="teams", players=4, hand=hand, foe={"hand": foe}, others=others, bank="Fists of Frenzy", **more)


@rule("PS-9.1")
def test_who_has_nothing_to_play_for_the_moment_has_not_finished_the_teams_action_phase() -> None:
    table = two_teams(
        "Bonecracker; 1-gem",
        foe="Improvisation; Repeated Jabs",
        mate="Double Slash; Improvisation; Punch, Punch, Kick; Combine; 1-gem",
        pile="1 1",
        bag="1-gem*5",
    )
    table.pick("Let your teammate go on").play("Double Slash")
    table.expect(0, "play")
    table.play("Bonecracker").react("Improvisation").no()
    table.react("Improvisation", "Punch, Punch, Kick")
    table.expect(3, "play")
    table.check(seat=3, arrows={"black": 2}).play("Combine")
    table.done().expect(0, "buy")


@rule("PS-9.1")
def test_who_said_that_he_has_finished_is_not_asked_again() -> None:
    table = two_teams("Combine; 1-gem", mate="Combine; 1-gem")
    table.done().expect(3, "play")
    table.play("Combine").expect(0, "buy")


@rule("PS-9.1")
def test_a_move_passed_to_a_teammate_who_can_do_nothing_comes_back_once() -> None:
    table = two_teams("Combine; 1-gem")
    table.pick("Let your teammate go on").expect(0, "play")
    assert table.offers() == ["End your actions", "Combine"]
    table.play("Combine").expect(0, "buy")


@rule("PS-5.1", "PS-9.1")
def test_each_teammate_may_react_to_a_red_fist_that_would_affect_both() -> None:
    table = two_teams("Bonecracker; 1-gem", foe="Blues Are Good; 4-gem", other="Always in Control; 4-gem")
    table.play("Bonecracker").react("Blues Are Good").check(seat=1, hand="4-gem")
    table.expect(2, "react")
    table.react("Always in Control").check(seat=2, hand="4-gem", discard="Always in Control")


@rule("PS-4.6", "PS-9.1")
def test_only_one_teammate_answers_a_send() -> None:
    table = duel(
        mode="teams",
        players=4,
        hand="Crash Gem; 1-gem",
        pile="3",
        foe={"hand": "Crash Gem", "pile": "1 1"},
        others=[{"hand": "Crash Gem"}, {"hand": "1-gem"}],
    )
    table.play("Crash Gem").react("Crash Gem").check(seat=2, hand="Crash Gem").check(seat=1, pile="1 1 1")


@rule("PS-4.6", "PS-9.1")
def test_the_senders_teammate_does_not_answer_the_send() -> None:
    table = two_teams("Crash Gem; 1-gem", mate="Crash Gem; Wound", pile="1 2")
    table.play("Crash Gem", "2-gem").check(seat=1, pile="1 1")
    assert table.asked == (3, "play")


@rule("PS-7.2", "PS-9.1")
def test_both_teammates_draw_for_the_height_of_the_shared_pile() -> None:
    others = [{}, {"bag": "2-gem*9"}]
    table = duel(
        mode="teams", players=4, phase="cleanup", pile="1 4 4", bag="1-gem*9", foe={"hand": "Axe Kick"}, others=others
    )
    assert (len(table.names("hand", 0)), len(table.names("hand", 3))) == (8, 8)


@rule("PS-13.Hundred-Fist Frenzy", "PS-9.1")
def test_the_idle_teammate_of_a_busy_player_ends_the_frenzy() -> None:
    table = duel(
        mode="teams",
        players=4,
        hand="Combine; 1-gem",
        foe={"ongoing": "Hundred-Fist Frenzy", "hand": "1-gem"},
        others=[{"hand": "1-gem"}, {"hand": "Combine; 1-gem"}],
        bank="Fists of Frenzy",
    )
    table.play("Combine").expect(3, "play")
    table.check(seat=1, ongoing="Hundred-Fist Frenzy").done().check(seat=1, ongoing="")


@rule("PS-13.Maximum Anarchy", "PS-9.1")
def test_a_teammates_anarchy_arrows_come_on_the_next_turn() -> None:
    table = duel(
        mode="teams",
        players=4,
        hand="Maximum Anarchy; Wound",
        bag="Axe Kick*9",
        foe=FOE,
        others=[{"hand": "1-gem"}, {"hand": "Combine", "bag": "Combine*9"}],
    )
    table.play("Maximum Anarchy").check(seat=3, arrows={"black": 1})


# --- sends (PS-4, PS-8) ---------------------------------------------------------------------------------------------


@rule("PS-4.5")
def test_a_4_gem_broken_second_makes_the_whole_crash_unanswerable() -> None:
    table = duel(hand="Double Crash Gem; 1-gem", pile="1 4 2", foe={"hand": "Crash Gem", "pile": "1"})
    table.play("Double Crash Gem", "1-gem", "4-gem")
    table.expect(0, "buy")
    table.check(seat=1, pile="1 1 1 1 1 1")


@rule("PS-8.4", "PS-4.5")
def test_a_floated_4_gem_stays_unanswerable() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Crash Gem*2; 1-gem",
        bag="1-gem",
        pile="2 4 4 4",
        foe={"hand": "Crash Gem", "pile": "1"},
        others=[{"hand": "Crash Gem", "pile": "1"}],
    )
    table.play("Punch, Punch, Kick").play("Crash Gem", "4-gem", "{1}")
    assert table.game.floating == [1, 4, 1]
    table.play("Crash Gem", "2-gem", "{2}").check(seat=1, pile="1 1 1 1 1")
    table.expect(2, "react")


@rule("PS-8.4")
def test_all_that_floats_is_sent_at_the_first_moment_though_the_pile_grows_again() -> None:
    table = duel(
        hand="Button Mashing; Punch, Punch, Kick; Crash Gem*3; 1-gem",
        bag="1-gem",
        pile="1 1 2 4 4",
        foe={"hand": "Crash Gem", "pile": "3"},
        others=[{"hand": "1-gem"}],
    )
    table.play("Punch, Punch, Kick").play("Button Mashing")
    table.play("Crash Gem", "1-gem", "{1}").play("Crash Gem", "1-gem", "{2}")
    assert table.game.floating == [1, 1, 0, 2, 1, 0]
    table.play("Crash Gem", "2-gem", "{2}").react("Crash Gem")
    assert table.game.floating == []
    table.check(pile="1 1 4 4").check(seat=1, pile="").check(seat=2, pile="1 1 1")


@rule("PS-8.4")
def test_the_oldest_floating_gems_are_sent_first_and_each_can_be_answered() -> None:
    table = duel(
        hand="Button Mashing; Punch, Punch, Kick; Crash Gem*3; 1-gem",
        bag="1-gem",
        pile="1 1 2 4 4",
        foe={"hand": "Crash Gem", "pile": "3"},
        others=[{"hand": "Crash Gem", "pile": "3"}],
    )
    table.play("Punch, Punch, Kick").play("Button Mashing")
    table.play("Crash Gem", "1-gem", "{1}").play("Crash Gem", "1-gem", "{2}").play("Crash Gem", "2-gem", "{1}")
    table.expect(1, "react")
    table.done().expect(2, "react")
    table.done().check(seat=1, pile="1 3").check(seat=2, pile="3")
    table.expect(2, "react")
    table.done().expect(1, "react")
    table.done().check(seat=2, pile="1 3")
    table.expect(1, "react")


@rule("PS-8.4")
def test_nothing_more_is_sent_while_the_pile_is_at_10_again() -> None:
    table = duel(
        hand="Button Mashing; Punch, Punch, Kick; Crash Gem*3; 1-gem",
        bag="1-gem",
        pile="1 2 4 4",
        foe={"hand": "Crash Gem", "pile": "4"},
        others=[{"hand": "1-gem"}],
    )
    table.play("Punch, Punch, Kick").play("Button Mashing").play("Crash Gem", "2-gem", "{1}").react("Crash Gem")
    table.check(pile="1 1 1 4 4")
    table.play("Crash Gem", "1-gem", "{2}").check(seat=2, pile="")
    assert table.game.floating == [2, 1, 0]


@rule("PS-8.5")
def test_an_eliminated_player_answers_nothing() -> None:
    table = duel(
        mode="last-man-standing",
        phase="cleanup",
        pile="4 4 4",
        bag="Crash Gem*5",
        foe={"hand": "Crash Gem; 1-gem", "pile": "1"},
        others=[{"hand": "1-gem", "pile": "1"}],
    )
    table.expect(1, "play")
    table.play("Crash Gem", "1-gem").expect(1, "buy")


@rule("PS-8.2")
def test_who_overflowed_has_lost_though_the_pile_is_the_lowest() -> None:
    table = duel(hand="1-gem", pile="4 4 2", foe={"pile": "4 4 4"}, others=[{"pile": "4 4 3"}])
    table.pass_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)


# --- chips ----------------------------------------------------------------------------------------------------------


@rule("PS-13.Crash Bomb")
def test_a_crash_bomb_breaks_two_gems_when_there_are_two() -> None:
    table = duel(hand="Crash Bomb; Crash Gem; 1-gem", pile="1 2 3", foe=FOE)
    table.play("Crash Bomb", "3-gem")
    assert "Nothing more" not in table.offers()


@rule("PS-13.Improvisation")
def test_what_an_improvised_reaction_gives_is_lost_only_on_anothers_turn() -> None:
    table = duel(
        hand="Bonecracker; Improvisation; Punch, Punch, Kick; Combine",
        bag="1-gem*4",
        foe={"hand": "Improvisation; Repeated Jabs"},
        bank="Fists of Frenzy",
    )
    table.play("Bonecracker").react("Improvisation").no()
    table.react("Improvisation", "Punch, Punch, Kick").check(arrows={"black": 2, "brown": 1})
    other = duel(hand="Bonecracker; 1-gem", foe={"hand": "Improvisation; Punch, Punch, Kick"}, bank="Fists of Frenzy")
    other.play("Bonecracker").react("Improvisation").check(seat=1, arrows={}, on_table="Punch, Punch, Kick")
    text = CHIPS[BY_NAME["Improvisation"]].text
    assert "unless it is your turn, arrows, money and pigs from it are lost" in text


@rule("PS-3.6")
def test_a_way_that_changes_nothing_for_anyone_is_not_offered() -> None:
    ebb = duel(hand="Ebb or Flow; 1-gem", pile="2", foe={"pile": "2", "hand": "1-gem"}, bank="Fists of Frenzy")
    ebb.play("Ebb or Flow").check(pile="2 2")
    theirs = duel(hand="Ebb or Flow; 1-gem", pile="2", foe={"pile": "1", "hand": "1-gem"}, bank="Fists of Frenzy")
    theirs.play("Ebb or Flow")
    assert theirs.offers() == ["Every player: trash a 1-gem of their pile", "Ante a 2-gem"]
    scratch = duel(hand="Just a Scratch; 1-gem", foe=FOE, stacks={"Wound": 0})
    scratch.play("Just a Scratch").check(arrows={"red": 1})
    later = duel(hand="Now or Later; 2-gem; Wound", foe=FOE)
    later.play("Now or Later")
    assert later.offers() == ["2-gem", "Wound"]


@rule("PS-13.Into Oblivion", "PS-3.6", "PS-2.2")
def test_for_a_moment_both_stacks_are_out() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Into Oblivion*2; 1-gem", bag="1-gem", foe=FOE, stacks={"Wound": 0}, bank="No Attacks"
    )
    table.play("Punch, Punch, Kick").play("Into Oblivion", "Axe Kick")
    assert table.game.ante_value() == 2
    table.play("Into Oblivion", "X-Copy")
    assert table.game.empty_stacks() == 2
    assert table.game.ante_value() == 3


# --- the box --------------------------------------------------------------------------------------------------------


@rule("PS-1.1", "PS-10.1")
def test_there_are_as_many_of_a_character_chip_as_there_are_sets() -> None:
    with pytest.raises(BadOptions, match=r"Riposte is there 3 times, and 2 sets have only 2 \(PS-1.1, PS-10.1\)"):
        start({"characters": [["Riposte", "Riposte", "Riposte"], "Zane"]}, 1)
    twice = start({"characters": [["Riposte", "Riposte", "Bonecracker"], "Zane"]}, 1)
    assert twice.box[BY_NAME["Riposte"]] == 0
    for seed in range(20):
        drawn = start({"characters": [["Riposte", "Riposte", "Bonecracker"], "random"]}, seed)
        assert min(drawn.box) == 0


@rule("PS-1.2")
@pytest.mark.parametrize(
    ("bank", "chips"),
    [
        (
            "First Game",
            "Axe Kick; Bang then Fizzle; Blues Are Good; Button Mashing; Just a Scratch; "
            "Money for Nothing; Now or Later; Ouch!; Punch, Punch, Kick; Signature Move",
        ),
        (
            "Fists of Frenzy",
            "Blues Are Good; Button Mashing; Color Panic; Ebb or Flow; Hundred-Fist Frenzy; "
            "Improvisation; One True Style; Pick Your Poison; Punch, Punch, Kick; Repeated Jabs",
        ),
        (
            "No Attacks",
            "Axe Kick; Bang then Fizzle; Button Mashing; Chips for Free; Degenerate Trasher; "
            "Improvisation; Option Select; Punch, Punch, Kick; Safe Keeping; X-Copy",
        ),
        (
            "Combo Crazy",
            "Blues Are Good; Button Mashing; Chips for Free; Color Panic; Improvisation; "
            "Option Select; Ouch!; Punch, Punch, Kick; Safe Keeping; X-Copy",
        ),
        (
            "The Hammer",
            "Bang then Fizzle; Button Mashing; Chips for Free; Degenerate Trasher; Ebb or Flow; "
            "Money for Nothing; One True Style; Pick Your Poison; Risk to Riskonade; The Hammer",
        ),
    ],
)
def test_the_recommended_banks_by_content(bank: str, chips: str) -> None:
    assert "; ".join(sorted(CHIPS[kind].name for kind in BANKS[bank])) == chips
