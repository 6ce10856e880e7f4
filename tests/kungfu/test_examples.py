"""Every worked example of the rulebook, in its order."""

import pytest

from tests.kungfu.brawl import brawl
from tests.rules import rule


@rule("KF-3.5")
def test_snake_s_fast_kick_does_7() -> None:
    table = brawl(hands=[["Kick", "Fast", "Tiger"], []], stances=["Snake"])
    table.attack("Kick", add=["Fast"])
    table.check(1, chi=20 - 7)


@rule("KF-7.1")
@pytest.mark.parametrize(("stance", "damage"), [(None, 4), ("Crane", 8)])
def test_sample_attack_1_kick_and_fast(stance: str | None, damage: int) -> None:
    table = brawl(hands=[["Kick", "Fast", "Meditation"], []], stances=[stance])
    table.attack("Kick", add=["Fast"])
    table.check(1, chi=20 - damage)


@rule("KF-7.2")
@pytest.mark.parametrize(("stance", "damage"), [(None, 5), ("Dragon", 10)])
def test_sample_attack_2_sword_and_flying(stance: str | None, damage: int) -> None:
    table = brawl(hands=[["Sword", "Flying", "Meditation"], []], stances=[stance])
    table.pick_up("Sword")
    table.attack("Sword", add=["Flying"])
    table.check(1, chi=20 - damage)


@rule("KF-7.3", "KF-3.4")
def test_stance_example_monkey_to_crane_to_tiger() -> None:
    table = brawl(hands=[["Crane", "Kick", "Tiger", "Meditation"], ["Punch"]], stances=["Monkey"], hand=1)
    table.drop("Monkey")
    table.take("Crane")
    table.attack("Kick")
    table.check(1, chi=15)
    table.drop("Crane")
    table.take("Tiger")
    table.check(0, stance="Tiger")
    assert table.discards == ["Monkey", "Kick", "Crane"]
    table.end_turn()
    table.attack("Punch")
    table.check(0, chi=19)


@rule("KF-7.4", "KF-3.4")
def test_weapon_example_nunchucks_to_sword_to_fan() -> None:
    table = brawl(hands=[["Sword", "Fan", "Meditation"], ["Kick", "Wild"]], weapons=["Nunchucks"], hand=1)
    table.drop("Nunchucks")
    table.pick_up("Sword")
    table.attack("Sword")
    table.check(1, chi=17)
    table.drop("Sword")
    table.pick_up("Fan")
    table.check(0, weapon="Fan")
    table.end_turn()
    table.attack("Kick", add=["Wild"])
    table.check(0, chi=19)


@rule("KF-4.2")
@pytest.mark.parametrize("block", ["Weapon Block", "Blocking Punch", "Balanced"])
def test_a_wild_spinning_flying_sword_punch_throw_is_blocked_by_any_of_its_parts(block: str) -> None:
    table = brawl(
        hands=[["Wild", "Spinning", "Flying", "Combination", "Punch", "Throw", "Tiger"], [block, "Blocking Kick"]],
        stances=[None, "Crane"],
        weapons=["Sword"],
    )
    table.attack("Sword", add=["Combination", "Wild", "Spinning", "Flying", "Punch", "Throw"])
    assert table.question is not None
    assert "Wild Spinning Flying Sword Punch Throw" in table.question.prompt
    table.asks("block", 1, offers=["No block", f"Block with {block}"])
    table.refuses("Blocking Kick", "KF-4.2", says="no such part")
    table.block(block)
    table.check(1, chi=20, stance="Crane")


@rule("KF-3.3")
def test_a_wild_spinning_flying_sword_punch_throw_that_is_not_blocked() -> None:
    add = ["Wild", "Spinning", "Flying", "Combination", "Punch", "Throw"]
    table = brawl(hands=[[*add, "Tiger"], ["Blocking Kick"]], stances=[None, "Tiger"], weapons=["Sword"])
    table.attack("Sword", add=add)
    table.check(1, chi=20 - (3 + 1 + 1 + 2 + 2 + 2), stance=None)


@rule("KF-7.5", "KF-5.1")
def test_a_throw_takes_the_chair_before_its_defense_counts() -> None:
    table = brawl(hands=[["Throw", "Tiger"], []], weapons=[None, "Chair"])
    table.attack("Throw")
    table.check(1, chi=18, weapon=None)
    table.discarded("Chair")


@rule("KF-7.5", "KF-5.3")
def test_a_counter_attack_still_uses_the_chair() -> None:
    table = brawl(hands=[["Throw", "Tiger"], ["Counter Attack"]], weapons=[None, "Chair"])
    table.attack("Throw")
    table.block("Counter Attack", back="Chair")
    table.check(0, chi=18)
    table.check(1, chi=18, weapon=None)
    table.discarded("Chair")


@rule("KF-7.6", "KF-5.2")
def test_tiger_met_by_counter_attack_and_trip() -> None:
    table = brawl(hands=[["Punch", "Meditation"], ["Counter Attack", "Trip"]], stances=["Tiger"])
    table.attack("Punch")
    table.block("Counter Attack", back="Trip")
    table.check(1, chi=20 - 2 - 1)
    table.check(0, chi=20 - 1, stance=None)
    table.discarded("Tiger")
