"""A hall on a port of its own, served as `kwoon hall` serves it, in a thread of the test."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2 as httpx
import uvicorn
from fastapi import FastAPI

from kwoon.hall.house.house import House
from kwoon.hall.house.limits import Limits, Rate, Rates
from kwoon.hall.pages.app import Settings, make_app
from kwoon.hall.serving import served

PLENTY = Rate(1e9, 1e9)
UNHURRIED = Rates(calls=PLENTY, strangers=PLENTY, accounts=PLENTY, keys=PLENTY, tables=PLENTY)


class Site:
    """A hall that is open."""

    def __init__(self, app: FastAPI, listening: socket.socket) -> None:
        self.app = app
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.api = f"{self.url}/api/v1"
        self.server = uvicorn.Server(served(app, "127.0.0.1", self.port))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, args=(listening,), daemon=True)
        self.thread.start()
        end = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive(), "the hall did not open"
            assert time.monotonic() < end, "the hall did not open in time"
            time.sleep(0.02)

    def run(self, listening: socket.socket) -> None:
        """The thread."""

        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[listening])

        asyncio.run(serve())

    def close(self) -> None:
        """Close it, and wait until it is closed."""
        self.server.should_exit = True
        self.thread.join(30)

    @property
    def house(self) -> House:
        """What runs its tables."""
        found: House = self.app.state.hall.house
        return found

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something where the hall runs."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stranger(self) -> httpx.Client:
        """A program without a key."""
        return httpx.Client(base_url=self.api, timeout=60)

    def bot(self, name: str) -> httpx.Client:
        """A program with an account of its own."""
        made = httpx.post(f"{self.api}/accounts", json={"name": name}, timeout=60)
        assert made.status_code == 201, made.text
        client = self.stranger()
        client.headers["Authorization"] = f"Bearer {made.json()['key']}"
        return client


@contextmanager
def open_site(database: str, rates: Rates = UNHURRIED, delay: float = 15.0, buffer: int = 0) -> Iterator[Site]:
    """A hall while a test needs it; `buffer` makes the kernel keep little of what is sent."""
    app = make_app(Settings(database, pace=0.0, delay=delay))
    app.state.limits = Limits(rates)
    listening = socket.socket()
    if buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    listening.bind(("127.0.0.1", 0))
    listening.listen(64)
    site = Site(app, listening)
    try:
        yield site
    finally:
        site.close()


def a_duel(site: Site, game: str = "kungfu", **options: Any) -> tuple[str, list[httpx.Client]]:
    """Two programs at one table that has begun; the programs by their seats."""
    clients = [site.bot("Ann"), site.bot("Bo")]
    wish = {"game": game, "players": ["person", "person"], "words": "sesame", "options": options}
    made = clients[0].post("/tables", json=wish)
    assert made.status_code == 201, made.text
    assert made.json()["status"] == "waiting"
    table = made.json()["id"]
    seated = clients[1].post(f"/tables/{table}/sit", json={"words": "open"})
    assert seated.status_code == 200, seated.text
    assert seated.json()["status"] == "playing"
    by_seat = {client.get(f"/tables/{table}").json()["seat"]: client for client in clients}
    return table, [by_seat[0], by_seat[1]]


def turn(client: httpx.Client, table: str, wait: float = 0) -> dict[str, Any]:
    """What a seat is asked."""
    found = client.get(f"/tables/{table}/question", params={"wait": wait})
    assert found.status_code == 200, found.text
    data: dict[str, Any] = found.json()
    return data


def who_is_asked(seats: list[httpx.Client], table: str) -> dict[str, Any] | None:
    """The turn of the seat that is asked, once one is; None when the game is over."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        turns = [turn(client, table) for client in seats]
        if turns[0]["over"]:
            return None
        found = [each for each in turns if each["asked"]]
        if found:
            assert len(found) == 1
            return found[0]
    raise AssertionError("nobody is asked")


def events(lines: Iterator[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The events of a stream, each with its data."""
    kind = ""
    for line in lines:
        if line.startswith("event: "):
            kind = line.removeprefix("event: ")
        elif line.startswith("data: "):
            yield kind, json.loads(line.removeprefix("data: "))
