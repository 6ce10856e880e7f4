"""The socket of a table: the seat's table goes out whenever something changes, and answers come in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from kwoon.engine.errors import KwoonError
from kwoon.hall.framing import AT_ONCE
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.limits import Meter
from kwoon.hall.house.running import Running
from kwoon.hall.pages.advising import TOO_LATE, Adviser
from kwoon.hall.pages.context import Hall, hall_of
from kwoon.hall.pages.doors import from_here
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.pages.drawing.screen import Screen
from kwoon.hall.pages.limits import MESSAGES
from kwoon.hall.pages.looking import aside_of, leave_gallery, place_of
from kwoon.hall.pages.said import said
from kwoon.hall.pages.talking import heed
from kwoon.hall.store.rooms import WAITING
from kwoon.hall.store.shelf import NoTable
from kwoon.tables.live import StaleVersion

router = APIRouter()
PATIENCE: Final = 20.0
"""A reader that takes longer than this for one message is sent away, at the latest after twice as long."""
NOT_TEXT: Final = 1003
NOT_HERE: Final = 4404
NOT_FROM_HERE: Final = 4403
TOO_MUCH: Final = 4429
NOT_KNOWN: Final = 4401
KNOWN_FOR: Final = 60.0
"""How many seconds lie between two looks at whether a person is still signed in: sessions are ended from other
devices."""


class Badly(KwoonError):
    """A message that makes no sense; says what would."""


class Bell:
    """Wakes the sender of one page: for the table, or only for what is said beside it.

    The table is sent when it rests and at no other moment, so that nobody hears who could have answered something.
    """

    def __init__(self) -> None:
        self.rung = False
        self.table = False
        self.waits: asyncio.Future[None] | None = None
        """The sender, while it waits."""

    def look(self) -> None:
        """There is something to see."""
        self.table = True
        self.hear()

    def hear(self) -> None:
        """There is something to hear."""
        self.rung = True
        if self.waits is not None and not self.waits.done():
            self.waits.set_result(None)

    async def wait(self) -> None:
        """Until it has rung since the last time."""
        if not self.rung:
            self.waits = asyncio.get_running_loop().create_future()
            await self.waits
        self.rung = False


@router.websocket("/table/{name}/socket")
async def table_socket(socket: WebSocket, name: str) -> None:
    """A seat's table, or what those see who look on."""
    hall = hall_of(socket)
    if not from_here(socket.headers):
        await socket.close(NOT_FROM_HERE)
        return
    try:
        room = await asyncio.to_thread(hall.house.rooms.room, name)
    except NoTable:
        await socket.close(NOT_HERE)
        return
    person = await hall.person(socket)
    if room.status == WAITING:
        await socket.close(NOT_HERE)
        return
    place = await place_of(hall, room, person, socket.query_params.get("eyes", ""))
    table = place.table
    aside = await aside_of(hall, room, place, person)
    await socket.accept()
    await serve(hall, socket, table, Screen(table, place.eyes, hall.templates), aside)
    if isinstance(table, Gallery):
        leave_gallery(hall, name, table.delay)


async def serve(hall: Hall, socket: WebSocket, table: Running | Gallery, screen: Screen, aside: Aside) -> None:
    """Until one side goes: send what is new, and do what is asked."""
    bell = Bell()
    bell.look()
    aside.bell = bell.hear
    table.screens.append(bell.look)
    aside.company.bells.append(bell.hear)
    if isinstance(table, Running):
        table.come(screen.seat)
    try:
        async with anyio.create_task_group() as all_three:

            async def first(work: Awaitable[None]) -> None:
                """When one of the three is done, so are the others."""
                with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                    await work
                all_three.cancel_scope.cancel()

            out = Out(socket)
            all_three.start_soon(first, send_news(out, screen, aside, bell))
            all_three.start_soon(first, read_messages(hall, out, table, screen, aside))
            all_three.start_soon(first, still_there(hall, out, aside))
    finally:
        table.screens.remove(bell.look)
        aside.company.bells.remove(bell.hear)
        if isinstance(table, Running):
            table.go(screen.seat)


def not_at_once(_text: bytes) -> bool:
    """Whoever serves this socket knows no way to send a text at once."""
    return False


class Out:
    """What goes out to one page, and since when the page has not taken it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.at_once = socket.scope.get("extensions", {}).get(AT_ONCE, not_at_once)
        self.on_the_way = 0
        self.since = 0.0

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message. Mostly it is gone at once, so no clock is set for each: `still_there` looks now and then."""
        text = said(message)
        if not self.on_the_way and self.at_once(text):
            return
        if not self.on_the_way:
            self.since = monotonic()
        self.on_the_way += 1
        try:
            await self.socket.send_text(text.decode())
        finally:
            self.on_the_way -= 1

    @property
    def stuck(self) -> bool:
        """Whether a message has been on its way for too long."""
        return self.on_the_way > 0 and monotonic() - self.since >= PATIENCE


