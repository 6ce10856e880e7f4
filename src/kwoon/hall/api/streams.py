"""Streams of events: what is new at a table for one seat, and at which tables a bot account is asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import ExitStack, aclosing
from time import monotonic
from typing import Annotated, Any, Final

from fastapi import Query, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel
from starlette.types import Send

from kwoon.hall.api import models
from kwoon.hall.api.callers import Anyone, Known, address_of, limits_of
from kwoon.hall.api.playing import turn_data, watching
from kwoon.hall.api.problems import api_router, open_to_all, refuses
from kwoon.hall.api.rooms import Named, find_room, sight, table_data
from kwoon.hall.house.house import House
from kwoon.hall.house.limits import Limits
from kwoon.hall.house.running import Running
from kwoon.hall.house.sights import Seen, common, log_of
from kwoon.hall.pages.context import Hall, hall_of
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import PLAYING, WAITING, Room
from kwoon.tables.chronicle import Line

router = api_router("streams")
BEAT: Final = 10.0
"""After how many quiet seconds a stream says that it is still there, and looks into the database."""
PATIENCE: Final = 20.0
"""A reader that takes longer than this for one event is sent away."""
MOST: Final = 100
Seconds = Annotated[
    float,
    Query(description="End the stream after so many seconds; 0 tells what there is now, and ends.", ge=0, le=86_400),
]


class EventStream(StreamingResponse):
    """Server-sent events. Whoever does not read them is sent away; nothing piles up meanwhile."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncGenerator[str, None], limits: Limits, who: str) -> None:
        super().__init__(events, headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        self.events = events
        self.limits = limits
        self.who = who

    async def stream_response(self, send: Send) -> None:
        """Send every event, each within some seconds."""

        async def patiently(message: Any) -> None:
            await asyncio.wait_for(send(message), PATIENCE)

        with self.limits.counted(self.who):
            async with aclosing(self.events):
                try:
                    await super().stream_response(patiently)
                except TimeoutError:
                    return


def described(words: str, **events: type[BaseModel]) -> dict[int | str, dict[str, Any]]:
    """The description of a stream: its events by name, each with the object that is its data."""
    kinds = [
        {
            "type": "object",
            "required": ["event", "data"],
            "properties": {
                "event": {"const": name},
                "data": {
                    "type": "string",
                    "contentMediaType": "application/json",
                    "contentSchema": {"$ref": f"#/components/schemas/{model.__name__}"},
                },
            },
        }
        for name, model in events.items()
    ]
    schema = {"type": "object", "oneOf": kinds}
    return {200: {"description": words, "content": {"text/event-stream": {"schema": schema}}}}


def event(kind: str, data: BaseModel) -> str:
    """One event as it is sent."""
    return f"event: {kind}\ndata: {data.model_dump_json(exclude_unset=True)}\n\n"


class Until:
    """How long a stream goes on."""

    def __init__(self, seconds: float) -> None:
        self.end = monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self.end - monotonic())

    async def news(self, news: asyncio.Event) -> bool:
        """Wait for news, for a beat at most; whether there were any."""
        try:
            await asyncio.wait_for(news.wait(), min(BEAT, self.left))
        except TimeoutError:
            return False
        return True


# --- one table --------------------------------------------------------------------------------------------------------


class Feed:
    """What one stream has told of a table. `news` is what it has to tell now, or None."""

    def __init__(self, table: Seen, seat: int, with_view: bool) -> None:
        self.table = table
        self.seat = seat
        self.with_view = with_view
        self.lines: Sequence[Line] = []
        self.told: tuple[Any, ...] | None = None

    def news(self) -> models.TableNews | None:
        """What has changed since the last event; a clock that runs is no news."""
        table, seat = self.table, self.seat
        turn = turn_data(table, seat) if isinstance(table, Running) else None
        view, lines = table.live.view(seat), log_of(table, seat)
        kept = common(self.lines, lines)
        now = (view, None if turn is None else turn.model_copy(update={"left": None}))
        if self.told == now and kept == len(self.lines) == len(lines):
            return None
        self.told, self.lines = now, list(lines)
        added = [line.text(table.live.names) for line in lines[kept:]]
        return models.TableNews(
            turn=turn,
            log=models.LogNews(keep=kept, add=added),
            over=table.live.over,
            view=view if self.with_view else None,
        )


@router.get(
    "/tables/{id}/events",
    status_code=200,
    response_class=EventStream,
    responses={
        **described(
            "Events `room` (a Table) while players are missing, then `turn` (a TableNews).",
            room=models.Table,
            turn=models.TableNews,
        ),
        **refuses(401, 404),
    },
    openapi_extra=open_to_all(),
)
async def table_events(
    request: Request,
    room: Named,
    caller: Anyone,
    seconds: Seconds = 86_400,
    view: Annotated[bool, Query(description="Send the view with every event.")] = False,
) -> EventStream:
    """What is new at a table for your seat, as it happens: the question with its ticket, and new lines of the log.

    The stream ends when the game does. While it is open, your seat is not away.
    """
    who = caller.id or address_of(request)
    limits = limits_of(request)
    limits.check_streams(who)
    return EventStream(of_table(hall_of(request), room, caller, Until(seconds), view), limits, who)


