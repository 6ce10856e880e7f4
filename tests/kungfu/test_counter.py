"""KF-4.3, KF-5.3: counter attacks, alone and in chains."""

import pytest

from tests.kungfu.brawl import brawl
from tests.rules import rule

NO_MATCH = "Your Kung Fu Is No Match for Mine"
UNBLOCKABLE = "When Done Right, None Can Defend"


@rule("KF-4.3")
def test_a_counter_attack_strikes_back_and_the_attack_still_lands() -> None:
    table = brawl(hands=[["Kick", "Tiger"], ["Counter Attack", "Punch"]])
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.check(0, chi=18)
    table.check(1, chi=17, hand=[])
    table.discarded("Kick", "Counter Attack", "Punch")


@rule("KF-4.3")
def test_a_counter_attack_is_made_with_any_attack_card_or_the_weapon() -> None:
    hand = ["Counter Attack", "Punch", "Trip", "Fast", "Balanced", "Meditation"]
    table = brawl(hands=[["Kick"], hand], stances=[None, "Tiger"], weapons=[None, "Sword"])
    table.attack("Kick")
    table.choose("Block with Counter Attack")
    table.asks("counter", 1, offers=["Strike back with Punch", "Strike back with Trip", "Attack with Sword"])
    for name in ("Fast", "Balanced", "Meditation"):
        table.refuses(name, "KF-3.2", says=f"{name} is neither")
    table.refuses("Tiger", "KF-3.2", says="Tiger is a stance")
    table.choose("Attack with Sword")
    table.enhance(1, [])
    table.check(0, chi=16)
    table.check(1, chi=18, weapon="Sword")


@rule("KF-4.3", "KF-3.2")
def test_counter_attack_needs_something_to_strike_back_with() -> None:
    table = brawl(hands=[["Kick"], ["Counter Attack", "Blocking Kick", "Fast"]])
    table.attack("Kick")
    table.asks("block", 1, offers=["No block", "Block with Blocking Kick"])
    table.refuses("Counter Attack", "KF-3.2", says="Counter Attack needs an attack card or a weapon")


@rule("KF-4.3")
def test_a_counter_attack_hits_the_attacker_and_nobody_else() -> None:
    table = brawl(hands=[["Kick"], [], ["Counter Attack", "Punch", "Fast"], []])
    table.attack("Kick", on=2)
    table.block("Counter Attack", back="Punch", add=["Fast"])
    assert [table.player(seat)["chi"] for seat in range(4)] == [17, 20, 17, 20]


@rule("KF-4.3", "KF-3.3")
def test_a_counter_attack_may_be_enhanced() -> None:
    hand = ["Counter Attack", "Kick", "Kick", "Fast", "Fast", "Flying", "Combination"]
    table = brawl(hands=[["Punch"], hand], stances=[None, "Crane"])
    table.attack("Punch")
    table.choose("Block with Counter Attack")
    table.asks("enhance", 1, offers=["Strike", "Add Fast", "Add Flying", "Add Combination"])
    table.choose("Add Fast")
    table.refuses("Fast", "KF-3.3", says="Fast is in this attack already")
    table.enhance(1, ["Combination", "Kick"])
    table.check(0, chi=20 - (3 + 3 + 1) - (2 + 2 + 2))
    table.check(1, hand=["Fast", "Flying"])


@rule("KF-4.3", "KF-3.5")
def test_the_counter_attacker_s_stance_is_strong_too() -> None:
    table = brawl(hands=[["Punch", "Meditation"], ["Counter Attack", "Punch"]], stances=["Crane", "Dragon"])
    table.attack("Punch")
    table.block("Counter Attack", back="Punch")
    table.check(0, chi=16)
    table.check(1, chi=18)


@rule("KF-4.3", "KF-4.1")
def test_a_counter_attack_may_be_blocked() -> None:
    table = brawl(hands=[["Kick", "Blocking Punch", "Tiger"], ["Counter Attack", "Punch"]])
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.asks("block", 0, offers=["No block", "Block with Blocking Punch"])
    table.block("Blocking Punch")
    table.check(0, chi=20)
    table.check(1, chi=17)


@rule("KF-4.3", "KF-4.1")
def test_the_attacker_s_gear_defends_against_the_counter_attack() -> None:
    table = brawl(hands=[["Punch", "Meditation"], ["Counter Attack", "Kick"]], stances=["Tiger"], weapons=["Nunchucks"])
    table.attack("Punch")
    table.block("Counter Attack", back="Kick")
    table.check(0, chi=19)
    table.check(1, chi=17)


@rule("KF-4.3")
@pytest.mark.parametrize("chi", [3, 1])
def test_a_counter_attack_by_a_player_who_is_going_down(chi: int) -> None:
    table = brawl(hands=[["Kick", "Tiger"], ["Counter Attack", "Kick", "Flying"], []], chi=[20, chi, 20])
    table.attack("Kick", on=1)
    table.block("Counter Attack", back="Kick", add=["Flying"])
    table.check(0, chi=15)
    table.check(1, chi=0, standing=False)
    table.asks("play", 0)


@rule("KF-4.3")
def test_a_counter_attack_does_not_use_up_the_attack_of_the_own_turn() -> None:
    table = brawl(hands=[["Kick"], ["Counter Attack", "Punch", "Kick"]], hand=1)
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.draw_up()
    table.attack("Kick")
    table.check(0, chi=15)


