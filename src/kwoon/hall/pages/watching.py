"""For whoever keeps a hall running: whether it is well, and its figures."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import select

from kwoon.hall.house.house import House
from kwoon.hall.pages.context import hall_of
from kwoon.hall.pages.looking import galleries
from kwoon.hall.store.schema import tables

router = APIRouter(include_in_schema=False)
PATIENCE: Final = 5.0
"""How many seconds the database has to answer."""
FORWARDED: Final = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""What a reverse proxy adds: who comes through one is not on this machine."""


@router.get("/health")
async def health(request: Request) -> Response:
    """Whether this hall works: 503 with the reason if it does not."""
    house = hall_of(request).house
    problem = await problem_of(house)
    if problem:
        return PlainTextResponse(f"not well: {problem}\n", 503)
    if house.fellows is None:
        return PlainTextResponse(f"well: {len(house.played)} tables\n")
    here = sum(each.leads for each in house.played.values())
    return PlainTextResponse(f"well: {here} tables at this worker, one of {len(house.fellows.living)}\n")


async def problem_of(house: House) -> str:
    """Why nobody can play here; empty where all is well."""
    if not house.journal.thread.is_alive():
        return "the journal has stopped, so no answer can be kept"
    if house.fellows is not None and not house.fellows.wire.whole:
        return "this worker does not hear the others: it has lost its connection to the database, and tries again"

    def look() -> None:
        with house.shelf.engine.connect() as connection:
            connection.execute(select(tables.c.id).limit(1)).first()

    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(look)
    except TimeoutError:
        return f"the database does not answer within {PATIENCE:g} seconds"
    except Exception as error:
        return f"the database cannot be asked ({type(error).__name__})"
    return ""


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures, for Prometheus on this machine alone.

    From them one could tell when somebody else's question is answered by an assistant.
    """
    if not from_this_machine(request):
        return PlainTextResponse("The figures are shown on this machine only.\n", 403)
    house = hall_of(request).house
    count_here(house)
    return Response(house.measures.text(), media_type=CONTENT_TYPE_LATEST)


def count_here(house: House) -> None:
    """What can be seen at this moment: tables that this worker leads, and screens that it serves."""
    measures = house.measures
    running = list(house.played.values())
    measures.tables.set(sum(each.leads and not each.live.over for each in running))
    looking_on = sum(len(gallery.screens) for gallery, _ in galleries.get(house, {}).values())
    measures.sockets.set(looking_on + sum(max(0, count) for each in running for count in each.present.values()))


def from_this_machine(request: Request) -> bool:
    """Whether a request comes from here, and through no proxy."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
