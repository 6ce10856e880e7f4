"""Making, finding and joining tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, cast

from fastapi import Query, Request

from kwoon.engine.plain import Data
from kwoon.hall.api import models
from kwoon.hall.api.callers import Anyone, Known, limits_of
from kwoon.hall.api.problems import api_router, open_to_all, refuses
from kwoon.hall.api.rooms import Named, rows_data, table_data
from kwoon.hall.house.clocks import read_clock
from kwoon.hall.pages.context import hall_of
from kwoon.hall.store.rooms import WAITING
from kwoon.hall.store.talk import Customs

router = api_router("tables")
MOST: Final = 50
WORDLESS: Final = models.SitWish()


@router.post("/tables", status_code=201, responses=refuses(401, 403, 413))
async def make_table(request: Request, wish: models.TableWish, caller: Known) -> models.Table:
    """Make a table and sit down at it. Its game begins at once if nobody is missing."""
    house, limits = hall_of(request).house, limits_of(request)
    limits.spend("tables", caller.id, limits.rates.tables)
    clock = read_clock(None if wish.clock is None else wish.clock.model_dump())
    options = cast(dict[str, Data], wish.options)  # a fraction is refused by every game
    customs = None if wish.hints is None else Customs(hints=wish.hints)
    room = await house.open_room(caller, wish.game, options, wish.players, clock, wish.listed, wish.words, customs)
    return await table_data(house, room, caller)


@router.get("/tables", responses=refuses(401), openapi_extra=open_to_all())
async def tables(
    request: Request,
    caller: Anyone,
    status: Annotated[models.Status, Query(description="Which tables.")] = WAITING,
    mine: Annotated[bool, Query(description="Only tables at which you sit, listed or not.")] = False,
) -> list[models.Row]:
    """The newest tables that everybody may know of, or your own; at most 50."""
    rooms = hall_of(request).house.rooms
    if mine:
        found = await asyncio.to_thread(rooms.of_person, caller.id, MOST, status)
    else:
        found = await asyncio.to_thread(rooms.listed, status, MOST)
    return await rows_data(hall_of(request).house, found, caller)


@router.get("/tables/{id}", responses=refuses(401, 404), openapi_extra=open_to_all())
async def table(request: Request, room: Named, caller: Anyone) -> models.Table:
    """One table: who sits there, and what was promised of the shuffle.

    Once it is over, also the secret behind the promise and everyone's words.
    """
    return await table_data(hall_of(request).house, room, caller)


@router.post("/tables/{id}/sit", responses=refuses(401, 403, 404, 409, 413))
async def sit(request: Request, room: Named, caller: Known, wish: models.SitWish = WORDLESS) -> models.Table:
    """Take the first free seat. With the last one the game begins."""
    house = hall_of(request).house
    return await table_data(house, await house.sit(room.id, caller, wish.words), caller)


@router.post("/tables/{id}/stand", responses=refuses(401, 403, 404, 409))
async def stand(request: Request, room: Named, caller: Known) -> models.Table:
    """Leave a table whose game has not begun."""
    house = hall_of(request).house
    return await table_data(house, await house.stand_up(room.id, caller), caller)
