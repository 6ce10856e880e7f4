"""KF-3.2, KF-3.3, KF-3.6: what an attack is made of."""

import pytest

from tests.kungfu.brawl import brawl
from tests.rules import rule

UNBLOCKABLE = "When Done Right, None Can Defend"


@rule("KF-3.2")
@pytest.mark.parametrize(("card", "damage"), [("Punch", 2), ("Kick", 3), ("Trip", 1), ("Throw", 2)])
def test_an_attack_is_an_attack_card(card: str, damage: int) -> None:
    table = brawl(hands=[[card, "Tiger"], []])
    table.attack(card)
    table.check(0, chi=20, hand=["Tiger"])
    table.check(1, chi=20 - damage)
    table.discarded(card)


@rule("KF-3.2", "KF-3.6")
@pytest.mark.parametrize(
    ("weapon", "damage"),
    [("Sword", 3), ("Nunchucks", 2), ("Chair", 2), ("Fan", 1), ("Umbrella", 1), ("Bamboo Pole", 2)],
)
def test_or_the_weapon_in_play_which_stays(weapon: str, damage: int) -> None:
    table = brawl(hands=[["Tiger"], []], weapons=[weapon])
    table.attack(weapon)
    table.check(0, chi=20, weapon=weapon)
    table.check(1, chi=20 - damage)


@rule("KF-3.2")
def test_a_weapon_in_hand_makes_no_attack_before_it_is_in_play() -> None:
    table = brawl(hands=[["Sword"], []])
    table.asks("play", 0, offers=["End your turn", "Pick up Sword"])
    table.pick_up("Sword")
    table.attack("Sword")
    table.check(1, chi=17)


@rule("KF-3.2")
def test_with_neither_there_is_no_attack() -> None:
    table = brawl(hands=[["Fast", "Combination", "Counter Attack", "Crane"], []], stances=["Tiger"])
    table.asks("play", 0, offers=["End your turn", "Take Crane stance", "Discard Tiger"])
    table.refuses("Fast", "KF-3.3", says="Fast is played together with an attack")
    table.refuses("Combination", "KF-3.3")
    table.refuses("Counter Attack", "KF-4.1", says="Counter Attack is a block")


@rule("KF-3.2")
def test_an_attack_card_may_be_played_beside_a_weapon() -> None:
    table = brawl(hands=[["Punch"], []], weapons=["Sword"])
    table.asks("play", 0, offers=["End your turn", "Attack with Punch", "Attack with Sword", "Discard Sword"])


@rule("KF-3.6")
def test_the_weapon_adds_nothing_to_an_attack_card() -> None:
    table = brawl(hands=[["Punch", "Meditation"], []], weapons=["Sword"])
    table.attack("Punch")
    table.check(1, chi=18)
    table.check(0, weapon="Sword")


@rule("KF-3.6")
def test_the_stance_s_bonus_to_a_weapon_waits_for_the_weapon() -> None:
    table = brawl(hands=[["Punch", "Meditation"], []], stances=["Dragon"], weapons=["Sword"])
    table.attack("Punch")
    table.check(1, chi=18)


@rule("KF-3.2")
def test_any_opponent_who_stands_may_be_attacked() -> None:
    table = brawl(hands=[["Punch", "Tiger"], [], [], []], chi=[20, 20, 0, 20])
    table.choose("Attack with Punch")
    table.asks("target", 0, offers=["{1}", "{3}"])
    table.refuses("Tiger", "KF-3.1", says="whom the attack hits")
    table.choose("{3}")
    assert [table.player(seat)["chi"] for seat in range(4)] == [20, 20, 0, 18]


@rule("KF-3.2")
def test_the_table_is_discarded_after_its_attack() -> None:
    table = brawl(hands=[["Tiger"], []], weapons=["Table"])
    table.attack("Table")
    table.check(1, chi=16)
    table.check(0, weapon=None)
    table.discarded("Table")


def test_the_table_is_discarded_also_when_its_attack_is_ignored() -> None:
    table = brawl(hands=[["Tiger"], ["Weapon Block"]], weapons=["Table"])
    table.attack("Table")
    table.block("Weapon Block")
    table.check(1, chi=20)
    table.check(0, weapon=None)


