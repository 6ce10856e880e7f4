"""A hint on a page: asked for by a button, thought out elsewhere, and shown if the question is still the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from fastapi import WebSocketDisconnect

from kwoon.engine.errors import KwoonError
from kwoon.hall.house.limits import Limits
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.pages.limits import HINT
from kwoon.tables.live import StaleVersion

Send = Callable[[dict[str, Any]], Awaitable[None]]
TOO_LATE = "The table has changed meanwhile: look again."


class Adviser:
    """The hints of one page. Meanwhile the page can do everything else, also answer."""

    def __init__(self, limits: Limits, aside: Aside, send: Send) -> None:
        self.limits = limits
        self.aside = aside
        self.send = send
        self.task: asyncio.Task[None] | None = None

    def ask(self, ticket: str, version: int) -> None:
        """A hint for the question that the page shows; one at a time."""
        if self.task is None or self.task.done():
            self.task = asyncio.ensure_future(self.give(ticket, version))

    async def give(self, ticket: str, version: int) -> None:
        """Think, and tell."""
        company, seat = self.aside.company, self.aside.seat
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                company.check_hint(seat, version)
                self.limits.check(HINT, self.aside.person.id)
                await self.send({"hint": {"words": "Thinking…", "choice": -1, "ticket": ticket}})
                hint = await company.hint(seat, version)
                await self.send({"hint": {"words": hint.words, "choice": hint.choice, "ticket": ticket}})
            except StaleVersion:
                await self.send({"note": TOO_LATE, "stale": True})
            except KwoonError as error:
                await self.send({"note": str(error), "hint": {"words": "", "choice": -1, "ticket": ticket}})

    def close(self) -> None:
        """The page is gone: nobody waits any more."""
        if self.task is not None:
            self.task.cancel()
