"""Copies that are written out by hand forget nothing: what is written is held against FIELDS and SHARED."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.decision import Decision
from kwoon.engine.plain import Plain
from kwoon.games import game_named
from kwoon.games.shadowfist.state.happenings import Happening

SOURCES = Path(__file__).parents[2] / "src"


def written_out() -> Iterator[tuple[type[Plain], list[str]]]:
    """Every class that writes out its copies, and the fields that it gives a copy."""
    for path in sorted((SOURCES / "kwoon").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "def copy_to" not in text or path.name == "plain.py":
            continue
        module = import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts))
        for node in ast.parse(text).body:
            for method in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(method, ast.FunctionDef) and method.name == "copy_to":
                    yield getattr(module, node.name), fields_given(method)


def fields_given(method: ast.FunctionDef) -> list[str]:
    """The names in `new.name = ...self.name...`; another name on the right would be a slip."""
    found = []
    for statement in method.body[2:]:
        assert isinstance(statement, ast.Assign)
        (target,) = statement.targets
        assert isinstance(target, ast.Attribute)
        assert f"self.{target.attr}" in ast.unparse(statement.value)
        found.append(target.attr)
    return found


WRITTEN = list(written_out())


@pytest.mark.parametrize(("cls", "given"), WRITTEN, ids=[cls.__name__ for cls, _ in WRITTEN])
def test_a_copy_that_is_written_out_has_every_field(cls: type[Plain], given: list[str]) -> None:
    assert sorted(given) == sorted({*cls.FIELDS, *cls.SHARED})


@pytest.mark.parametrize("name", ["kungfu", "puzzlestrike", "shadowfist"])
def test_a_class_that_adds_fields_does_not_inherit_copies_written_for_fewer(name: str) -> None:
    spec = game_named(name)
    game = spec.new(spec.variants()[0], 1)
    fields = {cls: sorted(given) for cls, given in WRITTEN}
    for cls in [type(game), *game.kinds()]:
        for each in cls.__mro__:
            if each in fields:
                assert fields[each] == sorted({*cls.FIELDS, *cls.SHARED}), f"{cls.__name__} needs its own copy_to"
                break


@pytest.mark.parametrize("name", ["kungfu", "puzzlestrike", "shadowfist"])
def test_a_copy_shares_nothing_that_can_change(name: str) -> None:
    spec = game_named(name)
    chance = Chance(5)
    for number, options in enumerate(spec.variants()):
        game = spec.new(options, number)
        for _ in range(400):
            if game.decision is None:
                break
            game.apply(chance.below(len(game.decision.options)))
            same_and_apart(game, game.clone(), name)


def same_and_apart(one: object, other: object, where: str) -> None:
    """Equal through and through, and no list or object of the one in the other; some things never change."""
    assert type(one) is type(other), where
    if isinstance(one, Plain) and isinstance(other, Plain):
        if isinstance(one, Decision | Happening):
            assert one is other
            return
        assert one is not other, where
        for name in type(one).FIELDS:
            same_and_apart(getattr(one, name), getattr(other, name), f"{where}.{name}")
        for name in type(one).SHARED:
            assert getattr(one, name) == getattr(other, name), f"{where}.{name}"
    elif isinstance(one, list) and isinstance(other, list):
        assert one is not other, where
        assert len(one) == len(other), where
        for at, each in enumerate(one):
            same_and_apart(each, other[at], f"{where}[{at}]")
    else:
        assert one == other, where
