"""The pages of a game that is over: looking through it, its record, playing on from it, playing it again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from markupsafe import Markup

from kwoon.engine.errors import BadOptions, BadRecord
from kwoon.hall.house.afterwards import branch, bring_in, finished_game, rematch
from kwoon.hall.house.finished import Finished, NotToBeSeen
from kwoon.hall.pages.context import STRANGER, Hall, hall_of, see, see_as
from kwoon.hall.pages.drawing.chances import LEFT, percent, plot_of, x_of
from kwoon.hall.pages.drawing.replayed import Replayed
from kwoon.hall.pages.limits import REVIEW, address_of
from kwoon.hall.store.people import Person
from kwoon.hall.store.ratings import BOT
from kwoon.hall.store.reviews import Review
from kwoon.hall.store.rooms import WAITING
from kwoon.tables.manners.base import sentence
from kwoon.tables.seats import PERSON

router = APIRouter(include_in_schema=False)
KEPT: Final = {"cache-control": "private, max-age=300"}
LARGEST: Final = 2_000_000
"""How many bytes a record that is brought in may have."""
AROUND: Final = 20_000
"""How many bytes more the form around it may have."""
TABS: Final = ("log", "moves", "review", "about")


@dataclass(frozen=True)
class Player:
    """One who played, as the page shows them."""

    seat: int
    name: str
    link: str
    kind: str
    place: int


async def not_to_be_seen(request: Request, error: Exception) -> Response:
    """There is nothing to see: says why."""
    assert isinstance(error, NotToBeSeen)
    hall = hall_of(request)
    person = await hall.person(request)
    return hall.page(request, "message.html", person, error.status, heading=error.heading, text=str(error))


def number_in(text: str, what: str) -> int:
    """A number in an address or a form."""
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise NotToBeSeen(404, f"There is no such {what}", f"A {what} is a number, not {text[:40]!r}.")
    return int(text)


def seat_in(text: str | None, game: Finished, person: Person) -> int:
    """From whose eyes to look: 1 is the first seat, 0 a spectator's. Without a wish: one's own, or the first person's.

    What comes back counts from 0, and -1 is a spectator.
    """
    if text is not None:
        return number_in(text, "seat") - 1
    own = game.room.seat_of(person.id)
    if own >= 0:
        return own
    return next((number for number, seat in enumerate(game.record.seats) if seat.player == PERSON), 0)


# --- looking through it -----------------------------------------------------------------------------------------------


@router.get("/game/{name}")
async def game_page(request: Request, name: str, seat: str | None = None, tab: str = "") -> Response:
    """A game at its end."""
    return await page_at(request, name, None, seat, tab)


@router.get("/game/{name}/review")
async def how_far(request: Request, name: str) -> Response:
    """How far the review of a game has come, for the page's own script."""
    house = hall_of(request).house
    found = await house.reviewer.of(await finished_game(house, name))
    state = {"done": 0, "total": 0, "over": False, "broken": True}
    if found is not None:
        state = {"done": found.done, "total": found.total, "over": found.over, "broken": found.broken}
    return JSONResponse(state, headers={"cache-control": "no-store"})


@router.post("/game/{name}/review")
async def review(request: Request, name: str) -> Response:
    """Have a game reviewed, if it is not being reviewed already."""
    hall = hall_of(request)
    game = await finished_game(hall.house, name)
    form = await request.form()
    move, seat = (number_in(str(form.get(each, "0")), each) for each in ("move", "seat"))
    await ask_for_review(hall, request, game, await hall.person(request))
    return see(f"/game/{name}/{move}?seat={seat}&tab=review")


async def ask_for_review(hall: Hall, request: Request, game: Finished, person: Person) -> Review:
    """A review is begun for someone who has not asked for too many; one that there is costs nobody anything."""
    known = await hall.house.reviewer.of(game)
    if known is not None and not known.broken:
        return known
    await hall.check(REVIEW, address_of(request) if person is STRANGER else person.id)
    return await hall.house.reviewer.begin(game)


@router.get("/game/{name}/record")
async def record(request: Request, name: str) -> Response:
    """The record as a file."""
    game = await finished_game(hall_of(request).house, name)
    headers = {"content-disposition": f'attachment; filename="{game.room.game}-{game.room.id}.kwoon"'}
    return PlainTextResponse(game.record.to_text(), headers=headers)


@router.get("/game/{name}/at/{move}")
async def at_move(request: Request, name: str, move: str, seat: str | None = None, since: str = "0") -> Response:
    """The parts of the page at a move, and the log since another, for the page's own script."""
    hall = hall_of(request)
    person, game = await asyncio.gather(hall.person(request), finished_game(hall.house, name))
    number, after = number_in(move, "move"), number_in(since, "move")
    await hall.house.reviewer.of(game)
    replayed = Replayed(game, seat_in(seat, game, person), hall.templates)
    parts, log = await asyncio.to_thread(replayed.news, after, number)
    return JSONResponse({"move": number, "parts": parts, "log": log}, headers=KEPT)


@router.get("/game/{name}/{move}")
async def game_at(request: Request, name: str, move: str, seat: str | None = None, tab: str = "") -> Response:
    """A game at one of its moves: a link to it works on its own."""
    return await page_at(request, name, number_in(move, "move"), seat, tab)


