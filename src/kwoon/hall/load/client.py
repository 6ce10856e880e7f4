"""The people of a load test: one process holds many sockets, answers at random and times what comes back."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from time import monotonic, process_time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CHOICES: Final = re.compile(r'data-choice="(\d+)"')
AT_ONCE: Final = 40
"""How many sockets of one process are opened at the same time."""
PATIENCE: Final = 60.0
"""How many seconds a socket has to open, and a frame to come."""
COOKIE: Final = "kwoon"


@dataclass(frozen=True)
class Room:
    """A table to play at: its name, and what the browser of each person in it holds."""

    name: str
    tokens: tuple[str, ...]


@dataclass
class Seen:
    """What one process has measured."""

    delays: list[float] = field(default_factory=list)
    """For each answer the seconds until every socket that had something new to show had got it."""
    sizes: list[int] = field(default_factory=list)
    """The bytes of each frame as text."""
    wire: int = 0
    """The bytes of all frames as they came, compressed or not."""
    unanswered: int = 0
    """Answers after which nothing came."""
    notes: int = 0
    """Answers that were refused."""
    over: int = 0
    """Games that came to their end."""
    cpu: float = 0.0
    """The seconds of a processor that the people themselves used."""

    def add(self, other: Seen) -> None:
        """Put what another process has seen to this."""
        self.delays += other.delays
        self.sizes += other.sizes
        self.wire += other.wire
        self.unanswered += other.unanswered
        self.notes += other.notes
        self.over += other.over
        self.cpu += other.cpu


class Counting(ClientConnection):
    """A socket that knows how many bytes have come in."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count, and go on."""
        self.received += len(data)
        super().data_received(data)


@dataclass
class Person:
    """One who sits at a table: the socket, and the open question as the page shows it."""

    socket: Counting
    choices: list[int] = field(default_factory=list)
    ticket: str = ""
    asked: bool = False
    over: bool = False


class LoadTable:
    """One table. It is answered when it is due, by whoever is asked; every frame is timed."""

    def __init__(self, people: Sequence[Person], chance: random.Random, seen: Seen) -> None:
        self.people = people
        self.chance = chance
        self.seen = seen
        self.news = asyncio.Event()
        self.sent = 0.0
        """When the last answer was sent; 0 where none is being timed."""
        self.got: dict[int, float] = {}
        """When each seat got its first frame after it."""
        self.counted_from = float("inf")

    def frame(self, seat: int, text: bytes, now: float) -> None:
        """A frame has come to a seat."""
        person = self.people[seat]
        message: dict[str, Any] = json.loads(text)
        if "note" in message:
            self.seen.notes += 1
            return
        if now >= self.counted_from:
            self.seen.sizes.append(len(text))
        question = message.get("parts", {}).get("question")
        if question is not None:
            person.choices = [int(number) for number in CHOICES.findall(question)]
            person.over = "The game is over" in question
        person.ticket = message.get("ticket", person.ticket)
        person.asked = bool(message.get("asked")) and bool(person.choices)
        if self.sent:
            self.got.setdefault(seat, now)
            if len(self.got) == len(self.people):
                self.timed()
        self.news.set()

    def timed(self) -> None:
        """Nothing more is to come after the last answer: what it took is counted."""
        if self.sent >= self.counted_from:
            if self.got:
                self.seen.delays.append(max(self.got.values()) - self.sent)
            else:
                self.seen.unanswered += 1
        self.sent = 0.0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(person.over for person in self.people)

    async def play(self, pace: float, first: float, last: float) -> None:
        """One answer every `pace` seconds, from a moment to another."""
        due = first + self.chance.random() * pace
        while due < last:
            await asyncio.sleep(max(0.0, due - monotonic()))
            asked = await self.whoever_is_asked(last)
            if asked is None:
                break
            if self.sent:
                self.timed()
            self.got = {}
            asked.asked = False
            message = {"do": "answer", "choice": self.chance.choice(asked.choices), "ticket": asked.ticket}
            self.sent = monotonic()
            await asked.socket.send(json.dumps(message))
            due = max(due, self.sent) + pace
        await asyncio.sleep(min(pace, 1.0))
        if self.sent:
            self.timed()
        self.seen.over += self.over

    async def whoever_is_asked(self, last: float) -> Person | None:
        """The person whose answer the table waits for; None when the game is over, or the time."""
        while not self.over:
            found = next((person for person in self.people if person.asked), None)
            if found is not None:
                return found
            self.news.clear()
            try:
                async with asyncio.timeout(max(0.0, last - monotonic())):
                    await self.news.wait()
            except TimeoutError:
                return None
        return None


