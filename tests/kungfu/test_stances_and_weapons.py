"""KF-3.4, KF-3.5: one stance and one weapon, and what a stance adds."""

import pytest

from tests.kungfu.brawl import brawl
from tests.rules import rule


@rule("KF-3.4")
def test_a_new_stance_replaces_the_old() -> None:
    table = brawl(hands=[["Crane", "Kick"], []], stances=["Monkey"])
    table.take("Crane")
    table.check(0, stance="Crane", hand=["Kick"])
    assert table.discards == ["Monkey"]


@rule("KF-3.4")
def test_a_new_weapon_replaces_the_old() -> None:
    table = brawl(hands=[["Sword", "Kick"], []], weapons=["Nunchucks"])
    table.pick_up("Sword")
    table.check(0, weapon="Sword", hand=["Kick"])
    assert table.discards == ["Nunchucks"]


@rule("KF-3.4")
def test_a_stance_and_a_weapon_stand_side_by_side() -> None:
    table = brawl(hands=[["Sword", "Tiger", "Kick"], []])
    table.pick_up("Sword")
    table.take("Tiger")
    table.check(0, weapon="Sword", stance="Tiger")
    assert table.discards == []


@rule("KF-3.4")
def test_either_may_be_discarded_without_a_replacement() -> None:
    table = brawl(hands=[["Kick"], []], stances=["Tiger"], weapons=["Sword"])
    table.drop("Tiger")
    table.check(0, stance=None, weapon="Sword")
    table.drop("Sword")
    table.check(0, stance=None, weapon=None, hand=["Kick"])
    assert table.discards == ["Tiger", "Sword"]
    table.asks("play", 0, offers=["End your turn", "Attack with Kick"])


@rule("KF-3.4")
def test_gear_stays_in_play_from_turn_to_turn() -> None:
    table = brawl(hands=[["Tiger", "Fan", "Kick"], ["Kick"]], hand=1)
    table.take("Tiger")
    table.pick_up("Fan")
    table.end_turn()
    table.end_turn()
    table.check(0, stance="Tiger", weapon="Fan")


@rule("KF-3.4")
def test_gear_dropped_after_the_attack_no_longer_defends() -> None:
    table = brawl(hands=[["Tiger"], ["Kick", "Tiger"]], weapons=["Fan"], hand=1)
    table.drop("Fan")
    table.end_turn()
    table.attack("Kick")
    table.check(0, chi=17)


@rule("KF-3.4")
def test_another_s_gear_is_not_yours() -> None:
    table = brawl(hands=[["Kick"], []], stances=[None, "Tiger"], weapons=[None, "Fan"])
    table.refuses("Tiger", "KF-3.4", says="Tiger belongs to another player")
    table.refuses("Fan", "KF-3.4", says="Fan belongs to another player")
    assert "Discard Tiger" not in table.labels


# --- KF-3.5: what a stance adds -------------------------------------------------------------------------------------


@rule("KF-3.5")
@pytest.mark.parametrize(
    ("stance", "base", "add", "damage"),
    [
        ("Snake", "Kick", ["Fast"], 3 + 1 + 3),
        ("Snake", "Kick", [], 3),
        ("Snake", "Kick", ["Flying"], 5),
        ("Crane", "Kick", [], 5),
        ("Crane", "Punch", ["Fast"], 2 + 1 + 2),
        ("Crane", "Punch", [], 2),
        ("Dragon", "Kick", ["Flying"], 3 + 2 + 3),
        ("Dragon", "Kick", ["Fast"], 4),
        ("Tiger", "Kick", [], 4),
        ("Tiger", "Kick", ["Fast", "Wild"], 3 + 2 + 1),
        ("Monkey", "Trip", ["Flipping"], 1 + 1 + 2 + 2),
        ("Monkey", "Throw", [], 2),
        ("Drunken", "Throw", ["Wild"], 2 + 1 + 3 + 2),
        ("Drunken", "Trip", [], 1),
    ],
)
def test_a_stance_adds_to_the_cards_it_names(stance: str, base: str, add: list[str], damage: int) -> None:
    table = brawl(hands=[[base, *add, "Meditation"], []], stances=[stance])
    table.attack(base, add=add)
    table.check(1, chi=20 - damage)


@rule("KF-3.5")
@pytest.mark.parametrize(("stance", "damage"), [("Dragon", 5), ("Tiger", 4), ("Crane", 3)])
def test_a_stance_adds_to_the_weapon_it_names(stance: str, damage: int) -> None:
    table = brawl(hands=[["Meditation"], []], stances=[stance], weapons=["Sword"])
    table.attack("Sword")
    table.check(1, chi=20 - damage)


@rule("KF-3.5")
def test_a_bonus_counts_for_each_such_card_and_the_stance_s_own_damage_once() -> None:
    kicks = ["Kick", "Kick", "Kick", "Combination", "Meditation"]
    crane = brawl(hands=[kicks, []], stances=["Crane"])
    crane.attack("Kick", add=["Combination", "Kick", "Kick"])
    crane.check(1, chi=20 - 9 - 6)
    tiger = brawl(hands=[kicks, []], stances=["Tiger"])
    tiger.attack("Kick", add=["Combination", "Kick", "Kick"])
    tiger.check(1, chi=20 - 9 - 1)


CIRCLE = [
    ("Snake", "Tiger"),
    ("Crane", "Snake"),
    ("Dragon", "Crane"),
    ("Tiger", "Monkey"),
    ("Monkey", "Drunken"),
    ("Drunken", "Dragon"),
]
STANCES = [stance for stance, _ in CIRCLE]


@rule("KF-3.5")
@pytest.mark.parametrize("defender", [*STANCES, None])
@pytest.mark.parametrize("attacker", STANCES)
def test_a_stance_is_strong_against_one_other_and_no_more(attacker: str, defender: str | None) -> None:
    table = brawl(hands=[["Punch", "Meditation"], []], stances=[attacker, defender])
    table.attack("Punch")
    damage = 2 + (attacker == "Tiger") + (2 if (attacker, defender) in CIRCLE else 0)
    table.check(1, chi=20 - damage + (defender == "Tiger"))


@rule("KF-3.5")
def test_strong_against_counts_once_for_an_attack_of_many_cards() -> None:
    table = brawl(hands=[["Punch", "Punch", "Punch", "Combination", "Tiger"], []], stances=["Dragon", "Crane"])
    table.attack("Punch", add=["Combination", "Punch", "Punch"])
    table.check(1, chi=20 - 6 - 2)


@rule("KF-3.5")
def test_the_defender_s_stance_adds_nothing_to_the_attack() -> None:
    table = brawl(hands=[["Kick", "Fast", "Meditation"], []], stances=[None, "Crane"])
    table.attack("Kick", add=["Fast"])
    table.check(1, chi=16)


@rule("KF-3.5")
def test_in_a_split_attack_each_defender_s_stance_counts_for_itself() -> None:
    table = brawl(hands=[["Punch", "Split Attack", "Tiger"], [], []], stances=["Dragon", "Crane", "Snake"])
    table.attack("Punch", on=1, add=["Split Attack"], also=2)
    table.check(1, chi=16)
    table.check(2, chi=18)
