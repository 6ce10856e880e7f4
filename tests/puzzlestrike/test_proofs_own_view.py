"""What a player's own view says: what could be bought now, what is held back, who plays what; and what others see."""

from __future__ import annotations

from typing import Any, cast

import pytest

from kwoon.games.puzzlestrike.game import start
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule


def player(table: Duel, seat: int, to: int | None = None) -> dict[str, Any]:
    """A player as that player, or another, sees it."""
    players = cast(list[dict[str, Any]], table.game.view(seat if to is None else to)["players"])
    return players[seat]


def dearest(table: Duel, seat: int) -> int:
    """The cost of the dearest chip that the player's own view says could be bought; -1 for nothing at all."""
    costs = {"Wound": 0, "1-gem": 1, "2-gem": 3, "Combine": 4, "3-gem": 5, "4-gem": 7, "Double Crash Gem": 9}
    return max([costs[name] for name in player(table, seat)["afford"] if name in costs], default=-1)


@rule("PS-6.1")
def test_gems_of_the_hand_count_until_they_are_played_and_once_only() -> None:
    table = duel(hand="Safe Keeping*2; 3-gem; 1-gem; Combine", bag="1-gem*9", foe={"hand": "4-gem; 1-gem"})
    assert (dearest(table, 0), dearest(table, 1)) == (4, 5)
    table.play("Safe Keeping").play("Safe Keeping").play("Combine").expect(0, "hold back")
    assert dearest(table, 0) == 3
    table.pick("1-gem")
    assert (dearest(table, 0), player(table, 0)["kept"], player(table, 1)["kept"]) == (1, ["1-gem"], [])
    assert "kept" not in player(table, 0, to=1)
    table.done().expect(0, "buy")
    assert (dearest(table, 0), player(table, 0)["kept"], player(table, 0)["money"]) == (1, [], 2)
    table.buy("1-gem").buy("1-gem")
    assert dearest(table, 0) == 0
    table.buy("Wound").expect(0, "keep")
    assert (dearest(table, 0), dearest(table, 1)) == (-1, 5)
    table.pick("1-gem")
    if table.asked == (0, "keep"):
        table.done()
    table.expect(1, "buy")
    assert (dearest(table, 0), dearest(table, 1)) == (5, 5)


@rule("PS-6.1", "PS-13.Flagstone Tax")
def test_the_tax_caps_what_could_be_bought() -> None:
    table = duel(hand="Combine; 4-gem*2", pile="4", foe={"hand": "4-gem", "ongoing": "Flagstone Tax", "pile": "3"})
    assert (dearest(table, 0), dearest(table, 1)) == (4, 4)


@rule("PS-9.1", "PS-6.1")
def test_a_teammate_who_has_played_the_gems_has_their_money_and_the_other_still_the_gems() -> None:
    pigs = {"hand": "Safe Keeping; 3-gem; 4-gem", "bag": "1-gem*9"}
    table = duel(mode="teams", players=4, foe={"hand": "4-gem"}, others=[{"hand": "1-gem"}, pigs], **pigs)
    table.play("Safe Keeping").play("Safe Keeping").expect(0, "hold back")
    assert (dearest(table, 0), dearest(table, 3)) == (7, 7)
    table.pick("4-gem")
    assert (dearest(table, 0), dearest(table, 3)) == (3, 7)
    table.expect(3, "hold back")
    assert (player(table, 0)["kept"], player(table, 3)["kept"]) == ([], [])
    table.pick("3-gem").expect(0, "buy")
    assert (dearest(table, 0), dearest(table, 3)) == (3, 4)
    table.buy("2-gem")
    assert (dearest(table, 0), dearest(table, 3), dearest(table, 1)) == (0, 4, 4)


@rule("PS-6.3", "PS-8.1")
def test_a_second_wound_is_not_to_be_had_and_nothing_when_the_game_is_over() -> None:
    table = duel(phase="buy", hand="1-gem", pile="4 4 2", foe={"hand": "4-gem"})
    table.buy("Wound")
    assert player(table, 0)["afford"] == ["1-gem", "Just a Scratch"]
    table.done()
    assert table.game.view(0)["over"] is True
    assert (player(table, 0)["afford"], player(table, 1)["afford"]) == ([], [])


