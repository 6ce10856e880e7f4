"""The socket of a table: the seat's table goes out whenever something changes, and answers come in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from kwoon.engine.errors import KwoonError
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.limits import Meter, Rate
from kwoon.hall.house.running import Running
from kwoon.hall.pages.context import hall_of
from kwoon.hall.pages.doors import from_here
from kwoon.hall.pages.drawing.screen import Screen
from kwoon.hall.pages.looking import gallery_of, leave_gallery
from kwoon.hall.store.rooms import WAITING
from kwoon.hall.store.shelf import NoTable
from kwoon.tables.live import StaleVersion

router = APIRouter()
PATIENCE: Final = 20.0
"""A reader that takes longer than this for one message is sent away."""
MESSAGES: Final = Rate(40, 15)
"""So many messages of one page are read."""
NOT_TEXT: Final = 1003
NOT_HERE: Final = 4404
NOT_FROM_HERE: Final = 4403
TOO_MUCH: Final = 4429


class Badly(KwoonError):
    """A message that makes no sense; says what would."""


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
    seat = room.seat_of(person.id) if person.id else -1
    table = await hall.house.running_room(room) if seat >= 0 else await gallery_of(hall, room)
    await socket.accept()
    await serve(socket, table, Screen(table, seat, hall.templates))
    if isinstance(table, Gallery):
        leave_gallery(hall, name)


async def serve(socket: WebSocket, table: Running | Gallery, screen: Screen) -> None:
    """Until one side goes: send what is new, and do what is asked."""
    news = asyncio.Event()
    news.set()
    table.screens.append(news.set)
    if isinstance(table, Running):
        table.come(screen.seat)
    try:
        async with anyio.create_task_group() as both:

            async def first(work: Awaitable[None]) -> None:
                """When one of the two is done, so is the other."""
                with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                    await work
                both.cancel_scope.cancel()

            both.start_soon(first, send_news(socket, screen, news))
            both.start_soon(first, read_messages(socket, table, screen))
    finally:
        table.screens.remove(news.set)
        if isinstance(table, Running):
            table.go(screen.seat)


async def send_news(socket: WebSocket, screen: Screen, news: asyncio.Event) -> None:
    """Send what has changed, whenever something has."""
    while True:
        await news.wait()
        news.clear()
        message = screen.news()
        if message is not None:
            await send(socket, message)


async def send(socket: WebSocket, message: dict[str, Any]) -> None:
    """Send a message; who does not read it is not waited for."""
    async with asyncio.timeout(PATIENCE):
        await socket.send_text(json.dumps(message, ensure_ascii=False))


async def read_messages(socket: WebSocket, table: Running | Gallery, screen: Screen) -> None:
    """Do what comes in. What makes no sense, or comes too late, is refused softly."""
    meter = Meter(MESSAGES)
    while True:
        text = await text_from(socket)
        if text is None:
            await socket.close(NOT_TEXT)
            return
        if not meter.allows():
            await socket.close(TOO_MUCH)
            return
        try:
            await obey(read_message(text), table, screen)
        except StaleVersion:
            await send(socket, {"note": "The table has changed meanwhile: look again.", "stale": True})
        except KwoonError as error:
            await send(socket, {"note": str(error)})


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
    elif what == "undo":
        await table.undo(seat, screen.version_of(text_of(message, "ticket")))
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
