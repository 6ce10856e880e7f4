"""Snapshots of tables that are being played, in the database: one a table, the newest. They are only a help.

Whatever is wrong with one (it cannot be read, it is of other rules, it could not be written), nothing is lost: the
table is then played again from its first answer.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, or_, select

from kwoon.hall.store.journal import inserted
from kwoon.hall.store.schema import rooms
from kwoon.hall.store.schema_snapshots import snapshots

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Kept:
    """What is kept of a table at a version."""

    version: int
    data: bytes


class Snapshots:
    """Reads them at once, and writes them in a thread of its own, one after the other: nobody waits for one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "the hall's snapshots")

    def add(self, table: str, version: int, rules: int, pack: Callable[[], bytes]) -> None:
        """Keep one, when there is time for it; `pack` makes it, in the thread."""

        def keep() -> None:
            try:
                self.put(table, version, rules, pack())
            except Exception:
                log.exception("there is no snapshot of table %s at version %d; nothing is lost by that", table, version)

        with suppress(RuntimeError):  # the hall is being closed
            self.thread.submit(keep)

    def put(self, table: str, version: int, rules: int, data: bytes) -> None:
        """Keep one in the place of an older one; none of a game that is over."""
        row = {"table_id": table, "version": version, "rules": rules, "digest": digest_of(data), "data": data}
        with self.engine.begin() as connection:
            over = select(rooms.c.id).where(rooms.c.id == table, rooms.c.over_at.is_not(None))
            if connection.execute(over).first() is None:
                statement = inserted(connection, snapshots).values(row)
                new = statement.excluded
                connection.execute(
                    statement.on_conflict_do_update(
                        index_elements=[snapshots.c.table_id],
                        set_={name: new[name] for name in row if name != "table_id"},
                        where=or_(snapshots.c.version <= new.version, snapshots.c.rules != new.rules),
                    )
                )

    def newest(self, table: str, rules: int) -> Kept | None:
        """What is kept of a table under these rules; None if that is nothing, or damaged."""
        statement = select(snapshots).where(snapshots.c.table_id == table, snapshots.c.rules == rules)
        with self.engine.connect() as connection:
            row = connection.execute(statement).mappings().first()
        if row is None or digest_of(row["data"]) != row["digest"]:
            return None
        return Kept(row["version"], row["data"])

    def tidy(self) -> None:
        """Drop what a worker has kept of a game that had ended meanwhile."""
        over = select(rooms.c.id).where(rooms.c.over_at.is_not(None))
        with self.engine.begin() as connection:
            connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(over)))

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.thread.shutdown(wait=True)


def drop(connection: Connection, table: str) -> None:
    """The game of a table is over: nothing is kept of it here."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))


def digest_of(data: bytes) -> str:
    """By which it is seen that a snapshot is as it was written."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()
