"""What the game says of itself: how many can play, which rules it plays, the modes it shows, the seats of a chip."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.engine.spec import GameSpec
from kwoon.games.puzzlestrike.game import PuzzleStrikeSpec, start
from kwoon.games.puzzlestrike.tournament import StrikeMatchSpec, start_match
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

GOLDEN = Path(__file__).parents[1] / "golden"


@rule("PS-8.2", "PS-12.1")
def test_two_to_four_play_a_game_and_two_a_match() -> None:
    game, match = PuzzleStrikeSpec(), StrikeMatchSpec()
    assert (game.min_seats, game.max_seats) == (2, 4)
    assert (match.min_seats, match.max_seats) == (2, 2)
    for players in (2, 3, 4):
        assert start({"players": players}, 1).seats == players
    for players in (1, 5):
        with pytest.raises(BadOptions):
            start({"players": players}, 1)
    with pytest.raises(BadOptions):
        start_match({"players": 3}, 1)


@rule("PS-1.1")
@pytest.mark.parametrize("spec", [PuzzleStrikeSpec(), StrikeMatchSpec()])
def test_the_golden_records_are_of_the_rules_that_are_played(spec: GameSpec) -> None:
    header = (GOLDEN / f"{spec.name}-00.kwoon").read_text(encoding="utf-8").splitlines()[0]
    assert json.loads(header)["rules"] == spec.rules_version


@rule("PS-8.2", "PS-8.5", "PS-9.1", "PS-10.1", "PS-12.1")
def test_the_variants_show_every_mode_every_number_of_players_and_every_character() -> None:
    variants: list[dict[str, Any]] = cast(Any, PuzzleStrikeSpec().variants())
    shown = {(each.get("players"), each.get("mode", "-")) for each in variants}
    assert shown == {(2, "-"), (3, "-"), (4, "-"), (3, "last-man-standing"), (4, "last-man-standing"), (4, "teams")}
    drafted = [each for each in variants if each.get("characters") == "draft"]
    assert {(each["players"], each.get("mode", "-")) for each in drafted} == {
        (2, "-"),
        (3, "-"),
        (4, "-"),
        (4, "teams"),
    }
    blind = [each for each in variants if each.get("characters") == "blind"]
    assert {each["players"] for each in blind} == {2, 4}
    listed = [each["characters"] for each in variants if isinstance(each.get("characters"), list)]
    assert len({name for names in listed for name in names}) == 10
    assert {each["bank"] for each in variants if "bank" in each} == {
        *("First Game", "Fists of Frenzy", "No Attacks", "Combo Crazy", "The Hammer")
    }
    assert any(each.get("first") == 1 for each in variants)
    assert [each.get("first", 0) for each in StrikeMatchSpec().variants()] == [0, 1, 0]


@rule("PS-13.Ouch!")
@pytest.mark.parametrize("victim", [0, 1])
@pytest.mark.parametrize("chip", ["1-gem", "2-gem", "Axe Kick"])
def test_a_chip_that_can_only_be_discarded_now_is_said_to_be_so_in_any_seat(victim: int, chip: str) -> None:
    sides = [{"hand": "1-gem; 2-gem; Axe Kick"}, {"hand": "1-gem; 2-gem; Axe Kick"}]
    sides[1 - victim] = {"hand": "Ouch!; 4-gem"}
    table = duel(lead=1 - victim, foe=sides[1], **sides[0])
    table.play("Ouch!").expect(victim, "discard")
    question = table.game.question()
    assert question is not None
    assert all(option.thing is not None for option in question.options)
    reason = table.refused("hand", chip, "PS-13.Ouch!")
    assert reason == f"{chip} can only be discarded now, for Ouch!: finish that first."


@rule("PS-12.1")
def test_a_pick_is_made_by_name_and_the_first_character_can_be_picked_too() -> None:
    table = Duel(start({"players": 2, "characters": "blind", "bank": "First Game"}, 3))
    question = table.game.question()
    assert question is not None
    assert [option.thing.name for option in question.options if option.thing] == [o.label for o in question.options]
    assert {(option.thing.place, option.thing.seat) for option in question.options if option.thing} == {
        ("character", -1)
    }
    before = table.game.reveals
    table.pick("Quince")
    assert table.game.reveals == before
    table.pick("Zane")
    assert table.game.reveals > before
    players: list[dict[str, Any]] = cast(Any, table.game.view(1)["players"])
    assert [each["character"] for each in players] == ["Quince", "Zane"]


@rule("PS-8.1", "PS-8.2", "PS-8.5", "PS-9.1")
@pytest.mark.parametrize(
    ("mode", "players", "words"),
    [
        ("duel", 3, "duel is for 2 players, not 3"),
        ("duel", 4, "duel is for 2 players, not 4"),
        ("free-for-all", 2, "free-for-all is for 3 or 4 players, not 2"),
        ("last-man-standing", 2, "last-man-standing is for 3 or 4 players, not 2"),
        ("teams", 3, "teams is for 4 players, not 3"),
        ("teams", 2, "teams is for 4 players, not 2"),
    ],
)
def test_a_mode_says_how_many_it_is_for(mode: str, players: int, words: str) -> None:
    with pytest.raises(BadOptions, match=f"^{words}$"):
        start({"players": players, "mode": mode}, 1)


@rule("PS-8.1", "PS-8.2", "PS-8.5", "PS-9.1")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("duel", 2), ("free-for-all", 3), ("free-for-all", 4), ("last-man-standing", 3), ("last-man-standing", 4)],
)
def test_a_mode_is_played_by_as_many_as_it_is_for(mode: str, players: int) -> None:
    game = start({"players": players, "mode": mode}, 1)
    assert (game.view(-1)["mode"], game.seats) == (mode, players)
