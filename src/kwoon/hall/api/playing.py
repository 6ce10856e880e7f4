"""Playing: views, questions, answers, and what can be asked about a game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Annotated, Final

from fastapi import Query, Request
from fastapi.responses import PlainTextResponse

from kwoon.engine.names import with_names
from kwoon.hall.api import models
from kwoon.hall.api.callers import Anyone
from kwoon.hall.api.problems import Refusal, api_router, open_to_all, refuses
from kwoon.hall.api.rooms import Named, Place, Seated, Sight, not_begun, result_of
from kwoon.hall.house.messages import question_data
from kwoon.hall.house.running import Running
from kwoon.hall.house.sights import Seen, log_of, ticket_now, version_of
from kwoon.hall.pages.context import hall_of
from kwoon.hall.pages.limits import HINT
from kwoon.hall.store.rooms import WAITING
from kwoon.rulebooks import gist

router = api_router("playing")
LONGEST: Final = 30.0
Wait = Annotated[
    float,
    Query(
        description="Answer only once you are asked or the game is over, or after so many seconds.", ge=0, le=LONGEST
    ),
]
PLAYED: Final = refuses(401, 403, 404, 409)
TOLD: Final = refuses(401, 403, 404, 409, 413)


@contextmanager
def watching(table: Seen, seat: int, news: asyncio.Event) -> Iterator[None]:
    """Look at a table for a while: the event is set whenever there is something to see."""
    table.screens.append(news.set)
    if isinstance(table, Running):
        table.come(seat)
    try:
        yield
    finally:
        table.screens.remove(news.set)
        if isinstance(table, Running):
            table.go(seat)


async def asked(table: Running, seat: int, seconds: float) -> None:
    """Wait until a seat is asked, or the game is over, or for so many seconds."""
    if seconds <= 0 or table.live.over or table.question(seat) is not None:
        return
    news = asyncio.Event()
    with watching(table, seat, news):
        try:
            async with asyncio.timeout(seconds):
                while not table.live.over and table.question(seat) is None:
                    news.clear()
                    await news.wait()
        except TimeoutError:
            return


def turn_data(table: Running, seat: int) -> models.Turn:
    """What a seat is to decide now."""
    live, question = table.live, table.question(seat)
    clocks = table.clocks
    return models.Turn(
        table=table.table.name,
        seat=seat,
        asked=question is not None,
        ticket=ticket_now(table, seat),
        question=None if question is None else models.Question(**question_data(question)),
        can_undo=live.undo_problem(seat) is None,
        stood_in=seat in table.stood_in,
        over=live.over,
        result=result_of(live),
        hints=table.hints,
        left=None if clocks is None else [round(clocks.remaining(each, time()), 1) for each in range(len(live.seats))],
    )


# --- what a seat sees -------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/view", responses=refuses(401, 404, 409), openapi_extra=open_to_all())
async def view(sight: Sight, room: Named) -> models.View:
    """All that your seat may know. Who looks on sees no hidden card, and everything some seconds later."""
    table, seat = sight
    return models.View(table=room.id, seat=seat if seat >= 0 else None, view=table.live.view(seat))


@router.get("/tables/{id}/question", responses=PLAYED, response_model_exclude_unset=True)
async def question(place: Seated, wait: Wait = 0) -> models.Turn:
    """What you are asked, with the ticket that the answer has to carry."""
    await asked(place.table, place.seat, wait)
    return turn_data(place.table, place.seat)


@router.get("/tables/{id}/log", responses=refuses(401, 404, 409), openapi_extra=open_to_all())
async def log(
    sight: Sight, since: Annotated[int, Query(description="Leave out so many lines.", ge=0, le=1_000_000)] = 0
) -> models.Log:
    """What your seat has seen happen, in words. Where an answer was taken back the log is shorter: begin at 0 again."""
    table, seat = sight
    lines = log_of(table, seat)
    since = min(since, len(lines))
    return models.Log(since=since, lines=[line.text(table.live.names) for line in lines[since:]], next=len(lines))


@router.get("/tables/{id}/why", responses=PLAYED)
async def why(
    place: Seated, name: Annotated[str, Query(description="Only things of this name; all if it is left out.")] = ""
) -> list[models.Reason]:
    """Why not? Every thing that your seat can see, with the reason and the rule where it cannot be used now."""
    live = place.table.live
    return [
        models.Reason(
            thing=(each.thing.place, each.thing.seat, each.thing.name),
            text=each.text,
            usable=each.refusal is None,
            rule=None if each.refusal is None else each.refusal.rule,
            reason=None if each.refusal is None else with_names(each.refusal.reason, live.names),
            rule_says=None if each.refusal is None else gist(each.refusal.rule),
        )
        for each in live.why(place.seat)
        if not name or each.thing.name == name
    ]


@router.get(
    "/tables/{id}/record",
    response_class=PlainTextResponse,
    responses={200: {"description": "JSON Lines, as `kwoon replay` reads them."}, **refuses(401, 404, 409)},
    openapi_extra=open_to_all(),
)
async def record(request: Request, room: Named, _caller: Anyone) -> PlainTextResponse:
    """The whole game as a record file, once it is over."""
    if room.status == WAITING:
        raise not_begun()
    live = (await hall_of(request).house.running_room(room)).live
    if not live.over:
        raise Refusal(409, "not over", "this game is being played", "GET its record once it is over")
    return PlainTextResponse(live.record().to_text())


@router.get("/tables/{id}/hint", responses=PLAYED)
async def hint(
    request: Request,
    place: Seated,
    ticket: Annotated[str, Query(description="The ticket that came with the question.", max_length=100)],
) -> models.Hint:
    """What a bot would answer, and what it expects of that. Not every table gives hints, and the others are told.

    A game in which a hint was taken is not rated.
    """
    check(place)
    hall, table, seat = hall_of(request), place.table, place.seat
    company = hall.house.companies[table.table.name]
    version = version_of(table.live, seat, ticket)
    company.check_hint(seat, version)
    hall.limits.check(HINT, place.room.chairs[seat].person or "")
    return models.Hint(**(await company.hint(seat, version)).plain())


# --- what a seat does -------------------------------------------------------------------------------------------------


@router.post("/tables/{id}/answers", responses=TOLD, response_model_exclude_unset=True)
async def answer(place: Seated, sent: models.Answer, wait: Wait = 0) -> models.Turn:
    """Answer the open question. When this returns the answer is kept, and you are told what you are asked next."""
    check(place)
    table, seat = place.table, place.seat
    await table.answer(seat, sent.choice, version_of(table.live, seat, sent.ticket))
    await asked(table, seat, wait)
    return turn_data(table, seat)


@router.post("/tables/{id}/undo", responses=TOLD, response_model_exclude_unset=True)
async def undo(request: Request, place: Seated, sent: models.TakingBack) -> models.Turn:
    """Take back your last answer, where nothing hidden was seen since and nobody else has moved.

    Where other people play, they are asked first: it is done when all of them agree.
    """
    check(place)
    table, seat = place.table, place.seat
    company = hall_of(request).house.companies[table.table.name]
    await company.ask_undo(seat, version_of(table.live, seat, sent.ticket))
    return turn_data(table, seat)


def check(place: Place) -> None:
    """Whether there is anything to do at this table for who sits there."""
    if place.table.live.over:
        raise Refusal(409, "over", "the game is over: no question is open", "GET the table to see how it ended")
    if place.seat in place.table.stood_in:
        raise Refusal(409, "stood in", "a bot answers for you: your time ran out", "POST back to take your seat again")


@router.post("/tables/{id}/back", responses=PLAYED, response_model_exclude_unset=True)
async def back(place: Seated) -> models.Turn:
    """Take your seat back from the bot that sat in while you were away, or since your time ran out."""
    place.table.back(place.seat)
    return turn_data(place.table, place.seat)


@router.get("/tables/{id}/passing", responses=PLAYED)
async def passing(place: Seated) -> models.Passing:
    """What the passing assistant of your seat does. It passes nothing for a bot account, unless it is told to."""
    return passing_data(place)


@router.post("/tables/{id}/passing", responses=TOLD)
async def wish(place: Seated, sent: models.PassingWish) -> models.Passing:
    """Tell the passing assistant when to ask you."""
    place.table.wish(place.seat, sent.key)
    return passing_data(place)


def passing_data(place: Place) -> models.Passing:
    """The assistant of a seat as data."""
    assistant = place.table.assistants[place.seat]
    wishes = () if assistant.reader is None else assistant.reader.wishes
    return models.Passing(
        words=None if assistant.passing is None else assistant.passing.words,
        wishes=[models.Wish(key=each.key, words=each.sentence) for each in wishes],
    )
