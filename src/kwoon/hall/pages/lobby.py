"""The lobby: play now, open tables, games to watch; and making a table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.bots import usual_bot
from kwoon.games import GAMES, game_named
from kwoon.hall.pages.context import hall_of, see_as
from kwoon.hall.store.rooms import PLAYING, WAITING
from kwoon.tables.seats import PERSON

router = APIRouter(include_in_schema=False)
SHOWN: Final = ("kungfu", "puzzlestrike", "shadowfist")
FEEL: Final = {
    "kungfu": "a brawl of ten minutes",
    "puzzlestrike": "a deck builder of half an hour",
    "shadowfist": "a film of an hour",
}
NOW: Final = {"kungfu": 2, "puzzlestrike": 2, "shadowfist": 2}
"""How many players a table has that someone opens with Play now."""
MOST: Final = 12


@dataclass(frozen=True)
class GameCard:
    """A game as the lobby shows it."""

    name: str
    title: str
    blurb: str
    seats: str
    feel: str


def game_cards() -> list[GameCard]:
    """The games to choose from."""
    found = []
    for name in SHOWN:
        spec = game_named(name)
        found.append(GameCard(name, spec.title, spec.blurb, f"{spec.min_seats} to {spec.max_seats}", FEEL[name]))
    return found


@router.get("/")
async def lobby(request: Request) -> Response:
    """The first page."""
    hall = hall_of(request)
    person = await hall.person(request)
    rooms = hall.house.rooms
    waiting, playing, mine, left = await asyncio.gather(
        asyncio.to_thread(rooms.listed, WAITING, MOST),
        asyncio.to_thread(rooms.listed, PLAYING, MOST),
        asyncio.to_thread(rooms.of_person, person.id, MOST),
        asyncio.to_thread(hall.house.talk.left_by, person.id),
    )
    mine = [room for room in mine if room.status in (WAITING, PLAYING) and room.id not in left]
    known = {room.id for room in mine}
    return hall.page(
        request,
        "lobby.html",
        person,
        games=game_cards(),
        waiting=[room for room in waiting if room.id not in known],
        playing=[room for room in playing if room.id not in known],
        mine=mine,
        titles={name: GAMES.title(name) for name in GAMES},
    )


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """A table against the best bot, at once."""
    hall = hall_of(request)
    if game not in SHOWN:
        return hall.no_game(request, await hall.person(request), game)
    person, token = await hall.someone(request)
    players = [PERSON, *[usual_bot(game)] * (NOW[game] - 1)]
    room = await hall.house.open_room(person, game, {}, players, listed=False)
    return see_as(request, f"/table/{room.id}", token)
