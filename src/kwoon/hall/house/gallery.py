"""The gallery: those who look on see a table as it was a while ago, and no hidden card."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import Final

from kwoon.engine.question import Question
from kwoon.hall.house.clocks import Clocks
from kwoon.hall.house.hosted import Hosted, do, opened
from kwoon.tables.assistant import Assistant

DELAY: Final = 15.0
"""How many seconds later the gallery sees what happened."""


class Gallery:
    """A table with a delay, while someone looks on. It is drawn like any other, from a seat that nobody has."""

    def __init__(self, table: Hosted, delay: float = DELAY) -> None:
        self.table = table
        self.delay = delay
        self.live = opened(table.live.start)
        self.done = 0
        self.screens: list[Callable[[], None]] = []
        self.assistants: dict[int, Assistant] = {}
        self.stood_in: set[int] = set()
        self.left: list[int] = []
        self.clocks: Clocks | None = None
        self.news = asyncio.Event()
        self.catch_up()

    @property
    def due(self) -> float | None:
        """In how many seconds the next change is to be seen; None if there is none."""
        if self.done == len(self.table.entries):
            return None
        if self.table.live.over:
            return 0.0
        return max(0.0, self.table.entries[self.done].at + self.delay - time())

    def catch_up(self) -> bool:
        """Do what is old enough; whether anything was."""
        before = self.done
        while self.due == 0.0:
            entry = self.table.entries[self.done]
            do(self.live, entry, self.table.rewound(entry))
            self.done += 1
        return self.done > before

    async def run(self) -> None:
        """Show what becomes old enough, until the end of the game."""
        self.table.watchers.append(self.news.set)
        try:
            while not self.live.over:
                self.news.clear()
                try:
                    async with asyncio.timeout(self.due):
                        await self.news.wait()
                except TimeoutError:
                    if self.catch_up():
                        self.tell()
        finally:
            self.table.watchers.remove(self.news.set)

    def tell(self) -> None:
        """There is something to see."""
        for each in list(self.screens):
            each()

    def question(self, _seat: int) -> Question | None:
        """Nobody in the gallery is asked anything."""
        return None
