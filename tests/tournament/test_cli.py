"""`kwoon tournament` as a director types it; the walkthrough in docs/ is run word by word."""

import argparse
import json
import re
import shlex
from pathlib import Path

import pytest

from kwoon.cli.tournament.acts import moment
from kwoon.cli.tournament.commands import fill, main
from kwoon.cli.tournament.files import load, save
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Note
from kwoon.tournament.event.file import loads
from kwoon.tournament.event.log import Desk
from tests.rules import rule

WALKTHROUGH = Path(__file__).parents[2] / "docs" / "tournament-walkthrough.md"
BLOCK = re.compile(r"^```(sh|sh refused|text \S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def desk(path: str) -> Desk:
    return Desk.of(loads(Path(path).read_text(encoding="utf-8")))


def test_the_walkthrough_does_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    ran = 0
    for kind, block in BLOCK.findall(WALKTHROUGH.read_text(encoding="utf-8")):
        if kind.startswith("text "):
            Path(kind.removeprefix("text ")).write_text(block, encoding="utf-8")
            continue
        refused = kind == "sh refused"
        for line in block.strip().splitlines():
            words = shlex.split(line)
            assert words[:2] == ["kwoon", "tournament"]
            before = Path("spring.event").read_bytes() if Path("spring.event").exists() else b""
            code = main(words[2:])
            said = capsys.readouterr()
            assert code == (1 if refused else 0), f"{line}\n{said.out}{said.err}"
            if refused:
                assert said.err.startswith("refused: ")
                assert Path("spring.event").read_bytes() == before
            ran += 1
    assert ran > 50
    for name in ("decks", "pairings", "slips", "standings"):
        assert Path(f"papers/{name}.pdf").read_bytes().startswith(b"%PDF")
    assert "behind" in Path("papers/standings.html").read_text(encoding="utf-8")
    assert Path("ann.pool").read_text(encoding="utf-8").startswith("deck: Ann's pool")
    event = desk("spring.event").event
    assert event.finished
    assert event.problems == ()
    assert event.rounds[-1].let_stand
    assert event.rulings[0].decision == "No, it may not"
    exported = json.loads(Path("export/spring.json").read_text(encoding="utf-8"))
    ranks = [row["name"].split()[0] for row in exported["standings"]]
    assert " ".join(ranks) == "Eve Bob Cid Ann Ira Hal Gus Dan Fay"
    assert Path("export/seats.csv").read_text(encoding="utf-8").startswith("round,table,stage,seat,player")


def run(*words: str) -> int:
    return main([words[0], "e.event", *words[1:]] if words[0] != "simulate" else list(words))


def begin(*more: str, players: str = "Ann Bob Cid Dan Eve Fay") -> None:
    kind = [] if "--type" in more else ["--type", "swiss"]
    assert run("new", "--name", "Open", "--director", "Dora", "--judge", "Hugo", *kind, *more) == 0
    assert run("register", *players.split()) == 0
    assert run("checkin", "--all") == 0


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert run(*words) == 1
    said = capsys.readouterr()
    assert said.err.startswith("refused: ")
    assert "Traceback" not in said.err
    return said.err


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> object:
    capsys.readouterr()
    assert run(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_json_on_everything_that_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", "--name", "Open", "--director", "Dora", "--type", "swiss", "--json") == 0
    assert json.loads(capsys.readouterr().out)["officials"]["judges"] == ["Dora"]
    assert figures(capsys, "register", "Ann", "Bob", "Cid", "Dan", "Eve", "Fay") == {
        "entries": [2, 3, 4, 5, 6, 7],
        "next": {
            "do": "register players and check them in",
            "why": "0 of at least 3 players are checked in",
            "players": [],
        },
    }
    run("checkin", "--all")
    run("seat")
    run("start")
    clocks = figures(capsys, "time")
    assert isinstance(clocks, dict)
    assert [line["say"] for line in clocks["announcements"]][:2] == [
        "Table 1: ten minutes.",
        "Table 2: ten minutes.",
    ]
    log = figures(capsys, "show", "--log")
    assert isinstance(log, list)
    assert log[-1]["act"] == "start"
    shown = figures(capsys, "show")
    assert isinstance(shown, dict)
    assert shown["next"]["do"] == "wait for results"
    one = figures(capsys, "show", "--round", "1")
    assert isinstance(one, dict)
    assert len(one["tables"]) == 2
    assert figures(capsys, "undo") == {
        "entry": len(log) + 1,
        "changes": [
            f"round 1 table {table['table']}: time open, was until {table['expires'][11:16]}"
            for table in clocks["tables"]
        ],
    }
    assert figures(capsys, "standings") is not None


def test_an_event_of_challenges(capsys: pytest.CaptureFixture[str]) -> None:
    begin("--type", "who-wants-some")
    assert run("challenge", "Ann", "Bob", "--format", "draft") == 0
    assert run("challenge", "Cid", "Dan", "Eve") == 0
    assert run("result", "1", "--winner", "Ann", "--unconventional") == 0
    assert run("result", "2", "--winner", "Cid") == 0
    assert run("finish") == 0
    rows = figures(capsys, "standings")
    assert isinstance(rows, list)
    assert [row["player"] for row in rows if row["rank"] == 1] == ["Ann", "Cid"]


@rule("TR-2.4.f")
def test_clocks_and_officials(capsys: pytest.CaptureFixture[str]) -> None:
    begin()
    assert run("appoint", "--judge", "Ida") == 0
    assert run("seat", "--at", "2026-05-02T10:00") == 0
    assert run("time") == 0
    assert "not started" in capsys.readouterr().out
    assert run("start", "--at", "2026-05-02T10:00") == 0
    assert run("time", "pause", "--at", "2026-05-02T10:10") == 0
    assert run("time") == 0
    assert "the clock has stood still since 10:10" in capsys.readouterr().out
    assert run("time", "resume", "--at", "2026-05-02T10:20") == 0
    assert run("time", "extend", "--minutes", "5", "--table", "1") == 0
    assert "5 minutes more." in capsys.readouterr().out
    words = ("--question", "?", "--decision", "!", "--minutes", "3", "--extend")
    assert run("ruling", "2", *words) == 0
    seated = desk("e.event").event.table(1, 2).players
    assert f"Tell {', '.join(seated)}: 3 minutes more." in capsys.readouterr().out
    assert "--minutes" in refused(capsys, "time", "extend")
    assert run("note", "a word") == 0
    assert desk("e.event").event.table(1, 1).clock.extra == 5
    assert run("show", "--round", "1") == 0
    assert "Ida" in capsys.readouterr().out


def test_a_seating_by_hand_leaves_nobody_out(capsys: pytest.CaptureFixture[str]) -> None:
    begin()
    said = refused(capsys, "seat", "--table", "Ann,Bob,Cid")
    assert "TR-8.3.b: seated nowhere: Dan, Eve, Fay" in said
    assert run("seat", "--table", "Ann,Bob,Cid", "--absent", "Dan", "--absent", "Eve", "--absent", "Fay") == 0
    assert run("show") == 0
    out = capsys.readouterr().out
    assert "Miss this round: Dan, Eve, Fay" in out
    assert "untimed" in out


def test_an_old_seating_can_be_corrected_after_later_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    begin()
    run("seat", "--table", "Ann,Bob,Cid", "--table", "Dan,Eve,Fay")
    entry = len(desk("e.event").entries)
    run("result", "1", "--winner", "Ann")
    run("result", "2", "--winner", "Dan")
    run("seat")
    capsys.readouterr()
    assert run("correct", str(entry), "seat", "--table", "Cid,Ann,Bob", "--table", "Dan,Eve,Fay") == 0
    assert "round 1 table 1: Cid, Ann, Bob; was Ann, Bob, Cid" in capsys.readouterr().out
    assert "cannot stand for entry 1" in refused(capsys, "correct", "1", "register", "Zoe")
    assert "say what it should have been" in refused(capsys, "correct", str(entry))
    assert "--maybe is no option" in refused(capsys, "correct", str(entry), "--maybe", "seat")
    assert "makes 2" in refused(capsys, "correct", "2", "register", "Zoe", "Yan")
    again = ("new", "--name", "Better", "--director", "Dora", "--judge", "Hugo", "--type", "swiss")
    assert run("correct", "1", *again) == 0
    assert desk("e.event").event.setup.name == "Better"


def test_what_goes_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no file e.event" in refused(capsys, "show")
    begin()
    assert "exists already" in refused(capsys, "new", "--name", "X", "--director", "D", "--type", "swiss")
    assert "did you mean Ann" in refused(capsys, "drop", "Anna")
    assert "is no time" in refused(capsys, "drop", "Ann", "--at", "noon")
    assert "nobody was named" in refused(capsys, "checkin")
    run("register", "Anton")
    assert "could be Ann, Anton" in refused(capsys, "drop", "An")
    run("seat", "--table", "Ann,Bob,Cid", "--table", "Dan,Eve,Fay")
    assert "takes a whole number" in refused(capsys, "result", "1", "--seat", "Ann seized=many")
    assert "the figures are seized" in refused(capsys, "result", "1", "--seat", "Ann siezed=1")
    assert "no final table" in refused(capsys, "seat", "--final")


def test_a_broken_file_is_named_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    begin()
    whole = Path("e.event").read_text(encoding="utf-8")
    Path("e.event").write_text(whole.replace('"Bob"', '"Rob"', 1), encoding="utf-8")
    assert "e.event, line 4: the check value" in refused(capsys, "show")
    Path("e.event").write_bytes(b"\xff\xfe\x00")
    assert "not text" in refused(capsys, "show")


def test_two_desks_do_not_overwrite_each_other() -> None:
    begin()
    mine = load("e.event")
    run("drop", "Bob")
    with pytest.raises(Refused, match="changed by someone else"):
        save("e.event", mine.do(Note("mine"), moment("10:00")))
    assert "Bob" not in desk("e.event").event.active


def test_simulations_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "--events", "3", "--seed", "5", "--type", "swiss", "--players", "9") == 0
    assert "0 broke a rule. (swiss 3)" in capsys.readouterr().out
    assert run("simulate", "--events", "1", "--players", "4", "--json") == 0
    assert json.loads(capsys.readouterr().out)["failures"] == []
    few = ("simulate", "--events", "1", "--players", "3", "--type", "single-elimination")
    assert run(*few, "--played", "random", "--jobs", "1") == 0
    assert "1 of them played by bots" in capsys.readouterr().out
    assert "there is no bot 'oracle'" in refused(capsys, *few, "--played", "oracle")


def test_the_main_command_can_take_it_in() -> None:
    parser = argparse.ArgumentParser(prog="kwoon")
    fill(parser.add_subparsers().add_parser("tournament"))
    args = parser.parse_args(["tournament", "show", "none.event"])
    assert args.run(args) == 1


def test_help_explains_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    for word in ("register", "checkin", "seat", "standings", "correct", "simulate", "take back an entry"):
        assert word in out


def test_times_as_they_are_typed() -> None:
    assert moment("14:05").strftime("%H:%M") == "14:05"
    assert moment("2026-05-01T14:05").year == 2026
    with pytest.raises(Refused):
        moment("later")
