"""Handing connections over: what is closed, killed or full in the middle of it, and what is left open."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import uvicorn

from kwoon.hall.handing import TRIES, Counter, handing

HERE, THERE = 1, 2
REQUEST = b"GET /table/abc HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture
def folder() -> Iterator[str]:
    """A folder with a short name: the name of a socket has 107 letters at most."""
    with tempfile.TemporaryDirectory(prefix="k") as name:
        yield name


async def led_there(_table: str) -> int:
    return THERE


class Taken:
    """A worker that keeps what is handed to it."""

    def __init__(self, folder: str, number: int = THERE) -> None:
        self.found: list[tuple[socket.socket, bytes]] = []
        self.counter = Counter(folder)
        self.counter.open(number, led_there, self.take)

    async def take(self, handed: socket.socket, begin: bytes) -> None:
        self.found.append((handed, begin))

    async def all(self, count: int) -> list[tuple[socket.socket, bytes]]:
        """`count` connections, when they have come."""
        async with asyncio.timeout(10):
            while len(self.found) < count:
                await asyncio.sleep(0)
        return self.found

    async def close(self) -> None:
        await self.counter.close()
        for handed, _ in self.found:
            handed.close()


def a_worker(folder: str, leader: Callable[[str], Awaitable[int]] = led_there) -> Counter:
    """The worker to which connections come."""

    async def never(_handed: socket.socket, _begin: bytes) -> None:
        raise AssertionError("nothing is handed to this worker")

    counter = Counter(folder)
    counter.open(HERE, leader, never)
    return counter


def open_files() -> set[str]:
    """What this process has open."""
    return {entry.name for entry in Path("/proc/self/fd").iterdir()}


def test_what_is_handed_over_is_the_connection_with_what_was_read_of_it(folder: str) -> None:
    async def story() -> None:
        there, here = Taken(folder), a_worker(folder)
        ours, theirs = socket.socketpair()
        assert await here.hand_over(theirs.fileno(), "abc", b"GET")
        theirs.close()
        [(handed, begin)] = await there.all(1)
        ours.sendall(b" more")
        assert begin + handed.recv(10) == b"GET more"
        ours.close()
        await here.close()
        await there.close()

    asyncio.run(story())


def test_a_connection_that_is_closed_meanwhile_is_never_taken_for_another(folder: str) -> None:
    """While it is looked up who leads the table, the connection goes, and another one gets its number."""

    async def story() -> None:
        ours, theirs = socket.socketpair()
        other, strangers = socket.socketpair()

        async def leader(_table: str) -> int:
            os.dup2(strangers.fileno(), theirs.fileno())
            return THERE

        there, here = Taken(folder), a_worker(folder, leader)
        await here.hand_over(theirs.fileno(), "abc", b"GET")
        [(handed, _)] = await there.all(1)
        ours.sendall(b"mine")
        other.sendall(b"a stranger's")
        assert handed.recv(20) == b"mine"
        for each in (ours, theirs, other, strangers):
            each.close()
        await here.close()
        await there.close()

    asyncio.run(story())


def test_what_was_handed_to_a_worker_that_closes_is_still_served(folder: str) -> None:
    """Whoever handed it over has let go of it: it waits at the socket when the worker begins to close."""

    async def story() -> None:
        there, here = Taken(folder), a_worker(folder)
        pairs = [socket.socketpair() for _ in range(3)]
        for _, theirs in pairs:
            assert await here.hand_over(theirs.fileno(), "abc", b"GET")
            theirs.close()
        await there.counter.close()
        assert len(there.found) == 3
        for (ours, _), (handed, _) in zip(pairs, there.found, strict=True):
            ours.sendall(b"hello")
            assert handed.recv(5) == b"hello"
            ours.close()
        await there.close()
        await here.close()

    asyncio.run(story())


def test_a_worker_waits_for_what_it_is_handing_over_before_it_closes(folder: str) -> None:
    async def story() -> None:
        ready = asyncio.Event()

        async def leader(_table: str) -> int:
            await ready.wait()
            return THERE

        there, here = Taken(folder), a_worker(folder, leader)
        ours, theirs = socket.socketpair()
        done: list[bool] = []

        async def hand() -> None:
            done.append(await here.hand_over(theirs.fileno(), "abc", b"GET"))

        here.follow_up(hand())
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.02, ready.set)
        await here.close()
        assert done == [True]
        await there.all(1)
        await there.close()
        ours.close()
        theirs.close()

    asyncio.run(story())


def test_nothing_is_handed_to_a_worker_that_is_closed_or_was_never_there(folder: str) -> None:
    async def story() -> None:
        there, here = Taken(folder), a_worker(folder)
        ours, theirs = socket.socketpair()
        await there.close()
        assert not Path(here.place(THERE)).exists()
        assert not await here.hand_over(theirs.fileno(), "abc", b"GET")
        killed = Taken(folder, 3)
        assert killed.counter.socket is not None
        asyncio.get_running_loop().remove_reader(killed.counter.socket)
        killed.counter.socket.close()  # its place stays in the folder, and nobody is there
        here.leader = lambda _table: asyncio.sleep(0, 3)
        assert Path(here.place(3)).exists()
        assert not await here.hand_over(theirs.fileno(), "abc", b"GET")
        await here.close()
        ours.close()
        theirs.close()

    asyncio.run(story())


@pytest.mark.parametrize("error", [RuntimeError("the threads are gone"), OSError("no database"), KeyError("abc")])
def test_where_it_cannot_be_found_out_who_leads_a_connection_stays(folder: str, error: Exception) -> None:
    async def story() -> None:
        async def leader(_table: str) -> int:
            raise error

        here = a_worker(folder, leader)
        ours, theirs = socket.socketpair()
        assert not await here.hand_over(theirs.fileno(), "abc", b"GET")
        ours.sendall(b"still here")
        assert theirs.recv(20) == b"still here"
        await here.close()
        ours.close()
        theirs.close()

    asyncio.run(story())


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux says what a process has open")
def test_nothing_is_left_open(folder: str) -> None:
    """Handed over, refused, closed with connections on the way: what was opened for it is closed."""

    async def story() -> None:
        before = open_files()
        there, here = Taken(folder), a_worker(folder)
        pairs = [socket.socketpair() for _ in range(4)]
        for _, theirs in pairs[:3]:
            assert await here.hand_over(theirs.fileno(), "abc", b"GET")
        await there.all(3)
        await there.close()
        assert not await here.hand_over(pairs[3][1].fileno(), "abc", b"GET")
        await here.close()
        for pair in pairs:
            for each in pair:
                each.close()
        assert open_files() == before

    asyncio.run(story())


def test_one_who_takes_nothing_is_not_waited_for(folder: str) -> None:
    """A worker whose socket is full: after some tries the connection stays where it is."""

    async def story() -> None:
        there, here = Taken(folder), a_worker(folder)
        assert there.counter.socket is not None
        asyncio.get_running_loop().remove_reader(there.counter.socket)  # it has too much to do to look
        ours, theirs = socket.socketpair()
        handed = 0
        while await here.hand_over(theirs.fileno(), "abc", b"GET"):
            handed += 1
            assert handed < 10_000
        assert TRIES > 1
        await there.close()  # and at last it takes what waits
        assert len(there.found) == handed
        await here.close()
        ours.close()
        theirs.close()

    asyncio.run(story())


class Answering:
    """A hall that says which worker answers."""

    def __init__(self, name: bytes) -> None:
        self.name = name

    async def __call__(self, scope: dict[str, object], _receive: object, send: Callable[..., Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
        await send({"type": "http.response.body", "body": self.name})


def test_a_connection_whose_leader_cannot_be_found_is_answered_here(folder: str) -> None:
    """Reading was paused while it was looked up: it goes on, with what had been read."""

    async def story() -> None:
        async def leader(_table: str) -> int:
            await asyncio.sleep(0.01)
            raise RuntimeError("the threads are gone")

        counter = a_worker(folder, leader)
        config = uvicorn.Config(Answering(b"here"), port=0, log_level="critical", http=handing(counter), lifespan="off")
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.ensure_future(server.serve(sockets=[listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(REQUEST)
            async with asyncio.timeout(10):
                assert b"here" in await reader.read()
            writer.close()
            server.should_exit = True
            await serving
        await counter.close()

    asyncio.run(story())
