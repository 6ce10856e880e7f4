"""What exactly a question offers: in which order, alike copies once, and the thing that each option uses."""

from typing import Any

import pytest

from kwoon.engine.question import Thing
from tests.kungfu.brawl import Brawl, brawl
from tests.rules import rule

NO_MATCH = "Your Kung Fu Is No Match for Mine"

FIRST_A_BLOCK: dict[str, Any] = {
    "deck": {"block": [{"name": "Duck", "copies": 20, "ignores": ["any"]}, {"name": "Hop", "copies": 9, "defense": 1}]},
    "cards": {"attack": [{"name": "Jab", "copies": 20, "damage": 2}]},
}
"""A deck whose first kind of card is a block, for a player's own cards come after those of the file."""
FIRST_A_WEAPON: dict[str, Any] = {
    "deck": {"weapon": [{"name": "Broom", "copies": 20, "damage": 1}]},
    "cards": {"attack": [{"name": "Jab", "copies": 20, "damage": 2}]},
}


def offers(table: Brawl, *labels: str) -> None:
    """Check all the options in their order."""
    if table.labels != list(labels):
        table.fail(f"the options should be {list(labels)}")


@rule("KF-2.1")
def test_alike_cards_are_one_option_of_the_discard() -> None:
    table = brawl(hands=[["Punch", "Fast", "Punch", "Kick", "Fast", "Wild"], []], begin="turn")
    offers(table, "Draw up", "Discard Punch", "Discard Fast", "Discard Kick", "Discard Wild")


@rule("KF-3.1")
def test_alike_cards_are_one_option_of_the_turn_and_gear_comes_last() -> None:
    hand = ["Punch", "Punch", "Fast", "Kick", "Tiger", "Tiger", "Deep Breath", "Deep Breath", "Sword", "Sword", "Kick"]
    table = brawl(hands=[hand, []], stances=["Crane"], weapons=["Fan"])
    cards = ["Attack with Kick", "Take Tiger stance", "Play Deep Breath", "Pick up Sword"]
    gear = ["Discard Crane", "Attack with Fan", "Discard Fan"]
    offers(table, "End your turn", "Attack with Punch", *cards, *gear)


@rule("KF-3.3")
def test_alike_cards_are_one_option_of_an_enhancement() -> None:
    hand = ["Kick", "Fast", "Fast", "Punch", "Combination", "Kick", "Punch", "Combination", "Kick", "Wild"]
    table = brawl(hands=[hand, []])
    table.choose("Attack with Kick")
    offers(table, "Strike", "Add Fast", "Add Combination", "Add Wild")
    table.choose("Add Combination")
    offers(table, "Strike", "Add Fast", "Add Punch", "Add Kick", "Add Wild")
    table.choose("Add Kick")
    offers(table, "Strike", "Add Fast", "Add Punch", "Add Kick", "Add Wild")
    table.choose("Add Fast")
    offers(table, "Strike", "Add Punch", "Add Kick", "Add Wild")
    table.choose("Add Punch")
    offers(table, "Strike", "Add Wild")


@rule("KF-4.1")
def test_alike_blocks_are_one_option_of_the_answer() -> None:
    hand = ["Fast", "Rolling With It", "Blocking Kick", "Rolling With It", "Blocking Punch", "Blocking Kick"]
    table = brawl(hands=[["Kick"], hand])
    table.attack("Kick")
    offers(table, "No block", "Block with Rolling With It", "Block with Blocking Kick")


@rule("KF-4.3")
def test_alike_cards_are_one_option_of_a_counter_attack_and_going_without_comes_first() -> None:
    hand = [NO_MATCH, "Kick", "Fast", "Kick", "Punch", "Kick", "Punch"]
    table = brawl(hands=[["Kick"], hand], weapons=[None, "Fan"])
    table.attack("Kick")
    table.choose(f"Block with {NO_MATCH}")
    offers(table, "No counter attack", "Strike back with Kick", "Strike back with Punch", "Attack with Fan")


@rule("KF-5.1")
def test_the_stance_is_named_before_the_weapon() -> None:
    table = brawl(hands=[["Throw", "Tiger"], []], stances=[None, "Crane"], weapons=[None, "Fan"])
    table.attack("Throw")
    offers(table, "Discard Crane", "Discard Fan")


@rule("KF-3.2")
def test_opponents_are_named_from_the_left_on() -> None:
    table = brawl(hands=[[], ["Punch"], [], [], []], first=1, chi=[20, 20, 20, 0, 20])
    table.choose("Attack with Punch")
    offers(table, "{2}", "{4}", "{0}")


