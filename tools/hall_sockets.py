"""The same kills with people at the door: a real `kwoon hall`, played over WebSockets and HTTP from another process.

An answer counts as said once its result was shown to whoever gave it: the next picture of the table on that page's
socket, or the reply to the call. After every kill the database must hold what was said, in the order in which it was
said, and at most one answer a table more: the one whose result was still on its way. When the hall is open again,
that one is sent once more with its old ticket, as a page does that does not know: if it was kept, it must be refused.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kwoon.engine.errors import KwoonError
from kwoon.hall.house.hosted import Hosted, do, opened
from kwoon.hall.load.client import AT_ONCE, CHOICES, COOKIE, PATIENCE, Room
from kwoon.hall.load.server import HallProcess, make_rooms
from kwoon.hall.store.database import open_database
from kwoon.hall.store.journal import ANSWER, Journal
from kwoon.hall.store.shelf import Shelf

BY_CALLS: Final = 10
"""Every tenth table is played by calls over HTTP, the others by sockets."""
FEWEST: Final = 3
"""How many answers a table, on average, are given at least between two kills."""
LONGEST: Final = 600.0
"""How many seconds a hall has to give them."""


@dataclass
class Sent:
    """An answer: who gave it, which, and the ticket that it carried."""

    seat: int
    choice: int
    ticket: str


@dataclass
class PlayedTable:
    """A table as the people at it know it."""

    room: Room
    by_calls: bool
    said: list[tuple[int, int]] = field(default_factory=list)
    """Who answered what, and saw what came of it; in order."""
    waiting: Sent | None = None
    """What was sent, and nothing has come back for it."""
    kept: bool = False
    """Whether that turned out to be in the database."""
    over: bool = False
    answered: int = 0
    """How many answers were seen through since the hall was opened."""


@dataclass
class Found:
    """What all of it came to."""

    answers: int = 0
    unsaid: int = 0
    resent: int = 0
    refused: int = 0
    """Of those that were sent once more, how many were refused since they were kept already."""
    over: int = 0
    problems: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """How many seconds after each start the hall was open, and every page shown."""


class Page:
    """One seat's page: what it shows, and the frames that have come."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.choices: list[int] = []
        self.ticket = ""
        self.asked = False
        self.over = False

    async def frame(self) -> dict[str, Any]:
        """The next frame that is of the table, or says that something cannot be done."""
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if "asked" in message:
                question = message.get("parts", {}).get("question")
                if question is not None:
                    self.choices = [int(number) for number in CHOICES.findall(question)]
                    self.over = "The game is over" in question
                self.ticket = message.get("ticket", self.ticket)
                self.asked = bool(message["asked"]) and bool(self.choices)
            if "asked" in message or "note" in message:
                return message


