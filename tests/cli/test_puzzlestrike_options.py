"""What `kwoon play puzzlestrike` and `puzzlestrike-match` can be told."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.cli.options import arguments_of
from kwoon.engine.plain import Data
from kwoon.games.puzzlestrike.game import start
from kwoon.games.puzzlestrike.rules.setup import character_name


def read(*arguments: str, game: str = "puzzlestrike") -> dict[str, Data]:
    """The game options that these arguments make."""
    parser = argparse.ArgumentParser()
    own = arguments_of(game)
    own.add(parser)
    return own.read(parser.parse_args(arguments))


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ([], {}),
        (["--mode", "teams"], {"mode": "teams"}),
        (["--bank", "combo crazy"], {"bank": "Combo Crazy"}),
        (["--bank", "random"], {"bank": "random"}),
        (["--bank", "axe kick; Punch, Punch, Kick"], {"bank": ["Axe Kick", "Punch, Punch, Kick"]}),
        (["--characters", "draft"], {"characters": "draft"}),
        (["--characters", "zane, random"], {"characters": ["Zane", "random"]}),
        (
            ["--characters", "Riposte + upgrade + Stunlock, bal-bas-beta"],
            {"characters": [["Riposte", "Upgrade", "Stunlock"], "Bal-Bas-Beta"]},
        ),
        (["--max-turns", "9"], {"max_turns": 9}),
    ],
)
def test_arguments_become_options(arguments: list[str], options: dict[str, Data]) -> None:
    assert read(*arguments) == options


def test_a_match_is_told_only_its_bound() -> None:
    assert read("--max-turns", "9", game="puzzlestrike-match") == {"max_turns": 9}


def test_a_character_left_to_chance_is_none_that_is_named() -> None:
    casts = {
        tuple(
            character_name(chips)
            for chips in start({"players": 3, "characters": ["random", "Zane", "random"]}, seed).characters
        )
        for seed in range(30)
    }
    assert len(casts) > 10
    for first, second, third in casts:
        assert second == "Zane"
        assert len({first, second, third}) == 3


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["puzzlestrike", "--mode", "chess"], "mode must be one of duel"),
        (["puzzlestrike", "--bots", "2", "--mode", "teams"], "teams is for 4 players, not 3"),
        (["puzzlestrike", "--bank", "nowhere"], "there is no bank 'nowhere'"),
        (["puzzlestrike", "--characters", "Zane"], "characters must be a list of 2"),
        (["puzzlestrike-match", "--bots", "2"], "seats 2 to 2 players"),
    ],
)
def test_mistakes_are_told_in_a_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    problem: str,
) -> None:
    monkeypatch.setenv("KWOON_STATE", str(tmp_path))
    assert main(["play", *arguments]) == 2
    err = capsys.readouterr().err
    assert problem in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["puzzlestrike", "--bots", "3", "--mode", "teams", "--bank", "first game"], "The bank: 1-gem $1"),
        (["puzzlestrike-match"], "Pick your character"),
    ],
)
def test_a_table_line_by_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.setenv("KWOON_STATE", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 12))
    assert main(["play", *arguments, "--plain", "--seed", "3", "--speed", "0"]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert "--resume goes on with it" in out
