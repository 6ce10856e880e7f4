"""The crash soak: a small one for real, and that it sees what it looks for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from tools.hall_crash import Tally, check, crash, main
from tools.hall_sockets import Found, PlayedTable, check_played, crash_sockets

from kwoon.hall.store.database import open_database
from kwoon.hall.store.schema import entries, tables
from tools import hall_sockets


def soaked(url: str) -> Tally:
    told: list[str] = []
    tally = crash(url, 2, 6, "kungfu", 3, told.append)
    assert [line.partition(":")[0] for line in told] == ["kill 1 of 2", "kill 2 of 2"]
    assert tally.answers >= 36
    return tally


def test_killed_twice_in_the_middle_of_six_tables(url: str) -> None:
    tally = soaked(url)
    assert tally.problems == []
    assert len(tally.said) >= 6
    assert check(url, tally) == tally.answers


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Tally]:
    """A database after two kills, and what was said."""
    path = tmp_path_factory.mktemp("crash") / "hall.db"
    tally = soaked(f"sqlite:///{path}")
    engine = open_database(f"sqlite:///{path}")
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return path.read_bytes(), tally


@pytest.mark.parametrize("harm", ["lost", "cut", "changed", "invented", "gone"])
def test_what_is_wrong_is_seen(played: tuple[bytes, Tally], tmp_path: Path, harm: str) -> None:
    data, tally = played
    path = tmp_path / "hall.db"
    path.write_bytes(data)
    engine = open_database(f"sqlite:///{path}")
    with engine.begin() as connection:
        name = random.Random(1).choice(sorted(tally.said))
        of_table = entries.c.table_id == name
        last = max(connection.execute(select(entries.c.version).where(of_table)).scalars())
        if harm == "lost":
            connection.execute(delete(entries).where(of_table, entries.c.version == last))
        elif harm == "cut":
            connection.execute(delete(entries).where(of_table, entries.c.version == 1))
        elif harm == "changed":
            connection.execute(update(entries).where(of_table, entries.c.version == last).values(choice=97))
        elif harm == "gone":
            connection.execute(delete(tables).where(tables.c.id == name))
        else:
            row = dict(connection.execute(select(entries).where(of_table, entries.c.version == last)).mappings().one())
            connection.execute(insert(entries), [{**row, "version": last + 3}])
    engine.dispose()
    mine = Tally({table: dict(said) for table, said in tally.said.items()})
    words = {
        "lost": "is lost",
        "cut": "is lost",
        "changed": "another answer than was said",
        "invented": "never said, and is not the last one",
        "gone": "this table is lost",
    }
    check(f"sqlite:///{path}", mine)
    if harm == "changed":
        assert any("cannot be played again" in problem for problem in mine.problems)
    assert any(name in problem and words[harm] in problem for problem in mine.problems)


def test_an_answer_that_is_said_twice_is_seen() -> None:
    tally = Tally()
    for line in ("one 1 0 3\n", "one 2 1 0\n", "one 2 1 0\n", "one 3 0"):
        tally.hear(line)
    assert tally.said == {"one": {1: (0, 3), 2: (1, 0)}}
    assert tally.problems == ["one: version 2 was answered twice"]


def test_a_database_in_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    assert main(["--kills", "1", "--tables", "2", "--database", url]) == 0
    assert "0 lost or doubled" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--kills", "1", "--tables", "2", "--database", url])


# --- with people at the door ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[PlayedTable]]:
    """A database after one kill of a real hall, and what its people had seen."""
    path = tmp_path_factory.mktemp("visited") / "hall.db"
    tables: list[PlayedTable] = []
    real = hall_sockets.new_tables

    def new_tables(*wanted: Any) -> list[PlayedTable]:
        made = real(*wanted)
        tables.extend(made)
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall_sockets, "new_tables", new_tables)
        told: list[str] = []
        found = crash_sockets(f"sqlite:///{path}", 1, 5, "kungfu", 2, 3, told.append)
    assert found.problems == []
    assert found.answers >= 20
    assert len(told) == 2
    assert {table.by_calls for table in tables} == {True, False}
    engine = open_database(f"sqlite:///{path}")
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return path.read_bytes(), tables


@pytest.mark.parametrize(
    ("harm", "words"),
    [("nothing", ""), ("lost", "are lost that were seen"), ("changed", "is kept"), ("doubled", "given once")],
)
def test_what_people_saw_is_held_against_the_database(
    visited: tuple[bytes, list[PlayedTable]], tmp_path: Path, harm: str, words: str
) -> None:
    data, tables = visited
    path = tmp_path / "hall.db"
    path.write_bytes(data)
    table = next(each for each in tables if (not each.over and each.waiting is None) or each.kept)
    engine = open_database(f"sqlite:///{path}")
    with engine.begin() as connection:
        of_table = entries.c.table_id == table.room.name
        rows = connection.execute(select(entries).where(of_table).order_by(entries.c.version)).mappings().all()
        last = dict(rows[-1])
        if harm == "lost":
            connection.execute(delete(entries).where(of_table, entries.c.version == last["version"]))
        elif harm == "changed":
            connection.execute(update(entries).where(of_table, entries.c.version == last["version"]).values(choice=97))
        elif harm == "doubled":
            connection.execute(insert(entries), [{**last, "version": last["version"] + 1}])
    engine.dispose()
    found = Found()
    mine = PlayedTable(table.room, table.by_calls, list(table.said))
    check_played(f"sqlite:///{path}", [mine], found)
    assert bool(found.problems) == bool(words)
    assert not words or words in found.problems[0]