@rule("KF-4.3", "KF-5.2")
def test_counter_attacks_in_a_chain() -> None:
    table = brawl(
        hands=[
            ["Kick", "Counter Attack", "Throw", "Tiger"],
            ["Counter Attack", "Punch", "Blocking Kick", NO_MATCH, "Trip"],
        ],
        stances=["Crane", None],
    )
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.asks("block", 0, offers=["No block", "Block with Counter Attack"])
    table.check(0, chi=20)
    table.check(1, chi=20)
    table.block("Counter Attack", back="Throw")
    table.asks("block", 1, offers=["No block", f"Block with {NO_MATCH}"])
    table.refuses("Blocking Kick", "KF-4.2", says="Blocking Kick")
    table.block(NO_MATCH, back="Trip")
    table.check(0, chi=20 - 2 - 1, stance=None)
    table.check(1, chi=20 - 5, hand=["Blocking Kick"])
    assert [line for line in table.log if "attacks" in line] == [
        "{0} attacks {1} with Kick",
        "{1} counter attacks {0} with Punch",
        "{0} counter attacks {1} with Throw",
        "{1} counter attacks {0} with Trip",
    ]


@rule("KF-4.3", "KF-4.1")
def test_each_attack_of_a_chain_meets_the_whole_defense() -> None:
    table = brawl(
        hands=[["Kick", "Counter Attack", "Throw", "Tiger"], ["Counter Attack", "Punch"]], stances=[None, "Tiger"]
    )
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.block("Counter Attack", back="Throw")
    table.check(0, chi=20 - 3)
    table.check(1, chi=20 - 3 - 2, stance=None)


@rule("KF-4.3", "KF-4.2")
def test_no_match_for_mine_ignores_and_strikes_back() -> None:
    table = brawl(hands=[["Throw", "Flying", "Crane"], [NO_MATCH, "Punch"]], stances=[None, "Tiger"])
    table.attack("Throw", add=["Flying"])
    table.block(NO_MATCH, back="Punch")
    table.check(0, chi=17)
    table.check(1, chi=20, stance="Tiger")


@rule("KF-4.3")
def test_no_match_for_mine_may_go_without_the_counter_attack() -> None:
    table = brawl(hands=[["Kick", "Tiger"], [NO_MATCH, "Punch"]])
    table.attack("Kick")
    table.block(NO_MATCH)
    table.asks("counter", 1, offers=["No counter attack", "Strike back with Punch"])
    table.no_counter()
    table.check(0, chi=20)
    table.check(1, chi=20, hand=["Punch"])


@rule("KF-4.3")
def test_no_match_for_mine_needs_nothing_to_strike_back_with() -> None:
    table = brawl(hands=[["Kick", "Tiger"], [NO_MATCH, "Fast"]])
    table.attack("Kick")
    table.block(NO_MATCH)
    table.check(1, chi=20, hand=["Fast"])
    table.asks("play", 0)


@rule("KF-4.3")
def test_an_unblockable_attack_brings_no_counter_attack_but_a_counter_attack_may_be_unblockable() -> None:
    table = brawl(hands=[["Kick", "Blocking Punch", "Tiger"], ["Counter Attack", "Punch", UNBLOCKABLE]])
    table.attack("Kick")
    table.block("Counter Attack", back="Punch", add=[UNBLOCKABLE])
    table.check(0, chi=18, hand=["Blocking Punch", "Tiger"])


@rule("KF-4.3")
def test_both_targets_of_a_split_attack_may_strike_back() -> None:
    table = brawl(
        hands=[["Kick", "Split Attack", "Blocking Punch"], ["Counter Attack", "Punch"], ["Counter Attack", "Punch"]],
        chi=[20, 20, 20],
    )
    table.attack("Kick", on=1, add=["Split Attack"], also=2)
    table.block("Counter Attack", back="Punch")
    table.asks("block", 2)
    table.block("Counter Attack", back="Punch")
    table.asks("block", 0)
    table.block("Blocking Punch")
    table.check(0, chi=18)
    table.check(1, chi=17)
    table.check(2, chi=17)


@rule("KF-4.3")
def test_a_split_counter_attack_hits_a_second_opponent() -> None:
    table = brawl(hands=[["Kick"], ["Counter Attack", "Punch", "Split Attack"], ["Blocking Punch"], []])
    table.attack("Kick", on=1)
    table.choose("Block with Counter Attack")
    table.choose("Add Split Attack")
    table.asks("second target", 1, offers=["{2}", "{3}"])
    table.choose("{2}")
    table.asks("block", 2)
    table.block("Blocking Punch")
    assert [table.player(seat)["chi"] for seat in range(4)] == [18, 17, 20, 20]


# --- KF-5.3 ---------------------------------------------------------------------------------------------------------


@rule("KF-5.3")
@pytest.mark.parametrize("attack", ["Trip", "Throw"])
def test_a_weapon_about_to_be_discarded_still_strikes_back(attack: str) -> None:
    table = brawl(hands=[[attack, "Crane"], ["Counter Attack"]], weapons=[None, "Bamboo Pole"])
    table.attack(attack)
    table.block("Counter Attack", back="Bamboo Pole")
    table.check(0, chi=18)
    table.check(1, chi=20 - (1 if attack == "Trip" else 2), weapon=None)


@rule("KF-5.3")
def test_a_stance_about_to_be_discarded_still_serves_the_counter_attack() -> None:
    table = brawl(hands=[["Trip", "Tiger"], ["Counter Attack", "Kick"]], stances=["Snake", "Crane"])
    table.attack("Trip")
    table.block("Counter Attack", back="Kick")
    table.check(0, chi=20 - (3 + 2 + 2))
    table.check(1, chi=19, stance=None)


@rule("KF-5.3")
def test_the_table_strikes_back_and_is_gone() -> None:
    table = brawl(hands=[["Punch", "Tiger"], ["Counter Attack"]], weapons=[None, "Table"])
    table.attack("Punch")
    table.block("Counter Attack", back="Table")
    table.check(0, chi=16)
    table.check(1, chi=18, weapon=None)
