"""KF-4.1, KF-4.2: blocks, ignoring, and the defense that always counts."""

import pytest

from tests.kungfu.brawl import brawl
from tests.rules import rule

WEAK = "Your Kung Fu Is Weak"
NO_MATCH = "Your Kung Fu Is No Match for Mine"
UNBLOCKABLE = "When Done Right, None Can Defend"

ATTACKS = ["Punch", "Kick", "Trip", "Throw", "Sword"]
IGNORES = {
    "Blocking Punch": {"Punch"},
    "Blocking Kick": {"Kick"},
    "Balanced": {"Trip", "Throw"},
    "Weapon Block": {"Sword"},
    WEAK: set(ATTACKS),
    NO_MATCH: set(ATTACKS),
}


@rule("KF-4.2")
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("block", IGNORES)
def test_which_block_ignores_which_attack(block: str, attack: str) -> None:
    hand = ["Tiger"] if attack == "Sword" else [attack, "Tiger"]
    table = brawl(hands=[hand, [block]], weapons=["Sword"])
    table.attack(attack)
    if attack in IGNORES[block]:
        table.asks("block", 1, offers=["No block", f"Block with {block}"])
        table.block(block)
        table.check(1, chi=20, hand=[])
        table.discarded(block)
    else:
        assert table.player(1)["chi"] < 20
        table.check(1, hand=[block])
        table.asks("play", 0)


@rule("KF-4.2")
def test_a_block_without_a_part_to_block_is_refused_by_name() -> None:
    table = brawl(hands=[["Kick"], ["Blocking Punch", "Rolling With It"]])
    table.attack("Kick")
    table.asks("block", 1, offers=["No block", "Block with Rolling With It"])
    table.refuses("Blocking Punch", "KF-4.2", says="Blocking Punch ignores Punch")


@rule("KF-4.1")
def test_a_block_may_be_kept_back() -> None:
    table = brawl(hands=[["Kick", "Tiger"], ["Blocking Kick"]])
    table.attack("Kick")
    table.no_block()
    table.check(1, chi=17, hand=["Blocking Kick"])


@rule("KF-4.1")
def test_one_block_and_no_second() -> None:
    table = brawl(hands=[["Kick", "Flying", "Tiger"], ["Rolling With It", "Rolling With It", "Blocking Kick"]])
    table.attack("Kick", add=["Flying"])
    table.block("Rolling With It")
    table.asks("play", 0)
    table.check(1, chi=18, hand=["Rolling With It", "Blocking Kick"])


@rule("KF-4.1")
def test_only_the_player_attacked_may_block() -> None:
    table = brawl(hands=[["Kick", "Tiger"], [], ["Blocking Kick"]])
    table.attack("Kick", on=1)
    table.asks("play", 0)
    table.check(1, chi=17)


@rule("KF-4.1")
@pytest.mark.parametrize("first", [[], ["Rolling With It"]])
def test_each_target_of_a_split_attack_is_asked_whatever_the_other_answers(first: list[str]) -> None:
    table = brawl(hands=[["Kick", "Split Attack", "Tiger"], first, ["Blocking Kick"], []])
    table.attack("Kick", on=1, add=["Split Attack"], also=2)
    if first:
        table.no_block()
    table.asks("block", 2)
    table.block("Blocking Kick")
    assert [table.player(seat)["chi"] for seat in range(4)] == [20, 17, 20, 20]


@rule("KF-4.1")
@pytest.mark.parametrize(
    ("stance", "weapon", "lost"),
    [
        (None, None, 6),
        ("Tiger", None, 5),
        ("Crane", None, 6),
        (None, "Sword", 6),
        (None, "Nunchucks", 5),
        (None, "Chair", 5),
        (None, "Umbrella", 4),
        (None, "Bamboo Pole", 4),
        (None, "Fan", 3),
        ("Tiger", "Fan", 2),
    ],
)
def test_the_defense_of_gear_counts_without_a_block(stance: str | None, weapon: str | None, lost: int) -> None:
    table = brawl(hands=[["Kick", "Flying", "Fast", "Meditation"], []], stances=[None, stance], weapons=[None, weapon])
    table.attack("Kick", add=["Flying", "Fast"])
    table.check(1, chi=20 - lost, stance=stance, weapon=weapon)


@rule("KF-4.1")
def test_a_block_s_defense_adds_to_that_of_the_gear() -> None:
    add = ["Flying", "Fast", "Wild", "Invincible"]
    table = brawl(
        hands=[["Kick", *add, "Meditation"], ["Rolling With It"]], stances=[None, "Tiger"], weapons=[None, "Umbrella"]
    )
    table.attack("Kick", add=add)
    table.block("Rolling With It")
    table.check(1, chi=20 - (10 - 3 - 1 - 2))