@rule("PS-10.1", "PS-12.1", "PS-11.2")
def test_the_setting_up_shows_the_pool_to_all_and_a_blind_pick_only_to_its_owner() -> None:
    draft = start({"players": 2, "characters": "draft"}, 4)
    setup: Any = draft.view(1)["setup"]
    assert (len(setup["pool"]), setup["drafted"], draft.view(0)["phase"]) == (9, [[], []], "setup")
    draft.apply(3)
    taken = setup["pool"][3]
    setup = draft.view(0)["setup"]
    assert (len(setup["pool"]), setup["drafted"]) == (8, [[taken], []])
    blind = start({"players": 3, "characters": "blind"}, 4)
    assert [blind.view(seat)["setup"] for seat in (-1, 0, 1, 2)] == [{"picked": 0, "own": None}] * 4
    blind.apply(0)
    blind.apply(5)
    assert [blind.view(seat)["setup"] for seat in (-1, 0, 1, 2)] == [
        {"picked": 2, "own": None},
        {"picked": 2, "own": 0},
        {"picked": 2, "own": 5},
        {"picked": 2, "own": None},
    ]
    blind.apply(1)
    assert blind.view(0)["setup"] is None


@rule("PS-12.1", "PS-11.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_who_imagines_the_rest_of_a_blind_pick_keeps_the_own_pick_and_makes_up_the_others(seat: int) -> None:
    game = start({"players": 4, "characters": "blind"}, 4)
    for pick in (0, 1, 2):
        game.apply(pick)
    found: set[tuple[int, ...]] = set()
    for seed in range(12):
        new = game.imagined(seat, start({"players": 2}, seed).chance)
        setup: Any = [new.view(each)["setup"] for each in range(3)]
        found.add(tuple(each["own"] for each in setup))
    assert {picks[seat] for picks in found} == {seat}
    assert len({picks[0] for picks in found}) > 1
    assert len(found) > 6


@rule("PS-5.1", "PS-4.6", "PS-11.2")
def test_the_view_tells_what_is_played_by_whom_at_whom_and_what_is_in_the_air() -> None:
    table = duel(
        hand="Bonecracker; Crash Gem; 1-gem", pile="3", foe={"hand": "Always in Control; Crash Gem", "pile": "1"}
    )
    assert (table.game.view(1)["playing"], table.game.view(1)["sends"]) == ([], [])
    table.play("Bonecracker").expect(1, "react")
    assert table.game.view(-1)["playing"] == [
        {"seat": 0, "chooser": 0, "chip": "Bonecracker"},
        {"attacker": 0, "target": 1},
    ]
    second = duel(hand="Crash Gem; 1-gem", pile="3", foe={"hand": "Crash Gem", "pile": "1"})
    second.play("Crash Gem").expect(1, "react")
    assert second.game.view(-1)["sends"] == [{"seat": 0, "pile": 1, "gems": 3, "uncounterable": False, "back": 0}]
    assert second.game.view(0)["phase"] == "action"


@rule("PS-2.1", "PS-3.1", "PS-6.1", "PS-7.1")
def test_the_view_says_which_phase_of_the_turn_it_is() -> None:
    table = duel(
        phase="turn", hand="Safe Keeping; 3-gem; Wound", ongoing="Giant Growth", bag="1-gem*9", foe={"hand": "4-gem"}
    )
    phases = []
    for answer in ("Put none", "Play Safe Keeping", "No", "Play the other gems", "Buy Wound for $0", "Buy no more"):
        phases.append((table.asked, table.game.view(1)["phase"]))
        table.pick(answer)
    phases.append((table.asked, table.game.view(1)["phase"]))
    assert phases == [
        ((0, "grow"), "ante"),
        ((0, "play"), "action"),
        ((0, "may"), "action"),
        ((0, "hold back"), "buy"),
        ((0, "buy"), "buy"),
        ((0, "buy"), "buy"),
        ((0, "keep"), "cleanup"),
    ]
