"""KF-5.1, KF-5.2: gear that is lost, and the order in which an exchange is resolved."""

import pytest

from kwoon.games.kungfu.terms.events import Attacked, Blocked, GearLost, Hit, WentDown
from tests.kungfu.brawl import brawl
from tests.rules import rule


@rule("KF-5.1")
@pytest.mark.parametrize("attack", ["Trip", "Throw"])
def test_the_only_gear_is_lost_without_a_question(attack: str) -> None:
    table = brawl(hands=[[attack, "Crane"], []], stances=[None, "Crane"])
    table.attack(attack)
    table.check(1, stance=None)
    table.discarded("Crane")


@rule("KF-5.1")
@pytest.mark.parametrize("attack", ["Trip", "Throw"])
@pytest.mark.parametrize("lost", ["Crane", "Chair"])
def test_the_defender_chooses_between_stance_and_weapon(attack: str, lost: str) -> None:
    table = brawl(hands=[[attack, "Tiger"], ["Fan"]], stances=[None, "Crane"], weapons=[None, "Chair"])
    table.attack(attack)
    table.asks("lose gear", 1, offers=["Discard Crane", "Discard Chair"])
    table.refuses("Fan", "KF-5.1", says="in play")
    table.lose(lost)
    table.check(1, stance=None if lost == "Crane" else "Crane", weapon=None if lost == "Chair" else "Chair")
    table.discarded(lost)


@rule("KF-5.1")
def test_without_gear_nothing_is_lost() -> None:
    table = brawl(hands=[["Throw", "Tiger"], ["Fan"]], stances=["Crane"])
    table.attack("Throw")
    table.check(1, chi=18, hand=["Fan"])
    table.check(0, stance="Crane")


@rule("KF-5.1")
@pytest.mark.parametrize("attack", ["Punch", "Kick", "Sword"])
def test_other_attacks_take_no_gear(attack: str) -> None:
    hand = ["Tiger"] if attack == "Sword" else [attack, "Tiger"]
    table = brawl(hands=[hand, []], weapons=["Sword", "Chair"], stances=[None, "Crane"])
    table.attack(attack)
    table.check(1, stance="Crane", weapon="Chair")


@rule("KF-5.1")
@pytest.mark.parametrize(("lose", "chi"), [("Tiger", 20 - 4 + 3), ("Fan", 20 - 4 + 1)])
def test_a_discarded_card_s_defense_does_not_count_and_the_other_s_does(lose: str, chi: int) -> None:
    table = brawl(hands=[["Throw", "Flying", "Crane"], []], stances=[None, "Tiger"], weapons=[None, "Fan"])
    table.attack("Throw", add=["Flying"])
    table.lose(lose)
    table.check(1, chi=chi)


@rule("KF-5.1")
def test_each_trip_or_throw_of_an_attack_takes_one_piece_of_gear() -> None:
    table = brawl(hands=[["Trip", "Throw", "Combination", "Crane"], []], stances=[None, "Tiger"], weapons=[None, "Fan"])
    table.attack("Trip", add=["Combination", "Throw"])
    table.asks("lose gear", 1)
    table.lose("Fan")
    table.check(1, chi=17, stance=None, weapon=None)


@rule("KF-5.1")
def test_three_throws_take_no_more_than_there_is() -> None:
    table = brawl(hands=[["Throw", "Throw", "Throw", "Combination", "Crane"], []], weapons=[None, "Fan"])
    table.attack("Throw", add=["Combination", "Throw", "Throw"])
    table.check(1, chi=14, weapon=None)


@rule("KF-5.1")
def test_a_throw_joined_to_a_weapon_s_attack_takes_gear_too() -> None:
    table = brawl(hands=[["Throw", "Combination", "Crane"], []], weapons=["Sword", "Fan"])
    table.attack("Sword", add=["Combination", "Throw"])
    table.check(1, chi=15, weapon=None)
    table.check(0, weapon="Sword")


# --- KF-5.2: the order ----------------------------------------------------------------------------------------------


