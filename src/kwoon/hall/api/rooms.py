"""Tables as the API shows them, and who may do what at one."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import Depends, Path, Request

from kwoon.engine.names import with_names
from kwoon.hall.api import models
from kwoon.hall.api.callers import Anyone, Known
from kwoon.hall.api.problems import Refusal
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.house.sights import Seen
from kwoon.hall.pages.context import Hall, hall_of
from kwoon.hall.pages.looking import LINGER, gallery_of, leave_gallery
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import OVER, WAITING, Room
from kwoon.hall.store.talk import GALLERY
from kwoon.tables.live import LiveTable
from kwoon.tables.seats import PERSON


async def room_named(
    request: Request, id: Annotated[str, Path(description="The name of a table.", examples=["Zx3h0dLkQw-T"])]
) -> Room:
    """The table that a call is about."""
    return await find_room(hall_of(request).house, id)


async def find_room(house: House, name: str) -> Room:
    """A table by its name."""
    return await asyncio.to_thread(house.rooms.room, name)


Named = Annotated[Room, Depends(room_named)]


class Place:
    """A seat at a table that has begun."""

    def __init__(self, table: Running, seat: int, room: Room) -> None:
        self.table = table
        self.seat = seat
        self.room = room


async def seated(request: Request, room: Named, caller: Known) -> Place:
    """The caller's seat; who has none is refused. A program that calls is not away."""
    seat = room.seat_of(caller.id)
    if seat < 0:
        raise Refusal(403, "not your table", "you do not sit at this table", "look at its view and its log instead")
    if room.status == WAITING:
        raise not_begun()
    table = await hall_of(request).house.running_room(room)
    table.heard(seat)
    return Place(table, seat, room)


Seated = Annotated[Place, Depends(seated)]


def not_begun() -> Refusal:
    """A table that waits for players."""
    return Refusal(409, "not begun", "this table waits for players", "GET the table's events: they tell when it begins")


async def sight(hall: Hall, room: Room, caller: Person) -> tuple[Seen, int]:
    """A table as the caller may see it: at once from the caller's own seat, or some seconds later from the gallery."""
    if room.status == WAITING:
        raise not_begun()
    seat = room.seat_of(caller.id)
    if seat >= 0:
        running = await hall.house.running_room(room)
        running.heard(seat)
        return running, seat
    delay = 0.0 if (await asyncio.to_thread(hall.house.talk.customs, room.id)).open_hands else hall.delay
    gallery = await gallery_of(hall, room, delay)
    gallery.catch_up()
    asyncio.get_running_loop().call_later(LINGER, leave_gallery, hall, room.id, delay)
    return gallery, GALLERY


async def seen(request: Request, room: Named, caller: Anyone) -> tuple[Seen, int]:
    """The table of a call, as its caller may see it."""
    return await sight(hall_of(request), room, caller)


Sight = Annotated[tuple[Seen, int], Depends(seen)]


# --- a table as data --------------------------------------------------------------------------------------------------


async def rows_data(house: House, rooms: list[Room], caller: Person) -> list[models.Row]:
    """A list of tables as this caller may know them."""
    programs = await asyncio.to_thread(house.keys.machines, [chair.person for room in rooms for chair in room.chairs])
    return [models.Row(**row_fields(room, caller, programs, False)) for room in rooms]


async def table_data(house: House, room: Room, caller: Person) -> models.Table:
    """One table; what the shuffle followed from is told once the game is over."""
    programs = await asyncio.to_thread(house.keys.machines, [chair.person for chair in room.chairs])
    running = await house.running_room(room) if room.status == OVER or room.id in house.played else None
    result = None if running is None else result_of(running.live)
    over = result is not None
    return models.Table(
        **row_fields(room, caller, programs, over),
        secret=room.secret if over else None,
        options=room.options if over or caller.id == room.host else None,
        result=result,
    )


def row_fields(room: Room, caller: Person, programs: set[str], over: bool) -> dict[str, Any]:
    """What is told of a table; each seat's words once it is over."""
    seat = room.seat_of(caller.id)
    chairs = [
        models.Chair(
            seat=chair.seat,
            name=chair.name or None,
            player=chair.player,
            bot=chair.player != PERSON or chair.person in programs,
            words=chair.words if over else None,
        )
        for chair in room.chairs
    ]
    return {
        "id": room.id,
        "game": room.game,
        "status": OVER if over else room.status,
        "chairs": chairs,
        "seat": seat if seat >= 0 else None,
        "listed": room.listed,
        "clock": None if room.clock is None else models.Clock(**room.clock),
        "opened_at": in_utc(room.opened_at),
        "page": f"/table/{room.id}",
        "promise": room.promise,
    }


def in_utc(moment: datetime) -> datetime:
    """A moment of the database; SQLite forgets that it is UTC."""
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment


def result_of(live: LiveTable) -> models.Result | None:
    """How a table's game ended; None while it is played."""
    outcome = live.outcome
    if outcome is None:
        return None
    reason = with_names(outcome.reason, live.names)
    return models.Result(places=list(outcome.places), scores=list(outcome.scores), reason=reason)
