"""Small points of the turn that stand between two rules: each was once broken without a test that noticed."""

from __future__ import annotations

from kwoon.games.puzzlestrike.tournament import StrikeMatchSpec
from tests.puzzlestrike.duel import duel
from tests.rules import rule

DRAWS = {"hand": "1-gem", "bag": "1-gem*9"}


@rule("PS-8.5")
def test_the_turn_goes_to_the_next_who_is_still_in() -> None:
    table = duel(
        mode="last-man-standing",
        phase="buy",
        hand="1-gem",
        bag="1-gem*9",
        foe={**DRAWS, "pile": "4 4 1"},
        others=[DRAWS, DRAWS],
    )
    order = []
    for _ in range(7):
        order.append(table.game.active)
        table.pass_turn()
    assert order == [0, 1, 2, 3, 0, 2, 3]


@rule("PS-3.4", "PS-6.3")
def test_a_once_per_turn_chip_is_no_wound_bought() -> None:
    table = duel(hand="Bang then Fizzle; Axe Kick; 1-gem", pile="4 1", foe=DRAWS)
    table.play("Bang then Fizzle")
    table.expect(0, "buy")
    assert "Wound" in table.offers()
    table.buy("Wound")
    assert "Wound" not in table.offers()


@rule("PS-8.4")
def test_gems_that_are_destroyed_afloat_are_all_back_in_the_bank() -> None:
    table = duel(hand="Double Crash Gem; 1-gem", bag="1-gem*9", pile="3 4 4 4", foe=DRAWS, others=[DRAWS, DRAWS])
    before = table.bank("1-gem")
    table.play("Double Crash Gem", "3-gem", "Nothing more", "At {3}")
    assert table.bank("1-gem") == before - 3
    table.pass_turn()
    assert table.game.floating == []
    assert table.bank("1-gem") == before - 1


def test_every_variant_of_a_match_can_be_begun() -> None:
    firsts = []
    for options in StrikeMatchSpec().variants():
        game = StrikeMatchSpec().new(options, 3)
        game.apply(0)
        game.apply(0)
        assert game.decision is not None
        firsts.append(game.decision.seat)
    assert firsts == [0, 1, 0]