@rule("KF-5.2")
def test_the_whole_order() -> None:
    """Attacks, blocks and counters; damage with gear about to go; discards; defense with what is left."""
    table = brawl(
        hands=[["Throw", "Crane"], ["Counter Attack", "Trip", "Fast"]],
        stances=["Tiger", "Snake"],
        weapons=["Fan", "Chair"],
    )
    table.attack("Throw")
    table.block("Counter Attack", back="Trip", add=["Fast"])
    table.asks("lose gear", 1, offers=["Discard Snake", "Discard Chair"])
    table.lose("Snake")
    table.asks("lose gear", 0, offers=["Discard Tiger", "Discard Fan"])
    table.lose("Fan")
    table.check(1, chi=20 - (2 + 1) + 1)
    table.check(0, chi=20 - (1 + 1 + 3 + 2) + 1)
    order = [type(event) for event in table.events]
    assert order == [Attacked, Blocked, Attacked, GearLost, GearLost, Hit, Hit]
    hits = [event for event in table.events if isinstance(event, Hit)]
    assert [(hit.seat, hit.target, hit.damage, hit.defense, hit.lost) for hit in hits] == [
        (0, 1, 3, 1, 2),
        (1, 0, 7, 1, 6),
    ]


@rule("KF-5.2")
def test_no_chi_and_no_gear_is_lost_before_all_attacks_and_blocks_are_made() -> None:
    table = brawl(
        hands=[["Trip", "Balanced", "Crane"], ["Counter Attack", "Throw"]], stances=["Tiger", "Snake"], chi=[1, 1]
    )
    table.attack("Trip")
    table.block("Counter Attack", back="Throw")
    table.asks("block", 0)
    table.check(0, chi=1, stance="Tiger")
    table.check(1, chi=1, stance="Snake")
    table.block("Balanced")
    table.check(0, chi=1)
    table.ended(0)


@rule("KF-5.2")
def test_strong_against_counts_a_stance_that_the_same_attack_takes() -> None:
    table = brawl(hands=[["Trip", "Meditation"], []], stances=["Dragon", "Crane"])
    table.attack("Trip")
    table.check(1, chi=17, stance=None)


@rule("KF-5.2")
def test_a_counter_attack_does_not_disarm_the_attack_it_answers() -> None:
    table = brawl(hands=[["Tiger"], ["Counter Attack", "Trip"]], weapons=["Sword"])
    table.attack("Sword")
    table.block("Counter Attack", back="Trip")
    table.check(1, chi=17)
    table.check(0, chi=19, weapon=None)


@rule("KF-5.2")
def test_the_table_s_own_discard_comes_after_the_defense() -> None:
    own = {"weapon": [{"name": "Door", "damage": 2, "defense": 2, "discard_after_attack": True}]}
    table = brawl(hands=[["Tiger"], ["Counter Attack", "Kick"]], weapons=["Door"], cards=own)
    table.attack("Door")
    table.block("Counter Attack", back="Kick")
    table.check(0, chi=19, weapon=None)
    assert [type(event) for event in table.events][-3:] == [Hit, Hit, GearLost]


@rule("KF-5.2")
def test_all_chi_is_lost_at_once() -> None:
    table = brawl(
        hands=[["Kick", "Split Attack"], ["Counter Attack", "Punch"], ["Counter Attack", "Punch"]], chi=[4, 3, 3]
    )
    table.attack("Kick", on=1, add=["Split Attack"], also=2)
    table.block("Counter Attack", back="Punch")
    table.block("Counter Attack", back="Punch")
    table.ended(0, 1, 2)
    assert [event.seat for event in table.events if isinstance(event, WentDown)] == [0, 1, 2]


@rule("KF-5.2")
def test_gear_lost_to_one_attack_of_the_exchange_defends_against_none() -> None:
    table = brawl(
        hands=[["Kick", "Counter Attack", "Throw", "Crane"], ["Counter Attack", "Punch"]], weapons=[None, "Fan"]
    )
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.block("Counter Attack", back="Throw")
    table.check(1, chi=20 - 3 - 2, weapon=None)
