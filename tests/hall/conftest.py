"""Every test of the hall's database runs on SQLite and on a PostgreSQL of its own, and deals the same in every run."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from kwoon.tables import shuffle
from tests.steady import SteadySecrets


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is dealt hangs on the test alone."""
    monkeypatch.setattr(shuffle, "new_secret", SteadySecrets())


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server from the package index, for as long as the tests run."""
    try:
        import pgserver
    except ImportError:
        if os.environ.get("CI"):
            raise
        pytest.skip("pgserver has no PostgreSQL for this Python; the hall is tested on SQLite only")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"))
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
