"""Types that tell: what is a card, a seat, a location, an area or a stamp is never a bare number in the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import kwoon.games.shadowfist.terms.ids as ids

HOUSE = Path(__file__).parents[2] / "src" / "kwoon" / "games" / "shadowfist"
TELLING = {
    "card": "CardId",
    "source": "CardId",
    "attacker": "CardId",
    "interceptor": "CardId",
    "site": "CardId",
    "seat": "SeatId",
    "player": "SeatId",
    "loser": "SeatId",
    "place": "Place",
    "home": "Place",
    "zone": "Zone",
    "stamp": "Stamp",
    "spot": "Spot",
}
AT_THE_DOOR = {
    "intervene", "things", "explain", "tell", "view", "resample", "imagined", "ask",
}  # fmt: skip
"""What every game is asked by its seats' bare numbers: the contract of `engine.game`."""
NO_CARDS = {"may_pick"}
"""A choice is made of cards, players, locations or words: see `Selector.zone`."""


def bare(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """Every parameter and field with a telling name that is a mere int: where, its name, its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in AT_THE_DOOR | NO_CARDS:
            for each in [*node.args.args, *node.args.kwonlyargs]:
                if each.arg in TELLING and each.annotation is not None and ast.unparse(each.annotation) == "int":
                    yield node.name, each.arg, each.lineno
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "int":
            name = node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target)
            if name in TELLING:
                yield "field", name, node.lineno


def test_a_name_that_tells_has_a_type_that_tells() -> None:
    found = []
    for path in sorted(HOUSE.rglob("*.py")):
        if path.name == "search.py":
            continue  # where in a query an error stands
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{path.relative_to(HOUSE)}:{line} {where}: {name}" for where, name, line in bare(tree)]
    assert found == []


def test_the_types_are_plain_numbers_when_the_game_runs() -> None:
    for name in set(TELLING.values()):
        assert getattr(ids, name)(7) == 7
        assert type(getattr(ids, name)(7)) is int


def test_all_seats_and_all_cards() -> None:
    assert ids.all_seats(2) == (0, 1)
    assert ids.all_seats(5) == (0, 1, 2, 3, 4)
    assert ids.all_cards(3) == [0, 1, 2]
