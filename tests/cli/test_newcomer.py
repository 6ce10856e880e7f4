"""What a new user runs into first: the menu, words that are nearly right, numbers and terminals that are not."""

import builtins
import io
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.cli.output import shows_signs, spell_out
from kwoon.cli.play import wanted
from kwoon.engine.record import read_record
from kwoon.games import GAMES
from kwoon.games.kungfu.cards import FIELDS
from kwoon.games.kungfu.options import deck_from
from kwoon.lab.bench import Report
from kwoon.rulebooks import gist, is_rule
from kwoon.terminal.files import load_or_recover, load_record
from tests.terminal.sitting import app_for, live, play, sitting

SOURCE = str(Path(sys.modules["kwoon"].__file__ or "").parents[1])


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said of a mistake: one line, exit code 2."""
    try:
        code = main(list(words))
    except SystemExit as exit:
        code = exit.code
    assert code == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    return err


# --- the menu --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (["1", "3", ""], ["kungfu", "--bots", "3", "--bot", "greedy"]),
        (["9", "x", "1", "0", "9", "5", "9", "1"], ["kungfu", "--bots", "5", "--bot", "random"]),
        (["3", "7"], ["puzzlestrike-match", "--bots", "1", "--bot", "master"]),
        (["4", "1", "6"], ["shadowfist", "--bots", "1", "--bot", "expert"]),
        (["4", "1", "9"], ["shadowfist", "--bots", "1", "--bot", "expert-opportunist"]),
        (["1", "3", "q"], None),
        (["q"], None),
        (["1", "q"], None),
        ([], None),
    ],
)
def test_the_menu(answers: list[str], words: list[str] | None) -> None:
    lines = iter(answers)
    said: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    assert wanted(list(GAMES.values()), read, said.append) == words
    assert "Kung Fu Fighting" in said[0]


def test_no_line_of_the_menu_is_longer_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    said: list[str] = []
    answers = iter(["4", "2", "q"])
    assert wanted(list(GAMES.values()), lambda prompt: next(answers), said.append) is None
    lines = [line for each in said for line in each.splitlines()]
    assert max(len(line) for line in lines) <= 50
    assert len(lines) > len(said)
    words = " ".join(" ".join(lines).split())
    assert all(f"{spec.title}: {spec.blurb}" in words for spec in GAMES.values())


def test_bare_play_asks_and_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers = iter(["1", "2", ""])
    monkeypatch.setenv("KWOON_STATE", str(tmp_path))
    monkeypatch.setattr(builtins, "input", lambda prompt: next(answers))
    stdin = io.StringIO("q\n")
    monkeypatch.setattr(stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["play"]) == 0
    assert "Bao: 20 Chi" in capsys.readouterr().out


def test_bare_play_without_a_terminal_names_the_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert "which game? kwoon play kungfu |" in refused(capsys, "play")


# --- nearly right ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["play", "shadowfst"], "there is no 'shadowfst' here; did you mean shadowfist?"),
        (["ply"], "did you mean play?"),
        (["match", "kungfoo"], "did you mean kungfu?"),
        (["soak", "chess"], "there are kungfu, puzzlestrike"),
        (["cards", "--sort", "coast"], "did you mean cost?"),
        (["play", "kungfu", "--bots", "-1"], "1 to 5 bots, not -1"),
        (["play", "kungfu", "--bots", "99999999999999999999"], "1 to 5 bots, not 99999999999999999999"),
        (["play", "kungfu", "--bots", "two"], "--bots: a whole number is needed, such as 2, not 'two'"),
        (["play", "kungfu", "--speed", "nan"], "--speed takes 0 to 60 seconds"),
        (["play", "kungfu", "--seat", "0"], "there is no seat 0"),
        (["play", "shadowfist", "--bots", "-3", "--deck", "lotus"], "1 to 4 bots, not -3"),
        (["match", "kungfu", "--games", "-5"], "at least 1, not -5"),
    ],
)
def test_a_near_miss_is_one_line_with_what_was_meant(
    capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    assert problem in refused(capsys, *words)


def test_a_type_that_no_card_has(capsys: pytest.CaptureFixture[str]) -> None:
    for query in ("type:evnt", "t:evnt"):
        assert main(["cards", query]) == 2
        assert "there is no type 'evnt'; did you mean event?" in capsys.readouterr().err


def test_short_fields_and_an_order(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cards", "t:event", "o:damage", "--sort", "cost", "--json"])
    rows = json.loads(capsys.readouterr().out)
    assert rows
    assert all(row["type"] == "Event" and "damage" in row["text"].lower() for row in rows)
    costs = [row["cost"] for row in rows if isinstance(row["cost"], int)]
    assert costs == sorted(costs)
    assert len(set(costs)) > 1
    main(["cards", "t:event", "o:damage", "--sort", "cost", "--reverse", "--json"])
    again = [row["cost"] for row in json.loads(capsys.readouterr().out) if isinstance(row["cost"], int)]
    assert again == sorted(costs, reverse=True)


def test_a_card_says_its_type_once_and_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cards", "title:imp", "type:character"])
    assert "Imp  Demon Minion · Character · cost 1 · fighting 1 · gives eM" in capsys.readouterr().out
    main(["cards", "t:event"])
    assert "Event · Event" not in capsys.readouterr().out


def test_who_goes_first_is_not_promised(capsys: pytest.CaptureFixture[str]) -> None:
    for game, first in (("kungfu", True), ("shadowfist", False)):
        with pytest.raises(SystemExit):
            main(["play", game, "--help"])
        assert ("seat 1 goes first" in " ".join(capsys.readouterr().out.split())) == first


def test_a_bench_without_a_terminal_says_what_it_measures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measure(plan: object, tell: Callable[[str, float, float], None]) -> Report:
        for done in range(3):
            tell("kungfu, 2 players", done, 3)
        return Report([], [])

    monkeypatch.setattr("kwoon.cli.bench.measure", measure)
    assert main(["bench", "kungfu", "--json"]) == 0
    assert capsys.readouterr().err == "kwoon bench: kungfu, 2 players\n"


# --- what an extra brings ------------------------------------------------------------------------------------------


def test_what_is_not_installed_names_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(arguments: object) -> int:
        raise ModuleNotFoundError("No module named 'ortools'", name="ortools.sat")

    monkeypatch.setattr("kwoon.cli.games.run", missing)
    said = refused(capsys, "games")
    assert "this needs ortools; install the extra kwoon[tournament]" in said


# --- terminals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["cards", "type:event"],
        ["play", "shadowfist", "--plain", "--seed", "3"],
        ["games"],
        ["rules", "SF"],
        ["match", "kungfu", "--games", "3"],
    ],
)
def test_output_that_is_only_ascii(words: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kwoon", *words],
        input=b"1\n?\nh\nq\nn\n",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "ascii", "KWOON_STATE": str(tmp_path)},
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_signs_are_spelled_out_and_not_lost() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    spell_out(stream)
    stream.write("Möbius · 3 − 1 → 2 語")
    stream.flush()
    assert raw.getvalue() == b"Mobius - 3 - 1 -> 2 ?"
    assert not shows_signs(stream)
    assert shows_signs(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))


def test_a_terminal_that_hangs_up_loses_nothing(tmp_path: Path) -> None:
    session = sitting(live(), tmp_path)

    async def script(keys):
        await keys.choose("Draw up")
        assert signal.getsignal(signal.SIGHUP) not in (signal.SIG_DFL, None)
        os.kill(os.getpid(), signal.SIGHUP)
        await keys.until(lambda: keys.app.return_code == 128 + signal.SIGHUP)

    app = play(app_for(session, tmp_path), script)
    assert app.return_code == 129
    (kept,) = tmp_path.rglob("*.kwoon")
    assert read_record(kept.read_text()).moves == tuple(session.table.moves)


# --- saves that were cut off -----------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    table = live(3)
    for _ in range(30):
        table.bot_step() if table.bot_is_asked else table.advance(0)
    path = tmp_path / "game.kwoon"
    path.write_text(table.record().to_text(), encoding="utf-8")
    return path


def test_a_save_whose_last_line_is_half_written_goes_on(saved: Path) -> None:
    text = saved.read_text()
    assert load_or_recover(saved)[1:] == (load_record(saved)[1], "")
    lines = text.splitlines()
    saved.write_text("\n".join(lines[:-3]) + "\n" + lines[-3][:20])
    _, record, note = load_or_recover(saved)
    assert len(record.moves) == 28
    assert "game.kwoon, line 30: the end of this file is cut off; the game stands as after move 28" in note
    saved.write_text("\n".join(lines[:12]) + "\n")
    assert len(load_or_recover(saved)[1].moves) == 11


def test_a_recovered_game_is_resumed_and_says_so(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("KWOON_STATE", str(tmp_path / "state"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\nn\n"))
    saved.write_text(saved.read_text()[:-40])
    assert main(["play", "kungfu", "--resume", str(saved)]) == 0
    assert "the end of this file is cut off; the game stands as after move 30." in capsys.readouterr().out
    assert main(["replay", str(saved), "--json"]) == 0
    printed = capsys.readouterr()
    assert len(json.loads(printed.out)) == 30
    assert "cut off" in printed.err


def test_moves_as_json_name_the_players(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(saved), "--json"])
    labels = [row["label"] for row in json.loads(capsys.readouterr().out)]
    assert not any("{" in label for label in labels)
    assert any(label in ("Ann", "Ling", "Bao") for label in labels)


# --- the pages for a newcomer ----------------------------------------------------------------------------------------

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["kungfu.md", "puzzlestrike.md", "shadowfist.md"])
def test_a_page_names_only_rules_that_there_are(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    numbers = re.findall(r"\b(?:KF|PS|SF)-[0-9.]*[0-9]", text)
    assert numbers
    assert [number for number in numbers if not is_rule(number)] == []
    assert "**The goal**" in text


def test_the_page_on_own_cards_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "kungfu.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    cards = tomllib.loads(example[1])
    deck = deck_from(None, cards)
    assert {"Headbutt", "Mantis", "Iron Shirt"} <= deck.by_name.keys()
    for type_, fields in FIELDS.items():
        row = next(line for line in text.splitlines() if line.startswith(f"| `{type_}` |"))
        assert set(re.findall(r"`(\w+)`", row)) == {type_, *fields}


def test_rules_that_refuse_say_more_than_their_headings() -> None:
    for rule in ("SF-8.4", "SF-8.5", "SF-25.1", "SF-25.4", "SF-25.7", "SF-28.1.1", "SF-28.12", "SF-23.2"):
        assert ": " in gist(rule)


def test_an_address_that_this_machine_does_not_have_is_not_called_a_port_in_use(capsys):
    words = refused(capsys, "hall", "--host", "192.0.2.1", "--port", "8199")
    assert "--host: '192.0.2.1' is no address of this machine" in words
    assert "0.0.0.0" in words
