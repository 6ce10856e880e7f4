"""The other workers of a hall: what is done at one is seen at all, and each table is led by one of them.

Everything is told after it was written, or is nothing that is kept: nobody hears of what is not there. It is not told
in the transaction that writes it, since PostgreSQL lets only one transaction that tells something end at a time, and
each would wait for the disk. A worker that dies between the two is missed within a second; then all look for what it
wrote. Whoever leads a table is in the database (`store.runners`); what a worker led that died is taken over within a
second or two by one that lives. The unique version of every entry is the last guard: nothing is answered twice, even if
two workers should for a moment believe that they lead the same table.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from kwoon.engine.errors import KwoonError
from kwoon.hall.handing import chosen
from kwoon.hall.house.running import RETRY, Running
from kwoon.hall.house.wire import Message, Wire
from kwoon.hall.store.journal import Entry
from kwoon.hall.store.rooms import PLAYING
from kwoon.hall.store.runners import Runners

if TYPE_CHECKING:
    from kwoon.hall.house.house import House

SOON: Final = 1.0
"""How many seconds the worker that leads a table has to say how it stands, before it is looked up who leads it."""
OFTEN: Final = 3
"""How many beats lie between two looks at whether there are tables that nobody leads."""


class Fellows:
    """What one worker's house has to do with the others'."""

    def __init__(self, house: House, engine: Engine, workers: int = 1) -> None:
        self.house = house
        self.workers = workers
        """How many workers are being started: at the start each takes its share of the tables."""
        self.number = 1 + secrets.randbelow(2**31 - 2)
        self.runners = Runners(engine, self.number)
        self.wire = Wire(engine.url, self.number, self.hear, self.see, self.mended)
        self.living = {self.number}
        self.beats = 0
        self.beat: Callable[[], None] = lambda: None
        """Called once every beat; the house counts then how many tables and people there are."""
        self.joins: dict[str, asyncio.Task[None]] = {}
        """The tables of this worker, each with the work of finding who leads it."""
        self.shown: dict[str, asyncio.Event] = {}
        """Set when the leader of a table has said how it stands."""
        self.inbox: dict[str, deque[Message]] = {}
        """What was said of a table and is still to be done, in order."""
        self.work: set[asyncio.Task[None]] = set()
        self.adopting = asyncio.Lock()
        self.closing = False

    async def open(self) -> None:
        """Begin to be one of the workers."""
        self.loop = asyncio.get_running_loop()
        self.house.journal.then = self.written
        await self.wire.open()

    async def close(self) -> None:
        """Stop being one of the workers: the others take over at once."""
        self.closing = True
        for task in [*self.work, *self.joins.values()]:
            task.cancel()
        await asyncio.gather(*self.work, *self.joins.values(), return_exceptions=True)
        with suppress(SQLAlchemyError):
            await asyncio.to_thread(self.runners.let_go)
        self.wire.say("closed")
        await self.wire.close()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for. What the database refuses is tried again at the next beat."""

        async def done() -> None:
            with suppress(SQLAlchemyError, KwoonError):
                await work

        if self.closing:
            work.close()
            return
        task = asyncio.ensure_future(done())
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        task.add_done_callback(lambda _: work.close())  # one that was ended before it began

    # --- what this worker says -------------------------------------------------------------------------------------

    def written(self, entries: Sequence[Entry]) -> None:
        """The journal has written something; it says so in its own thread."""
        with suppress(RuntimeError):  # the loop is closed: nobody is to be told any more
            self.loop.call_soon_threadsafe(self.tell_entries, entries)

    def tell_entries(self, entries: Sequence[Entry]) -> None:
        """Tell what was written, unless nobody follows: whoever comes later reads it.

        What is too long to be told is read by whoever hears of it.
        """
        if self.living == {self.number}:
            return
        for entry in entries:
            running = self.house.played.get(entry.table)
            if running is not None and running.leads and not running.followers:
                continue  # one who begins to follow now is told the version, and reads what is missing
            whole = [entry.version, entry.kind, entry.seat, entry.choice, entry.label, entry.at]
            if not self.wire.say("entry", entry.table, whole):
                self.wire.say("entry", entry.table, [entry.version])

    def spread(self, name: str, kind: str, data: Any) -> None:
        """Something about a table that is led or followed here."""
        self.wire.say(kind, name, data)

    def room_changed(self, name: str, people: Sequence[str]) -> None:
        """Someone sat down or stood up in a room; these people sit there."""
        self.wire.say("room", name, list(people))

    # --- who leads a table -----------------------------------------------------------------------------------------

    def join(self, name: str, running: Running) -> None:
        """A table is wanted here: lead it, or follow whoever does."""
        running.spread = partial(self.spread, name)
        if running.live.over:
            running.start()
            self.joins[name] = asyncio.ensure_future(asyncio.sleep(0))
        else:
            running.leads = False
            self.shown[name] = asyncio.Event()
            self.joins[name] = asyncio.ensure_future(self.found_leader(name, running))

    def leave(self, name: str) -> None:
        """A table is not wanted here any more."""
        self.joins.pop(name, None)
        self.shown.pop(name, None)

    async def joined(self, name: str) -> None:
        """Wait until it is known how the table stands."""
        task = self.joins.get(name)
        if task is None:
            return
        if task.done() and not task.cancelled() and task.exception() is not None:  # the database was away
            task = self.joins[name] = asyncio.ensure_future(self.found_leader(name, self.house.played[name]))
        await asyncio.shield(task)

    async def found_leader(self, name: str, running: Running) -> None:
        """Lead a table, or hear from whoever does. One that is alive and silent is not waited for longer."""
        for _ in range(3):
            if await asyncio.to_thread(self.runners.claim, name) == self.number:
                await self.lead(name, running)
                return
            self.wire.say("follow", name)
            with suppress(TimeoutError):
                async with asyncio.timeout(SOON):
                    await self.shown[name].wait()
                    return

    async def lead(self, name: str, running: Running) -> None:
        """From now on bots, assistants and clocks of a table act here."""
        if name in self.shown and not self.shown[name].is_set():
            running.take_wishes(await asyncio.to_thread(self.house.wishes.of, name))
        running.start()
        self.wire.say("who", name)

    async def adopt(self, workers: int) -> int:
        """Take this worker's share of the tables that nobody leads; how many that were."""
        async with self.adopting:
            count = await asyncio.to_thread(self.runners.orphans)
            if count:
                share = ceil(count / max(1, workers))
                await asyncio.to_thread(self.runners.adopt, share, list(self.house.played))
            mine = await asyncio.to_thread(self.runners.mine)
            names = [name for name in mine if name not in self.house.played or not self.house.played[name].leads]
            for name in names:
                with suppress(KwoonError):  # a table that cannot be opened keeps no other one waiting
                    await self.take_over(name)
            return len(names)

    async def take_over(self, name: str) -> None:
        """Lead a table that is this worker's, from where it was left."""
        room = await asyncio.to_thread(self.house.rooms.room, name)
        if room.status == PLAYING:
            running = await self.house.running_room(room)
            if not running.leads:
                await self.lead(name, running)

    async def check_lead(self) -> None:
        """After a break of the connection: lead the tables of this worker's that the database says it leads, and no
        others."""
        mine = await asyncio.to_thread(self.runners.mine)
        for name, running in list(self.house.played.items()):
            if running.live.over or name not in self.joins or not self.joins[name].done():
                continue
            if running.leads and name not in mine:
                await running.follow()
            elif not running.leads and name in mine:
                await self.lead(name, running)
            self.wire.say("who" if running.leads else "follow", name)

    async def who_serves(self, name: str) -> int:
        """Which worker is to serve a table: whoever leads it; if nobody does, one on whom all workers agree."""
        running = self.house.played.get(name)
        if running is not None and running.leads:
            return self.number
        leader = await asyncio.to_thread(self.runners.leader, name)
        return chosen(name, self.living) if leader is None else leader

    # --- who lives -------------------------------------------------------------------------------------------------

    def see(self, living: set[int]) -> None:
        """Note which workers live now."""
        gone = self.living - living - {self.number}
        self.living = living | {self.number}
        self.beats += 1
        self.beat()
        if gone:
            self.bury(gone)
        elif self.beats % OFTEN == 0:
            self.do(self.tidy())

    def bury(self, gone: set[int]) -> None:
        """Workers are no more: forget them, take over, and look for what they wrote last."""
        self.living -= gone
        for running in self.house.played.values():
            for worker in gone:
                running.forget_worker(worker)
        self.do(self.look_again())
        self.do(self.tidy())

    async def tidy(self) -> None:
        """Take tables that nobody leads."""
        await self.adopt(len(self.living))

    def mended(self) -> None:
        """The wire was broken, or is new: something may have been missed."""
        if self.house.played or self.house.lookers or self.house.callers:
            self.do(self.look_again())

    async def look_again(self) -> None:
        """Look for all that may have happened at other workers."""
        house = self.house
        await self.check_lead()
        for name in list(house.hosted):
            table = await house.table(name)
            async with table.lock:
                await table.catch_up()
            if name in house.played:
                house.played[name].reckon()
        for company in list(house.companies.values()):
            await company.catch_up()
        for name in list(house.lookers):
            house.look_again(name)
        house.call(list(house.callers))

    # --- what others say -------------------------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        """Another worker has said something. What is about a table is done in order."""
        kind, name, worker = message["kind"], message["table"], message["from"]
        self.living.add(worker)
        if kind == "room":
            self.house.look_again(name)
            self.house.call(message["data"])
        elif kind == "closed":
            self.bury({worker})
        elif kind == "look again":
            self.mended()
        elif name in self.house.hosted:
            if name in self.inbox:
                self.inbox[name].append(message)
            else:
                self.inbox[name] = deque([message])
                self.do(self.heed_all(name))

    async def heed_all(self, name: str) -> None:
        """Do all that was said of a table, one after the other."""
        waiting = self.inbox[name]
        try:
            while waiting:
                try:
                    await self.heed(name, waiting[0])
                except SQLAlchemyError:
                    await asyncio.sleep(RETRY)
                    continue
                except KwoonError:
                    pass  # what somebody wished at another worker cannot be done any more
                waiting.popleft()
        finally:
            del self.inbox[name]

    async def heed(self, name: str, message: Message) -> None:
        """Do one thing that was said of a table."""
        kind, data, worker = message["kind"], message["data"], message["from"]
        table = await self.house.table(name)
        if kind == "entry":
            version, *rest = data
            await table.hear(version, Entry(name, version, *rest) if rest else None)
        running = self.house.played.get(name)
        if running is None:
            return
        running.reckon()
        if kind == "hear":
            await self.house.hear(name)
        elif kind == "here":
            running.seen_elsewhere(worker, data)
        elif kind == "again":
            table.again = data
            running.tell()
        elif kind == "who":
            await self.asked_who(name, running)
        elif running.leads:
            self.led(name, running, kind, data, worker)
        elif kind == "note":
            running.take_note(*data)
        elif kind == "look":
            if table.live.version < data["version"]:
                await table.hear(data["version"], None)
                running.reckon()
            running.take(data)
            if name in self.shown:
                self.shown[name].set()
            if table.live.version == data["version"]:
                running.tell()

    async def asked_who(self, name: str, running: Running) -> None:
        """A worker leads this table from now on, and asks who follows and who is here."""
        if running.leads and not running.live.over and name not in await asyncio.to_thread(self.runners.mine):
            await running.follow()
        if not running.leads:
            self.wire.say("follow", name)
        self.wire.say("here", name, list(running.present.items()))

    def led(self, name: str, running: Running, kind: str, data: Any, worker: int) -> None:
        """Something that only the leader of a table does."""
        if kind == "follow":
            running.followers.add(worker)
            for seat, assistant in running.assistants.items():
                for note in assistant.notes:
                    self.wire.say("note", name, (seat, note.move, note.words))
            self.wire.say("look", name, running.posture())
        elif kind == "wish":
            running.wish(*data)
        elif kind == "stop":
            running.stop_passing(data)
        elif kind == "heard":
            running.heard(data)
        elif kind == "back":
            running.back(data)
