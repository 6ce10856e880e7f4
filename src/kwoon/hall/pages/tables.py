"""A table's pages: waiting for players, playing, looking on; and what a card or a rule says."""

from __future__ import annotations

import asyncio

import segno
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from kwoon.engine.question import Thing
from kwoon.games import game_named
from kwoon.hall.pages.context import Hall, hall_of, see, see_as
from kwoon.hall.pages.drawing.boards import HOMES, drawer_of
from kwoon.hall.pages.drawing.refusals import shared
from kwoon.hall.pages.drawing.screen import Screen
from kwoon.hall.pages.looking import aside_of, place_of
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import OVER, WAITING, Room
from kwoon.hall.store.talk import GALLERY, JUDGE, Customs
from kwoon.rulebooks import TITLES, find_rules, gist
from kwoon.tables.guides import how_to_play

router = APIRouter(include_in_schema=False)
KEPT: dict[str, str] = {"cache-control": "public, max-age=3600"}


@router.get("/table/{name}")
async def table(request: Request, name: str, eyes: str = "") -> Response:
    """The page of a table, whatever it is at."""
    hall = hall_of(request)
    person, room = await asyncio.gather(hall.person(request), asyncio.to_thread(hall.house.rooms.room, name))
    if room.status == WAITING:
        customs = await asyncio.to_thread(hall.house.talk.customs, room.id)
        return waiting_page(hall, request, room, person, customs)
    if room.status == OVER:
        return see(f"/game/{room.id}")
    place = await place_of(hall, room, person, eyes)
    running = place.table
    screen = Screen(running, place.eyes, hall.templates)
    whole = screen.whole()
    aside = (await aside_of(hall, room, place, person)).whole()
    spec = game_named(room.game)
    return hall.page(
        request,
        "table.html",
        person,
        table=room.id,
        game=room.game,
        sheet=room.game.removesuffix("-match"),
        title=spec.title,
        book=spec.book,
        names=running.live.names,
        bots=screen.bots,
        clocks=running.clocks is not None,
        ticket=screen.ticket,
        guide=how_to_play(room.game),
        resources=drawer_of(room.game).signs(),
        looks_on=place.seat == GALLERY,
        judges=place.seat == JUDGE,
        eyes=place.eyes if place.customs.open_hands else None,
        mine=room.seat_of(person.id),
        **whole,
        **aside,
    )


def waiting_page(hall: Hall, request: Request, room: Room, person: Person, customs: Customs) -> Response:
    """Who sits, who is missing, and how to bring them in."""
    address = str(request.url_for("table", name=room.id))
    qr = Markup(segno.make(address, micro=False).svg_inline(scale=4, border=2, dark="#000", light="#fff"))
    title = game_named(room.game).title
    return hall.page(request, "waiting.html", person, room=room, title=title, address=address, qr=qr, customs=customs)


@router.post("/table/{name}/sit")
async def sit(request: Request, name: str) -> Response:
    """Take a free seat."""
    hall = hall_of(request)
    form = await request.form()
    wanted = str(form.get("name", ""))
    person, token = await hall.someone(request, wanted)
    if wanted.strip() and not person.member and person.name != wanted.strip():
        person = await asyncio.to_thread(hall.house.people.renamed, person, wanted)
    await hall.house.sit(name, person, str(form.get("words", ""))[:200])
    return see_as(request, f"/table/{name}", token)


@router.post("/table/{name}/stand")
async def stand(request: Request, name: str) -> Response:
    """Leave a table that waits."""
    hall = hall_of(request)
    await hall.house.stand_up(name, await hall.person(request))
    return see("/")


# --- what can be read at a table --------------------------------------------------------------------------------------


@router.get("/card/{game}/{title:path}")
async def card(request: Request, game: str, title: str) -> Response:
    """A card or chip as large as it is to be read."""
    found = drawer_of(game).face(hall_of(request).templates, title) if game in HOMES else None
    if found is None:
        return HTMLResponse("There is no such card.", 404)
    return HTMLResponse(found, headers=KEPT)


@router.get("/table/{name}/why")
async def why(request: Request, name: str, thing: str = "") -> Response:
    """Why a thing cannot be used now, or all of them; each with the rule's number and what the rule says."""
    hall = hall_of(request)
    person, room = await asyncio.gather(hall.person(request), asyncio.to_thread(hall.house.rooms.room, name))
    seat = room.seat_of(person.id)
    if seat < 0 or room.status == WAITING:
        return HTMLResponse("Only who sits at this table can ask that.", 403)
    running = await hall.house.running_room(room)
    wanted = read_thing(thing)
    live = running.live
    found = [each for each in live.why(seat) if wanted is None or each.thing == wanted]
    rules = {each.refusal.rule: gist(each.refusal.rule) for each in found if each.refusal is not None}
    html = hall.templates.get_template("why.html").render(
        found=shared(found), rules=rules, names=live.names, one=wanted
    )
    return HTMLResponse(html)


def read_thing(text: str) -> Thing | None:
    """A thing as an element of the page names it; None for no thing in particular."""
    parts = text.split("|", 2)
    if len(parts) != 3 or not parts[1].lstrip("-").isdigit():
        return None
    return Thing(parts[0], int(parts[1]), parts[2])


@router.get("/rules/{wish:path}")
async def rules(request: Request, wish: str) -> Response:
    """What a rule says in our words, a whole book, or all rules with these words."""
    hall = hall_of(request)
    book = TITLES.get(wish.upper())
    heading = f"Rules: {wish}" if book is None else f"The rules of {book}, in our words"
    return hall.page(request, "rules.html", await hall.person(request), heading=heading, found=find_rules(wish))


@router.get("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    """How a game is played."""
    hall = hall_of(request)
    person = await hall.person(request)
    if game not in HOMES:
        return hall.no_game(request, person, game)
    spec = game_named(game)
    return hall.page(request, "learn.html", person, spec=spec, guide=how_to_play(game))
