"""Handing connections over: what is asked about a table is answered by the worker that leads it.

The system shares new connections out among the workers by chance, so the pages of one table would be served by all of
them, each with a copy of the table that follows the leader's. A worker that is asked about a table as the first thing
on a connection looks who leads it, and hands the connection to that worker over a Unix socket (SCM_RIGHTS), with what
was read of it. Whoever cannot be reached is not waited for: any worker can serve any table.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import re
import socket
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

log = logging.getLogger(__name__)
ABOUT: Final = re.compile(rb"[A-Z]{3,7} /(?:table|api/v1/tables)/([\w-]{1,16})[/? ]")
"""How a request begins that is about a table."""
LARGEST: Final = 128 * 1024
"""How many bytes of a request are read at once, and so handed on at most."""
TRIES: Final = 5
PAUSE: Final = 0.01
"""How many seconds to wait before trying again to hand something to a worker that has too much to do."""
CLOSING: Final = 1.0
"""How many seconds connections have to be handed over, or taken over, when a worker closes."""


def table_of(begin: bytes) -> str | None:
    """The table that a request is about, if that can be seen from its first line."""
    found = ABOUT.match(begin)
    return None if found is None else found.group(1).decode()


def chosen(table: str, workers: Iterable[int]) -> int:
    """Of these workers the one that is to lead a table that nobody leads: all of them choose the same."""

    def weight(worker: int) -> bytes:
        return hashlib.blake2b(b"%s %d" % (table.encode(), worker), digest_size=8).digest()

    return max(workers, key=weight)


Leader = Callable[[str], Awaitable[int]]


async def nobody(_table: str) -> int:
    """There are no other workers yet: what comes is served here."""
    return 0


Serve = Callable[[socket.socket, bytes], Awaitable[None]]


async def nowhere(handed: socket.socket, _begin: bytes) -> None:
    """Nothing is taken over yet."""
    handed.close()


class Counter:
    """Where one worker takes over connections, and hands on those that are not its own."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.number = 0
        self.leader: Leader = nobody
        """Says which worker is to serve a table."""
        self.serve: Serve = nowhere
        """Serves a connection that was handed over, with what was read of it."""
        self.socket: socket.socket | None = None
        self.work: set[asyncio.Future[None]] = set()

    def place(self, worker: int) -> str:
        """Where a worker takes over connections."""
        return str(self.folder / f"{worker}.handed")

    def open(self, number: int, leader: Leader, take: Serve) -> None:
        """From now on `take` is called with every connection that is handed over, and what was read of it."""
        loop = asyncio.get_running_loop()
        self.number, self.leader, self.serve = number, leader, take
        taking = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        taking.setblocking(False)
        try:
            taking.bind(self.place(self.number))
        except OSError as error:  # such as a path that is too long for a socket
            taking.close()
            log.warning("connections are served where they come in: %s: %s", self.place(self.number), error)
            return
        self.socket = taking
        loop.add_reader(taking, self.take_all, taking)

    def take_all(self, taking: socket.socket) -> None:
        """Take over all connections that wait at a socket."""
        with suppress(BlockingIOError):
            while True:
                begin, handles, flags, _from = socket.recv_fds(taking, LARGEST, 1)
                if not begin and not handles:
                    return  # it is closed, and nothing is left
                if flags & socket.MSG_CTRUNC or not handles:
                    log.warning("a connection could not be taken over: too many files are open here")
                for handle in handles:
                    self.follow_up(self.serve(socket.socket(fileno=handle), begin))

    def follow_up(self, work: Awaitable[None]) -> None:
        """Work for one connection, that nobody waits for."""
        task = asyncio.ensure_future(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    async def close(self) -> None:
        """Take over nothing any more but what was handed over already, and let those end who are on the way.

        Whoever has handed a connection over has let go of it: what is dropped here is lost.
        """
        taking, self.socket = self.socket, None
        if taking is not None:
            asyncio.get_running_loop().remove_reader(taking)
            with suppress(OSError):
                os.unlink(self.place(self.number))
            with suppress(OSError):
                taking.shutdown(socket.SHUT_RD)  # from now on nobody can send anything here
            self.take_all(taking)
            taking.close()
        if self.work:
            await asyncio.wait(self.work, timeout=CLOSING)

    async def hand_over(self, connection: int, table: str, begin: bytes) -> bool:
        """Give a connection to whoever serves its table; False if it stays here.

        The connection may be closed meanwhile, and its number be another's: what is handed over is a handle of our own.
        """
        handle = os.dup(connection)
        try:
            return await self.hand(handle, table, begin)
        except Exception as error:
            log.warning("nobody knows who serves table %s, so it is served here: %s", table, error)
            return False
        finally:
            os.close(handle)

    async def hand(self, handle: int, table: str, begin: bytes) -> bool:
        """The same, with a handle that nobody else closes."""
        worker = await self.leader(table)
        if worker == self.number or len(begin) > LARGEST:
            return False
        for _ in range(TRIES):
            try:
                with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                    line.setblocking(False)
                    line.connect(self.place(worker))
                    socket.send_fds(line, [begin], [handle])
                return True
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:
                return False  # that worker is gone, or on another machine
        return False


def handing(counter: Counter) -> type[asyncio.Protocol]:
    """The protocol of the connections that come to a worker: Uvicorn's, but for the first thing that is asked."""
    from uvicorn.protocols.http.auto import AutoHTTPProtocol

    base: Any = AutoHTTPProtocol

    class Handing(base):  # type: ignore[misc]
        """Looks at the first thing that comes over a connection, and at nothing later."""

        fresh = True
        begun = b""
        """What another worker has read of this connection."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            if self.begun:  # before anything more is read
                self.fresh = False
                super().data_received(self.begun)

        def data_received(self, data: bytes) -> None:
            fresh, self.fresh = self.fresh, False
            table = table_of(data) if fresh else None
            if table is None or counter.socket is None:
                super().data_received(data)
                return
            self.transport.pause_reading()
            counter.follow_up(self.decide(table, data))

        async def decide(self, table: str, data: bytes) -> None:
            """Hand the connection over, or go on with it here."""
            transport: Any = self.transport
            connection = transport.get_extra_info("socket").fileno()
            if transport.is_closing() or connection < 0:
                return
            if await counter.hand_over(connection, table, data):
                transport.abort()  # this end of it: the other worker has its own
            elif not transport.is_closing():
                transport.resume_reading()
                super().data_received(data)

    return Handing
