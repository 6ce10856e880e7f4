"""Serving a hall: by one process, or by several behind one port.

Each worker listens at the port by itself (SO_REUSEPORT): the system shares new connections out among them, and one that
is gone gets none. Whoever started them watches: one that dies is started again, and when they are told to stop, all do.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from kwoon.engine.errors import KwoonError

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from kwoon.hall.handing import Counter
    from kwoon.hall.pages.app import Settings

CLEARED: Final = (10_000, 10, 100)
"""After how many new objects Python's garbage collector looks through the newest; after ten times that through those
that are older, and so on."""
TURN: Final = 0.001
"""How many seconds a thread that wants to go on waits at most before another has to let it."""
STOPPING: Final = 3
"""How many seconds open pages have when a worker closes."""
PATIENCE: Final = 15.0
"""How many seconds a worker has to close; then it is ended."""
SHORT: Final = 5.0
"""A worker that lives shorter than this has not really begun."""
OFTEN: Final = 3
"""How many times in a row a worker is started again that has not really begun."""
FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"


class NoWorkers(KwoonError):
    """Several workers that cannot be; says why."""


def served(
    app: FastAPI, host: str, port: int, proxy: str | None = None, http: type[asyncio.Protocol] | None = None
) -> uvicorn.Config:
    """How a hall is served: a frame of a socket has at most 64 kB, and only a proxy that was named is believed."""
    import uvicorn

    from kwoon.hall.framing import Framing

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        http=http or "auto",
        ws=Framing,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=STOPPING,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
    )


def clear_seldom() -> None:
    """Have Python look for cycles of forgotten objects less often.

    With hundreds of tables in memory a whole look stops everyone for a quarter of a second, and hardly finds anything.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CLEARED)


def prepare() -> None:
    """Make this process ready to serve a hall.

    Threads take turns more often than Python has them do: the journal's needs only moments, and all who answered wait
    for them while the loop draws tables.
    """
    clear_seldom()
    sys.setswitchinterval(TURN)


def check_workers(workers: int, database: str) -> None:
    """Whether a hall can have so many workers; else an error says what would be right."""
    from kwoon.hall.store.database import read_address

    if not 1 <= workers <= 64:
        raise NoWorkers(f"a hall has 1 to 64 workers, not {workers}")
    if workers == 1:
        return
    if read_address(database).get_backend_name() != "postgresql":
        raise NoWorkers(
            "several workers need PostgreSQL, which carries word from one to the other: "
            "--database postgresql://user@host/name, or $DATABASE_URL; with SQLite a hall has one worker"
        )
    if not hasattr(socket, "SO_REUSEPORT"):
        raise NoWorkers("this system lets only one process listen at a port: a hall has one worker here")


