"""Games that are over, looked through again by a bot."""

from __future__ import annotations

from typing import Literal

from fastapi import Request

from kwoon.hall.api import models
from kwoon.hall.api.callers import Anyone
from kwoon.hall.api.problems import Refusal, api_router, open_to_all, refuses
from kwoon.hall.api.rooms import Named
from kwoon.hall.house.afterwards import finished_game
from kwoon.hall.house.finished import Finished, NotToBeSeen
from kwoon.hall.house.house import House
from kwoon.hall.pages.context import hall_of
from kwoon.hall.pages.games import ask_for_review
from kwoon.hall.store.reviews import Review

router = api_router("reviews")


async def game_over(house: House, name: str) -> Finished:
    """The game of a table, once it is over: nothing is told of one that is being played."""
    try:
        return await finished_game(house, name)
    except NotToBeSeen as error:
        todo = "GET the table to see whether it is over"
        raise Refusal(409, "not over", "a game is reviewed when it is over", todo) from error


def review_data(found: Review | None) -> models.Review:
    """A review as data."""
    if found is None:
        return models.Review(state="none", bot=None, done=0, total=0, answers=None)
    state: Literal["done", "broken", "working"] = "done" if found.over else "broken" if found.broken else "working"
    answers = [models.ReviewedAnswer(**each.plain()) for each in found.found] if found.over else None
    return models.Review(state=state, bot=found.bot, done=found.done, total=found.total, answers=answers)


@router.get("/tables/{id}/review", responses=refuses(401, 404, 409), openapi_extra=open_to_all())
async def review(request: Request, room: Named, _caller: Anyone) -> models.Review:
    """The review of a game that is over, as `kwoon review --json` finds it, or how far it has come."""
    house = hall_of(request).house
    return review_data(await house.reviewer.of(await game_over(house, room.id)))


@router.post("/tables/{id}/review", status_code=202, responses=refuses(401, 404, 409), openapi_extra=open_to_all())
async def ask_review(request: Request, room: Named, caller: Anyone) -> models.Review:
    """Have a game that is over reviewed. That takes seconds or minutes: GET it meanwhile. It is done once."""
    hall = hall_of(request)
    game = await game_over(hall.house, room.id)
    return review_data(await ask_for_review(hall, request, game, caller))