async def of_table(hall: Hall, room: Room, caller: Person, until: Until, view: bool) -> AsyncGenerator[str, None]:
    """The events of a table, from the room that waits to the end of the game."""
    while room.status == WAITING:
        yield event("room", await table_data(hall.house, room, caller))
        if not until.left:
            return
        await room_news(hall.house, room.id, until)
        room = await find_room(hall.house, room.id)
    table, seat = await sight(hall, room, caller)
    feed = Feed(table, seat, view)
    news = asyncio.Event()
    with watching(table, seat, news):
        while True:
            news.clear()
            found = feed.news()
            if found is not None:
                yield event("turn", found)
            if table.live.over or not until.left:
                return
            if not await until.news(news):
                yield ": still here\n\n"


async def room_news(house: House, name: str, until: Until) -> None:
    """Wait until something changes in a room that waits; or a beat."""
    news = asyncio.Event()
    lookers = house.lookers.setdefault(name, [])
    lookers.append(news.set)
    try:
        await until.news(news)
    finally:
        lookers.remove(news.set)
        if not lookers:
            house.lookers.pop(name, None)


# --- one account ------------------------------------------------------------------------------------------------------


@router.get(
    "/events",
    status_code=200,
    response_class=EventStream,
    responses={
        **described(
            "Events `began`, `asked` and `over`, each a Call.", began=models.Call, asked=models.Call, over=models.Call
        ),
        **refuses(401),
    },
)
async def my_events(request: Request, caller: Known, seconds: Seconds = 86_400) -> EventStream:
    """All your tables at once: `began` for each that is being played, `asked` whenever you are, `over` at the end.

    While it is open, your seats are not away.
    """
    limits = limits_of(request)
    limits.check_streams(caller.id)
    return EventStream(of_person(hall_of(request).house, caller, Until(seconds)), limits, caller.id)


class Calls:
    """A person's tables, as far as one stream has told of them."""

    def __init__(self, house: House, caller: Person) -> None:
        self.house = house
        self.caller = caller
        self.news = asyncio.Event()
        self.sat_down = True
        """Whether there may be tables that this stream does not know."""
        self.known: set[str] = set()
        self.tables: dict[str, tuple[Running, int, ExitStack]] = {}
        self.tickets: dict[str, str] = {}

    def called(self) -> None:
        """The person has sat down somewhere, or a game has begun."""
        self.sat_down = True
        self.news.set()

    async def find(self) -> list[str]:
        """Look for tables that have begun; their names."""
        if not self.sat_down:
            return []
        self.sat_down = False
        rooms = await asyncio.to_thread(self.house.rooms.of_person, self.caller.id, MOST, PLAYING)
        new = [room for room in rooms if room.id not in self.known]
        for room in new:
            running, seat = await self.house.running_room(room), room.seat_of(self.caller.id)
            stack = ExitStack()
            stack.enter_context(watching(running, seat, self.news))
            self.tables[room.id] = (running, seat, stack)
            self.known.add(room.id)
        return [room.id for room in new]

    def tell(self, name: str) -> str | None:
        """What is new at a table: its end, or a question."""
        running, seat, stack = self.tables[name]
        turn = turn_data(running, seat)
        if turn.over:
            stack.close()
            del self.tables[name]
            return self.call("over", name, turn)
        if turn.asked and turn.ticket != self.tickets.get(name):
            self.tickets[name] = turn.ticket
            return self.call("asked", name, turn)
        return None

    def call(self, kind: str, name: str, turn: models.Turn) -> str:
        """One event."""
        return event(kind, models.Call(table=name, turn=turn))

    def __enter__(self) -> Calls:
        self.house.callers.setdefault(self.caller.id, []).append(self.called)
        return self

    def __exit__(self, *_error: object) -> None:
        callers = self.house.callers[self.caller.id]
        callers.remove(self.called)
        if not callers:
            del self.house.callers[self.caller.id]
        for _, _, stack in self.tables.values():
            stack.close()


async def of_person(house: House, caller: Person, until: Until) -> AsyncGenerator[str, None]:
    """The calls of a person's tables, those that begin later too."""
    with Calls(house, caller) as calls:
        while True:
            calls.news.clear()
            for name in await calls.find():
                running, seat, _ = calls.tables[name]
                yield calls.call("began", name, turn_data(running, seat))
            for name in list(calls.tables):
                found = calls.tell(name)
                if found is not None:
                    yield found
            if not until.left:
                return
            if not await until.news(calls.news):
                calls.sat_down = True
                yield ": still here\n\n"