class Client:
    """All the people of one process."""

    def __init__(self, address: str, rooms: Sequence[Room], seed: int, tell: Callable[[str, float], None]) -> None:
        self.address = address
        self.rooms = rooms
        self.chance = random.Random(seed)
        self.tell = tell
        self.seen = Seen()
        self.tables: list[LoadTable] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Every socket is open, and every table shown."""
        gate = asyncio.Semaphore(AT_ONCE)
        opened = 0

        async def one(room: Room, token: str) -> Counting:
            nonlocal opened
            async with gate:
                socket = await connect(
                    f"{self.address}/table/{room.name}/socket",
                    additional_headers={"Cookie": f"{COOKIE}={token}"},
                    create_connection=Counting,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                    max_size=None,
                    proxy=None,
                )
            opened += 1
            self.tell("open", opened)
            assert isinstance(socket, Counting)
            return socket

        async def all_of(room: Room) -> LoadTable:
            people = [Person(socket) for socket in await asyncio.gather(*[one(room, each) for each in room.tokens])]
            return LoadTable(people, random.Random(self.chance.random()), self.seen)

        self.tables = list(await asyncio.gather(*map(all_of, self.rooms)))
        shown = []
        for table in self.tables:
            for seat, person in enumerate(table.people):
                first = asyncio.Event()
                shown.append(first.wait())
                self.readers.append(asyncio.ensure_future(self.read(table, seat, person.socket, first)))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*shown)

    async def read(self, table: LoadTable, seat: int, socket: Counting, first: asyncio.Event) -> None:
        """Take in what comes."""
        with suppress(ConnectionClosed):
            while True:
                table.frame(seat, await socket.recv(decode=False), monotonic())
                first.set()

    async def play(self, seconds: float, pace: float, warm: float) -> Seen:
        """Play for so long; the first answers are not counted."""
        begin = monotonic()
        for table in self.tables:
            table.counted_from = begin + warm

        async def watch() -> None:
            while True:
                await asyncio.sleep(0.5)
                self.tell("play", monotonic() - begin)

        watching = asyncio.ensure_future(watch())
        playing = [asyncio.ensure_future(each.play(pace, begin, begin + warm + seconds)) for each in self.tables]
        await asyncio.sleep(warm)
        before = sum(person.socket.received for table in self.tables for person in table.people)
        used = process_time()
        self.tell("warm", 0)
        await asyncio.gather(*playing)
        self.seen.cpu = process_time() - used
        self.seen.wire = sum(person.socket.received for table in self.tables for person in table.people) - before
        watching.cancel()
        return self.seen

    async def close(self) -> None:
        """Everyone goes."""
        for each in self.readers:
            each.cancel()
        for table in self.tables:
            for person in table.people:
                person.socket.transport.abort()


def client_process(
    line: Connection, address: str, rooms: Sequence[Room], seed: int, seconds: float, pace: float, warm: float
) -> None:
    """One process of people: opens its sockets, waits for the word to begin, plays, and says what it saw."""

    async def main() -> None:
        client = Client(address, rooms, seed, lambda what, done: line.send((what, done)))
        await client.open()
        line.send(("ready", 0))
        await asyncio.to_thread(line.recv)
        line.send(("seen", await client.play(seconds, pace, warm)))
        await client.close()

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this one ends it
    try:
        asyncio.run(main())
    except Exception as error:
        with suppress(OSError):
            line.send(("failed", f"{type(error).__name__}: {error}"))
