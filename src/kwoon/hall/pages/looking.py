"""Looking on: the galleries of this worker, each there while someone looks; and who is where at a table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.pages.context import Hall
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import Room
from kwoon.hall.store.talk import GALLERY, JUDGE, Customs

galleries: WeakKeyDictionary[House, dict[tuple[str, float], tuple[Gallery, asyncio.Task[None]]]] = WeakKeyDictionary()
LINGER: Final = 60.0
"""How many seconds a gallery waits for the first one who looks on."""


@dataclass(frozen=True)
class Place:
    """Where somebody is at a table: at the table itself or in a gallery, through whose eyes, and as whom."""

    table: Running | Gallery
    eyes: int
    """The seat whose view is drawn; GALLERY for what everybody may see."""
    seat: int
    """As whom one acts and speaks: a seat, GALLERY or JUDGE."""
    customs: Customs


async def place_of(hall: Hall, room: Room, person: Person, eyes: str = "") -> Place:
    """Where a person is at a table. Where all hands are open, anyone may look through the eyes of a seat.

    A judge sees what everybody may see, without the delay: what a judge has to know of a hand, its player shows.
    """
    customs = await asyncio.to_thread(hall.house.talk.customs, room.id)
    seat = room.seat_of(person.id)
    wished = int(eyes) if eyes.isascii() and eyes.isdecimal() and len(eyes) < 3 else GALLERY
    if customs.open_hands and 0 <= wished < len(room.chairs) and wished != seat:
        return Place(await gallery_of(hall, room, 0.0), wished, GALLERY, customs)
    if seat >= 0:
        return Place(await hall.house.running_room(room), seat, seat, customs)
    if person.id and customs.judge == person.id:
        return Place(await gallery_of(hall, room, 0.0), GALLERY, JUDGE, customs)
    return Place(await gallery_of(hall, room, 0.0 if customs.open_hands else hall.delay), GALLERY, GALLERY, customs)


async def gallery_of(hall: Hall, room: Room, delay: float) -> Gallery:
    """The gallery of a table with this delay; it stays while someone looks."""
    running = await hall.house.running_room(room)
    known = galleries.setdefault(hall.house, {})
    if (room.id, delay) not in known:
        gallery = await asyncio.to_thread(Gallery, running.table, delay)
        if (room.id, delay) not in known:
            gallery.left = running.left
            known[room.id, delay] = (gallery, asyncio.ensure_future(gallery.run()))
            asyncio.get_running_loop().call_later(LINGER, leave_gallery, hall, room.id, delay)
    return known[room.id, delay][0]


def leave_gallery(hall: Hall, name: str, delay: float) -> None:
    """When the last one who looked on has gone, nothing is kept for them."""
    known = galleries.get(hall.house, {})
    if (name, delay) in known and not known[name, delay][0].screens:
        known.pop((name, delay))[1].cancel()


async def aside_of(hall: Hall, room: Room, place: Place, person: Person) -> Aside:
    """What a person reads beside a table."""
    company = await hall.house.company(room)
    blocked = await asyncio.to_thread(hall.house.keeping.blocked, person.id) if person.id else []
    return Aside(company, place.table, place.seat, person, {each.id for each in blocked}, hall.templates)
