"""Drawing, and what is told of it and of the bank; counters of a turn that must not be mistaken for each other."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.puzzlestrike.duel import Duel, duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


def afford(table: Duel, seat: int = 0) -> list[str]:
    """What a player's own view says that could be bought."""
    players = cast(list[dict[str, Any]], table.game.view(seat)["players"])
    return cast(list[str], players[seat]["afford"])


@rule("PS-3.3")
def test_who_has_nothing_to_draw_draws_nothing_and_nothing_is_told_or_revealed() -> None:
    act(
        duel(hand="Axe Kick; Combine; 4-gem", pile="2", foe={"hand": "1-gem"}),
        """
        0: Play Axe Kick
        {0} plays Axe Kick
        0 has: pile 2 / 1 brown / $4 / hand Combine / table 4-gem; Axe Kick
        """,
    )


@rule("PS-3.3")
def test_drawing_more_than_there_is_takes_what_there_is_and_shakes_the_discards_in_once() -> None:
    act(
        duel(hand="Axe Kick; 4-gem", bag="Combine", discard="Ouch!", foe={"hand": "1-gem"}),
        """
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} shakes a discarded chip into the bag
        {0} draws 2
        0 has: 1 brown / $4 / hand Combine; Ouch! / table 4-gem; Axe Kick
        """,
    )


@rule("PS-3.4", "PS-6.3")
def test_a_once_per_turn_chip_does_not_use_up_the_turns_wound() -> None:
    table = duel(hand="Bang then Fizzle; 4-gem", bag="1-gem*3", pile="1", foe={"hand": "1-gem"})
    table.play("Bang then Fizzle").expect(0, "buy")
    assert "Wound" in table.offers()
    assert "Buy no more" not in table.offers()
    table.buy("Wound")
    assert "Wound" not in table.offers()


@rule("PS-3.4")
def test_a_bought_wound_does_not_use_up_a_once_per_turn_chip_of_the_next_turn() -> None:
    table = duel(
        phase="buy", hand="4-gem", bag="Bang then Fizzle; 1-gem*4", foe={"hand": "4-gem", "bag": "Combine*5"}, pile="1"
    )
    table.buy("Wound").done().pass_turn("Wound")
    table.expect(0, "play")
    table.play("Bang then Fizzle").check(arrows={"black": 2})


@rule("PS-6.1", "PS-11.2")
@pytest.mark.parametrize(("left", "there"), [(0, False), (1, True), (5, True)])
def test_a_players_own_view_says_which_stacks_could_be_bought_from(left: int, there: bool) -> None:
    table = duel(hand="Combine; 4-gem; 1-gem", foe={"hand": "1-gem"}, stacks={"Axe Kick": left, "Wound": left})
    assert ("Axe Kick" in afford(table)) is there
    assert ("Wound" in afford(table)) is there
    assert "Punch, Punch, Kick" not in afford(table)


@rule("PS-6.1", "PS-13.Into Oblivion")
def test_a_removed_stack_is_not_among_those_that_could_be_bought_from() -> None:
    table = duel(hand="Into Oblivion; 4-gem; 1-gem", foe={"hand": "1-gem"})
    assert "Axe Kick" in afford(table)
    table.play("Into Oblivion", "Axe Kick")
    assert "Axe Kick" not in afford(table)
    assert "Signature Move" in afford(table)


@rule("PS-13.Just a Scratch", "PS-11.3")
@pytest.mark.parametrize(("left", "ways"), [(1, 2), (2, 2)])
def test_the_last_wound_of_the_bank_can_still_be_given(left: int, ways: int) -> None:
    table = duel(hand="Just a Scratch; 4-gem", foe={"hand": "1-gem"}, stacks={"Wound": left})
    table.play("Just a Scratch")
    assert len(table.offers()) == ways
    table.pick("Each opponent: gain a wound").check(seat=1, discard="Wound")
    assert table.bank("Wound") == left - 1


@rule("PS-13.Pleasure & Pain", "PS-11.3")
@pytest.mark.parametrize(("left", "asked"), [(0, False), (1, True), (2, True)])
def test_a_wound_goes_into_the_bag_as_long_as_the_bank_has_one(left: int, asked: bool) -> None:
    table = duel(hand="Pleasure & Pain; 4-gem", foe={"hand": "Wound; 1-gem"}, stacks={"Wound": left})
    table.play("Pleasure & Pain")
    if asked:
        table.expect(1, "choose")
        table.pick("Put a wound").check(seat=1, hand="Wound; 1-gem", bag="Wound")
    else:
        table.check(seat=1, hand="1-gem", discard="Wound", bag="")


@rule("PS-3.4", "PS-13.Maximum Anarchy")
def test_a_once_per_turn_chip_can_be_played_again_next_turn_and_has_left_nothing_behind() -> None:
    table = duel(
        hand="Bang then Fizzle; 4-gem", bag="Bang then Fizzle; Combine; 1-gem*5", pile="4 1", foe={"hand": "4-gem"}
    )
    table.play("Bang then Fizzle").pass_turn("Wound").pass_turn("Wound")
    table.check(arrows={"black": 1}).expect(0, "play")
    assert "Bang then Fizzle" in table.offers()
