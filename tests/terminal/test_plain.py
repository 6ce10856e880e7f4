"""The line-by-line table, and the two commands from end to end."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.engine.record import read_record
from kwoon.terminal.plain import PlainTable
from tests.terminal.sitting import live, sitting

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def hall(tmp_path, monkeypatch):
    """A state directory of its own, and no terminal."""
    monkeypatch.setenv("KWOON_STATE", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return tmp_path


def typed(session, *lines):
    """What a person reads who types these lines."""
    out = io.StringIO()
    PlainTable(session, io.StringIO("".join(f"{line}\n" for line in lines)), out, lambda: None).play()
    return out.getvalue()


def kwoon(capsys, *arguments, lines=()):
    """Run the command; its exit code, what it prints, and what it complains of."""
    sys.stdin = io.StringIO("".join(f"{line}\n" for line in lines))
    code = main(list(arguments))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


# --- line by line ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_game(hall, players):
    session = sitting(live(players, chi=6), hall)
    text = typed(session, *["2", "1"] * 2000)
    assert session.table.over
    assert "The seed of this game is 7." in text
    assert "Your hand: " in text
    assert "The game is over: " in text
    assert "  1. " in text


def test_a_hint(hall):
    session = sitting(live(), hall)
    for command in ("hint", "i"):
        words = typed(session, command).rpartition("> ")[0].rpartition("> ")[2].splitlines()[0]
        assert any(words.startswith(f"{option.label}: ") for option in session.question.options)
        assert "Your chance to win is about" in words
    assert session.table.moves == []


def test_where_others_play_by_hand_there_is_no_hint(hall):
    session = sitting(live(bot="person"), hall)
    assert "other people play here" in typed(session, "hint")


def test_commands(hall):
    session = sitting(live(), hall)
    first = session.question.options[1].label
    told = (
        "h",
        "2",
        "u",
        "u",
        "?",
        "? punch",
        "? xyz",
        "99",
        "foo",
        "",
        "b",
        "r counter",
        "r xyz",
        "s",
        "s a.kwoon",
        "q",
    )
    text = typed(session, *told)
    assert "give that answer" in text
    assert "The goal: be the last one standing." in text
    assert "KF-4.3: Counter Attack" in text
    assert "No rule: speaks of that" in text
    assert f"Taken back: {first}" in text
    assert "You have not answered anything yet." in text
    assert "can only be discarded now" in text
    assert "can be used now" not in text
    assert "No card in sight is called that." in text
    assert "type a number from 1 to " in text
    assert "'foo' is neither" in text
    assert "Saved to kungfu-7.kwoon" in text
    assert read_record((hall / "a.kwoon").read_text()) == session.table.record()


def test_the_rule_of_a_refusal_says_what_it_is_about(hall):
    session = sitting(live(seed=5), hall)
    text = typed(session, "1", "? rolling", "q", "n")
    assert "(KF-4.1: One block in answer to an attack" in text


def test_undo_repeats_nothing_of_the_log(hall):
    text = typed(sitting(live(), hall), "2", "u", "2", "q", "n")
    assert text.count("Ann discards") == 2


@pytest.mark.parametrize(("answer", "saved"), [("y", True), ("n", False)])
def test_quitting_asks_whether_to_save(hall, answer, saved):
    session = sitting(live(), hall)
    text = typed(session, "1", "q", "maybe", "q", answer)
    assert "play on" in text
    assert (hall / "kungfu-7.kwoon").exists() == saved
    assert not session.shelf.left("kungfu")


def test_the_end_of_input_loses_nothing(hall):
    session = sitting(live(), hall)
    assert "--resume goes on with it" in typed(session, "1")
    kept = session.shelf.place(session.table.start)
    assert read_record(kept.read_text()) == session.table.record()
    again = sitting(live(), hall)
    assert "--resume goes on with it" in typed(again, "1", "q")


# --- kwoon play ------------------------------------------------------------------------------------------------------


def test_play_save_and_resume(capsys):
    code, out, _ = kwoon(
        capsys, "play", "kungfu", "--seed", "4", "--name", "Ann", "--save", "g.kwoon", lines=["1", "q"]
    )
    assert (code, Path("g.kwoon").exists()) == (0, True)
    code, out, _ = kwoon(capsys, "play", "kungfu", "--resume", "g.kwoon", lines=["q"])
    assert code == 0
    assert "The seed of this game is 4." in out
    assert "Your turn: what do you play?" in out


def test_resume_what_was_not_finished(capsys, hall, monkeypatch):
    monkeypatch.setattr("kwoon.terminal.files.in_use", lambda path: False)
    code, _, err = kwoon(capsys, "play", "kungfu", "--resume")
    assert code == 2
    assert "no unfinished game of kungfu" in err
    kwoon(capsys, "play", "kungfu", "--seed", "4", lines=["2", "1"])
    code, out, _ = kwoon(capsys, "play", "kungfu", "--resume", lines=["q", "n"])
    assert code == 0
    assert "The seed of this game is 4." in out
    assert not list(hall.rglob("*.kwoon"))


def test_seat_bots_and_a_fresh_seed(capsys):
    code, out, _ = kwoon(capsys, "play", "kungfu", "--bots", "3", "--bot", "random", "--seat", "4", lines=["q", "n"])
    assert code == 0
    assert "The seed of this game is " in out
    assert "Mei: " in out


def test_options_and_own_cards(capsys, hall):
    (hall / "own.toml").write_text('[[attack]]\nname = "Headbutt"\ncopies = 60\ndamage = 4\n')
    arguments = [
        "play",
        "kungfu",
        "--chi",
        "9",
        "--hand",
        "5",
        "--cards",
        "own.toml",
        "--seed",
        "1",
        "--save",
        "g.kwoon",
    ]
    code, out, _ = kwoon(capsys, *arguments, lines=["1", "q"])
    assert code == 0
    assert "9 Chi, 5 cards" in out
    assert "Headbutt (attack: 4 damage)" in out
    code, out, _ = kwoon(capsys, "replay", "g.kwoon", "--at", "0")
    assert "Headbutt" in out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "9"], "against 1 to 5 bots, not 9"),
        (["--bot", "deepblue"], "there is no bot 'deepblue'"),
        (["--seat", "3"], "there is no seat 3"),
        (["--name", " "], "at least one letter"),
        (["--chi", "0"], "chi must be a whole number from 1 to 99"),
        (["--hand", "99"], "hand must be"),
        (["--speed", "-1"], "--speed takes 0 to 60"),
        (["--deck", "none.toml"], "cannot read none.toml: No such file"),
        (["--deck", "broken.toml"], "broken.toml, line 2, column"),
        (["--deck", "cut.toml"], "cut.toml, at the end: "),
        (["--deck", "bytes.toml"], "bytes.toml, line 2: this is not UTF-8"),
        (
            ["--cards", "wrong.toml"],
            "wrong.toml: own cards, attack 1 (Bite): a card of type attack has no field 'teeth'",
        ),
        (["--resume", "none.kwoon"], "cannot read none.kwoon: No such file"),
        (["--resume", "none.kwoon", "--bots", "2"], "--bots is for a new game"),
        (["--resume", "none.kwoon", "--chi", "2"], "--chi is for a new game"),
        (["--save", "no/where.kwoon"], "cannot save to no/where.kwoon"),
    ],
)
def test_mistakes_are_one_clear_line(capsys, hall, arguments, problem):
    (hall / "broken.toml").write_text("[[attack]]\nname = \n")
    (hall / "cut.toml").write_text('[[attack]]\nname = "Bi')
    (hall / "bytes.toml").write_bytes(b"[[attack]]\nname = '\xff'\n")
    (hall / "wrong.toml").write_text('[[attack]]\nname = "Bite"\nteeth = 32\n')
    code, _, err = kwoon(capsys, "play", "kungfu", *arguments, lines=["1", "q"])
    assert code == 2
    assert problem in err
    assert len(err.splitlines()) == 1


# --- kwoon replay ----------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(hall):
    """A finished game on disk, and its table."""
    session = sitting(live(3, chi=6), hall, path=hall / "game.kwoon", saves_always=True)
    typed(session, *["2", "1"] * 2000)
    assert session.table.over
    return session.table


def test_the_story(capsys, saved):
    code, out, _ = kwoon(capsys, "replay", "game.kwoon")
    assert code == 0
    assert out == kwoon(capsys, "replay", "game.kwoon", "--log")[1]
    assert "Turn 2: " in out
    assert "takes the victory" in out
    assert "1. " in out.splitlines()[-1]
    part = kwoon(capsys, "replay", "game.kwoon", "--log", "--at", "5")[1]
    assert out.startswith(part)
    assert len(part) < len(out)


def test_the_table_after_some_moves(capsys, saved):
    _, out, _ = kwoon(capsys, "replay", "game.kwoon", "--at", "3")
    assert f"After move 3 of {len(saved.moves)}:" in out
    assert "Your hand: " in out
    assert "Next: " in out
    _, out, _ = kwoon(capsys, "replay", "game.kwoon", "--at", "3", "--seat", "0")
    assert "Your hand: " not in out


def test_the_moves_as_json(capsys, saved):
    _, out, _ = kwoon(capsys, "replay", "game.kwoon", "--json")
    rows = json.loads(out)
    assert len(rows) == len(saved.moves)
    assert rows[0] == {"n": 1, "name": "Ann", "seat": 0, "choice": 1, "label": saved.moves[0].label}


def test_branch_to_a_file(capsys, saved):
    code, out, _ = kwoon(capsys, "replay", "game.kwoon", "--branch", "4", "branch.kwoon")
    assert code == 0
    assert "--resume branch.kwoon" in out
    record = read_record(Path("branch.kwoon").read_text())
    assert record.moves == tuple(saved.moves[:4])
    code, out, _ = kwoon(capsys, "play", "kungfu", "--resume", "branch.kwoon", lines=["q", "n"])
    assert code == 0


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda text: "", "game.kwoon, line 1: the file is empty"),
        (lambda text: "hello\n", "game.kwoon, line 1: not a line of JSON"),
        (lambda text: '{"a": 1}\n', "game.kwoon, line 1: this is not a Kwoon record"),
        (lambda text: text.replace('"choice": 1', '"choice": 2', 1), "line 2: this line was changed"),
        (lambda text: text[:100], "game.kwoon, line 1: not a line of JSON"),
        (lambda text: text.encode() + b"\xff", ": this is not a text file"),
    ],
)
@pytest.mark.parametrize("command", [["replay", "game.kwoon"], ["play", "kungfu", "--resume", "game.kwoon"]])
def test_files_that_are_no_records(capsys, saved, damage, problem, command):
    path = Path("game.kwoon")
    damaged = damage(path.read_text())
    path.write_bytes(damaged if isinstance(damaged, bytes) else damaged.encode())
    code, _, err = kwoon(capsys, *command)
    assert code == 2
    assert problem in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--at", "99999"], "there is no move 99999"),
        (["--seat", "4", "--log"], "there is no seat 4"),
        (["--branch", "x", "out.kwoon"], "a move is a number, not 'x'"),
        (["--branch", "1", "no/out.kwoon"], "cannot save to no/out.kwoon"),
    ],
)
def test_mistakes_in_replay(capsys, saved, arguments, problem):
    code, _, err = kwoon(capsys, "replay", "game.kwoon", *arguments)
    assert (code, len(err.splitlines())) == (2, 1)
    assert problem in err


def test_a_record_of_a_game_that_is_not_here(capsys, saved, monkeypatch):
    monkeypatch.setattr("kwoon.terminal.files.GAMES", {})
    code, _, err = kwoon(capsys, "replay", "game.kwoon")
    assert code == 2
    assert "line 1: there is no game 'kungfu' here" in err


def test_as_a_process(hall):
    """The command as people start it, to the end of a game, through pipes."""
    source = str(Path(sys.modules["kwoon"].__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-m", "kwoon", "play", "kungfu", "--chi", "5", "--seed", "3", "--save", "p.kwoon"],
        input="2\n1\n" * 2000,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
        cwd=hall,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert read_record((hall / "p.kwoon").read_text()).digest
