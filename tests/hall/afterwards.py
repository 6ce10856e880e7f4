"""What the tests of what comes after a game share: a hall with its pages, visitors, and games played to their end."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx2 as httpx

from kwoon.bots import make_bot
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.pages.app import Settings, make_app
from kwoon.hall.store.people import Person
from kwoon.tables.live import BotTurn, StaleVersion

PASSWORD = "a long password"


class QuickThinkers(Thinkers):
    """Bots that think at once, and in no other process."""

    def __init__(self, processes: int) -> None:
        super().__init__(min(0, processes))

    async def choice(self, turn: BotTurn) -> int:
        return turn.choice()


class Visitor(httpx.AsyncClient):
    """One browser."""

    def __init__(self, app: Any) -> None:
        super().__init__(transport=httpx.ASGITransport(app=app), base_url="http://hall")
        self.app = app

    @property
    def house(self) -> House:
        found: House = self.app.state.hall.house
        return found

    async def person(self) -> Person:
        """Who this is to the hall."""
        found = self.house.people.holder(self.cookies["kwoon"])
        assert found is not None
        return found

    async def enrolled(self, name: str) -> Person:
        """This visitor with an account."""
        return self.house.people.enrol(await self.person(), name, PASSWORD)

    async def make(self, *others: str, chi: int = 10, name: str = "Ann", words: str = "") -> str:
        """A new table of Kung Fu Fighting; its name."""
        seats = {f"seat-{number}": each for number, each in enumerate(others, 1)}
        form = {**seats, "chi": str(chi), "clock": "none", "name": name, "words": words}
        return place_of(await self.post("/new/kungfu", data=form))

    async def sit(self, room: str, name: str, words: str = "") -> None:
        """Sit down at a table."""
        answer = await self.post(f"/table/{room}/sit", data={"name": name, "words": words})
        assert answer.status_code == 303, answer.text


def place_of(answer: httpx.Response) -> str:
    """The room to which an answer leads."""
    assert answer.status_code == 303, answer.text
    found = re.fullmatch(r"/(?:table|game)/([\w-]+)", answer.headers["location"])
    assert found is not None
    return found.group(1)


@asynccontextmanager
async def a_hall(url: str) -> AsyncIterator[Callable[[], Visitor]]:
    """A hall that is open: each call brings a new visitor."""
    app = make_app(Settings(url, pace=0.0, delay=0.0))
    visitors: list[Visitor] = []

    def come() -> Visitor:
        visitors.append(Visitor(app))
        return visitors[-1]

    async with app.router.lifespan_context(app):
        yield come
        for each in visitors:
            await each.aclose()


async def under_way(house: House, room: str) -> Running:
    """The table of a room whose game has begun."""
    return await house.running_room(house.rooms.room(room))


async def play(house: House, room: str, moves: int = 100_000, seen: Callable[[Hosted], None] | None = None) -> Hosted:
    """Play a room's game as greedy players would, to its end or so many moves, and let `seen` look at every state."""
    running = await under_way(house, room)
    table = running.table
    while not table.live.over and len(table.live.moves) < moves:
        if seen is not None:
            seen(table)
        question = table.live.asked
        assert question is not None
        choice = make_bot("kungfu", "greedy", 1).choose(table.live.view(question.seat), question)
        try:
            await table.answer(question.seat, choice, table.live.version)
        except StaleVersion:
            continue
    if table.live.over:
        if seen is not None:
            seen(table)
        assert running.task is not None
        await running.task
        await house.finish(room)
    return table


async def two_players(come: Callable[[], Visitor]) -> tuple[Visitor, Visitor, str]:
    """Ann and Bo at a table of their own."""
    ann, bo = come(), come()
    room = await ann.make("person", words="seven tigers")
    await bo.sit(room, "Bo", "a crane")
    return ann, bo, room
