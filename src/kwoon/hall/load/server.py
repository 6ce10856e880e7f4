"""The hall of a load test: a process of its own, what it costs, and the tables that are made for it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from sqlalchemy import Engine, select

from kwoon.engine.errors import KwoonError
from kwoon.games import game_named
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.load.client import Room
from kwoon.hall.store import schema_ratings, schema_workers  # noqa: F401  (their tables are emptied too)
from kwoon.hall.store.schema import metadata, people
from kwoon.tables.seats import PERSON

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""How many seconds a hall has to open."""


class BadLoad(KwoonError):
    """A load test that cannot be made as it was asked for, or that did not come to its end."""


def any_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class HallProcess:
    """A hall that listens at a port of its own until it is closed."""

    def __init__(self, database: str, *arguments: str, workers: int = 1, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.port = any_port()
        self.workers = workers
        arguments = (*arguments, "--workers", str(workers))
        command = [sys.executable, "-m", "kwoon", "hall", "--port", str(self.port), "--database", database, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=self.room())
        self.wait()

    @staticmethod
    def room() -> dict[str, str]:
        """The same sources as those that run here."""
        home = str(Path(__file__).parents[3])
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([home, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep),
        }

    def wait(self) -> None:
        """Until it is open, with all its workers."""
        words = f"one of {self.workers}" if self.workers > 1 else "tables"
        begin = monotonic()
        while monotonic() - begin < self.patience:
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                said = self.process.stderr.read().decode(errors="replace").strip().splitlines()
                raise BadLoad(f"the hall did not open: {said[-1] if said else 'it said nothing'}")
            try:
                with urlopen(f"http://{HOST}:{self.port}/health", timeout=5) as answer:
                    if answer.status == 200 and words in answer.read().decode():
                        return
            except (URLError, OSError):
                pass
            sleep(0.05)
        self.close()
        raise BadLoad(f"the hall was not open after {self.patience:g} seconds")

    @property
    def address(self) -> str:
        """Where its sockets are."""
        return f"ws://{HOST}:{self.port}"

    def cpu(self) -> float | None:
        """How many seconds of a processor it has used, all its workers together; None where the system does not say."""
        used = 0.0
        try:
            for process in family(self.process.pid):
                words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                used += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return None
        return used

    def memory(self) -> int | None:
        """How many bytes it holds, all its workers together; None where the system does not say."""
        pages = 0
        try:
            for process in family(self.process.pid):
                pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE")

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        try:
            self.process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()


def family(process: int) -> list[int]:
    """A process and all that it has started, as far as the system says."""
    children = Path(f"/proc/{process}/task/{process}/children")
    found = [int(each) for each in children.read_text().split()] if children.exists() else []
    return [process, *[each for child in found for each in family(child)]]


@contextmanager
def a_postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL for as long as it is needed; its address."""
    try:
        import pgserver
    except ImportError as error:
        raise BadLoad(
            "several workers need PostgreSQL: give an empty one with --database postgresql://..., "
            "or install pgserver, which starts one"
        ) from error
    server = pgserver.get_server(folder)  # type: ignore[attr-defined]
    try:
        address: str = server.get_uri()
        yield address
    finally:
        server.cleanup()


def check_empty(engine: Engine) -> None:
    """A load test fills a database with strangers: it takes only an empty one."""
    with engine.connect() as connection:
        if connection.execute(select(people.c.id).limit(1)).first() is not None:
            raise BadLoad("this database is a hall's that is in use; a load test takes an empty one of its own")


def empty(engine: Engine) -> None:
    """Forget all that the test has written."""
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())


def make_rooms(
    engine: Engine, game: str, tables: int, seats: int, tell: Callable[[str, float, float], None]
) -> list[Room]:
    """Tables whose every seat is a person's, ready to be played."""
    spec = game_named(game)
    if not spec.min_seats <= seats <= spec.max_seats:
        raise BadLoad(f"{spec.title} seats {spec.min_seats} to {spec.max_seats} players, not {seats}")

    async def make() -> list[Room]:
        thinkers = Thinkers(0)
        house = House(engine, thinkers)
        found = []
        for number in range(tables):
            known = [house.people.guest(f"Guest {seat + 1}") for seat in range(seats)]
            room = await house.open_room(known[0], game, {}, [PERSON] * seats, listed=False)
            for person in known[1:]:
                room = await house.sit(room.id, person)
            found.append(Room(room.id, tuple(house.people.begin(person, "a load test") for person in known)))
            tell("making tables", number + 1, tables)
        await house.close()
        thinkers.close()
        return found

    return asyncio.run(make())