async def page_at(request: Request, name: str, wanted: int | None, eyes: str | None, tab: str) -> Response:
    """The whole page at a move."""
    hall = hall_of(request)
    person, game = await asyncio.gather(hall.person(request), finished_game(hall.house, name))
    seat, last = seat_in(eyes, game, person), len(game)
    move = last if wanted is None else wanted
    state = await hall.house.reviewer.of(game)
    replayed = Replayed(game, seat, hall.templates)
    parts, log = await asyncio.to_thread(replayed.news, 0, move)
    return hall.page(
        request,
        "game.html",
        person,
        room=game.room,
        title=game.spec.title,
        sheet=game.room.game.removesuffix("-match"),
        names=game.names,
        parts={key: Markup(html) for key, html in parts.items()},
        log=[Markup(line) for line in log],
        moves=game.moves,
        move=move,
        last=last,
        seat=seat + 1,
        eyes=[*enumerate(game.names, 1), (0, "a spectator")],
        steps=steps(move, last),
        over_at_end=game.outcome is not None,
        players=players_of(game),
        origin=game.origin,
        shuffle=game.shuffle,
        seed=game.record.seed,
        doubt=game.doubt,
        tab=tab if tab in TABS else TABS[0],
        **review_values(game, state, move),
        **await asked_again(hall, game, person),
    )


def review_values(game: Finished, state: Review | None, move: int) -> dict[str, Any]:
    """What the page shows of a review: nothing of it, how far it is, or all of it."""
    review, last = game.review, len(game)
    return {
        "state": state,
        "drawn": None if review is None or not review.found else plot_of(review, game.names),
        "now": round(x_of(move, last) - LEFT, 1),
        "costs": {} if review is None else {each.move: percent(each.cost) for each in review.found if each.turning},
        "rounds": "" if state is None else state.bot.removeprefix("search:"),
    }


def steps(move: int, last: int) -> list[tuple[str, int, str, str]]:
    """The buttons that lead through a game: what each is called, where it leads, its picture and its words."""
    return [
        ("first", 0, "M5 4h3v7L19 4v16L8 13v7H5z", "To the beginning"),
        ("back", max(0, move - 1), "M15 4l3 3-5 5 5 5-3 3-8-8z", "One move back"),
        ("on", min(last, move + 1), "M9 4L6 7l5 5-5 5 3 3 8-8z", "One move on"),
        ("last", last, "M19 4h-3v7L5 4v16l11-7v7h3z", "To the end"),
    ]


def players_of(game: Finished) -> list[Player]:
    """Who played, with a link to each one's page; of a record from elsewhere nobody is known here."""
    outcome = game.outcome
    found = []
    for chair in game.room.chairs:
        bot = chair.player != PERSON
        link = f"/player/{chair.person}" if chair.person else f"/player/{BOT}{chair.player}" if bot else ""
        place = 0 if outcome is None else outcome.places[chair.seat]
        found.append(Player(chair.seat, chair.name, link, f"a bot: {chair.player}" if bot else "", place))
    return found


async def asked_again(hall: Hall, game: Finished, person: Person) -> dict[str, Any]:
    """Whether this person played here, and whether someone waits for them to play again."""
    seated = game.room.seat_of(person.id) >= 0
    wanted = False
    if seated:
        known = await asyncio.to_thread(hall.house.archive.followed_by, game.room.id)
        if known is not None:
            room = await asyncio.to_thread(hall.house.rooms.room, known)
            wanted = room.status == WAITING and room.seat_of(person.id) < 0
    return {"seated": seated, "wanted": wanted}


# --- going on from it -------------------------------------------------------------------------------------------------


@router.post("/game/{name}/branch")
async def play_on(request: Request, name: str) -> Response:
    """A new game from a move of this one, against bots."""
    hall = hall_of(request)
    game = await finished_game(hall.house, name)
    form = await request.form()
    move, seat = (number_in(str(form.get(each, "")), each) for each in ("move", "seat"))
    if not 1 <= seat <= len(game.names):
        raise BadOptions(f"the seats are 1 to {len(game.names)}; there is no seat {seat} to play on in")
    person, token = await hall.someone(request)
    room = await branch(hall.house, game, move, seat - 1, person)
    return see_as(request, f"/table/{room.id}", token)


@router.post("/rematch/{name}")
async def play_again(request: Request, name: str) -> Response:
    """The same again."""
    hall = hall_of(request)
    room = await rematch(hall.house, name, await hall.person(request))
    return see(f"/table/{room.id}")


# --- records from elsewhere -------------------------------------------------------------------------------------------


@router.get("/import")
async def import_form(request: Request) -> Response:
    """The form for a record."""
    hall = hall_of(request)
    return hall.page(request, "import.html", await hall.person(request), text="", problem="")


@router.post("/import")
async def import_record(request: Request) -> Response:
    """A record is read, replayed and kept; what is wrong with it is said, and nothing of it is lost."""
    hall = hall_of(request)
    text = ""
    try:
        source, text = await sent_record(request)
        person, token = await hall.someone(request)
        room = await bring_in(hall.house, text, source, person)
    except (BadRecord, BadOptions) as error:
        return hall.page(
            request, "import.html", await hall.person(request), 400, text=text, problem=sentence(str(error))
        )
    return see_as(request, f"/game/{room.id}", token)


async def sent_record(request: Request) -> tuple[str, str]:
    """The file or the text that a form brings: what it is called, and what it says."""
    whole = await body_of(request)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": whole, "more_body": False}

    form = await Request(request.scope, receive).form(max_files=1, max_fields=4, max_part_size=LARGEST)
    file = form.get("file")
    if file is not None and not isinstance(file, str) and file.filename:
        source, data = file.filename[:60], await file.read()
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise BadRecord(source, line, "this is not a text file, so it is no Kwoon record") from error
        return source, text
    text = str(form.get("text", ""))
    if not text.strip():
        raise BadOptions("choose a record's file, or paste its text")
    return "the text", text.strip()


async def body_of(request: Request) -> bytes:
    """What was sent, unless it is too much."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > LARGEST + AROUND:
            raise BadOptions(f"a record has at most {LARGEST // 1_000_000} MB; this one is larger")
    return bytes(found)
