"""The wire between the workers of a hall: what one says, all others hear, in order. PostgreSQL carries it.

One connection listens, and holds the lock by which the others know that this worker lives. Another one sends. When
either breaks it is made anew; what was said meanwhile is lost, so everyone is told to look into the database again.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from sqlalchemy import URL

from kwoon.hall.store.runners import LIVING, LOCKS

CHANNEL: Final = "kwoon"
LONGEST: Final = 7900
"""PostgreSQL carries messages of less than 8000 bytes."""
BEAT: Final = 1.0
"""How many seconds lie between two looks at which workers live."""
RETRY: Final = 0.3
PATIENCE: Final = 20.0
"""How many seconds a worker waits for the wire when it starts."""
AT_ONCE: Final = 500
SENT: Final = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(%s::text[]) AS said"
Message = dict[str, Any]


def written(message: Message) -> str | None:
    """A message as it is sent; None for one that is too long."""
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    return text if len(text.encode()) <= LONGEST else None


def read(text: str) -> Message | None:
    """What was sent; None for what no worker of this kind can have sent."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    known = isinstance(found, dict) and {"from", "kind", "table", "data"} <= found.keys()
    return found if known else None


class Wire:
    """One worker's end."""

    def __init__(
        self,
        address: URL,
        worker: int,
        hear: Callable[[Message], None],
        see: Callable[[set[int]], None],
        mended: Callable[[], None],
    ) -> None:
        self.address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = worker
        self.hear = hear
        """Called with what others say."""
        self.see = see
        """Called with the workers that live, once every beat."""
        self.mended = mended
        """Called when something may have been missed."""
        self.waiting: deque[str] = deque()
        self.news = asyncio.Event()
        self.number = 0
        self.listening = asyncio.Event()
        self.sending = asyncio.Event()
        self.broken = False
        """Whether something that was said may be lost."""
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def whole(self) -> bool:
        """Whether everything that is said is heard."""
        working = self.tasks and not any(task.done() for task in self.tasks)
        return bool(working) and self.listening.is_set() and self.sending.is_set()

    async def open(self) -> None:
        """Connect; from now on this worker lives."""
        self.tasks = [asyncio.ensure_future(self.listen()), asyncio.ensure_future(self.send_all())]
        async with asyncio.timeout(PATIENCE):
            await self.listening.wait()
            await self.sending.wait()

    async def close(self) -> None:
        """Say what is waiting, and go."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.waiting and self.sending.is_set():
                    await asyncio.sleep(0.005)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def say(self, kind: str, table: str = "", data: Any = None) -> bool:
        """Tell all other workers something; False if it is too long to be told."""
        self.number += 1  # of two messages that are alike in one transaction, PostgreSQL would send one
        message = {"from": self.worker, "kind": kind, "table": table, "data": data, "number": self.number}
        text = written(message)
        if text is None:
            return False
        self.waiting.append(text)
        self.news.set()
        return True

    async def connection(self) -> Any:
        """A connection of its own, not one of the pool's."""
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(
            self.address,
            autocommit=True,
            connect_timeout=5,
            keepalives_idle=10,
            keepalives_interval=5,
            application_name=f"kwoon worker {os.getpid()}",
        )

    async def listen(self) -> None:
        """Hear what the others say, for as long as it takes."""
        from psycopg import Error

        while True:
            with suppress(Error, OSError):
                async with await self.connection() as connection:
                    await connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, self.worker))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self.mended()
                    async for notify in connection.notifies():
                        message = read(notify.payload)
                        if message is not None and message["from"] != self.worker:
                            self.hear(message)
            self.listening.clear()
            await asyncio.sleep(RETRY)

    async def send_all(self) -> None:
        """Say what is waiting, all at once; and look once every beat who lives."""
        from psycopg import Error

        while True:
            with suppress(Error, OSError):
                async with await self.connection() as connection:
                    await connection.execute("SET synchronous_commit TO off")  # nothing of this is kept
                    if self.broken:
                        self.say("look again")
                    self.broken = True
                    self.sending.set()
                    await self.sent_by(connection)
            self.sending.clear()
            await asyncio.sleep(RETRY)

    async def sent_by(self, connection: Any) -> None:
        """The same, as long as a connection lasts."""
        beat = monotonic()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, beat - monotonic())):
                    await self.news.wait()
            self.news.clear()
            while self.waiting:
                batch = [self.waiting.popleft() for _ in range(min(AT_ONCE, len(self.waiting)))]
                await connection.execute(SENT, (batch,))
            if monotonic() >= beat:
                found = await (await connection.execute(LIVING)).fetchall()
                self.see({number for (number,) in found})
                beat = monotonic() + BEAT
