"""`kwoon lab match` and `kwoon lab study` from the command line."""

import json
from pathlib import Path

import pytest

from kwoon.cli import main

QUICK = ("--option", "max_turns=2")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    said = capsys.readouterr()
    return code, said.out, said.err


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    code, out, _ = run(capsys, "lab", "match", *words, "--json")
    assert code == 0
    read = json.loads(out)
    assert isinstance(read, dict)
    return read


def test_a_match_tells_rates_turn_order_and_length(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("kungfu", "random", "random", "random", "--games", "10", *QUICK)
    read = found(capsys, *words)
    (match,) = read["matches"]  # type: ignore[misc]
    assert (read["players"], match["games"]) == (3, 12)  # ten, made up to whole rounds
    assert [each["turn"] for each in match["turn_order"]] == ["first", "second", "third"]
    assert sum(each["wins"] for each in match["entrants"]) == pytest.approx(12)
    assert match["turns"]["mean"] == 2
    code, out, _ = run(capsys, "lab", "match", *words)
    assert code == 0
    assert "by turn order: first" in out
    assert "length: 2.0 turns on average, 2 to 2 in eight games of ten" in out
    assert "12 games, 4 in each seat for everyone" in out


def test_decks_characters_and_modes_against_each_other(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("--characters", "zane, Troq, Riposte + Upgrade + Stunlock", "--mode", "free-for-all,last-man-standing")
    read = found(capsys, "puzzlestrike", "random", *words, "--games", "3", *QUICK)
    assert [each["with"] for each in read["matches"]] == ["mode free-for-all", "mode last-man-standing"]  # type: ignore[attr-defined]
    names = [each["bot"] for each in read["matches"][0]["entrants"]]  # type: ignore[index]
    assert names == ["random (zane)", "random (Troq)", "random (Riposte + Upgrade + Stunlock)"]
    read = found(capsys, "kungfu", "random", "random", "--vary", "chi=[5,30]", "--games", "2", *QUICK)
    assert [each["with"] for each in read["matches"]] == ["chi 5", "chi 30"]  # type: ignore[attr-defined]


def test_one_mode_is_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    read = found(capsys, "puzzlestrike", *["random"] * 4, "--mode", "teams", "--games", "4", *QUICK)
    assert [each["with"] for each in read["matches"]] == [""]  # type: ignore[attr-defined]


def test_a_deck_of_ones_own_is_called_as_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from kwoon.games.shadowfist.cards.decks import DECKS

    (tmp_path / "mine.txt").write_text(DECKS["lotus"].text, encoding="utf-8")
    words = ("match", "shadowfist", "random", "--decks", f"dragons,{tmp_path / 'mine.txt'}", "--games", "2", "--json")
    code, out, _ = run(capsys, *words, *QUICK)
    assert code == 0
    assert [each["bot"] for each in json.loads(out)] == ["random (dragons)", "random (mine)"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["match", "kungfu", "--until", "4"], "between 0 and 1, such as 0.04, not 4"),
        (["match", "kungfu", "--decks", "lotus,hand"], "--decks is for shadowfist, not for kungfu"),
        (["match", "kungfu", "--vary", "chi=30"], "--vary chi: a list of values is needed"),
        (["match", "kungfu", "--vary", "chi=[20,0]"], "chi must be"),
        (["match", "kungfu", "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["match", "kungfu", "--address", "here:1"], "it goes with --on ray"),
        (["match", "puzzlestrike", "buyer", "buyer", "random", "--characters", "Zane,Troq"], "a list of 3 values"),
        (
            ["match", "shadowfist", "--decks", "lotus,nowhere"],
            "there is no file nowhere, and the hall has no such deck",
        ),
        (["match", "kungfu", "--option", "players=3"], "--option players: the bots that are named say how many play"),
        (["match", "kungfu", "--vary", "players=[2,3]"], "--vary players: the bots that are named say how many play"),
        (["match", "kungfu", "--each", "players=[2,3]"], "--each players: the bots that are named say how many play"),
        (["match", "kungfu", "--games", "x"], "--games: a whole number is needed, such as 1000, not 'x'"),
        (["match", "kungfu", "--until", "x"], "--until: a number is needed, such as 0.5, not 'x'"),
        (
            ["match", "shadowfist", "expert-foo", "random"],
            "expert-control, expert-opportunist; or search:500",
        ),
        (["study", "nowhere.toml"], "cannot read nowhere.toml: No such file"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: pytest.CaptureFixture[str], words: list[str], problem: str) -> None:
    try:
        code, _, err = run(capsys, "lab", *words)
    except SystemExit as exit:
        code, err = exit.code, capsys.readouterr().err
    assert code == 2
    assert problem in err
    assert err.count("\n") == 1


def test_a_study_from_its_file_to_its_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "try.toml"
    file.write_text('title = "Try"\ngame = "kungfu"\nbot = "random"\nchunk = 2\ngames = 4\n[options]\nmax_turns = 2')
    code, out, _ = run(capsys, "lab", "study", str(file), "--jobs", "1")
    assert (code, out) == (0, f"{tmp_path / 'try' / 'index.html'}\n")
    assert {each.name for each in (tmp_path / "try").iterdir()} >= {
        "games.parquet",
        "index.html",
        "order.png",
        "tables.md",
    }
    code, _, err = run(capsys, "lab", "study", str(file), "--jobs", "1", "--games", "6")
    assert code == 0
    assert err == "4 games are there already; 2 are to be played\n"
    code, _, err = run(capsys, "lab", "study", str(file), "--jobs", "1", "--bot", "greedy")
    assert code == 2
    assert "holds another study (bot was {'kungfu': 'random'} and is {'kungfu': 'greedy'})" in err


@pytest.mark.parametrize(("missing", "extra"), [("pyarrow", "lab"), ("matplotlib", "lab"), ("ray", "ray")])
def test_what_is_not_installed_names_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: str, extra: str
) -> None:
    def absent(arguments: object) -> int:
        raise ModuleNotFoundError(f"No module named '{missing}'", name=missing)

    monkeypatch.setattr("kwoon.cli.lab.study.run", absent)
    code, _, err = run(capsys, "lab", "study", "any.toml")
    assert code == 2
    assert f"this needs {missing}; install the extra kwoon[{extra}]" in err
