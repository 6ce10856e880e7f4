"""Snapshots: a state as plain data in the middle of anything; a broken one says where."""

import copy
from typing import Any

import pytest

from kwoon.engine.plain import SnapshotError, brief, dumped
from kwoon.games import game_named
from kwoon.games.kungfu.game import KungFu


def in_the_middle_of_an_attack() -> KungFu:
    """A brawl of three, with an attack being put together."""
    game = game_named("kungfu").new({"players": 3}, 4)
    assert isinstance(game, KungFu)
    while game.stack[-1].__class__.__name__ != "Attack":
        question = game.question()
        assert question is not None
        attacks = [option.index for option in question.options if option.label.startswith("Attack")]
        game.apply(attacks[0] if attacks else 0)
    return game


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ([], 7, "snapshot: a KungFu should stand here, not 7"),
        (["is"], "Chess", "snapshot: a KungFu should stand here"),
        (["chi"], "twenty", "snapshot.chi: 'twenty' does not fit"),
        (["stack", 0, "is"], "Nap", r"snapshot.stack\[0\]: .* is none of .*Turn"),
        (["stack", 1, "extra"], 1, r"snapshot.stack\[1\]: the Turn has no field 'extra'"),
        (["seats"], 5, "a game of 5 seats, but the options say 3"),
    ],
)
def test_a_broken_snapshot_says_where(path: list[Any], value: Any, problem: str) -> None:
    game = in_the_middle_of_an_attack()
    data: Any = copy.deepcopy(game.dump())
    if not path:
        data = value
    else:
        inner = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
    with pytest.raises(SnapshotError, match=problem):
        game.restore(data).digest()


def test_a_snapshot_without_a_field() -> None:
    game = in_the_middle_of_an_attack()
    data = dict(game.dump())
    del data["hands"]
    with pytest.raises(SnapshotError, match="the KungFu has no field 'hands'"):
        game.restore(data)


def test_only_plain_data_can_be_a_field() -> None:
    with pytest.raises(TypeError, match="not plain data"):
        dumped({1, 2})


def test_a_long_value_is_cut_for_an_error_message() -> None:
    """With its quotes a text of 58 letters is 60 long, and that is as long as a value may be."""
    assert brief("x" * 58) == "'" + "x" * 58 + "'"
    for length in (59, 200):
        assert brief("x" * length) == "'" + "x" * 56 + "..."
