"""What people at a table do besides playing: say something, agree, leave, block and report."""

from __future__ import annotations

import asyncio
from time import gmtime, strftime, time
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.engine.errors import KwoonError
from kwoon.hall.house.company import BadWords, plain_text
from kwoon.hall.pages.context import STRANGER, Hall, hall_of, local, see
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.pages.limits import REPORT, SAY
from kwoon.hall.store.keeping import BadReport
from kwoon.hall.store.people import Person
from kwoon.hall.store.talk import JUDGE
from kwoon.tables.live import StaleVersion

router = APIRouter(include_in_schema=False)


async def heed(hall: Hall, message: dict[str, Any], aside: Aside, version: int) -> bool:
    """Do what a page asks for, if it is none of the game's; False if it is.

    `version` is the version of the table that the message says it saw, -1 if it names none or an old one.
    """
    what, company, seat = message["do"], aside.company, aside.seat
    if what == "say":
        await say(hall, aside, text_in(message, "text"))
    elif what == "block":
        line = aside_line(aside, message)
        await asyncio.to_thread(hall.house.keeping.block, speaker(aside).id, line.person)
        aside.blocked.add(line.person)
        aside.say_here(f"You read nothing of {line.name} any more. Your own page (/me) can undo that.")
    elif what == "report":
        line, by = aside_line(aside, message), speaker(aside)
        hall.limits.check(REPORT, by.id)
        reason = plain_text(text_in(message, "reason"))
        await asyncio.to_thread(hall.house.keeping.report, by.id, line.person, line.id, reason)
        aside.say_here("The hall's keeper will read your report.")
    elif seat == JUDGE and what == "time":
        await company.call_time()
    elif seat == JUDGE and what == "wind":
        count = message.get("count")
        await company.wind_back(count if isinstance(count, int) else 0)
    elif seat < 0:
        return False
    elif what == "undo":
        await company.ask_undo(seat, version)
    elif what in ("agree", "refuse"):
        plea = company.plea
        if plea is None or text_in(message, "plea") != aside.plea_token(plea):
            raise StaleVersion("nobody asks for that any more")
        await company.reply(seat, plea.version, what == "agree")
    elif what == "leave":
        await company.leave(seat)
    else:
        return False
    return True


async def say(hall: Hall, aside: Aside, text: str) -> None:
    """Say something, unless the keeper has silenced this person."""
    person = speaker(aside)
    if aside.seat in aside.company.running.left:
        raise BadWords("you have left this table")
    hall.limits.check(SAY, person.id)
    measure = await asyncio.to_thread(hall.house.keeping.measure, person.id)
    if measure.banned:
        raise BadWords("the hall's keeper has closed your account")
    if measure.silenced_until > time():
        until = strftime("%d %B at %H:%M UTC", gmtime(measure.silenced_until))
        raise BadWords(f"the hall's keeper asks you to be silent until {until}")
    await aside.company.say(person, aside.seat, text)


def speaker(aside: Aside) -> Person:
    """Who speaks: someone whom the hall knows."""
    if not aside.person.id:
        raise BadWords("take a name first: your name at the top leads there")
    return aside.person


def aside_line(aside: Aside, message: dict[str, Any]) -> Any:
    """The line that a message is about: one that this page shows."""
    number = message.get("line")
    found = next((line for line in aside.readable() if line.id == number and not isinstance(number, bool)), None)
    if found is None:
        raise BadWords("there is no such line on your page")
    return found


def text_in(message: dict[str, Any], key: str) -> str:
    """A text in a message."""
    value = message.get(key)
    if not isinstance(value, str):
        raise BadWords(f"{key} is a text")
    return value


# --- from a profile ---------------------------------------------------------------------------------------------------


async def two_people(request: Request, other: str) -> tuple[Person, Person]:
    """Who asks, and about whom."""
    hall = hall_of(request)
    person = await hall.person(request)
    about = await asyncio.to_thread(hall.house.people.known, other)
    if person is STRANGER:
        raise KwoonError("take a name first: your name at the top leads there")
    if about is None:
        raise BadReport("there is no such person in this hall")
    return person, about


@router.get("/report/{other}")
async def report_form(request: Request, other: str) -> Response:
    """Tell the keeper of a person."""
    person, about = await two_people(request, other)
    return hall_of(request).page(request, "report.html", person, about=about, problem="", reason="")


@router.post("/report/{other}")
async def report(request: Request, other: str) -> Response:
    """The same, done."""
    hall = hall_of(request)
    person, about = await two_people(request, other)
    reason = str((await request.form()).get("reason", ""))
    try:
        hall.limits.check(REPORT, person.id)
        await asyncio.to_thread(hall.house.keeping.report, person.id, about.id, None, plain_text(reason))
    except BadReport as error:
        return hall.page(request, "report.html", person, 400, about=about, problem=str(error), reason=reason)
    words = f"The hall's keeper will read what you wrote about {about.name}."
    return hall.page(request, "message.html", person, heading="Thank you", text=words)


@router.post("/block/{other}")
async def block(request: Request, other: str) -> Response:
    """Read nothing more of a person, and do not sit at a table with them."""
    person, about = await two_people(request, other)
    await asyncio.to_thread(hall_of(request).house.keeping.block, person.id, about.id)
    return see(local(str((await request.form()).get("next", "")), "/me"))


@router.post("/unblock/{other}")
async def unblock(request: Request, other: str) -> Response:
    """All is well again."""
    person, about = await two_people(request, other)
    await asyncio.to_thread(hall_of(request).house.keeping.unblock, person.id, about.id)
    return see(local(str((await request.form()).get("next", "")), "/me"))
