"""A person's own page: name, account, password, the browsers in which they are known, blocks, and settings.

What was decided: a guest who becomes a member stays the same person, and keeps everything. A guest who logs in to an
account that is there already keeps nothing but the seats at tables that wait or are played, which become the member's;
what the guest has finished stays a guest's. Every login and every change of the password gives the browser a new token.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.engine.errors import KwoonError
from kwoon.hall.house.limits import TooMuch
from kwoon.hall.pages.context import COOKIE, STRANGER, hall_of, local, see, see_as
from kwoon.hall.pages.limits import ENROL_AS, ENROL_HERE, LOGIN_AS, LOGIN_HERE, address_of
from kwoon.hall.store.people import LONGEST, SHORTEST, Person, Session, hashed, lowered
from kwoon.hall.store.shelf import seconds

router = APIRouter(include_in_schema=False)
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "a Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


@router.get("/me")
async def me(request: Request) -> Response:
    """The page."""
    return await me_page(request, await hall_of(request).person(request))


async def me_page(
    request: Request, person: Person, problem: KwoonError | None = None, about: str = "", **sent: str
) -> Response:
    """The page; with what was wrong with one of its forms, and what had been written there."""
    hall = hall_of(request)
    house, token = hall.house, request.cookies.get(COOKIE, "")
    known: list[Session] = []
    blocked: list[Person] = []
    if person is not STRANGER:
        known, blocked = await asyncio.gather(
            asyncio.to_thread(house.people.sessions, person), asyncio.to_thread(house.keeping.blocked, person.id)
        )
    here = hashed(token)
    now = datetime.now(UTC).timestamp()
    rows: list[dict[str, Any]] = [
        {
            "token": each.token,
            "device": device_words(each.device),
            "here": each.token == here,
            "made": ago(now - seconds(each.made_at)),
            "seen": ago(now - seconds(each.seen_at)),
        }
        for each in known
    ]
    return hall.page(
        request,
        "me.html",
        person,
        status_of(problem),
        sessions=rows,
        blocked=blocked,
        problem="" if problem is None else str(problem),
        about=about,
        sent=sent,
        next=local(request.query_params.get("next", ""), ""),
        shortest=SHORTEST,
        longest=LONGEST,
    )


def status_of(problem: KwoonError | None) -> int:
    """The status of a page with this problem on it."""
    return 200 if problem is None else 429 if isinstance(problem, TooMuch) else 400


@router.post("/me/name")
async def name(request: Request) -> Response:
    """A guest's name; a stranger becomes a guest by it."""
    hall = hall_of(request)
    sent = await fields(request)
    person = await hall.person(request)
    try:
        if person is STRANGER:
            person, token = await hall.someone(request, sent.get("name", ""))
        else:
            token = None
            await asyncio.to_thread(hall.house.people.renamed, person, sent.get("name", ""))
    except KwoonError as problem:
        return await me_page(request, person, problem, "name", name=sent.get("name", ""))
    return see_as(request, local(sent.get("next", ""), "/me"), token)


@router.post("/me/account")
async def enrol(request: Request) -> Response:
    """A guest becomes a member, or a stranger does."""
    hall = hall_of(request)
    sent = await fields(request)
    wanted = sent.get("name", "")
    people = hall.house.people
    before = person = await hall.person(request)
    try:
        await hall.check(ENROL_HERE, address_of(request))
        await hall.check(ENROL_AS, lowered(wanted))
        if person is STRANGER:
            person = await asyncio.to_thread(people.guest, "Guest")
        person = await asyncio.to_thread(people.enrol, person, wanted, sent.get("password", ""))
    except KwoonError as problem:
        return await me_page(request, before, problem, "account", name=wanted)
    return await known_here(request, person, "/me")


@router.get("/login")
async def login_form(request: Request) -> Response:
    """For those who have an account."""
    hall = hall_of(request)
    wished = local(request.query_params.get("next", ""), "")
    return hall.page(request, "login.html", await hall.person(request), problem="", name="", next=wished)


