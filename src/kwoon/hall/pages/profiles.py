"""The page of a player: ratings with their course, and recent games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.bots import offered
from kwoon.games import GAMES
from kwoon.hall.pages.context import hall_of
from kwoon.hall.store.ratings import BOT, Ratings, Standing
from kwoon.hall.store.rooms import Room
from kwoon.tournament.event.ratings import Rating

router = APIRouter(include_in_schema=False)
RECENT: Final = 20
LEFT: Final = 32.0
RIGHT: Final = 294.0
TOP: Final = 8.0
BOTTOM: Final = 100.0
SUFFIXES: Final = {1: "st", 2: "nd", 3: "rd"}


@dataclass(frozen=True)
class Chart:
    """A rating at one game, drawn: the strength as a line, the doubt as a band around it."""

    title: str
    shown: str
    mu: str
    sigma: str
    games: int
    first: str
    line: str
    band: str
    end: tuple[float, float]
    marks: list[tuple[float, str]]


@dataclass(frozen=True)
class Row:
    """A game in a list of games."""

    room: str
    title: str
    players: str
    result: str
    won: bool
    day: str


@router.get("/player/{who}")
async def player(request: Request, who: str) -> Response:
    """A person's page, or a bot's."""
    hall = hall_of(request)
    house = hall.house
    person = await hall.person(request)
    bot = who.removeprefix(BOT) if who.startswith(BOT) else ""
    known = None if bot else await asyncio.to_thread(house.people.known, who)
    if known is None and not any(bot in offered(game) for game in GAMES):
        text = f"Nobody here has the address {who[:40]!r}."
        return hall.page(request, "message.html", person, 404, heading="Nobody of that name", text=text)
    own = known is not None and known.id == person.id
    archive = house.archive
    standings, played, brought = await asyncio.gather(
        asyncio.to_thread(Ratings(archive.engine).of, who),
        asyncio.to_thread(archive.rated if bot else archive.played, who, RECENT),
        asyncio.to_thread(archive.brought, person.id if own else "", RECENT),
    )
    places = await asyncio.to_thread(archive.places, [room.id for room in (*played, *brought)])
    return hall.page(
        request,
        "player.html",
        person,
        name=bot if known is None else known.name,
        kind="a bot" if known is None else "" if known.member else "a guest",
        rated=known is None or known.member,
        charts=[chart_of(each) for each in standings],
        games=[row_of(room, places.get(room.id, {}), room.seat_of(who)) for room in played],
        brought=[row_of(room, places.get(room.id, {}), -1) for room in brought],
        own=own,
    )


def row_of(room: Room, places: Mapping[int, int], seat: int) -> Row:
    """A game as a list shows it, with the place of one seat."""
    place = places.get(seat, 0)
    others = [chair.name for chair in room.chairs if chair.seat != seat]
    if seat >= 0:
        players = f"against {listed(others)}"
    else:
        players = listed(others)
        winners = [chair.name for chair in room.chairs if places.get(chair.seat) == 1]
        return Row(
            room.id, title_of(room.game), players, f"won by {listed(winners)}" if winners else "", False, day(room)
        )
    result = f"{ordinal(place)} of {len(room.chairs)}" if place else ""
    return Row(room.id, title_of(room.game), players, result, place == 1, day(room))


def day(room: Room) -> str:
    """When a room was opened."""
    return f"{room.opened_at.day} {room.opened_at:%B %Y}"


def title_of(game: str) -> str:
    """The title of a game; of one that is gone, its name."""
    return GAMES.title(game) if game in GAMES else game


def listed(names: Sequence[str]) -> str:
    """Names one after the other, as one says them."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, and so on; tables are small."""
    return f"{number}{SUFFIXES.get(number, 'th')}"


def chart_of(standing: Standing) -> Chart:
    """A rating with its course since the first game; where everybody begins is drawn too, if it is not long ago."""
    course = [each.rating for each in standing.steps]
    if course and course[0].games == 1:
        course = [Rating(), *course]
    rating = standing.rating
    course = course or [rating]
    low = min(each.mu - each.sigma for each in course)
    high = max(each.mu + each.sigma for each in course)
    step = (RIGHT - LEFT) / max(1, len(course) - 1)

    def point(number: int, value: float) -> tuple[float, float]:
        return round(LEFT + number * step, 1), round(BOTTOM - (value - low) / (high - low) * (BOTTOM - TOP), 1)

    def points(values: Sequence[float]) -> list[str]:
        return ["{},{}".format(*point(number, value)) for number, value in enumerate(values)]

    upper, lower = points([each.mu + each.sigma for each in course]), points([each.mu - each.sigma for each in course])
    return Chart(
        title=title_of(standing.game),
        shown=f"{rating.shown:.1f}",
        mu=f"{rating.mu:.1f}",
        sigma=f"{rating.sigma:.1f}",
        games=rating.games,
        first=f"{course[0].mu:.1f}",
        line=" ".join(points([each.mu for each in course])),
        band=" ".join([*upper, *reversed(lower)]),
        end=point(len(course) - 1, course[-1].mu),
        marks=[(point(0, value)[1], str(value)) for value in range(int(low // 10 + 1) * 10, int(high) + 1, 10)],
    )
