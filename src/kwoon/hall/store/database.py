"""Opening the database: SQLite in a file of its own, or PostgreSQL by its address; brought up to date by migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Engine, create_engine, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from kwoon.engine.errors import KwoonError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY: Final = 10.0
"""How many seconds a writer waits for another one before it gives up."""
UPGRADING: Final = 0x6B776F6F6E
"""The lock that a worker holds while it brings a PostgreSQL up to date: one does it, the others wait."""


class BadDatabase(KwoonError):
    """A database that cannot be opened: says which, and what would be right."""


def read_address(url: str) -> URL:
    """The address of a hall's database."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        right = "sqlite:///hall.db and postgresql://user@host/hall are"
        if url.endswith((".db", ".sqlite", ".sqlite3")) or Path(url).exists():
            right = f"for this file it is sqlite:///{url}"
        raise BadDatabase(f"{url!r} is no address of a database; {right}") from error
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(f"the hall keeps its tables in SQLite or PostgreSQL, not in {address.get_backend_name()}")
    return address


def open_database(url: str) -> Engine:
    """An engine for this address, its tables made or brought up to date."""
    address = read_address(url)
    if address.get_backend_name() == "sqlite":
        engine = create_engine(address, connect_args={"timeout": BUSY, "check_same_thread": False})
        event.listen(engine, "connect", prepare_sqlite)
    else:
        engine = create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    try:
        upgrade(engine)
    except DatabaseError as error:
        engine.dispose()
        raise BadDatabase(f"the database {address.render_as_string()} cannot be opened: {told(error)}") from error
    return engine


def told(error: DatabaseError) -> str:
    """What the database itself said."""
    return " ".join(str(error.orig).split())


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def upgrade(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