@router.post("/login")
async def login(request: Request) -> Response:
    """Name and password; a guest's running seats come along."""
    hall = hall_of(request)
    house = hall.house
    sent = await fields(request)
    wanted = sent.get("name", "")
    guest = await hall.person(request)
    try:
        await hall.check(LOGIN_HERE, address_of(request))
        await hall.check(LOGIN_AS, lowered(wanted))
        person = await asyncio.to_thread(house.people.recognised, wanted, sent.get("password", ""))
    except KwoonError as problem:
        wished = local(sent.get("next", ""), "")
        return hall.page(
            request, "login.html", guest, status_of(problem), problem=str(problem), name=wanted, next=wished
        )
    await hall.forgive(LOGIN_AS, lowered(wanted))
    if guest is not STRANGER and not guest.member:
        await asyncio.to_thread(house.talk.hand_over, guest.id, person.id)
    return await known_here(request, person, local(sent.get("next", ""), "/"))


async def known_here(request: Request, person: Person, address: str) -> Response:
    """This browser gets a new token for a person; the one that it had is worth nothing any more."""
    people = hall_of(request).house.people
    await asyncio.to_thread(people.end_token, request.cookies.get(COOKIE, ""))
    token = await asyncio.to_thread(people.begin, person, request.headers.get("user-agent", ""))
    return see_as(request, address, token)


@router.post("/me/password")
async def password(request: Request) -> Response:
    """Another password; every other session ends."""
    hall = hall_of(request)
    people = hall.house.people
    sent = await fields(request)
    person = await hall.person(request)
    if not person.member:
        raise KwoonError("you have no account yet: choose a name and a password first")
    try:
        await hall.check(LOGIN_AS, lowered(person.name))
        await asyncio.to_thread(people.change_password, person, sent.get("old", ""), sent.get("new", ""))
    except KwoonError as problem:
        return await me_page(request, person, problem, "password")
    await hall.forgive(LOGIN_AS, lowered(person.name))
    await asyncio.to_thread(people.end_others, person, "")
    return await known_here(request, person, "/me")


@router.post("/me/session")
async def end_session(request: Request) -> Response:
    """End a session, here or on another device."""
    hall = hall_of(request)
    sent = await fields(request)
    await asyncio.to_thread(hall.house.people.end, await hall.person(request), sent.get("token", ""))
    return see("/me")


@router.post("/logout")
async def logout(request: Request) -> Response:
    """This browser forgets who was here."""
    await asyncio.to_thread(hall_of(request).house.people.end_token, request.cookies.get(COOKIE, ""))
    response = see("/")
    response.delete_cookie(COOKIE)
    return response


@router.post("/me/delete")
async def delete(request: Request) -> Response:
    """Delete everything of a person but the games, which stay under "someone"; running games are left first."""
    hall = hall_of(request)
    sent = await fields(request)
    person = await hall.person(request)
    if person is STRANGER:
        raise KwoonError("the hall knows nothing of you that could be deleted")
    try:
        if person.member:
            await hall.check(LOGIN_AS, lowered(person.name))
            await asyncio.to_thread(hall.house.people.recognised, person.name, sent.get("password", ""))
    except KwoonError as problem:
        return await me_page(request, person, problem, "delete")
    await hall.house.leave_all(person)
    await asyncio.to_thread(hall.house.people.forget, person)
    response = hall.page(request, "message.html", STRANGER, heading="Farewell", text="The hall has forgotten you.")
    response.delete_cookie(COOKIE)
    return response


async def fields(request: Request) -> dict[str, str]:
    """A form's texts."""
    return {key: value for key, value in (await request.form()).items() if isinstance(value, str)}


# --- words ------------------------------------------------------------------------------------------------------------


def device_words(agent: str) -> str:
    """What a browser calls itself, in a few words."""
    browser = next((words for sign, words in BROWSERS if sign in agent), "")
    system = next((words for sign, words in SYSTEMS if sign in agent), "")
    if browser and system:
        return f"{browser} on {system}"
    return browser or system or agent[:40] or "a browser that does not say what it is"


def ago(passed: float) -> str:
    """How long ago something was, in round words."""
    for length, one in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if passed >= length:
            count = int(passed // length)
            return f"{count} {one}{'s' if count > 1 else ''} ago"
    return "just now"