@rule("KF-3.6")
def test_the_table_stays_when_the_attack_was_not_made_with_it() -> None:
    table = brawl(hands=[["Punch", "Tiger"], []], weapons=["Table"])
    table.attack("Punch")
    table.check(1, chi=18)
    table.check(0, weapon="Table")


# --- KF-3.3: enhancements -------------------------------------------------------------------------------------------


@rule("KF-3.3")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("Fast", 1),
        ("Flying", 2),
        ("Wild", 1),
        ("Spinning", 1),
        ("Flipping", 1),
        ("Running Up the Wall", 1),
        ("Invincible", 3),
        ("Combination", 0),
        ("Split Attack", 1),
        (UNBLOCKABLE, 0),
    ],
)
def test_an_enhancement_adds_its_damage(card: str, more: int) -> None:
    table = brawl(hands=[["Kick", card, "Tiger"], []])
    table.attack("Kick", add=[card])
    table.check(1, chi=17 - more)
    table.discarded("Kick", card)


@rule("KF-3.3")
def test_any_number_of_enhancements() -> None:
    add = ["Fast", "Flying", "Wild", "Spinning", "Flipping", "Running Up the Wall"]
    table = brawl(hands=[["Punch", *add, "Tiger"], []])
    table.attack("Punch", add=add)
    table.check(1, chi=20 - 9)
    table.check(0, hand=["Tiger"])


@rule("KF-3.3")
def test_a_weapon_s_attack_is_enhanced_too() -> None:
    table = brawl(hands=[["Fast", "Wild", "Tiger"], []], weapons=["Sword"])
    table.attack("Sword", add=["Fast", "Wild"])
    table.check(1, chi=15)


@rule("KF-3.3")
@pytest.mark.parametrize("twice", ["Fast", "Flying", "Combination"])
def test_no_two_enhancements_alike(twice: str) -> None:
    table = brawl(hands=[["Punch", twice, twice, "Wild"], []])
    table.choose("Attack with Punch")
    table.asks("enhance", 0, offers=["Strike", f"Add {twice}", "Add Wild"])
    table.choose(f"Add {twice}")
    table.asks("enhance", 0, offers=["Strike", "Add Wild"])
    table.refuses(twice, "KF-3.3", says=f"{twice} is in this attack already")


@rule("KF-3.3")
def test_no_enhancement_before_the_attack_or_after_it() -> None:
    table = brawl(hands=[["Punch", "Fast", "Wild", "Tiger"], ["Blocking Punch"]])
    table.refuses("Fast", "KF-3.3")
    table.attack("Punch", add=["Wild"])
    table.asks("block", 1)
    assert table.why("Fast", seat=0) is not None
    table.no_block()
    table.asks("play", 0)
    table.refuses("Fast", "KF-3.3")
    table.check(1, chi=17)


@rule("KF-3.3")
def test_another_attack_card_joins_only_through_combination() -> None:
    table = brawl(hands=[["Punch", "Punch", "Kick", "Fast", "Combination"], []])
    table.choose("Attack with Punch")
    table.asks("enhance", 0, offers=["Strike", "Add Fast", "Add Combination"])
    table.refuses("Kick", "KF-3.3", says="Combination")
    table.refuses("Punch", "KF-3.3", says="Combination")
    table.choose("Add Combination")
    table.asks("enhance", 0, offers=["Strike", "Add Fast", "Add Punch", "Add Kick"])


@rule("KF-3.3")
@pytest.mark.parametrize(("card", "lost"), [("Kick", 9), ("Punch", 6)])
def test_combination_s_attack_cards_may_be_alike(card: str, lost: int) -> None:
    table = brawl(hands=[[card, card, card, "Combination", "Tiger"], []])
    table.attack(card, add=["Combination", card, card])
    table.check(1, chi=20 - lost)


