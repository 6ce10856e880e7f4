"""The keeper's page: what was reported, with the lines around it, and what can be done about it."""

from __future__ import annotations

import asyncio
from time import gmtime, strftime
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.hall.pages.context import Hall, hall_of, see
from kwoon.hall.store.keeping import BANNED, DISMISSED, OUTCOMES, SILENCED, BadReport, Report
from kwoon.hall.store.people import Person
from kwoon.hall.store.talk import Said

router = APIRouter(include_in_schema=False)
MOST: Final = 50
AROUND: Final = 5
"""How many lines before a reported one are shown, and how many after it."""


def closed_to(hall: Hall, request: Request, person: Person) -> Response:
    """What everyone else sees."""
    words = "This page is for those who keep this hall."
    return hall.page(request, "message.html", person, 403, heading="Not for you", text=words)


@router.get("/keeper")
async def keeper(request: Request) -> Response:
    """The open reports, the oldest first."""
    hall = hall_of(request)
    person = await hall.person(request)
    if not person.keeper:
        return closed_to(hall, request, person)
    found = await asyncio.to_thread(hall.house.keeping.open_reports, MOST)
    lines = [await asyncio.to_thread(lines_of, hall, each) for each in found]
    at = [strftime("%d %B, %H:%M UTC", gmtime(each.at)) for each in found]
    return hall.page(request, "keeper.html", person, reports=list(zip(found, lines, at, strict=True)))


def lines_of(hall: Hall, report: Report) -> list[Said]:
    """What was said around the line that a report is about."""
    line = None if report.line is None else hall.house.talk.line(report.line)
    return [] if line is None else hall.house.talk.around(line, AROUND)


@router.post("/keeper/{number}")
async def act(request: Request, number: int) -> Response:
    """Deal with a report."""
    hall = hall_of(request)
    person = await hall.person(request)
    if not person.keeper:
        return closed_to(hall, request, person)
    outcome = str((await request.form()).get("outcome", ""))
    if outcome not in OUTCOMES:
        raise BadReport(f"a report is {', '.join(OUTCOMES)}, not {outcome[:20]!r}")
    keeping = hall.house.keeping
    report = await asyncio.to_thread(keeping.open_report, number)
    if outcome != DISMISSED and report.about.keeper:
        raise BadReport(f"{report.about.name} keeps this hall too; `kwoon hall keeper --no-longer` comes first")
    if outcome == SILENCED:
        await asyncio.to_thread(keeping.silence, report.about.id)
    elif outcome == BANNED:
        await hall.house.leave_all(report.about)
        await asyncio.to_thread(keeping.ban, report.about.id)
    await asyncio.to_thread(keeping.close, report, person, outcome)
    return see("/keeper")