async def still_there(hall: Hall, out: Out, aside: Aside) -> None:
    """Until the page takes nothing any more; or this person's session has been ended: then it comes back as another."""
    looked_up = monotonic()
    while not out.stuck:
        await asyncio.sleep(PATIENCE)
        if monotonic() - looked_up >= KNOWN_FOR:
            looked_up = monotonic()
            if (await hall.person(out.socket)).id != aside.person.id:
                await out.socket.close(NOT_KNOWN)
                return


async def send_news(out: Out, screen: Screen, aside: Aside, bell: Bell) -> None:
    """Send what has changed, whenever something has."""
    while True:
        patience = aside.patience()
        if patience is None:
            await bell.wait()
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await bell.wait()
        looks, bell.table = bell.table, False
        message = {**((screen.news() if looks else None) or {}), **(aside.news() or {})}
        if message:
            await out.send(message)


async def read_messages(hall: Hall, out: Out, table: Running | Gallery, screen: Screen, aside: Aside) -> None:
    """Do what comes in. What makes no sense, or comes too late, is refused softly."""
    meter, socket, adviser = Meter(MESSAGES), out.socket, Adviser(hall.limits, aside, out.send)
    try:
        while True:
            text = await text_from(socket)
            if text is None:
                await socket.close(NOT_TEXT)
                return
            if not meter.allows():
                await socket.close(TOO_MUCH)
                return
            try:
                message = read_message(text)
                ticket = message.get("ticket")
                version = screen.version_of(ticket) if isinstance(ticket, str) else -1
                if message["do"] == "hint" and isinstance(table, Running) and screen.plays:
                    adviser.ask(text_of(message, "ticket"), version)
                elif not await heed(hall, message, aside, version):
                    await obey(message, table, screen)
            except StaleVersion:
                await out.send({"note": TOO_LATE, "stale": True})
            except KwoonError as error:
                await out.send({"note": str(error)})
    finally:
        adviser.close()


async def text_from(socket: WebSocket) -> str | None:
    """The next message; None for bytes, which no page sends."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text


def read_message(text: str) -> dict[str, Any]:
    """A message as the object that it should be."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Badly("a message is a JSON object with something to do") from error
    if not isinstance(data, dict) or not isinstance(data.get("do"), str):
        raise Badly("a message is a JSON object with something to do")
    return data


async def obey(message: dict[str, Any], table: Running | Gallery, screen: Screen) -> None:
    """One thing that a page can ask for."""
    if not isinstance(table, Running):
        raise Badly("who looks on cannot do anything at this table")
    seat, what = screen.seat, message["do"]
    if what == "answer":
        choice = message.get("choice")
        if not isinstance(choice, int) or isinstance(choice, bool):
            raise Badly("an answer names the number of its choice")
        await table.answer(seat, choice, screen.version_of(text_of(message, "ticket")))
    elif what == "wish":
        table.wish(seat, text_of(message, "key"))
    elif what == "stop":
        table.stop_passing(seat)
    elif what == "back":
        table.back(seat)
    else:
        raise Badly(f"a table knows nothing to do called {what[:40]!r}")


def text_of(message: dict[str, Any], key: str) -> str:
    """A text in a message."""
    value = message.get(key)
    if not isinstance(value, str):
        raise Badly(f"{key} is a text")
    return value


@router.websocket("/table/{name}/waiting")
async def waiting_socket(socket: WebSocket, name: str, taken: int = -1) -> None:
    """Tells a page of a room that waits to look again; at once, if it does not know how many seats are taken."""
    hall = hall_of(socket)
    if not from_here(socket.headers):
        await socket.close(NOT_FROM_HERE)
        return
    try:
        await asyncio.to_thread(hall.house.rooms.room, name)
    except NoTable:
        await socket.close(NOT_HERE)
        return
    await socket.accept()
    news = asyncio.Event()
    lookers = hall.house.lookers.setdefault(name, [])
    lookers.append(news.set)
    with suppress(NoTable):
        room = await asyncio.to_thread(hall.house.rooms.room, name)
        if room.status != WAITING or room.taken != taken:
            news.set()
    try:
        async with anyio.create_task_group() as both:

            async def leaving() -> None:
                await socket.receive()
                both.cancel_scope.cancel()

            async def coming() -> None:
                await news.wait()
                await socket.send_text('{"look": true}')
                both.cancel_scope.cancel()

            both.start_soon(leaving)
            both.start_soon(coming)
    finally:
        lookers.remove(news.set)
        if not lookers:
            hall.house.lookers.pop(name, None)