@rule("KF-3.3")
def test_combination_lets_in_two_attack_cards_and_no_third() -> None:
    table = brawl(hands=[["Kick", "Kick", "Kick", "Punch", "Combination", "Fast"], []])
    table.choose("Attack with Kick")
    table.choose("Add Combination")
    table.choose("Add Kick")
    table.allows("Punch")
    table.choose("Add Kick")
    table.asks("enhance", 0, offers=["Strike", "Add Fast"])
    table.refuses("Punch", "KF-3.3", says="all the extra attack cards")


@rule("KF-3.3")
def test_combination_may_bring_one_card_or_none() -> None:
    table = brawl(hands=[["Kick", "Kick", "Combination", "Tiger"], []])
    table.attack("Kick", add=["Combination"])
    table.check(1, chi=17)
    table.check(0, hand=["Kick", "Tiger"])


@rule("KF-3.3")
def test_combination_joins_attack_cards_to_a_weapon_and_other_enhancements_come_in_between() -> None:
    table = brawl(hands=[["Punch", "Throw", "Combination", "Wild", "Flying", "Tiger"], []], weapons=["Sword"])
    table.attack("Sword", add=["Wild", "Combination", "Throw", "Flying", "Punch"])
    table.check(1, chi=20 - (3 + 1 + 2 + 2 + 2))


@rule("KF-3.3")
def test_the_weapon_does_not_join_an_attack_card() -> None:
    table = brawl(hands=[["Punch", "Kick", "Combination"], []], weapons=["Sword"])
    table.choose("Attack with Punch")
    table.choose("Add Combination")
    table.asks("enhance", 0, offers=["Strike", "Add Kick"])
    table.refuses("Sword", "KF-3.1")


# --- Split Attack ---------------------------------------------------------------------------------------------------


@rule("KF-3.3")
def test_split_attack_with_two_players_adds_one_damage() -> None:
    table = brawl(hands=[["Punch", "Split Attack", "Tiger"], []])
    table.attack("Punch", on=1, add=["Split Attack"])
    table.check(1, chi=17)


def test_split_attack_with_two_players_left_of_four_adds_one_damage() -> None:
    table = brawl(hands=[["Punch", "Split Attack", "Tiger"], [], [], []], chi=[20, 0, 20, 0])
    table.attack("Punch", on=2, add=["Split Attack"])
    table.check(2, chi=17)


def test_split_attack_with_three_players_hits_both_others_in_full() -> None:
    table = brawl(hands=[["Punch", "Split Attack", "Fast", "Tiger"], [], []])
    table.attack("Punch", on=2, add=["Split Attack", "Fast"], also=1)
    table.check(1, chi=17)
    table.check(2, chi=17)
    table.check(0, hand=["Tiger"])


def test_split_attack_with_more_players_asks_for_the_second() -> None:
    table = brawl(hands=[["Kick", "Split Attack", "Tiger"], [], [], []])
    table.choose("Attack with Kick")
    table.choose("{2}")
    table.choose("Add Split Attack")
    table.asks("second target", 0, offers=["{1}", "{3}"])
    table.refuses("Tiger", "KF-3.1", says="whom the attack hits")
    table.choose("{3}")
    assert [table.player(seat)["chi"] for seat in range(4)] == [20, 20, 17, 17]


@rule("KF-4.1", "KF-4.2")
def test_the_halves_of_a_split_attack_are_separate_attacks() -> None:
    table = brawl(
        hands=[["Kick", "Split Attack"], ["Blocking Kick"], ["Rolling With It"]], stances=[None, None, "Tiger"]
    )
    table.attack("Kick", on=1, add=["Split Attack"], also=2)
    table.asks("block", 1)
    table.block("Blocking Kick")
    table.asks("block", 2)
    table.no_block()
    table.check(1, chi=20)
    table.check(2, chi=18)


def test_a_split_trip_takes_gear_from_both() -> None:
    table = brawl(
        hands=[["Trip", "Split Attack", "Tiger"], [], []], stances=[None, "Crane", None], weapons=[None, None, "Fan"]
    )
    table.attack("Trip", on=1, add=["Split Attack"], also=2)
    table.check(1, chi=19, stance=None)
    table.check(2, chi=19, weapon=None)
