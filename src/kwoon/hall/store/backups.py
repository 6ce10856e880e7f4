"""Backups: a whole hall in one file, made while it is open; and back again into an empty database."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import URL, Engine, create_engine, func, inspect, select, text
from sqlalchemy.exc import DBAPIError

from kwoon.engine.errors import KwoonError
from kwoon.hall.store.database import MIGRATIONS, open_database, read_address
from kwoon.hall.store.schema import entries, tables

SQLITE: Final = b"SQLite format 3\0"
POSTGRES: Final = b"PGDMP"
VERSIONS: Final = "alembic_version"


class BadBackup(KwoonError):
    """A backup that cannot be made or put back; says why, and nothing has been changed."""


@dataclass(frozen=True)
class Held:
    """What a backup holds."""

    tables: int
    entries: int
    bytes: int


def backup(url: str, path: Path, replace: bool = False) -> Held:
    """Write all of a hall's database into a file. A hall that is open goes on meanwhile."""
    address = read_address(url)
    if path.exists() and not replace:
        raise BadBackup(f"{path} exists already; choose another name, or say --replace")
    if not path.absolute().parent.is_dir():
        raise BadBackup(f"there is no folder {path.absolute().parent}")
    with beside(path) as made:
        if address.get_backend_name() == "sqlite":
            copy_sqlite(file_of(address), made)
            counts = counted(plain_engine(URL.create("sqlite", database=str(made))))
        else:
            find_tool("pg_dump")
            counts = counted(plain_engine(address))
            run_tool("pg_dump", address, "--format=custom", "--no-owner", "--no-privileges", f"--file={made}")
        flush(made)
        os.replace(made, path)
    return Held(*counts, path.stat().st_size)


def restore(url: str, path: Path, replace: bool = False) -> Held:
    """Put a backup back into an empty database, and bring it up to date. No hall may be open there."""
    address = read_address(url)
    kind = kind_of(path)
    wanted = address.get_backend_name()
    if kind != wanted:
        names = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
        raise BadBackup(
            f"{path} is a backup of {names[kind]}, and the database is {names[wanted]}; a backup goes back into "
            "the kind of database that it came from"
        )
    if wanted == "sqlite":
        restore_sqlite(file_of(address), path, replace)
    else:
        restore_postgres(address, path, replace)
    return Held(*counted(open_database(url)), path.stat().st_size)


def counted(engine: Engine) -> tuple[int, int]:
    """How many tables and answers a database holds."""
    try:
        with engine.connect() as connection:
            found = [
                connection.execute(select(func.count()).select_from(each)).scalar_one() for each in (tables, entries)
            ]
    except DBAPIError as error:
        raise BadBackup(f"this is no hall's database, or it cannot be reached: {error.orig}") from error
    finally:
        engine.dispose()
    return found[0], found[1]


def kind_of(path: Path) -> str:
    """Which kind of database a file is a backup of."""
    with path.open("rb") as file:
        first = file.read(16)
    if first == SQLITE:
        return "sqlite"
    if first.startswith(POSTGRES):
        return "postgresql"
    raise BadBackup(f"{path} is no backup of a hall; `kwoon hall backup FILE` makes one")


@contextmanager
def beside(path: Path) -> Iterator[Path]:
    """A file beside another, for what is to take its place once it is whole; gone if it never is."""
    made = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        yield made
    finally:
        made.unlink(missing_ok=True)


