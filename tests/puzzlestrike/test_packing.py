"""What is packed into one number comes out again, and nobody but `terms/packing` knows how."""

import ast
from pathlib import Path

import pytest

from kwoon.games.puzzlestrike.terms import packing

SOURCES = Path(__file__).parents[2] / "src" / "kwoon"
READERS = [
    *sorted((SOURCES / "games" / "puzzlestrike").rglob("*.py")),
    *sorted((SOURCES / "research").rglob("puzzlestrike*.py")),
    *sorted((SOURCES / "tables" / "manners").glob("puzzlestrike*.py")),
]


@pytest.mark.parametrize("owner", [0, 1, 3])
@pytest.mark.parametrize("place", [0, 1, 6, 7])
@pytest.mark.parametrize("kind", [0, 5, 31, 63])
def test_a_chip_in_a_place_comes_out_as_it_was_packed(owner: int, place: int, kind: int) -> None:
    code = packing.chip_in_place(owner, place, kind)
    assert (packing.owner_of(code), packing.place_of(code), packing.kind_of(code)) == (owner, place, kind)
    assert code >= 0


def test_the_numbers_are_those_of_the_records() -> None:
    assert packing.chip_in_place(2, 3, 5) == 2 << 9 | 3 << 6 | 5


@pytest.mark.parametrize("members", [[], [0], [0, 3, 61], [7, 8]])
def test_a_set_holds_what_was_put_in_and_nothing_else(members: list[int]) -> None:
    joined = 0
    for member in members:
        joined |= packing.set_of(member)
    assert [member for member in range(62) if packing.holds(joined, member)] == members
    assert all(packing.holds(packing.ALL, member) for member in range(62))


def test_sends_that_float_come_out_in_order() -> None:
    floating: list[int] = []
    packing.float_up(floating, 1, 4, True)
    packing.float_up(floating, 2, 1, False)
    assert floating == [1, 4, 1, 2, 1, 0]
    assert packing.sends_in(floating) == [(1, 4, True), (2, 1, False)]


def test_nobody_else_shifts_bits() -> None:
    found = []
    for path in READERS:
        if path.name == "packing.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            operation = getattr(node, "op", None)
            if isinstance(operation, ast.LShift | ast.RShift):
                found.append(f"{path.relative_to(SOURCES)}:{node.lineno}: {ast.unparse(node)}")
    assert found == []
