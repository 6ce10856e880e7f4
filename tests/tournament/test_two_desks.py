"""Two desks at one file: what was confirmed is there, in every file of the director's."""

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from kwoon.cli.tournament import lock as tournament_lock
from kwoon.cli.tournament.commands import main
from kwoon.cli.tournament.files import copy_of, keep, load, save, write, write_new
from kwoon.cli.tournament.lock import held, place
from kwoon.tournament.drafts.file import from_json as draft_from
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Drop, Note, Register, ReportResult
from kwoon.tournament.event.file import loads
from kwoon.tournament.leagues.file import from_json as league_from
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard

DESKS, TIMES = 5, 6


def typed_by(desk: int, lines: list[str], told: Any, without_fcntl: bool) -> None:
    """One desk, in a process of its own."""
    if without_fcntl:
        tournament_lock.fcntl = None
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    told.put((desk, [main(line.split()) for line in lines]))


def at_once(lines: Callable[[int], list[str]], without_fcntl: bool = False) -> int:
    """All desks type at once; gives how many commands were confirmed."""
    fork = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else None)
    told = fork.Queue()
    desks = [fork.Process(target=typed_by, args=(n, lines(n), told, without_fcntl)) for n in range(DESKS)]
    for desk in desks:
        desk.start()
    codes = [code for _ in desks for code in told.get(timeout=120)[1]]
    for desk in desks:
        desk.join()
    return codes.count(0)


@pytest.mark.parametrize("without_fcntl", [False, True])
def test_many_desks_write_to_one_event_and_nothing_is_lost(director: Keyboard, without_fcntl: bool) -> None:
    director.opens()
    before = len(load("e.event").entries)
    confirmed = at_once(lambda desk: [f"note e.event {desk}-{n}" for n in range(TIMES)], without_fcntl)
    said = [entry.act.text for entry in load("e.event").entries[before:] if isinstance(entry.act, Note)]
    assert confirmed == DESKS * TIMES
    assert sorted(said) == sorted(f"{desk}-{n}" for desk in range(DESKS) for n in range(TIMES))
    assert not [path.name for path in Path.cwd().iterdir() if path.suffix in (".part", ".lock")]


def test_many_desks_register_at_once(director: Keyboard) -> None:
    director.opens()
    assert at_once(lambda desk: [f"register e.event d{desk}p{n}" for n in range(3)]) == DESKS * 3
    assert len(load("e.event").event.players) == 6 + DESKS * 3


def test_the_same_name_at_two_desks_is_entered_once(director: Keyboard) -> None:
    director.opens()
    assert at_once(lambda desk: ["register e.event Zoe"]) == 1
    assert [entry.act for entry in load("e.event").entries].count(Register("Zoe")) == 1


def test_one_of_many_begins_a_file(director: Keyboard) -> None:
    assert at_once(lambda desk: [f"new e.event --name Desk{desk} --type swiss --director Dora"]) == 1
    assert load("e.event").event.setup.name.startswith("Desk")


@rule("TR-A2")
def test_many_desks_write_to_one_league(director: Keyboard) -> None:
    director.types("league new l.league --name L --organiser Dora --start 2026-09-03")
    told = at_once(lambda desk: [f"league week l.league {desk * 2 + n + 1} --note d{desk}n{n}" for n in range(2)])
    notes = [week.note for week in league_from(Path("l.league").read_text(encoding="utf-8")).weeks]
    assert told == DESKS * 2
    assert notes[: DESKS * 2] == [f"d{desk}n{n}" for desk in range(DESKS) for n in range(2)]


@rule("TR-7.1.b")
def test_players_at_a_draft_pick_at_once(director: Keyboard) -> None:
    sets = ("--set", "2 Dark Future", "--set", "2 Netherworld", "--set", "2 Critical Shift")
    names = ["Ann", "Bob", "Cid", "Dan", "Eve"]
    director.types(f"draft new t.draft {' '.join(names)}", *sets)
    assert at_once(lambda desk: [f"draft pick t.draft {names[desk]} 1"]) == DESKS
    draft = draft_from(Path("t.draft").read_text(encoding="utf-8"))
    assert [len(picks) for picks in draft.picks] == [1] * DESKS


