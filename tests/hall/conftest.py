"""Every test of the hall's database runs on SQLite and on a PostgreSQL of its own, and deals the same in every run."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy.engine import make_url

from kwoon.tables import shuffle
from tests.steady import SteadySecrets


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt hangs on the test alone."""
    monkeypatch.setattr(shuffle, "new_secret", SteadySecrets())


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server from the package index, for as long as the tests run.

    Its files do not lie among pytest's: whoever is root hands them to a user of their own, and the next run of pytest
    on the same machine closes pytest's folder to everybody else, also to a server that is still at work.
    """
    try:
        import pgserver
    except ImportError:
        if os.environ.get("CI"):
            raise
        pytest.skip("pgserver has no PostgreSQL for this Python; the hall is tested on SQLite only")
    with TemporaryDirectory(prefix="kwoon-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.db'}"
    found: str = request.getfixturevalue("shared")
    return found


@pytest.fixture
def shared(postgres: str) -> Iterator[str]:
    """The address of an empty database that several workers can share; whoever is still connected then is cut off.

    A test that leaves connections behind would take them from the others: the server has a hundred.
    """
    import psycopg

    name = f"hall_{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
