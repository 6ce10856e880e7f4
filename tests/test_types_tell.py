"""Types that tell: what is a card, a chip, a seat, a location or a duration is never a bare number in the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import kwoon.games.shadowfist.terms.ids as ids
from kwoon.engine.seats import MOST_SEATS, NO_SEAT, all_seats

HOUSE = Path(__file__).parents[1] / "src" / "kwoon" / "games"
PEOPLE = dict.fromkeys(("seat", "player", "loser", "attacker", "target", "active", "chooser", "answerer"), "SeatId")
TELLING: dict[str, dict[str, str]] = {
    "kungfu": {**PEOPLE, "card": "CardKind", "weapon": "CardKind", "block": "CardKind", "strong_against": "CardKind"},
    "puzzlestrike": {
        **PEOPLE, "lead": "SeatId", "partner": "SeatId", "idle": "SeatId", "viewer": "SeatId", "pile": "Pile",
        "chip": "ChipKind", "removed": "ChipKind", "leaving": "ChipKind", "shown": "ChipKind",
    },
    "shadowfist": {
        "card": "CardId", "source": "CardId", "attacker": "CardId", "interceptor": "CardId", "site": "CardId",
        "seat": "SeatId", "player": "SeatId", "loser": "SeatId", "place": "Place", "home": "Place", "zone": "Zone",
        "stamp": "Stamp", "spot": "Spot", "until": "Duration", "uid": "EffectId", "answers": "EffectId",
        "effect": "EffectId", "definition": "DefinitionId",
    },
}  # fmt: skip
"""What each game's names stand for."""
ROWS: dict[str, dict[str, str]] = {
    "kungfu": {"hands": "CardKind", "discards": "CardKind", "stances": "CardKind", "weapons": "CardKind"},
    "puzzlestrike": {
        "zones": "ChipKind",
        "aside": "ChipKind",
        "stacks": "ChipKind",
        "homes": "Pile",
    },
    "shadowfist": {"definitions": "DefinitionId", "hands": "CardId", "in_play": "CardId"},
}
"""What rows of numbers hold."""
AT_THE_DOOR = {
    "intervene", "things", "explain", "tell", "view", "resample", "imagined", "between_games",
}  # fmt: skip
"""What every game is asked by its seats' bare numbers: the contract of `engine.game`."""
NO_CARDS = {"may_pick"}
"""A choice is made of cards, players, locations or words: see `Selector.zone`."""
ANY_NUMBER = {"puzzlestrike/terms/packing.py"}
"""Packs whatever number it is given."""


def fields_and_parameters(tree: ast.AST) -> Iterator[tuple[str, str, str, int]]:
    """Every parameter and field with its type: where, its name, its type as it is written, its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in AT_THE_DOOR | NO_CARDS:
            for each in [*node.args.args, *node.args.kwonlyargs]:
                if each.annotation is not None:
                    yield node.name, each.arg, ast.unparse(each.annotation), each.lineno
        elif isinstance(node, ast.AnnAssign):
            name = node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target)
            yield "field", name, ast.unparse(node.annotation), node.lineno


def files(game: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((HOUSE / game).rglob("*.py")):
        name = path.relative_to(HOUSE).as_posix()
        if path.name != "search.py" and name not in ANY_NUMBER:  # there: where in a query an error stands
            yield name, ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", TELLING)
def test_a_name_that_tells_has_a_type_that_tells(game: str) -> None:
    found = [
        f"{file}:{line} {where}: {name}"
        for file, tree in files(game)
        for where, name, written, line in fields_and_parameters(tree)
        if name in TELLING[game] and written == "int"
    ]
    assert found == []


@pytest.mark.parametrize("game", ROWS)
def test_a_row_says_what_it_holds(game: str) -> None:
    rows = [
        (name, written, f"{file}:{line} {where}: {name}")
        for file, tree in files(game)
        for where, name, written, line in fields_and_parameters(tree)
        if name in ROWS[game] and written != "Final"
    ]
    assert {name for name, _, _ in rows} == set(ROWS[game])
    assert [where for name, written, where in rows if ROWS[game][name] not in written] == []


@pytest.mark.parametrize("game", TELLING)
def test_a_bare_number_is_noticed(game: str) -> None:
    for name in TELLING[game]:
        found = list(fields_and_parameters(ast.parse(f"def f({name}: int) -> None:\n    self.{name}: int = {name}")))
        assert [(where, each, written) for where, each, written, _ in found] == [
            ("f", name, "int"),
            ("field", name, "int"),
        ]


@pytest.mark.parametrize("game", TELLING)
def test_the_types_are_plain_numbers_when_the_game_runs(game: str) -> None:
    types = import_module(f"kwoon.games.{game}.terms.ids")
    seats = import_module("kwoon.engine.seats")
    for name in set(TELLING[game].values()):
        made = getattr(seats if name == "SeatId" else types, name)(7)
        assert made == 7
        assert type(made) is int


def test_all_seats_and_all_cards() -> None:
    assert all_seats(2) == (0, 1)
    assert all_seats(MOST_SEATS) == (0, 1, 2, 3, 4, 5)
    assert NO_SEAT not in all_seats(MOST_SEATS)
    assert ids.all_cards(3) == [0, 1, 2]
