"""What a game can be told, and what it says to what makes no sense."""

from __future__ import annotations

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.puzzlestrike.game import PuzzleStrikeSpec, start
from kwoon.games.puzzlestrike.options import StrikeOptions
from kwoon.games.puzzlestrike.rules.setup import character_name
from kwoon.games.puzzlestrike.state.chip import BANKS, CHARACTER_CHIPS, CHARACTERS, CHIPS
from kwoon.games.puzzlestrike.tournament import MatchOptions, StrikeMatchSpec
from tests.rules import rule

TEN = [CHIPS[kind].name for kind in BANKS["First Game"]]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (
            {"colour": 1},
            "Puzzle Strike has no option 'colour'; it has players, mode, characters, bank, first, max_turns",
        ),
        ({"players": 1}, "players must be a whole number from 2 to 4, not 1"),
        ({"players": 5}, "players must be a whole number from 2 to 4, not 5"),
        ({"players": "2"}, "players must be a whole number from 2 to 4, not '2'"),
        ({"players": True}, "players must be a whole number from 2 to 4, not True"),
        ({"players": 2.0}, "players must be a whole number from 2 to 4, not 2.0"),
        ({"first": 2}, "first must be a whole number from 0 to 1, not 2"),
        ({"first": -1}, "first must be a whole number from 0 to 1, not -1"),
        ({"players": 4, "first": 4}, "first must be a whole number from 0 to 3, not 4"),
        ({"max_turns": 0}, "max_turns must be a whole number from 1 to 10000, not 0"),
        ({"max_turns": 10_001}, "max_turns must be a whole number from 1 to 10000, not 10001"),
        ({"max_turns": False}, "max_turns must be a whole number from 1 to 10000, not False"),
        ({"mode": "chess"}, "mode must be one of duel, free-for-all, last-man-standing, teams, not 'chess'"),
        ({"mode": 1}, "mode must be one of duel, free-for-all, last-man-standing, teams, not 1"),
        ({"mode": ["duel"]}, "mode must be one of duel, free-for-all, last-man-standing, teams, not ['duel']"),
        ({"mode": "duel", "players": 3}, "duel is for 2 players, not 3"),
        ({"mode": "teams", "players": 3}, "teams is for 4 players, not 3"),
        ({"mode": "free-for-all"}, "free-for-all is for 3 or 4 players, not 2"),
        ({"mode": "last-man-standing"}, "last-man-standing is for 3 or 4 players, not 2"),
        ({"characters": "given"}, "characters must be random, blind, draft or a list, not 'given'"),
        ({"characters": 3}, "characters must be a list of 2, one for each seat, not 3"),
        ({"characters": ["Zane"]}, "characters must be a list of 2, one for each seat, not ['Zane']"),
        ({"characters": ["Zane", 3]}, "a character is a name or a list of three character chips, not 3"),
        (
            {"characters": ["Zane", ["Riposte", "Upgrade"]]},
            "a character is a name or a list of three character chips, not ['Riposte', 'Upgrade']",
        ),
        ({"characters": ["Zane", ["Riposte", "Upgrade", "Combine"]]}, "'Combine' is no character chip"),
        ({"characters": ["Zane", ["Riposte", "Upgrade", "Nothing"]]}, "'Nothing' is no character chip"),
        ({"characters": ["Zane", ["Riposte", "Upgrade", 7]]}, "7 is no character chip"),
        (
            {"characters": [["Riposte", "Riposte", "Riposte"], "Zane"]},
            "characters: Riposte is there 3 times, and 2 sets have only 2 (PS-1.1, PS-10.1)",
        ),
        ({"bank": 5}, "bank must be random, the name of a bank, or a list of puzzle chips, not 5"),
        ({"bank": [*TEN[:9], 5]}, "bank: 5 is no puzzle chip"),
        ({"bank": [*TEN[:9], "Nothing"]}, "bank: 'Nothing' is no puzzle chip"),
        ({"bank": [*TEN[:9], "Combine"]}, "bank: 'Combine' is no puzzle chip"),
        ({"bank": TEN[:9]}, "a bank has 10 different puzzle stacks (PS-1.2), not 9"),
        ({"bank": [*TEN[:9], TEN[0]]}, "a bank has 10 different puzzle stacks (PS-1.2), not 9"),
        ({"bank": [*TEN, TEN[0]]}, "a bank has 10 different puzzle stacks (PS-1.2), not 10"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_would(options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOptions) as caught:
        StrikeOptions(options)  # type: ignore[arg-type]
    assert str(caught.value) == problem


@rule("PS-1.2")
def test_names_that_there_are_not_are_answered_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match="there is no bank 'Nowhere'; there are random, First Game, Fists of Frenzy"):
        StrikeOptions({"bank": "Nowhere"})
    with pytest.raises(BadOptions, match="there is no character 'Nobody'; there are Quince, Onimaru"):
        StrikeOptions({"characters": ["Nobody", "Zane"]})


