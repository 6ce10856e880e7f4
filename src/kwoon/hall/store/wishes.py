"""What people have asked their assistants for, table by table: it outlasts a restart, and whoever ran the table."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import JSON, Engine, bindparam, text

NOBODY: Final = 0
"""The number of a worker where there are none."""


class Wishes:
    """They stand with who runs the table; where a hall has only one worker, nobody does."""

    def __init__(self, engine: Engine, worker: int = NOBODY) -> None:
        self.engine = engine
        self.worker = worker

    def keep(self, table: str, passing: list[Any]) -> None:
        """What is wished at a table now: seats, each with what `messages.passing_data` gives. Only who runs it says."""
        statement = (
            "INSERT INTO runners (table_id, worker, wishes) VALUES (:table, :worker, :wishes) "
            "ON CONFLICT (table_id) DO UPDATE SET wishes = excluded.wishes WHERE runners.worker = excluded.worker"
        )
        values = {"table": table, "worker": self.worker, "wishes": {"passing": passing}}
        with self.engine.begin() as connection:
            connection.execute(text(statement).bindparams(bindparam("wishes", type_=JSON)), values)

    def of(self, table: str) -> list[Any]:
        """The same, for whoever runs the table next."""
        with self.engine.connect() as connection:
            found: Any = connection.execute(
                text("SELECT wishes FROM runners WHERE table_id = :table"), {"table": table}
            ).scalar()
        if isinstance(found, str):  # SQLite has no type for it
            found = json.loads(found)
        return list((found or {}).get("passing", ()))

    def forget(self, table: str) -> None:
        """The game of a table is over."""
        with self.engine.begin() as connection:
            connection.execute(text("DELETE FROM runners WHERE table_id = :table"), {"table": table})