class Life:
    """One hall from its start to its end, and everybody in it."""

    def __init__(self, hall: HallProcess, tables: Sequence[PlayedTable], found: Found, chance: random.Random) -> None:
        self.hall = hall
        self.tables = tables
        self.found = found
        self.chance = chance
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.threads = ThreadPoolExecutor(16)
        self.given = 0
        self.shown = 0

    async def play(self, wanted: int, kill: Callable[[], None]) -> None:
        """Play at all tables until so many answers were given, and at least one at each; then the hall is killed."""
        begin = time.monotonic()
        for table in self.tables:
            table.answered = 0
        playing = [asyncio.ensure_future(self.at(table)) for table in self.tables]
        try:
            while not self.enough(wanted):
                await asyncio.sleep(0.005)
                self.look(playing, begin)
            await asyncio.sleep(self.chance.random() * 0.05)
        finally:
            kill()
            await asyncio.wait(playing, timeout=PATIENCE)
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.threads.shutdown(wait=True)

    def enough(self, wanted: int) -> bool:
        """Whether every table has gone on, and all together far enough."""
        return self.given >= wanted and all(table.answered or table.over for table in self.tables)

    def look(self, playing: Sequence[asyncio.Task[None]], begin: float) -> None:
        """Whether all goes on."""
        if self.hall.process.poll() is not None:
            raise KwoonError("the hall ended by itself")
        for task in playing:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise KwoonError(f"someone could not play on: {task.exception()!r}")
        if time.monotonic() - begin > LONGEST:
            stuck = [table.room.name for table in self.tables if not table.answered and not table.over]
            raise KwoonError(f"after {LONGEST:g} seconds {self.given} answers were given, none at {stuck}")

    async def at(self, table: PlayedTable) -> None:
        """Play at one table until the hall is gone."""
        with suppress(WebSocketException, OSError, EOFError):
            await (self.by_calls(table) if table.by_calls else self.by_sockets(table))

    def through(self, table: PlayedTable) -> None:
        """The result of what was sent last was shown."""
        sent = table.waiting
        assert sent is not None
        table.said.append((sent.seat, sent.choice))
        table.waiting, table.kept = None, False
        table.answered += 1
        self.given += 1

    def again(self, table: PlayedTable, accepted: bool) -> None:
        """What was sent before the kill was sent once more."""
        self.found.resent += 1
        if accepted:
            if table.kept:
                self.found.problems.append(f"{table.room.name}: an answer that was kept was taken once more")
            self.through(table)
            return
        if not table.kept:
            self.found.problems.append(f"{table.room.name}: an answer that was not kept is refused as an old one")
        self.found.refused += 1
        table.waiting, table.kept = None, False

    # --- over sockets ------------------------------------------------------------------------------------------------

    async def by_sockets(self, table: PlayedTable) -> None:
        """Every seat has a page; whoever is asked answers at once."""
        pages = [Page(each) for each in await asyncio.gather(*[self.socket(table, each) for each in table.room.tokens])]
        for page in pages:
            await page.frame()
        self.shown += 1
        if table.waiting is not None:
            page = pages[table.waiting.seat]
            await self.send(page, table.waiting)
            message = await page.frame()
            while "note" in message and not message.get("stale"):
                message = await page.frame()
            self.again(table, accepted="note" not in message)
        reading: dict[int, asyncio.Task[dict[str, Any]]] = {}
        try:
            await self.answer_all(table, pages, reading)
        finally:
            for task in reading.values():
                task.cancel()
            await asyncio.gather(*reading.values(), return_exceptions=True)

    async def answer_all(
        self, table: PlayedTable, pages: Sequence[Page], reading: dict[int, asyncio.Task[dict[str, Any]]]
    ) -> None:
        """Answer whatever is asked, one answer after the result of the other was shown, until the game is over."""
        while not (table.over or any(page.over for page in pages)):
            asked = next((seat for seat, page in enumerate(pages) if page.asked), None)
            if asked is not None and table.waiting is None:
                page = pages[asked]
                page.asked = False
                table.waiting = Sent(asked, self.chance.choice(page.choices), page.ticket)
                await self.send(page, table.waiting)
            for seat, page in enumerate(pages):
                if seat not in reading:
                    reading[seat] = asyncio.ensure_future(page.frame())
            done, _ = await asyncio.wait(reading.values(), return_when=asyncio.FIRST_COMPLETED)
            for seat in [seat for seat, task in reading.items() if task in done]:
                message = reading.pop(seat).result()
                if "note" in message:
                    raise KwoonError(f"{table.room.name}: {message['note']}")
                if table.waiting is not None and seat == table.waiting.seat:
                    self.through(table)
        table.over = True

    async def socket(self, table: PlayedTable, token: str) -> ClientConnection:
        """A page's socket."""
        async with self.gate:
            return await connect(
                f"{self.hall.address}/table/{table.room.name}/socket",
                additional_headers={"Cookie": f"{COOKIE}={token}"},
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                proxy=None,
            )

    async def send(self, page: Page, sent: Sent) -> None:
        """An answer, as a page sends it."""
        await page.socket.send(json.dumps({"do": "answer", "choice": sent.choice, "ticket": sent.ticket}))

    # --- by calls ----------------------------------------------------------------------------------------------------

    async def by_calls(self, table: PlayedTable) -> None:
        """Whoever is asked answers by a call."""
        self.shown += 1
        if table.waiting is not None:
            turn = await self.call(table, table.waiting.seat, "answers", table.waiting)
            self.again(table, accepted=turn is not None)
        while not table.over:
            for seat in range(len(table.room.tokens)):
                turn = await self.call(table, seat, "question")
                assert turn is not None
                table.over = table.over or turn["over"]
                if turn["asked"] and not table.over:
                    choices = turn["question"]["options"]
                    table.waiting = Sent(seat, self.chance.randrange(len(choices)), turn["ticket"])
                    if await self.call(table, seat, "answers", table.waiting) is None:
                        raise KwoonError(f"{table.room.name}: an answer to the open question was refused")
                    self.through(table)
            await asyncio.sleep(0.1)

    async def call(self, table: PlayedTable, seat: int, what: str, sent: Sent | None = None) -> dict[str, Any] | None:
        """One call; None for an answer that came too late."""
        site = self.hall.address.replace("ws:", "http:")
        request = Request(f"{site}/api/v1/tables/{table.room.name}/{what}")
        request.add_header("Cookie", f"{COOKIE}={table.room.tokens[seat]}")
        request.add_header("Origin", site)
        if sent is not None:
            request.data = json.dumps({"choice": sent.choice, "ticket": sent.ticket}).encode()
            request.add_header("Content-Type", "application/json")

        def ask() -> dict[str, Any] | None:
            try:
                with urlopen(request, timeout=PATIENCE) as reply:
                    found: dict[str, Any] = json.load(reply)
                    return found
            except HTTPError as error:
                if error.code == 409:
                    return None
                raise KwoonError(f"{table.room.name}: {error.code} {error.read()[:200]!r}") from error

        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, ask)
        except ValueError as error:  # a reply that was cut off
            raise EOFError from error


