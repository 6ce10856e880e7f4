"""How often somebody may still try something, counted in the database: all workers of a hall count together."""

from __future__ import annotations

import secrets
from time import time
from typing import Final

from sqlalchemy import Engine, case, delete, select

from kwoon.hall.store.journal import inserted
from kwoon.hall.store.schema_workers import tries

LONGEST: Final = 200
"""How much is kept of who tries."""
FORGOTTEN: Final = 24 * 3600.0
"""After how many seconds a try is forgotten: every limit allows everything again by then."""
OFTEN: Final = 100
"""In how many tries the old ones are cleared away about once."""


class Tries:
    """A bucket for each who tries, like the meters of one worker, but shared."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def spend(self, what: str, who: str, burst: int, per_second: float) -> float:
        """Count one more of these: 0 if that is all right, else after how many seconds the next one is."""
        now = time()
        filled = tries.c.left + (now - tries.c.at) * per_second
        filled = case((filled > burst, float(burst)), else_=filled)
        this = (tries.c.what == what, tries.c.who == who[:LONGEST])
        with self.engine.begin() as connection:
            first = {"what": what, "who": who[:LONGEST], "left": burst - 1.0, "at": now}
            statement = inserted(connection, tries).values(first)
            counted = connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["what", "who"], set_={"left": filled - 1.0, "at": now}, where=filled >= 1.0
                ).returning(tries.c.left)
            ).first()
            left = 1.0 if counted is not None else connection.execute(select(filled).where(*this)).scalar_one()
            if secrets.randbelow(OFTEN) == 0:
                connection.execute(delete(tries).where(tries.c.at < now - FORGOTTEN))
        return max(0.0, 1 - left) / per_second

    def forgive(self, what: str, who: str) -> None:
        """All is well: nothing of this is held against anybody."""
        with self.engine.begin() as connection:
            connection.execute(delete(tries).where(tries.c.what == what, tries.c.who == who[:LONGEST]))