@rule("PS-8.2", "PS-9.1")
def test_options_at_their_bounds_are_taken_and_give_the_same_game_again() -> None:
    for options in (
        {"players": 2, "first": 1, "max_turns": 1},
        {"players": 4, "first": 3, "max_turns": 10_000},
        {"players": 3, "mode": "free-for-all"},
        {"players": 3, "mode": "last-man-standing"},
        {"players": 4, "mode": "last-man-standing"},
        {"players": 2, "mode": "duel"},
        {"players": 4, "mode": "teams", "bank": TEN, "characters": ["Zane", "random", "Zane", ["Riposte"] * 3]},
    ):
        made = StrikeOptions(options)  # type: ignore[arg-type]
        assert made.plain() == {
            "mode": "free-for-all" if options["players"] == 4 else "duel",
            "characters": "random",
            "bank": "random",
            "first": 0,
            "max_turns": 400,
            **options,
        }
        again = StrikeOptions(made.plain())
        assert (again.plain(), again.bank, again.given, again.way) == (made.plain(), made.bank, made.given, made.way)


@rule("PS-1.2")
def test_a_listed_bank_is_the_bank() -> None:
    game = start({"bank": list(reversed(TEN)), "characters": ["Zane", "Gwen"]}, 1)
    assert game.stacks[8:] == tuple(BANKS["First Game"])
    assert [character_name(chips) for chips in game.characters] == ["Zane", "Gwen"]
    assert game.characters[0] == tuple(CHARACTER_CHIPS[CHARACTERS.index("Zane")])


@rule("PS-1.1", "PS-10.1")
def test_what_chance_adds_to_a_list_of_characters_is_none_that_is_listed() -> None:
    mixed = ["Crash Bomb", "Crash Potato", "Burnbarrow"]
    casts = [start({"characters": ["random", mixed], "bank": "First Game"}, seed).characters for seed in range(40)]
    assert {character_name(cast[0]) for cast in casts} == set(CHARACTERS)
    assert {character_name(cast[1]) for cast in casts} == {"Crash Bomb, Crash Potato, Burnbarrow"}
    full = ["Crash Bomb", "Crash Bomb", "Burnbarrow"]
    casts = [start({"characters": ["random", full], "bank": "First Game"}, seed).characters for seed in range(40)]
    assert "Zane" not in {character_name(cast[0]) for cast in casts}


def test_a_match_is_bounded_by_three_games_and_a_game_by_its_turns() -> None:
    assert PuzzleStrikeSpec().bound({"max_turns": 7}) == 100 + 7 * 10_000
    assert StrikeMatchSpec().bound({"max_turns": 7}) == 100 + 3 * 7 * 10_000
    assert [
        (spec.name, spec.book, spec.min_seats, spec.max_seats) for spec in (PuzzleStrikeSpec(), StrikeMatchSpec())
    ] == [
        ("puzzlestrike", "PS", 2, 4),
        ("puzzlestrike-match", "PS", 2, 2),
    ]


@rule("PS-12.1")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"bank": "random"}, "a match of Puzzle Strike has no option 'bank'; it has players, first, max_turns"),
        ({"players": 3}, "a tournament match is for 2 players (PS-12.1), not 3"),
        ({"first": 2}, "first must be a whole number from 0 to 1, not 2"),
    ],
)
def test_a_match_says_what_it_cannot_be_told(options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOptions) as caught:
        MatchOptions(options)  # type: ignore[arg-type]
    assert str(caught.value) == problem
    assert MatchOptions({"players": 2, "first": 1, "max_turns": 9}).plain() == {
        "players": 2,
        "first": 1,
        "max_turns": 9,
    }


def test_the_variants_show_every_mode_number_of_seats_bank_and_character() -> None:
    variants = PuzzleStrikeSpec().variants()
    named = {each["bank"]: each["characters"] for each in variants if "bank" in each}
    assert list(named) == list(BANKS)
    assert [name for pair in named.values() for name in pair] == CHARACTERS  # type: ignore[union-attr]
    shown = [(each["players"], each.get("mode"), each.get("characters")) for each in variants if "bank" not in each]
    assert shown == [
        (2, None, None),
        (2, None, "blind"),
        (2, None, "draft"),
        (2, None, ["Zane", "Zane"]),
        (3, None, None),
        (3, "last-man-standing", None),
        (3, None, "draft"),
        (4, None, None),
        (4, "last-man-standing", None),
        (4, None, "draft"),
        (4, "teams", None),
        (4, "teams", "draft"),
        (4, "teams", "blind"),
    ]
    assert [each["first"] for each in variants if "first" in each] == [1]
    assert {each["players"] for each in variants if "bank" in each} == {2}