# --- between the lives ------------------------------------------------------------------------------------------------


def check_played(url: str, tables: Sequence[PlayedTable], found: Found) -> int:
    """Hold the database against what was said at each table; how many answers by hand it has."""
    engine = open_database(url)
    shelf, journal = Shelf(engine), Journal(engine)
    count = 0
    for table in tables:
        name = table.room.name
        entries = shelf.entries(name)
        by_hand = [(entry.seat, entry.choice) for entry in entries if entry.kind == ANSWER]
        count += len(by_hand)
        said = list(table.said)
        pending = table.waiting
        if pending is not None and by_hand == [*said, (pending.seat, pending.choice)]:
            found.unsaid += 1
            table.said.append((pending.seat, pending.choice))
            table.kept = True
        elif by_hand != said:
            found.problems.append(difference(name, said, by_hand))
        if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
            found.problems.append(f"{name}: its versions are not one after the other")
            continue
        try:
            again = opened(shelf.start(name))
            for entry in entries:
                do(again, entry)
            if Hosted.taken_out(name, journal, shelf).live.record() != again.record():
                found.problems.append(f"{name}: its snapshot leads to another game than its journal")
        except KwoonError as error:
            found.problems.append(f"{name}: cannot be played again: {error}")
    journal.close()
    engine.dispose()
    return count


def difference(name: str, said: Sequence[tuple[int, int]], kept: Sequence[tuple[int, int]]) -> str:
    """What is wrong with the answers of a table, in words."""
    place = next((n for n, (one, other) in enumerate(zip(said, kept, strict=False)) if one != other), None)
    if place is not None:
        return f"{name}: answer {place + 1} was said to be {said[place]}, and {kept[place]} is kept"
    if len(kept) < len(said):
        return f"{name}: {len(said) - len(kept)} answers are lost that were seen through"
    return f"{name}: {len(kept) - len(said)} answers are kept that nobody gave, or that were given once"


def new_tables(url: str, game: str, count: int, seats: int, first: int) -> list[PlayedTable]:
    """`count` more tables, every seat a person's."""
    engine = open_database(url)
    rooms = make_rooms(engine, game, count, seats, lambda *_done: None)
    engine.dispose()
    return [PlayedTable(in_order(url, room), (first + number) % BY_CALLS == 0) for number, room in enumerate(rooms)]


def in_order(url: str, room: Room) -> Room:
    """The same room with its tokens by the seats: lots are drawn for them."""
    from kwoon.hall.store.people import People
    from kwoon.hall.store.rooms import Rooms

    engine = open_database(url)
    chairs, people = Rooms(engine).room(room.name).chairs, People(engine)
    holders = {person.id: token for token in room.tokens if (person := people.holder(token)) is not None}
    engine.dispose()
    return Room(room.name, tuple(holders[chair.person or ""] for chair in chairs))


def crash_sockets(
    url: str,
    kills: int,
    count: int,
    game: str,
    seats: int,
    seed: int,
    tell: Callable[[str], None],
    answers: int = FEWEST,
) -> Found:
    """Let a hall live and die that many times, and look at what is left each time; then one life more, to see that all
    tables go on."""
    found, chance = Found(), random.Random(seed)
    every = new_tables(url, game, count, seats, 0)
    for number in range(kills + 1):
        open_ones = [table for table in every if not table.over]
        if len(open_ones) < count:
            every += new_tables(url, game, count - len(open_ones), seats, len(every))
            open_ones = [table for table in every if not table.over]
        begin = time.monotonic()
        hall = HallProcess(url, "--pace=0", patience=LONGEST)
        found.waits.append(time.monotonic() - begin)
        last = number == kills
        wanted = 1 if last else round(answers * count * (1 + chance.random()))
        life = Life(hall, open_ones, found, chance)
        try:
            asyncio.run(life.play(wanted, hall.close if last else hall.process.kill))
        finally:
            hall.process.kill()
            hall.process.communicate()
        before = found.unsaid
        kept = check_played(url, every, found)
        found.answers = sum(len(table.said) for table in every)
        found.over = sum(table.over for table in every)
        tell(
            f"{'the end' if last else f'kill {number + 1} of {kills}'}: open after {found.waits[-1]:.1f} s, "
            f"{life.given} answers seen through, {found.unsaid - before} more were kept; {kept} in the database, "
            f"{len(found.problems)} problems"
        )
    return found
