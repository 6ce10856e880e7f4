"""The house: every table that this worker hosts, found in the database when someone asks for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Engine

from kwoon.engine.plain import Data
from kwoon.engine.record import Seat, begin_record
from kwoon.games import game_named
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.journal import Journal
from kwoon.hall.store.shelf import Shelf
from kwoon.tables.live import StaleVersion

NAME_BYTES: Final = 9
"""How long a table's name is: nobody guesses one."""


class House:
    """One worker's tables, journal and bots. Close it at the end: then all that was done is written."""

    def __init__(self, engine: Engine, thinkers: Thinkers) -> None:
        self.shelf = Shelf(engine)
        self.journal = Journal(engine)
        self.thinkers = thinkers
        self.hosted: dict[str, asyncio.Task[Hosted]] = {}
        self.players: dict[str, asyncio.Task[None]] = {}
        """The bots of each table, while they play."""

    async def open_table(self, game: str, options: Mapping[str, Data], seats: tuple[Seat, ...], seed: int) -> str:
        """A new table; its name."""
        spec = game_named(game)
        start = begin_record(spec, spec.new(options, seed), seed, seats)
        name = secrets.token_urlsafe(NAME_BYTES)
        await asyncio.to_thread(self.shelf.put, name, start)
        return name

    async def table(self, name: str) -> Hosted:
        """A table by its name; all who ask for it at once get the same."""
        if name not in self.hosted:
            self.hosted[name] = asyncio.ensure_future(Hosted.found(name, self.journal, self.shelf))
        try:
            return await asyncio.shield(self.hosted[name])
        except Exception:
            self.hosted.pop(name, None)
            raise

    # --- bots ----------------------------------------------------------------------------------------------------

    def let_bots_play(self, name: str) -> None:
        """Let the bots of a table answer whenever they are asked, until its game is over."""
        if name not in self.players:
            self.players[name] = asyncio.ensure_future(self.play(name))

    async def play(self, name: str) -> None:
        """Wait until a bot is asked, let it think, and give its answer, unless the question is gone meanwhile."""
        table = await self.table(name)
        news = asyncio.Event()
        table.watchers.append(news.set)
        try:
            while not table.live.over:
                news.clear()
                if not table.live.bot_is_asked:
                    await news.wait()
                    continue
                await self.think(table)
        finally:
            table.watchers.remove(news.set)

    async def think(self, table: Hosted) -> None:
        """One answer of the bot that is asked."""
        version, turn = table.live.version, table.live.bot_turn()
        choice = await self.thinkers.choice(turn)
        try:
            await table.answer(turn.question.seat, choice, version)
        except StaleVersion:
            return  # the table went on without it

    async def close(self) -> None:
        """Stop the bots, and write what is waiting."""
        for each in self.players.values():
            each.cancel()
        await asyncio.gather(*self.players.values(), return_exceptions=True)
        await asyncio.to_thread(self.journal.close)
