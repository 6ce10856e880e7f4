"""Backups: made while the hall is open, put back whole, and never over anything that someone needs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from kwoon.cli import main
from kwoon.engine.record import Seat
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.backups import BadBackup, backup, restore
from kwoon.hall.store.database import BadDatabase, open_database
from kwoon.hall.store.shelf import Shelf

PEOPLE = (Seat("Ann", "person"), Seat("Bo", "person"))


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tools that fit the server of the tests."""
    try:
        import pgserver
    except ImportError:
        return
    home = Path(pgserver.__file__).parent / "pginstall" / "bin"
    monkeypatch.setenv("PATH", f"{home}{os.pathsep}{os.environ['PATH']}")


class Busy:
    """A hall in which answers are written without a pause, in a thread of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.done: dict[str, int] = {}
        self.stopping = False
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        house = House(open_database(self.url), Thinkers(0))
        names = [await house.open_table("kungfu", {"players": 2}, PEOPLE, seed) for seed in range(40)]
        await asyncio.gather(*[self.play(house, name) for name in names])
        await house.close()
        house.thinkers.close()
        house.shelf.engine.dispose()

    async def play(self, house: House, name: str) -> None:
        table = await house.table(name)
        while not self.stopping and not table.live.over:
            question = table.live.asked
            assert question is not None
            await table.answer(question.seat, table.live.version % len(question.options), table.live.version)
            self.done[name] = table.live.version
            await asyncio.sleep(0.02)

    def answers(self, at_least: int) -> dict[str, int]:
        """What was answered, once it is so many."""
        while sum(self.done.values()) < at_least:
            assert self.thread.is_alive()
            threading.Event().wait(0.01)
        return dict(self.done)


def emptied(url: str, other: Path) -> str:
    """The address of an empty database of the same kind."""
    if url.startswith("sqlite"):
        return f"sqlite:///{other}"
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return url


def test_a_backup_of_an_open_hall_holds_every_answer_that_was_given(url: str, tmp_path: Path) -> None:
    hall = Busy(url)
    hall.thread.start()
    try:
        before = hall.answers(200)
        held = backup(url, tmp_path / "hall.backup")
        hall.answers(sum(before.values()) + 100)  # it was not disturbed
    finally:
        hall.stopping = True
        hall.thread.join()
    assert [each.name for each in tmp_path.iterdir() if "new" in each.name or "backup-" in each.name] == []
    assert held.tables == 40
    again = emptied(url, tmp_path / "again.db")
    assert restore(again, tmp_path / "hall.backup").tables == 40
    engine = open_database(again)
    house = House(engine, Thinkers(0))
    for name, version in before.items():
        found = Hosted.taken_out(name, house.journal, house.shelf)
        assert found.live.version >= version  # and all of it can be played again
    house.journal.close()
    house.thinkers.close()
    engine.dispose()


def a_hall(url: str) -> None:
    """A database with a table in it."""

    async def make() -> None:
        house = House(open_database(url), Thinkers(0))
        table = await house.table(await house.open_table("kungfu", {"players": 2}, PEOPLE, 5))
        assert table.live.asked is not None
        await table.answer(table.live.asked.seat, 0, 0)
        await house.close()
        house.thinkers.close()
        house.shelf.engine.dispose()

    asyncio.run(make())


def tables_of(url: str) -> list[str]:
    engine = open_database(url)
    found = list(Shelf(engine).open_tables())
    engine.dispose()
    return found


def test_a_database_that_is_not_empty_is_replaced_only_on_demand(url: str, tmp_path: Path) -> None:
    a_hall(url)
    kept = tables_of(url)
    backup(url, tmp_path / "hall.backup")
    a_hall(url)
    assert len(tables_of(url)) == 2
    with pytest.raises(BadBackup, match="not empty"):
        restore(url, tmp_path / "hall.backup")
    assert len(tables_of(url)) == 2
    assert restore(url, tmp_path / "hall.backup", replace=True).entries == 1
    assert tables_of(url) == kept
    if url.startswith("sqlite"):
        (old,) = tmp_path.glob("hall.db.before-*")
        assert len(tables_of(f"sqlite:///{old}")) == 2


def test_nothing_is_put_back_under_an_open_hall(url: str, tmp_path: Path) -> None:
    a_hall(url)
    backup(url, tmp_path / "hall.backup")
    engine = open_database(url)
    house = Shelf(engine)
    house.open_tables()
    with pytest.raises(BadBackup, match="close"):
        restore(url, tmp_path / "hall.backup", replace=True)
    assert len(house.open_tables()) == 1
    engine.dispose()
    assert restore(url, tmp_path / "hall.backup", replace=True).tables == 1


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, other, file = (
        f"sqlite:///{tmp_path / 'hall.db'}",
        f"sqlite:///{tmp_path / 'other.db'}",
        tmp_path / "one.backup",
    )
    a_hall(url)
    assert main(["hall", "--database", url, "backup", str(file)]) == 0
    assert "1 tables with 1 answers" in capsys.readouterr().out
    assert main(["hall", "backup", str(file), "--database", url]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["hall", "backup", str(file), "--database", url, "--replace"]) == 0
    assert main(["hall", "restore", str(file), "--database", other]) == 0
    assert "is back" in capsys.readouterr().out
    assert tables_of(other) == tables_of(url)
    assert main(["hall", "restore", str(tmp_path / "none"), "--database", other]) == 2


def test_what_is_no_backup_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    a_hall(url)
    before = (tmp_path / "hall.db").read_bytes()
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"nothing of a hall")
    with pytest.raises(BadBackup, match="no backup of a hall"):
        restore(url, garbage, replace=True)
    garbage.write_bytes(b"SQLite format 3\0" + b"x" * 4096)
    with pytest.raises(BadBackup, match=r"cannot be read as a database|damaged"):
        restore(url, garbage, replace=True)
    with closing(sqlite3.connect(tmp_path / "else.db")) as other:
        other.execute("CREATE TABLE notes (words TEXT)")
    with pytest.raises(BadBackup, match="not a hall's"):
        restore(url, tmp_path / "else.db", replace=True)
    garbage.write_bytes(b"PGDMP and so on")
    with pytest.raises(BadBackup, match="is a backup of PostgreSQL"):
        restore(url, garbage, replace=True)
    assert (tmp_path / "hall.db").read_bytes() == before
    for wrong, words in (("nonsense", "no address"), ("mysql://host/hall", "not in mysql"), ("sqlite://", "in memory")):
        with pytest.raises((BadBackup, BadDatabase), match=words):
            backup(wrong, tmp_path / "new.backup")
    with pytest.raises(BadBackup, match="no database"):
        backup(f"sqlite:///{tmp_path / 'gone.db'}", tmp_path / "new.backup")
    assert not (tmp_path / "gone.db").exists()


def test_a_backup_of_a_newer_hall_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    a_hall(url)
    backup(url, tmp_path / "new.backup")
    with closing(sqlite3.connect(tmp_path / "new.backup")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(BadBackup, match="newer Kwoon"):
        restore(f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "new.backup")
    assert not (tmp_path / "other.db").exists()


def test_postgresql_without_its_tools_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadBackup, match="pg_dump is not installed here"):
        backup("postgresql://nobody@localhost/hall", tmp_path / "hall.backup")
    assert list(tmp_path.iterdir()) == []