def test_what_another_desk_did_since_is_seen(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planned for one state of the event, a command is planned anew if another desk was quicker."""
    director.opens()
    real = load("e.event")
    calls = iter([real])

    def stale(path: str) -> object:
        return next(calls, None) or load(path)

    director.types("drop e.event Bob")
    monkeypatch.setattr("kwoon.cli.tournament.run.load", stale)
    director.types("seat e.event --simple --seed 1")
    assert "Bob" not in load("e.event").event.rounds[0].seated


def test_a_result_meets_a_log_that_went_on(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    director.opens()
    director.types("seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay")
    calls = iter([load("e.event")])
    director.types("result e.event 2 --winner Dan")
    monkeypatch.setattr("kwoon.cli.tournament.run.load", lambda path: next(calls, None) or load(path))
    director.types("result e.event 1 --winner Ann")
    acts = [entry.act for entry in load("e.event").entries]
    assert sum(isinstance(act, ReportResult) for act in acts) == 2


def test_a_correction_is_refused_if_the_log_went_on_while_it_was_looked_at(
    director: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    director.opens()
    director.types("drop e.event Ann")
    calls = iter([load("e.event")])
    director.types("drop e.event Bob")
    monkeypatch.setattr("kwoon.cli.tournament.mend.load", lambda path: next(calls, None) or load(path))
    assert "changed by another desk" in director.refused("undo e.event")
    assert Drop("Bob", "") in [entry.act for entry in load("e.event").entries]


def test_save_looks_before_it_writes(director: Keyboard) -> None:
    director.opens()
    mine = load("e.event")
    director.types("drop e.event Bob")
    with pytest.raises(Refused, match="changed by someone else"):
        save("e.event", mine.do(Note("mine"), datetime(2026, 5, 2)))
    assert Note("mine") not in [entry.act for entry in load("e.event").entries]


HOLDS = """
import sys
from kwoon.cli.tournament import lock as tournament_lock
if sys.argv[2] == "no":
    tournament_lock.fcntl = None
with tournament_lock.held(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.readline()
"""


@pytest.mark.parametrize("fcntl", ["yes", "no"])
def test_a_desk_that_waits_says_so_and_does_not_wait_for_ever(
    director: Keyboard, monkeypatch: pytest.MonkeyPatch, fcntl: str
) -> None:
    director.opens()
    monkeypatch.setattr(tournament_lock, "PATIENCE", 0.1)
    monkeypatch.setattr(tournament_lock, "TOLD_AFTER", 0.0)
    if fcntl == "no":
        monkeypatch.setattr(tournament_lock, "fcntl", None)
    before = Path("e.event").read_bytes()
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, "e.event", fcntl], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert main(["drop", "e.event", "Ann"]) == 1
        said = director.capsys.readouterr().err
        assert "Another desk is writing to e.event; waiting for it." in said
        assert "nothing was changed" in said
        assert Path("e.event").read_bytes() == before
        other.communicate("\n")
    director.types("drop e.event Ann")


def test_who_only_looks_does_not_wait(director: Keyboard) -> None:
    director.opens()
    with held("e.event"):
        for line in ("show e.event", "standings e.event", "show e.event --log"):
            assert director.types(line)


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write("f", "old")

    def crash(*words: object) -> None:
        raise OSError("no power")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(OSError, match="no power"):
        write("f", "new")
    assert Path("f").read_text(encoding="utf-8") == "old"
    assert os.listdir() == ["f"]


def test_what_is_written_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done: list[str] = []
    sync, swap = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append("sync"), sync(handle)))
    monkeypatch.setattr(os, "replace", lambda old, new: (done.append("replace"), swap(old, new)))
    write("f", "text")
    assert done[:2] == ["sync", "replace"]


def test_a_link_and_the_mode_of_a_file_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write("real", "old")
    os.chmod("real", 0o640)
    os.symlink("real", "link")
    write("link", "new")
    assert Path("link").is_symlink()
    assert Path("real").read_text(encoding="utf-8") == "new"
    assert os.stat("real").st_mode & 0o777 == 0o640


def test_a_new_file_replaces_none_even_where_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def no_links(*words: object) -> None:
        raise OSError("not supported")

    monkeypatch.setattr(os, "link", no_links)
    place("f", b"mine", new=True)
    with pytest.raises(Refused, match="exists already"):
        write_new("f", "yours")
    assert Path("f").read_bytes() == b"mine"


def test_the_copy_is_written_first_and_is_always_the_last_good_file(director: Keyboard) -> None:
    director.opens()
    director.types("drop e.event Ann")
    assert Path(copy_of("e.event")).read_bytes() == Path("e.event").read_bytes()
    director.types("league new l.league --name L --organiser Dora --start 2026-09-03")
    assert Path("l.league.bak").read_bytes() == Path("l.league").read_bytes()
    director.types("league skip l.league 1")
    assert Path("l.league.bak").read_bytes() == Path("l.league").read_bytes()


def test_one_of_file_and_copy_is_always_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keep("f", "old")
    real = os.replace
    left = [1]

    def power_fails(old: object, new: object) -> None:
        if not left.pop():
            raise OSError("no power")
        left.append(0)
        real(old, new)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "replace", power_fails)
    with pytest.raises(OSError, match="no power"):
        keep("f", "new")
    assert [Path(name).read_text(encoding="utf-8") for name in ("f", "f.bak")] == ["old", "new"]


def test_entries_of_several_desks_are_one_log(director: Keyboard) -> None:
    director.opens()
    at_once(lambda desk: [f"note e.event n{desk}"])
    text = Path("e.event").read_text(encoding="utf-8")
    assert [entry.number for entry in loads(text)] == list(range(1, len(loads(text)) + 1))
    assert json.loads(text.split("\n")[0])["entries"] == len(loads(text))


def test_a_lock_on_a_file_that_was_replaced_meanwhile_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another desk wrote between our opening the file and our lock on it."""
    import fcntl

    monkeypatch.chdir(tmp_path)
    write("f", "old")
    lock = fcntl.flock
    others = ["new"]

    def slow(handle: int, how: int) -> None:
        while others:
            write("f", others.pop())
        lock(handle, how)

    monkeypatch.setattr(fcntl, "flock", slow)
    with held("f"):
        now = os.open("f", os.O_RDWR)
        with pytest.raises(BlockingIOError):
            lock(now, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(now)
