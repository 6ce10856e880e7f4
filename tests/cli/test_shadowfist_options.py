"""What `kwoon play shadowfist` can be told."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.cli.options import arguments_of
from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.cards.decks import DECKS


def read(*arguments: str) -> dict[str, Data]:
    """The game options that these arguments make."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", type=int)
    parser.add_argument("--seat", type=int)
    own = arguments_of("shadowfist")
    own.add(parser)
    return own.read(parser.parse_args(arguments))


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ([], {}),
        (["--max-turns", "9"], {"max_turns": 9}),
        (["--deck", "Dragons", "--bots", "2"], {"decks": ["dragons", None, None]}),
        (["--deck", "lotus", "--bots", "2", "--seat", "2"], {"decks": [None, "lotus", None]}),
        (
            ["--bots", "2", "--bot-deck", "hand", "--bot-deck", "ascended", "--seat", "3"],
            {"decks": ["hand", "ascended", None]},
        ),
    ],
)
def test_arguments_become_options(arguments: list[str], options: dict[str, Data]) -> None:
    assert read(*arguments) == options


def test_a_deck_can_be_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text(DECKS["lotus"].text, encoding="utf-8")
    assert read("--deck", str(deck)) == {"decks": [DECKS["lotus"].titles, None]}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--deck", "nowhere.txt"], "there is no file nowhere.txt, and the hall has no such deck: dragons"),
        (["--bot-deck", "hand", "--bot-deck", "lotus"], "--bot-deck is given 2 times; the number of bots is 1"),
    ],
)
def test_what_is_wrong_is_told(arguments: list[str], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        read(*arguments)


def test_a_card_that_is_not_here_is_told_with_its_file_and_line(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("5 Imp\n3 Nobodys Card\n", encoding="utf-8")
    with pytest.raises(BadOptions, match=r"mine.txt: line 2"):
        read("--deck", str(deck))


def test_a_game_begins_with_the_deck_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\nn\n"))
    assert (
        main(["play", "shadowfist", "--plain", "--deck", "dragons", "--bots", "2", "--seed", "5", "--name", "Ann"]) == 0
    )
    said = capsys.readouterr().out
    assert "Ann (you): Power" in said
    hand = said.partition("Your hand: ")[2].partition(" (cost")[0]
    assert hand in DECKS["dragons"].titles


def test_a_resumed_game_takes_no_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "shadowfist", "--resume", "--bot-deck", "hand"]) != 0
    assert "--bot-deck is for a new game" in capsys.readouterr().err