def flush(path: Path) -> None:
    """Have a file on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


# --- SQLite -----------------------------------------------------------------------------------------------------------


def file_of(address: URL) -> Path:
    """The file of an SQLite database."""
    if not address.database or address.database == ":memory:":
        raise BadBackup("a database in memory has nothing to back up; sqlite:///hall.db has")
    return Path(address.database)


def copy_sqlite(source: Path, made: Path) -> None:
    """Copy a database as it is at this moment, all at once: in WAL mode, who writes does not wait for that."""
    if not source.is_file():
        raise BadBackup(f"there is no database {source}")
    try:
        with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(made)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, and none beside it
            said = new.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{source} cannot be read as a database: {error}") from error
    if said != "ok":
        raise BadBackup(f"{source} is damaged: {said}")


def restore_sqlite(target: Path, path: Path, replace: bool) -> None:
    """Put a copy of a backup in a database's place; what was there is kept beside it."""
    if not target.absolute().parent.is_dir():
        raise BadBackup(f"there is no folder {target.absolute().parent}")
    with beside(target) as made:
        copy_sqlite(path, made)
        engine = plain_engine(URL.create("sqlite", database=str(made)))
        check_version(engine, path)
        engine.dispose()
        flush(made)
        if target.exists():
            check_free(target)
            engine = plain_engine(URL.create("sqlite", database=str(target)))
            full = holds_something(engine)
            engine.dispose()
            if full:
                if not replace:
                    raise BadBackup(f"{target} is not empty; --replace puts the backup in its place")
                os.replace(target, target.with_name(f"{target.name}.before-{datetime.now():%Y%m%d-%H%M%S}"))
        os.replace(made, target)


def check_free(target: Path) -> None:
    """Nobody else may have the database open: only then can it leave the WAL mode."""
    try:
        with closing(sqlite3.connect(target, timeout=1)) as connection:
            mode = connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.OperationalError:
        mode = "locked"
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{target} is no database ({error}); move it away first") from error
    if mode != "delete":
        raise BadBackup(f"a hall has {target} open; close it first")


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


def find_tool(tool: str) -> str:
    """Where one of PostgreSQL's own tools is."""
    found = shutil.which(tool)
    if found is None:
        raise BadBackup(
            f"{tool} is not installed here; it comes with PostgreSQL's client (Debian: apt install postgresql-client)"
        )
    return found


def run_tool(tool: str, address: URL, *arguments: str) -> None:
    """Run one; a password goes through its environment, where nobody else can read it."""
    plain = address.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = {**os.environ, **({"PGPASSWORD": str(address.password)} if address.password else {})}
    command = [find_tool(tool), f"--dbname={plain}", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        raise BadBackup(f"{tool} failed: {' '.join(said) if said else f'it ended with {done.returncode}'}")


def restore_postgres(address: URL, path: Path, replace: bool) -> None:
    """Put a dump back, all or nothing."""
    engine = plain_engine(address)
    try:
        with engine.connect() as connection:
            others = connection.execute(
                text(
                    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                    " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
            ).scalar_one()
        if others:
            raise BadBackup("a hall, or someone else, is connected to this database; close that first")
        if holds_something(engine) and not replace:
            raise BadBackup("this database is not empty; --replace puts the backup in the place of what it holds")
    except DBAPIError as error:
        raise BadBackup(f"the database cannot be reached: {error.orig}") from error
    finally:
        engine.dispose()
    run_tool(
        "pg_restore", address, "--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction",
        "--exit-on-error", str(path),
    )  # fmt: skip


# --- both -------------------------------------------------------------------------------------------------------------


def plain_engine(address: URL) -> Engine:
    """An engine that changes nothing: no migration is run."""
    driver = "sqlite" if address.get_backend_name() == "sqlite" else "postgresql+psycopg"
    return create_engine(address.set(drivername=driver))


def holds_something(engine: Engine) -> bool:
    """Whether there is anything in a database besides empty tables."""
    with engine.connect() as connection:
        for name in inspect(connection).get_table_names():
            quoted = engine.dialect.identifier_preparer.quote(name)
            if name != VERSIONS and connection.execute(text(f"SELECT 1 FROM {quoted} LIMIT 1")).first() is not None:
                return True
    return False


def check_version(engine: Engine, path: Path) -> None:
    """Whether this is a hall's database, of this Kwoon or an older one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table(VERSIONS) or not inspect(connection).has_table(tables.name):
            raise BadBackup(f"{path} is a database, but not a hall's")
        versions = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars().all()
    known = {each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    for version in versions:
        if version not in known:
            raise BadBackup(f"{path} was made by a newer Kwoon (its tables are of version {version}); upgrade first")
