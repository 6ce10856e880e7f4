"""What an answer does with a card: whether it uses it, gives it up, or has to do with no card at all."""

from __future__ import annotations

from tests.kungfu.brawl import Brawl, brawl
from tests.rules import rule


def given_up(table: Brawl) -> dict[str, bool]:
    """Each answer of the open question, and whether it only gives a card up."""
    assert table.question is not None
    return {option.label: option.gives_up for option in table.question.options}


@rule("KF-2.1")
def test_before_drawing_every_card_can_only_be_given_up_and_drawing_gives_up_none() -> None:
    table = brawl([["Punch", "Tiger", "Sword"], ["Kick"]], begin="turn")
    assert given_up(table) == {
        "Draw up": False,
        "Discard Punch": True,
        "Discard Tiger": True,
        "Discard Sword": True,
    }


@rule("KF-3.1", "KF-3.4")
def test_in_a_turn_only_the_gear_in_play_can_be_given_up() -> None:
    table = brawl([["Punch", "Crane"], ["Kick"]], stances=["Tiger"], weapons=["Sword"])
    assert given_up(table) == {
        "End your turn": False,
        "Attack with Punch": False,
        "Take Crane stance": False,
        "Discard Tiger": True,
        "Attack with Sword": False,
        "Discard Sword": True,
    }


@rule("KF-5.1")
def test_gear_that_a_throw_takes_is_given_up() -> None:
    table = brawl([["Throw"], ["Kick"]], stances=[None, "Tiger"], weapons=[None, "Fan"])
    table.attack("Throw", on=1)
    table.asks("lose gear", 1)
    assert given_up(table) == {"Discard Tiger": True, "Discard Fan": True}


@rule("KF-4.1", "KF-3.3")
def test_no_answer_to_an_attack_gives_a_card_up() -> None:
    table = brawl([["Punch", "Fast"], ["Blocking Punch"]])
    table.choose("Attack with Punch")
    assert given_up(table) == {"Strike": False, "Add Fast": False}
    table.choose("Strike")
    assert given_up(table) == {"No block": False, "Block with Blocking Punch": False}


@rule("KF-1.1")
def test_when_the_game_is_over_nothing_is_given_up_and_nothing_stands_for_a_card() -> None:
    table = brawl([["Punch"], ["Kick"]], chi=[20, 1])
    table.attack("Punch", on=1)
    table.ended(0)
    punch = table.game.deck.by_name["Punch"]
    assert table.game.gives_up(punch) is False
    assert table.game.gives_up(-2) is False
    assert table.game.thing_of(punch) is None
    assert table.game.prompt() == ""
    table.refuses("Punch", "KF-1.1", seat=0)
