"""The shelf: tables as they are put into the database and taken out of it again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, select

from kwoon.engine.errors import KwoonError
from kwoon.engine.record import Record, Seat
from kwoon.hall.store.journal import Entry, inserted
from kwoon.hall.store.schema import entries, tables
from kwoon.hall.store.snapshots import Snapshots


class NoTable(KwoonError):
    """There is no table of that name."""


class Shelf:
    """Reads and writes whole tables; what is done at them goes through the journal."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.snapshots = Snapshots(engine)

    def put(self, table: str, start: Record) -> None:
        """A new table, before its first answer; one that is there already stays as it is."""
        with self.engine.begin() as connection:
            connection.execute(inserted(connection, tables).values(table_row(table, start)).on_conflict_do_nothing())

    def start(self, table: str) -> Record:
        """What a table's game follows from, besides the answers."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
        if row is None:
            raise NoTable(f"there is no table {table!r} in this hall")
        seats = tuple(Seat(name, player) for name, player in row["seats"])
        return Record(row["game"], row["rules"], int(row["seed"]), row["options"], seats)

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        """What was done at a table after a version, in order."""
        statement = (
            select(entries).where(entries.c.table_id == table, entries.c.version > since).order_by(entries.c.version)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(statement).mappings().all()
        return [
            Entry(table, row["version"], row["kind"], row["seat"], row["choice"], row["label"], seconds(row["at"]))
            for row in rows
        ]

    def open_tables(self) -> Sequence[str]:
        """The names of all tables, the oldest first."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(tables.c.id).order_by(tables.c.opened_at)).scalars())


def table_row(table: str, start: Record) -> dict[str, Any]:
    """A row for a table."""
    return {
        "id": table,
        "game": start.game,
        "rules": start.rules,
        "seed": str(start.seed),
        "options": start.options,
        "seats": [[seat.name, seat.player] for seat in start.seats],
        "opened_at": datetime.now(UTC),
    }


def seconds(at: datetime) -> float:
    """A moment in seconds since 1970; SQLite forgets that it is UTC."""
    return (at if at.tzinfo is not None else at.replace(tzinfo=UTC)).timestamp()
