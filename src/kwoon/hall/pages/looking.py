"""Looking on: the galleries of this worker, each there while someone looks."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.pages.context import Hall
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import Room

galleries: WeakKeyDictionary[House, dict[str, tuple[Gallery, asyncio.Task[None]]]] = WeakKeyDictionary()


async def gallery_of(hall: Hall, room: Room) -> Gallery:
    """The gallery of a table; it stays while its table is played here."""
    running = await hall.house.running_room(room)
    known = galleries.setdefault(hall.house, {})
    if room.id not in known:
        gallery = Gallery(running.table, hall.delay)
        gallery.left = running.left
        known[room.id] = (gallery, asyncio.ensure_future(gallery.run()))
    return known[room.id][0]


def leave_gallery(hall: Hall, name: str) -> None:
    """When the last one who looked on has gone, nothing is kept for them."""
    known = galleries.get(hall.house, {})
    if name in known and not known[name][0].screens:
        known.pop(name)[1].cancel()


async def aside_of(hall: Hall, room: Room, table: Running | Gallery, seat: int, person: Person) -> Aside:
    """What a person reads beside a table."""
    company = await hall.house.company(room)
    blocked = await asyncio.to_thread(hall.house.keeping.blocked, person.id) if person.id else []
    return Aside(company, table, seat, person, {each.id for each in blocked}, hall.templates)