@rule("KF-6.1", "KF-4.1")
def test_a_block_that_is_the_first_card_of_a_deck_is_offered_like_any_other() -> None:
    table = brawl(hands=[["Jab", "Jab"], ["Hop", "Duck", "Duck"]], **FIRST_A_BLOCK)
    table.attack("Jab")
    offers(table, "No block", "Block with Hop", "Block with Duck")
    table.block("Duck")
    table.check(1, chi=20, hand=["Hop", "Duck"])


@rule("KF-6.1", "KF-3.2")
def test_a_weapon_that_is_the_first_card_of_a_deck_attacks_like_any_other() -> None:
    table = brawl(hands=[["Broom", "Broom"], []], **FIRST_A_WEAPON)
    offers(table, "End your turn", "Pick up Broom")
    table.pick_up("Broom")
    table.attack("Broom")
    table.check(1, chi=19)
    table.check(0, weapon="Broom")
    assert "{0} attacks {1} with Broom" in table.log


# --- the thing that an option uses ----------------------------------------------------------------------------------


def things(table: Brawl) -> list[tuple[str, int, str] | None]:
    """The thing of each option of the open question: place, seat, name."""
    assert table.question is not None
    found = [option.thing for option in table.question.options]
    return [None if each is None else (each.place, each.seat, each.name) for each in found]


def test_every_option_names_the_thing_that_it_uses() -> None:
    table = brawl(
        hands=[["Throw", "Tiger", "Split Attack"], [NO_MATCH, "Kick"], [], []],
        begin="turn",
        stances=["Snake", "Crane", "Dragon"],
        weapons=["Sword", "Fan", "Chair"],
        hand=1,
    )
    assert things(table) == [None, ("hand", 0, "Throw"), ("hand", 0, "Tiger"), ("hand", 0, "Split Attack")]
    table.draw_up()
    gear = [("stance", 0, "Snake"), ("weapon", 0, "Sword"), ("weapon", 0, "Sword")]
    assert things(table) == [None, ("hand", 0, "Throw"), ("hand", 0, "Tiger"), *gear]
    table.choose("Attack with Throw")
    assert things(table) == [None, None, None]
    table.choose("{2}")
    assert things(table) == [None, ("hand", 0, "Split Attack")]
    table.choose("Add Split Attack")
    assert things(table) == [None, None]
    table.choose("{1}")
    table.asks("block", 1)
    assert things(table) == [None, ("hand", 1, NO_MATCH)]
    table.choose(f"Block with {NO_MATCH}")
    assert things(table) == [None, ("hand", 1, "Kick"), ("weapon", 1, "Fan")]
    table.choose("No counter attack")
    table.asks("lose gear", 2)
    assert things(table) == [("stance", 2, "Dragon"), ("weapon", 2, "Chair")]


def test_the_things_a_seat_sees_are_its_hand_all_gear_and_the_discards() -> None:
    table = brawl(
        hands=[["Wild", "Kick", "Punch", "Kick"], ["Trip"]],
        stances=[None, "Crane"],
        weapons=["Fan", "Chair"],
        discards=["Tiger", "Throw", "Tiger"],
    )
    gear = [Thing("weapon", 0, "Fan"), Thing("stance", 1, "Crane"), Thing("weapon", 1, "Chair")]
    open_to_all = [*gear, Thing("discard", -1, "Throw"), Thing("discard", -1, "Tiger")]
    own = [Thing("hand", 0, name) for name in ("Punch", "Kick", "Wild")]
    assert table.game.things(0) == [*own, *open_to_all]
    assert table.game.things(1) == [Thing("hand", 1, "Trip"), *open_to_all]
    for looker_on in (-1, 2):
        assert table.game.things(looker_on) == open_to_all


def test_when_it_is_over_there_is_no_question_and_no_thing() -> None:
    table = brawl(hands=[["Kick", "Tiger"], []], chi=[20, 3])
    table.attack("Kick")
    assert (table.game.prompt(), table.question) == ("", None)
    assert table.game.thing_of(table.game.deck.by_name["Tiger"]) is None


@pytest.mark.parametrize(("name", "says"), [("Kick", "attack: 3 damage"), ("Fan", "weapon: 1 damage; 3 defense")])
def test_a_card_is_described_by_its_name(name: str, says: str) -> None:
    assert brawl(hands=[[], []]).game.describe(name) == says