def share_of_thinkers(thinkers: int, workers: int) -> int:
    """In how many processes the bots of each worker think, if they are so many in all; one at least."""
    return max(1, thinkers // workers)


@dataclass(frozen=True)
class Place:
    """Where a hall listens, and whom it believes."""

    host: str
    port: int
    proxy: str | None = None
    folder: str = ""
    """Where workers hand connections over to each other."""


def listening(place: Place) -> socket.socket:
    """A socket at the hall's port, beside those of the other workers."""
    found = socket.socket(socket.AF_INET6 if ":" in place.host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.bind((place.host, place.port))
    return found


def work(settings: Settings, place: Place, line: Connection) -> None:
    """One worker, in a process of its own: until it is told to stop, or whoever started it is gone."""
    from kwoon.hall.handing import Counter, handing
    from kwoon.hall.pages.app import make_app

    prepare()
    counter = Counter(place.folder)
    app = make_app(settings)
    server = server_with(counter, served(app, place.host, place.port, place.proxy, handing(counter)), app)

    def watch() -> None:
        """Say when the hall is open here; and close it when there is nobody any more to say it to."""
        while not server.started:
            sleep(0.02)
        with suppress(OSError, EOFError):
            line.send("open")
            line.recv()
        server.should_exit = True

    threading.Thread(target=watch, daemon=True).start()
    server.run(sockets=[listening(place)])


def server_with(counter: Counter, config: uvicorn.Config, app: FastAPI) -> uvicorn.Server:
    """A server that also takes over connections from the other workers while it is open."""
    import uvicorn

    class Serving(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            fellows = app.state.hall.house.fellows
            if fellows is not None:
                counter.open(fellows.number, fellows.who_serves, self.take)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await counter.close()
            await super().shutdown(sockets)

        async def take(self, handed: socket.socket, begin: bytes) -> None:
            """Serve a connection that another worker has begun to read."""

            def make() -> asyncio.Protocol:
                made: Any = self.config.http_protocol_class
                protocol: asyncio.Protocol = made(
                    config=self.config, server_state=self.server_state, app_state=self.lifespan.state
                )
                protocol.begun = begin  # type: ignore[attr-defined]
                return protocol

            handed.setblocking(False)
            try:
                await asyncio.get_running_loop().connect_accepted_socket(make, handed)
            except OSError:
                handed.close()  # whoever asked is gone

    return Serving(config)


class Worker:
    """A worker as whoever started it sees it."""

    def __init__(self, settings: Settings, place: Place) -> None:
        self.begun = monotonic()
        self.line, theirs = get_context("spawn").Pipe()
        self.process: BaseProcess = get_context("spawn").Process(target=work, args=(settings, place, theirs))
        self.process.start()
        theirs.close()
        self.open = False


class Workers:
    """Several workers behind one port. Use `run`, which comes back when all are gone."""

    def __init__(self, settings: Settings, place: Place, opened: Callable[[], None]) -> None:
        self.settings = settings
        self.place = place
        self.opened = opened
        """Called once, when the first worker is open."""
        self.workers: list[Worker] = []
        self.stopping = False
        self.failures = 0
        self.told = False

    def run(self) -> None:
        """Start them, and start again whoever dies, until this process is told to stop."""
        from kwoon.hall.store.database import open_database

        open_database(self.settings.database).dispose()  # brought up to date once, before there are several
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        wake = signal.set_wakeup_fd(ours.fileno())
        before = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            with tempfile.TemporaryDirectory(prefix="kwoon-figures-") as folder, listening(self.place):
                os.environ[FIGURES] = folder  # the figures of all workers are put together there
                self.place = replace(self.place, folder=folder)
                self.workers = [Worker(self.settings, self.place) for _ in range(self.settings.workers)]
                while self.workers and not self.stopping:
                    self.watch(theirs)
                self.close()
        finally:
            signal.set_wakeup_fd(wake)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.environ.pop(FIGURES, None)
            ours.close()
            theirs.close()

    def stop(self, _number: int, _frame: object) -> None:
        """A signal: all are to stop."""
        self.stopping = True

    def watch(self, signals: socket.socket) -> None:
        """Wait until a worker is open or gone, or a signal comes."""
        by_handle = {each.process.sentinel: each for each in self.workers}
        by_line = {each.line: each for each in self.workers if not each.open}
        for found in wait([*by_handle, *by_line, signals]):
            if found is signals:
                signals.recv(100)
            elif isinstance(found, Connection):
                self.heard(by_line[found])
            elif isinstance(found, int):
                self.replace(by_handle[found])

    def heard(self, worker: Worker) -> None:
        """A worker says that it is open."""
        worker.open = True
        with suppress(EOFError, OSError):
            worker.line.recv()
            self.failures = 0
            if not self.told:
                self.told = True
                self.opened()

    def replace(self, worker: Worker) -> None:
        """A worker is gone: another one takes its place, unless it cannot be."""
        worker.process.join()
        worker.line.close()
        self.workers.remove(worker)
        forget_figures(worker.process.pid)
        if self.stopping:
            return
        self.failures = self.failures + 1 if monotonic() - worker.begun < SHORT else 0
        if self.failures > OFTEN:
            self.close()
            raise NoWorkers(
                f"{self.failures} workers ended before they had begun, the last with {worker.process.exitcode}"
            )
        print(
            f"worker {worker.process.pid} ended ({worker.process.exitcode}); another one takes its place",
            file=sys.stderr,
            flush=True,
        )
        self.workers.append(Worker(self.settings, self.place))

    def close(self) -> None:
        """All stop, each after what it has to finish."""
        self.stopping = True
        for each in self.workers:
            each.process.terminate()
        end = monotonic() + PATIENCE
        for each in self.workers:
            each.process.join(max(0.1, end - monotonic()))
            if each.process.exitcode is None:
                each.process.kill()
                each.process.join()
            each.line.close()
        self.workers = []


def forget_figures(worker: int | None) -> None:
    """What a worker that is gone said was there at this moment is there no more; what it has counted stays."""
    from prometheus_client.multiprocess import mark_process_dead

    if worker is not None and os.environ.get(FIGURES):
        mark_process_dead(worker)  # type: ignore[no-untyped-call]
