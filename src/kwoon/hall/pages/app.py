"""The site: one ASGI application, with everything that it stands on opened and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from kwoon import __version__
from kwoon.engine.errors import KwoonError
from kwoon.hall.api import routes
from kwoon.hall.house.finished import NotToBeSeen
from kwoon.hall.house.gallery import DELAY
from kwoon.hall.house.house import House
from kwoon.hall.house.limits import Limits, TooMuch
from kwoon.hall.house.running import PACE
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.pages import (
    accounts,
    for_programs,
    games,
    keeper,
    lobby,
    making,
    profiles,
    sockets,
    tables,
    talking,
    watching,
)
from kwoon.hall.pages.context import HERE, Hall, environment, hall_of, stamp
from kwoon.hall.pages.doors import Doors
from kwoon.hall.store.database import open_database
from kwoon.hall.store.shelf import NoTable
from kwoon.tables.manners.base import sentence


@dataclass(frozen=True)
class Settings:
    """How a hall is run."""

    database: str
    thinkers: int = 1
    pace: float = PACE
    delay: float = DELAY
    workers: int = 1
    """How many workers serve it; each makes an application of its own."""


def make_app(settings: Settings) -> FastAPI:
    """The hall of these settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.thinkers)
        house = House(open_database(settings.database), thinkers, settings.pace)
        app.state.hall = Hall(house, environment(), stamp(), settings.delay, app.state.limits)
        await house.meet(settings.workers)
        if house.fellows is not None:
            house.fellows.beat = partial(watching.count_here, house)
        await house.wake()
        yield
        await house.close()
        thinkers.close()

    app = routes.DescribedApp(
        title="Kwoon",
        version=__version__,
        description=routes.ABOUT,
        openapi_tags=routes.TAGS,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
    )
    app.state.limits = Limits()
    pages = (lobby, making, tables, sockets, accounts, talking, keeper, games, profiles, for_programs, watching)
    for each in (*pages, routes):
        app.include_router(each.router)
    app.mount("/static", StaticFiles(directory=HERE / "static"))
    app.add_middleware(Doors)
    app.add_exception_handler(KwoonError, refused)
    app.add_exception_handler(NotToBeSeen, games.not_to_be_seen)
    app.add_exception_handler(HTTPException, nothing_there)
    return app


async def nothing_there(request: Request, error: Exception) -> Response:
    """A person who has gone astray gets a page; a program, and whoever does it wrongly, the plain refusal."""
    assert isinstance(error, HTTPException)
    if error.status_code != 404 or "text/html" not in request.headers.get("accept", ""):
        return await http_exception_handler(request, error)
    hall = hall_of(request)
    words = "Nothing is at this address. A table or a game that was here may have been cleared away."
    heading = "There is no such page"
    return hall.page(request, "message.html", await hall.person(request), 404, heading=heading, text=words)


async def refused(request: Request, error: Exception) -> Response:
    """What cannot be done is said on a page, in words."""
    hall = hall_of(request)
    status, heading = 400, "That cannot be done"
    if isinstance(error, NoTable):
        status, heading = 404, "There is no such table"
    elif isinstance(error, TooMuch):
        status, heading = 429, "Not so fast"
    words = sentence(str(error))
    return hall.page(request, "message.html", await hall.person(request), status, heading=heading, text=words)
