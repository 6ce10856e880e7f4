"""No command waits for what it does not need: a game is imported when it is asked for."""

import argparse
import subprocess
import sys
from pkgutil import resolve_name

import pytest

from kwoon.bots import BOTS, bots_of, make_bot
from kwoon.cli import COMMANDS, main
from kwoon.games import GAMES, HOMES

SHOW = "import sys; from kwoon.cli import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\n"
SHOW += "print('LOADED', *sorted(sys.modules))"


def loaded(*words: str) -> set[str]:
    """The modules that are there after a command."""
    done = subprocess.run([sys.executable, "-c", SHOW, *words], capture_output=True, text=True, check=True)
    return set(done.stdout.rpartition("LOADED")[2].split())


def games_in(modules: set[str]) -> set[str]:
    return {name.split(".")[2] for name in modules if name.startswith("kwoon.games.")}


def test_the_help_imports_no_game_no_terminal_and_no_tournament() -> None:
    modules = loaded("--help")
    assert games_in(modules) == set()
    assert not [each for each in modules if each.startswith(("rich", "textual", "kwoon.tournament", "kwoon.lab"))]


@pytest.mark.parametrize(
    ("words", "games"),
    [
        (("play", "--help"), set()),
        (("play", "kungfu", "--help"), {"kungfu"}),
        (("play", "shadowfist", "--help"), {"shadowfist"}),
        (("play", "kungfu", "--plain", "--seed", "1"), {"kungfu"}),
        (("soak", "kungfu", "--games", "1", "--jobs", "1"), {"kungfu"}),
        (("match", "puzzlestrike", "--games", "1"), {"puzzlestrike"}),
        (("rules", "KF-3.1"), set()),
        (("cards", "Imp"), {"shadowfist"}),
    ],
)
def test_a_command_imports_only_the_game_it_needs(words: tuple[str, ...], games: set[str]) -> None:
    assert games_in(loaded(*words)) == games


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_a_page_of_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert f"usage: kwoon {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_is_at_home_where_it_is_registered(name: str) -> None:
    assert (GAMES[name].name, GAMES[name].title) == (name, GAMES.title(name))
    assert GAMES[name] is GAMES[name]
    assert type(GAMES[name]).__name__ == HOMES[name][0].partition(":")[2]


def test_the_games_are_those_that_are_registered() -> None:
    assert len(GAMES) == len(list(GAMES)) == len(HOMES)
    assert "kungfu" in GAMES
    assert "chess" not in GAMES


@pytest.mark.parametrize("game", list(BOTS))
def test_every_bot_is_at_home_where_it_is_registered(game: str) -> None:
    for name in bots_of(game):
        assert isinstance(make_bot(game, name, 1), resolve_name(BOTS[game][name]))


def test_what_a_command_takes_is_filled_in_once() -> None:
    from kwoon.cli import parser

    top = parser()
    first = top.parse_args(["games", "--json"])
    again = top.parse_args(["games"])
    assert isinstance(first, argparse.Namespace)
    assert (first.json, again.json) == (True, False)