@rule("KF-4.1")
def test_more_defense_than_damage_restores_nothing() -> None:
    table = brawl(hands=[["Punch", "Meditation"], []], stances=[None, "Tiger"], weapons=[None, "Fan"], chi=[20, 10])
    table.attack("Punch")
    table.check(1, chi=10)
    assert table.log[-1] == "{1} is hit: 2 damage − 4 defense, no Chi lost"


@rule("KF-4.1")
def test_defense_left_over_from_one_attack_does_not_help_against_the_next() -> None:
    table = brawl(
        hands=[["Punch", "Counter Attack", "Kick", "Flying", "Fast", "Meditation"], ["Counter Attack", "Punch"]],
        stances=[None, "Tiger"],
        weapons=[None, "Fan"],
    )
    table.attack("Punch")
    table.block("Counter Attack", back="Punch")
    table.block("Counter Attack", back="Kick", add=["Flying", "Fast"])
    table.check(0, chi=20 - 3)
    table.check(1, chi=20 - (6 - 4))


@rule("KF-4.1")
def test_the_attacker_s_own_defense_does_not_weaken_the_attack() -> None:
    table = brawl(hands=[["Punch", "Meditation"], []], weapons=["Fan"])
    table.attack("Punch")
    table.check(1, chi=18)


@rule("KF-4.1")
def test_gear_is_not_played_as_a_block() -> None:
    table = brawl(hands=[["Kick"], ["Blocking Kick", "Fan", "Fast", "Punch"]], stances=[None, "Tiger"])
    table.attack("Kick")
    table.asks("block", 1, offers=["No block", "Block with Blocking Kick"])
    table.refuses("Tiger", "KF-4.1", says="The defense of Tiger counts by itself")
    for name in ("Fan", "Fast", "Punch"):
        table.refuses(name, "KF-4.1", says=f"{name} is none")


@rule("KF-4.2")
@pytest.mark.parametrize("block", ["Balanced", WEAK])
def test_an_ignored_attack_has_no_effect_at_all(block: str) -> None:
    table = brawl(hands=[["Throw", "Flying", "Tiger"], [block]], stances=["Tiger", "Crane"], weapons=[None, "Chair"])
    table.attack("Throw", add=["Flying"])
    table.block(block)
    table.check(1, chi=20, stance="Crane", weapon="Chair")
    table.discarded("Throw", "Flying", block)


@rule("KF-4.2")
def test_reducing_an_attack_does_not_stop_its_effects() -> None:
    table = brawl(hands=[["Throw", "Flying", "Tiger"], ["Rolling With It"]], stances=[None, "Crane"])
    table.attack("Throw", add=["Flying"])
    table.block("Rolling With It")
    table.check(1, chi=19, stance=None)


@rule("KF-4.2")
@pytest.mark.parametrize("block", ["Blocking Kick", "Blocking Punch", "Balanced"])
def test_blocking_any_part_blocks_the_whole(block: str) -> None:
    table = brawl(hands=[["Kick", "Punch", "Trip", "Combination", "Tiger"], [block]], stances=[None, "Crane"])
    table.attack("Kick", add=["Combination", "Punch", "Trip"])
    table.block(block)
    table.check(1, chi=20, stance="Crane")


@rule("KF-4.2")
def test_enhancements_are_no_part_that_a_block_could_ignore() -> None:
    table = brawl(hands=[["Kick", "Fast", "Flying", "Tiger"], ["Blocking Punch", "Weapon Block", "Balanced"]])
    table.attack("Kick", add=["Fast", "Flying"])
    table.check(1, chi=14)


@rule("KF-4.1")
def test_none_can_defend_an_unblockable_attack() -> None:
    hand = [WEAK, NO_MATCH, "Blocking Kick", "Rolling With It", "Counter Attack", "Punch"]
    table = brawl(hands=[["Kick", UNBLOCKABLE, "Tiger"], hand])
    table.attack("Kick", add=[UNBLOCKABLE])
    table.check(1, chi=17, hand=hand)
    table.asks("play", 0)


@rule("KF-4.1")
def test_the_defense_of_gear_counts_against_an_unblockable_attack() -> None:
    table = brawl(hands=[["Kick", UNBLOCKABLE, "Crane"], []], stances=[None, "Tiger"], weapons=[None, "Nunchucks"])
    table.attack("Kick", add=[UNBLOCKABLE])
    table.check(1, chi=19)
