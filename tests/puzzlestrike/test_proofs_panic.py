"""Panic Time, Danger Time and Deadly Time: when they begin, what is told of them, and where they stop."""

from __future__ import annotations

from typing import Any

import pytest

from kwoon.games.puzzlestrike.terms.events import PanicRose
from tests.puzzlestrike.duel import Duel, duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule

STACKS = ["Axe Kick", "Ouch!", "Now or Later", "Bang then Fizzle", "Blues Are Good", "Signature Move"]


def nearly_empty(empty: int, left: int, **more: Any) -> Duel:
    """`empty` stacks are out, and `left` others have one chip left; plenty of money to buy those."""
    stacks = dict.fromkeys(STACKS[:empty], 0) | dict.fromkeys(STACKS[empty : empty + left], 1)
    return duel(phase="buy", hand="4-gem*8", foe={"hand": "4-gem"}, stacks=stacks, **more)


@rule("PS-2.2")
def test_one_empty_stack_is_no_panic_for_two_players_and_nothing_is_told() -> None:
    act(
        nearly_empty(0, 1),
        """
        0: Buy Axe Kick for $5
        {0} buys Axe Kick
        """,
    )


@rule("PS-2.2")
def test_each_further_empty_stack_raises_the_ante_until_it_is_4_gems() -> None:
    table = act(
        nearly_empty(0, 6),
        """
        0: Buy Axe Kick for $5
        {0} buys Axe Kick
        0: Buy Ouch! for $4
        Panic Time: everyone antes 2-gems
        {0} buys Ouch!
        0: Buy Now or Later for $2
        Danger Time: everyone antes 3-gems
        {0} buys Now or Later
        0: Buy Bang then Fizzle for $2
        Deadly Time: everyone antes 4-gems
        {0} buys Bang then Fizzle
        0: Buy Blues Are Good for $3
        {0} buys Blues Are Good
        0: Buy Signature Move for $5
        {0} buys Signature Move
        """,
    )
    view = table.game.view(0)
    assert (view["panic"], view["ante"]) == (3, 4)


@rule("PS-2.2")
@pytest.mark.parametrize(("players", "antes"), [(2, [1, 2, 3, 4, 4]), (3, [1, 1, 2, 3, 4]), (4, [1, 1, 1, 2, 3])])
def test_panic_begins_with_as_many_empty_stacks_as_there_are_players(players: int, antes: list[int]) -> None:
    table = nearly_empty(0, 5, players=players)
    watcher = table.game.watch()
    for name, ante in zip(STACKS[:5], antes, strict=True):
        table.buy(name)
        assert table.game.view(0)["ante"] == ante
    risen = [event.value for event in watcher.events if isinstance(event, PanicRose)]
    assert risen == sorted(set(risen))


@rule("PS-2.2")
def test_a_stack_that_fills_again_and_empties_again_changes_nothing_and_is_not_told_again() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Button Mashing; 4-gem*4",
        bag="1-gem",
        foe={"hand": "4-gem"},
        stacks={"Axe Kick": 0, "Button Mashing": 0, "Ouch!": 1},
    )
    table.game.check_panic()
    table.play("Punch, Punch, Kick").play("Button Mashing")
    assert (table.bank("Button Mashing"), table.game.view(0)["ante"]) == (1, 2)
    watcher = table.game.watch()
    table.buy("Button Mashing")
    assert table.game.view(0)["ante"] == 2
    assert not [event for event in watcher.events if isinstance(event, PanicRose)]
    table.buy("Ouch!")
    assert [event.value for event in watcher.events if isinstance(event, PanicRose)] == [3]


@rule("PS-8.5", "PS-2.2")
@pytest.mark.parametrize(("empty", "ante"), [(0, "2"), (3, "3"), (4, "4"), (5, "4"), (6, "4")])
def test_an_eliminated_player_raises_the_ante_but_never_above_4_gems(empty: int, ante: str) -> None:
    table = duel(
        mode="last-man-standing",
        phase="buy",
        hand="4-gem",
        pile="4 4 2",
        foe={"hand": "Combine; 4-gem"},
        others=[{"hand": "4-gem"}],
        stacks=dict.fromkeys(STACKS[:empty], 0),
    )
    table.game.check_panic()
    table.buy("Wound").done()
    assert table.game.active == 1
    table.check(seat=1, pile=ante)
