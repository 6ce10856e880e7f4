"""Which worker runs which table, in PostgreSQL.

A worker lives as long as it holds a lock of its own number on one connection: PostgreSQL lets go of that lock the
moment the worker is gone, however it went. What a dead worker ran is there to be taken, by one of those that live.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Engine, text

LOCKS: Final = 0x6B77
"""The first number of the locks that workers hold; the second is the worker's."""
LIVING: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted "
    f"AND classid = {LOCKS} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The numbers of the workers that live."""
ORPHANS: Final = (
    "FROM rooms JOIN tables ON tables.id = rooms.id LEFT JOIN runners ON runners.table_id = rooms.id "
    f"WHERE rooms.status = 'playing' AND (runners.worker IS NULL OR runners.worker NOT IN ({LIVING}))"
)
"""Tables that are played and that no living worker runs."""
TAKEN: Final = (
    "ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker "
    f"WHERE runners.worker NOT IN ({LIVING}) RETURNING table_id"
)


class Runners:
    """Takes tables for one worker, and lets go of them."""

    def __init__(self, engine: Engine, worker: int) -> None:
        self.engine = engine
        self.worker = worker

    def claim(self, table: str) -> int:
        """Take a table unless another living worker has it; who has it now."""
        ours = f"INSERT INTO runners (table_id, worker) VALUES (:table, :worker) {TAKEN}"
        values = {"table": table, "worker": self.worker}
        while True:
            with self.engine.begin() as connection:
                if connection.execute(text(ours), values).first() is not None:
                    return self.worker
                found = connection.execute(text("SELECT worker FROM runners WHERE table_id = :table"), values).scalar()
            if found is not None:
                return int(found)

    def leader(self, table: str) -> int | None:
        """Which living worker has a table; None if none has it."""
        statement = f"SELECT worker FROM runners WHERE table_id = :table AND worker IN ({LIVING})"
        with self.engine.connect() as connection:
            found = connection.execute(text(statement), {"table": table}).scalar()
        return None if found is None else int(found)

    def adopt(self, most: int, first: Sequence[str]) -> list[str]:
        """Take up to that many tables that nobody runs, the named ones before others; gives their names."""
        statement = (
            f"INSERT INTO runners (table_id, worker) SELECT rooms.id, :worker {ORPHANS} "
            f"ORDER BY rooms.id = ANY(CAST(:first AS text[])) DESC, rooms.opened_at LIMIT :most {TAKEN}"
        )
        values = {"worker": self.worker, "first": list(first), "most": most}
        with self.engine.begin() as connection:
            return list(connection.execute(text(statement), values).scalars())

    def orphans(self) -> int:
        """How many tables nobody runs."""
        with self.engine.connect() as connection:
            return int(connection.execute(text(f"SELECT count(*) {ORPHANS}")).scalar_one())

    def mine(self) -> set[str]:
        """What this worker runs, as the database has it."""
        with self.engine.connect() as connection:
            found = connection.execute(
                text("SELECT table_id FROM runners WHERE worker = :worker"), {"worker": self.worker}
            )
            return set(found.scalars())

    def let_go(self) -> None:
        """This worker closes: whoever else lives may take what it ran, with what was wished there."""
        with self.engine.begin() as connection:
            connection.execute(text("UPDATE runners SET worker = 0 WHERE worker = :worker"), {"worker": self.worker})
