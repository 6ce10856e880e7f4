"""The journal: what is done at the tables is written down before anyone sees what came of it.

One thread writes. It takes all that is waiting at once, in one transaction, so that three hundred tables cost hardly
more than one; whoever waits for an entry is told when it is on the disk, or that its version was taken by another.

While the database works, the thread lets go of Python's lock, and then has to wait until the loop that draws the tables
lets go of it. So a batch is one statement, and a loop is told of all its entries at once.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from time import time
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from kwoon.hall.measures import Measures
from kwoon.hall.store.schema import entries

ANSWER: Final = "answer"
AUTOMATIC: Final = "automatic"
"""An answer that nobody gave by hand: a bot's, or a person's assistant's."""
INTERVENTION: Final = "intervention"
TAKEN_BACK: Final = "taken back"
WOUND_BACK: Final = "wound back"
"""By the judge and with everybody's consent: the choice says how many moves are left."""
MOST: Final = 500
"""How many entries go into one transaction at most."""


@dataclass(frozen=True)
class Entry:
    """What brought a table to a version: who did what, as a record's move says it."""

    table: str
    version: int
    kind: str
    seat: int
    choice: int
    label: str
    at: float = field(default_factory=time, compare=False)
    """When, in seconds since 1970."""


@dataclass(frozen=True)
class Waiting:
    """An entry on its way, and whoever waits for it: a thread, or someone in a loop."""

    entry: Entry
    kept: Future[bool] | asyncio.Future[bool]
    loop: asyncio.AbstractEventLoop | None = None


Told = list[tuple[Waiting, bool | Exception]]
"""What became of entries: whether each was new, or why it could not be written."""


class Journal:
    """Writes entries in the order in which they come. Use it as a context: at its end everything is written."""

    def __init__(self, engine: Engine, measures: Measures | None = None) -> None:
        self.engine = engine
        self.measures = measures or Measures()
        self.then: Callable[[Sequence[Entry]], None] | None = None
        """Called in the journal's thread with what has just been written, before anyone who waits for it is told."""
        self.connection: Connection | None = None
        """The journal's own."""
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="the hall's journal", daemon=True)
        self.thread.start()

    def add(self, entry: Entry) -> Future[bool]:
        """Keep an entry. True when it is in the database, False if this version of the table is there already."""
        kept: Future[bool] = Future()
        kept.set_running_or_notify_cancel()  # who goes away does not take back what is being written
        self.waiting.put(Waiting(entry, kept))
        return kept

    async def write(self, entry: Entry) -> bool:
        """The same for someone in a loop. Whoever goes away meanwhile does not take back what is being written."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[bool] = loop.create_future()
        self.waiting.put(Waiting(entry, kept, loop))
        return await kept

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        """The thread: one batch after the other."""
        going_on = True
        while going_on:
            batch: list[Waiting] = []
            each = self.waiting.get()
            while each is not None:
                batch.append(each)
                if len(batch) >= MOST or self.waiting.empty():
                    break
                each = self.waiting.get()
            going_on = each is not None
            if batch:
                self.keep(batch)
        self.drop()

    def keep(self, batch: list[Waiting]) -> None:
        """One transaction. If it fails, nothing of it is kept, and all who wait are told why."""
        entries = [each.entry for each in batch]
        try:
            found = self.held(entries) if self.engine.dialect.name == "postgresql" else self.written(entries)
        except Exception as error:
            tell([(each, error) for each in batch])
            return
        if self.then is not None:
            self.then([each.entry for each, kept in zip(batch, found, strict=True) if kept])
        self.measures.batches.observe(len(batch))
        for kind, count in Counter(each.kind for each, kept in zip(entries, found, strict=True) if kept).items():
            self.measures.answers.labels(kind).inc(count)
        tell(list(zip(batch, found, strict=True)))

    def written(self, batch: Sequence[Entry]) -> list[bool]:
        """Write entries in a transaction; which of them were new."""
        if self.connection is None:
            self.connection = self.engine.connect()
        driver: Any = self.connection.connection.driver_connection
        try:
            return insert_plainly(driver, batch)
        except sqlite3.Error:
            driver.rollback()
            self.drop()
        with self.engine.begin() as connection:  # once more the long way: what is wrong is counted and named there
            return insert(connection, batch)

    def held(self, batch: Sequence[Entry]) -> list[bool]:
        """The same in PostgreSQL: one statement is a transaction, and one way there and back is enough for it.

        The connection is kept. One that was lost meanwhile is made anew, once: what it may have written before it was
        lost is not written again.
        """
        for again in (True, False):
            try:
                if self.connection is None:
                    self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                return insert(self.connection, batch)
            except DBAPIError as error:
                self.drop()
                if not (again and error.connection_invalidated):
                    raise
        raise AssertionError("one of two tries came to an end")

    def drop(self) -> None:
        """Let go of the connection."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()


