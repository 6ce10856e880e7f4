"""The journal: what is told to be kept is in the database, once, in order, whoever else writes there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import IntegrityError

from kwoon.cli import main
from kwoon.engine.record import Seat, begin_record
from kwoon.games import game_named
from kwoon.hall.store.database import BadDatabase, open_database
from kwoon.hall.store.journal import ANSWER, Entry, Journal, Waiting
from kwoon.hall.store.schema import metadata
from kwoon.hall.store.shelf import NoTable, Shelf


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    made = open_database(url)
    yield made
    made.dispose()


def a_table(engine: Engine, name: str = "one") -> None:
    spec = game_named("kungfu")
    game = spec.new({"players": 2}, 7)
    Shelf(engine).put(name, begin_record(spec, game, 7, (Seat("Ann", "person"), Seat("Bo", "greedy"))))


def entry(version: int, table: str = "one") -> Entry:
    return Entry(table, version, ANSWER, 0, 0, "Pass")


def test_the_migrations_make_just_the_schema(engine: Engine) -> None:
    found = inspect(engine)
    for table in metadata.sorted_tables:
        assert {each["name"] for each in found.get_columns(table.name)} == {each.name for each in table.columns}
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == {
            each.name for each in table.primary_key.columns
        }


def test_what_sqlite_has_committed_is_on_the_disk(tmp_path: Path) -> None:
    with open_database(f"sqlite:///{tmp_path / 'hall.db'}").connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_a_database_is_opened_again_as_it_was_left(url: str) -> None:
    first = open_database(url)
    a_table(first)
    first.dispose()
    assert Shelf(open_database(url)).open_tables() == ["one"]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "no address of a database; sqlite:///hall.db and postgresql://user@host/hall are"),
        ("/tmp/hall.db", "no address of a database; for this file it is sqlite:////tmp/hall.db"),
        ("mysql://host/hall", "not in mysql"),
        ("sqlite:////no/such/folder/hall.db", "hall.db cannot be opened: unable to open database file"),
        ("sqlite:///pyproject.toml", "pyproject.toml cannot be opened: file is not a database"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_in_words(url: str, words: str) -> None:
    with pytest.raises(BadDatabase, match=words):
        open_database(url)


def test_a_hall_is_not_said_to_be_open_before_its_database_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hall", "--database", "sqlite:////no/such/folder/hall.db"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "/no/such/folder/hall.db cannot be opened" in told.err


def test_entries_are_kept_in_order_and_only_once(engine: Engine) -> None:
    a_table(engine)
    journal = Journal(engine)
    assert [journal.add(entry(version)).result(10) for version in (1, 2, 2, 1, 3)] == [True, True, False, False, True]
    journal.close()
    assert [each.version for each in Shelf(engine).entries("one")] == [1, 2, 3]
    assert Shelf(engine).entries("one", since=2) == [entry(3)]


def test_of_two_entries_of_one_version_in_one_batch_the_first_is_kept(engine: Engine) -> None:
    a_table(engine)
    journal = Journal(engine)
    assert journal.add(entry(1)).result(10)
    batch = [Waiting(replace(entry(version), choice=choice), Future()) for choice, version in enumerate((2, 2, 1, 3))]
    journal.keep(batch)
    assert [each.kept.result(0) for each in batch] == [True, False, False, True]
    assert [(each.version, each.choice) for each in Shelf(engine).entries("one")] == [(1, 0), (2, 0), (3, 3)]
    journal.close()


def test_two_journals_never_write_the_same_version(engine: Engine) -> None:
    a_table(engine)
    journals = [Journal(engine), Journal(engine)]
    won: list[list[bool]] = [[], []]

    def write(which: int) -> None:
        for version in range(1, 41):
            won[which].append(journals[which].add(entry(version)).result(30))

    threads = [threading.Thread(target=write, args=(which,)) for which in (0, 1)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    for journal in journals:
        journal.close()
    assert [one + other for one, other in zip(*won, strict=True)] == [1] * 40
    assert [each.version for each in Shelf(engine).entries("one")] == list(range(1, 41))


def test_what_cannot_be_written_is_told_to_whoever_waits_and_the_journal_goes_on(engine: Engine) -> None:
    a_table(engine)
    journal = Journal(engine)
    lost = journal.add(entry(1, "nowhere"))
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        lost.result(10)
    assert journal.add(entry(1)).result(10)
    journal.close()


def test_closing_writes_what_is_waiting(engine: Engine) -> None:
    a_table(engine)
    journal = Journal(engine)
    waiting = [journal.add(entry(version)) for version in range(1, 1201)]
    journal.close()
    assert all(each.result(0) for each in waiting)
    assert len(Shelf(engine).entries("one")) == 1200


def test_a_table_that_is_not_there_is_named(engine: Engine) -> None:
    with pytest.raises(NoTable, match="no table 'two'"):
        Shelf(engine).start("two")


def test_a_moment_is_kept_as_it_was(engine: Engine) -> None:
    a_table(engine)
    made = replace(entry(1), at=1_763_300_000.125)
    with closing(Journal(engine)) as journal:
        assert journal.add(made).result()
    assert [each.at for each in Shelf(engine).entries("one")] == [made.at]


def test_what_cannot_be_written_is_refused_by_its_name_and_the_next_is_kept(engine: Engine) -> None:
    a_table(engine)
    with closing(Journal(engine)) as journal:
        assert journal.add(entry(1)).result()
        with pytest.raises(IntegrityError):
            journal.add(entry(1, "nowhere")).result()
        assert journal.add(entry(2)).result()
        assert not journal.add(entry(2)).result()
    assert [each.version for each in Shelf(engine).entries("one")] == [1, 2]
