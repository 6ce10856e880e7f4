"""Reviews in the database: each game is reviewed once, by one worker at a time, and a broken one is gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final

from sqlalchemy import Engine, delete, select, update

from kwoon.hall.store.journal import inserted
from kwoon.hall.store.schema_reviews import reviews
from kwoon.lab.review import Reviewed, read_reviewed

BROKEN: Final = 60.0
"""After how many seconds without a word from it the worker that has a review is taken to be gone."""


@dataclass(frozen=True)
class Review:
    """A review of a game, as far as it has come."""

    bot: str
    total: int
    """How many answers the game has."""
    done: int
    """How many of them have been looked at."""
    found: tuple[Reviewed, ...] = ()
    """What was found out; of one that is not done yet it may be left out."""
    broken: bool = False
    """Whether nobody works on it any more, though it is not done."""

    @property
    def over(self) -> bool:
        """Whether every answer has been looked at."""
        return self.done >= self.total


class Reviews:
    """Reads and writes them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, table: str) -> Review | None:
        """The review of a game; None if nobody has asked for one."""
        with self.engine.connect() as connection:
            row = connection.execute(select(reviews).where(reviews.c.table_id == table)).mappings().first()
        return None if row is None else review_in(row)

    def progress(self, table: str) -> Review | None:
        """The same without what was found out, as long as it is not done."""
        columns = (reviews.c.bot, reviews.c.total, reviews.c.done, reviews.c.at)
        with self.engine.connect() as connection:
            row = connection.execute(select(*columns).where(reviews.c.table_id == table)).mappings().first()
        if row is None:
            return None
        broken = row["done"] < row["total"] and row["at"] < time() - BROKEN
        return Review(row["bot"], row["total"], row["done"], broken=broken)

    def claim(self, table: str, bot: str, total: int) -> Review | None:
        """Begin a review, or go on with one that broke off; None if it is done, or someone is at it."""
        now = time()
        row = {"table_id": table, "bot": bot, "total": total, "done": 0, "found": [], "at": now}
        broken = (reviews.c.done < reviews.c.total) & (reviews.c.at < now - BROKEN)
        with self.engine.begin() as connection:
            statement = inserted(connection, reviews).values(row)
            statement = statement.on_conflict_do_update(index_elements=["table_id"], set_={"at": now}, where=broken)
            taken = connection.execute(statement.returning(reviews)).mappings().first()
        return None if taken is None else review_in(taken)

    def keep(self, table: str, done: int, found: Sequence[Reviewed]) -> None:
        """Write down how far a review has come."""
        values = {"done": done, "found": [each.plain() for each in found], "at": time()}
        with self.engine.begin() as connection:
            connection.execute(update(reviews).where(reviews.c.table_id == table).values(values))

    def beat(self, names: Sequence[str]) -> None:
        """Whoever has claimed these still works on them."""
        with self.engine.begin() as connection:
            connection.execute(update(reviews).where(reviews.c.table_id.in_(names)).values(at=time()))

    def let_go(self, table: str) -> None:
        """Whoever worked on it does not any more: it is anyone's at once."""
        with self.engine.begin() as connection:
            connection.execute(update(reviews).where(reviews.c.table_id == table).values(at=0.0))

    def drop(self, table: str) -> None:
        """Nothing can come of it."""
        with self.engine.begin() as connection:
            connection.execute(delete(reviews).where(reviews.c.table_id == table))


def review_in(row: Any) -> Review:
    """A row as a review."""
    return Review(row["bot"], row["total"], row["done"], tuple(read_reviewed(each) for each in row["found"]))