def tell(told: Told) -> None:
    """Tell all who wait for entries what became of them, those in a loop all at once."""
    loops: dict[asyncio.AbstractEventLoop, Told] = {}
    for each, result in told:
        if each.loop is None:
            settle([(each, result)])
        else:
            loops.setdefault(each.loop, []).append((each, result))
    for loop, there in loops.items():
        with suppress(RuntimeError):  # that loop is closed, and nobody waits there any more
            loop.call_soon_threadsafe(settle, there)


def settle(told: Told) -> None:
    """What became of entries, for those who still wait."""
    for each, result in told:
        if each.kept.done():
            continue
        if isinstance(result, Exception):
            each.kept.set_exception(result)
        else:
            each.kept.set_result(result)


def insert(connection: Connection, batch: Sequence[Entry]) -> list[bool]:
    """Write entries, all with one statement, unless there is one of their table and version; which were written."""
    first = {(entry.table, entry.version): entry for entry in reversed(batch)}
    statement = insertion(connection.dialect.name)
    written = connection.execute(statement, [entry_row(entry) for entry in first.values()]) if first else ()
    new = {(row.table_id, row.version) for row in written}
    return [first[key] is entry and key in new for entry in batch for key in [(entry.table, entry.version)]]


def insert_plainly(driver: sqlite3.Connection, batch: Sequence[Entry]) -> list[bool]:
    """The same for SQLite itself, and committed: all with one statement, or where one is not new, one by one."""
    moment = plain_moment()
    rows = [
        (each.table, each.version, each.kind, each.seat, each.choice, each.label, moment(each.at)) for each in batch
    ]
    values = [value for row in rows for value in row]
    if driver.execute(plain_insertion(len(batch)), values).rowcount == len(batch):
        driver.commit()
        return [True] * len(batch)
    driver.rollback()
    found = [driver.execute(plain_insertion(1), row).rowcount > 0 for row in rows]
    driver.commit()
    return found


@cache
def plain_insertion(count: int) -> str:
    """The statement as SQLite takes it for so many entries, each with its fields in their order."""
    compiled = sqlite.insert(entries).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="qmark"))
    assert compiled.positiontup == ["table_id", "version", "kind", "seat", "choice", "label", "at"]
    before, row, after = str(compiled).partition("(?, ?, ?, ?, ?, ?, ?)")
    assert row
    return before + ", ".join([row] * count) + after


@cache
def plain_moment() -> Callable[[float], Any]:
    """How SQLite writes a moment."""
    dialect = sqlite.dialect(paramstyle="qmark")
    written = entries.c.at.type.dialect_impl(dialect).bind_processor(dialect)
    assert written is not None
    return lambda at: written(datetime.fromtimestamp(at, UTC))


@cache
def insertion(dialect: str) -> Any:
    """The statement, made once."""
    kind: Any = postgresql if dialect == "postgresql" else sqlite
    return kind.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.version)


def entry_row(entry: Entry) -> dict[str, Any]:
    """A row for an entry."""
    return {
        "table_id": entry.table,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "choice": entry.choice,
        "label": entry.label,
        "at": datetime.fromtimestamp(entry.at, UTC),
    }


def inserted(connection: Connection, table: Table) -> Any:
    """An insert of this database's own kind, which can leave out what is there already."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
