"""What comes after a game: playing again, playing on from one of its moves, and records that are brought in."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from kwoon.bots import offered, usual_bot
from kwoon.engine.errors import BadOptions, BadRecord
from kwoon.engine.record import Record, Replay, Seat, read_record
from kwoon.games import GAMES
from kwoon.hall.house.finished import Finished, not_over
from kwoon.hall.house.house import NAME_BYTES, House, NoSeat, chairs_for
from kwoon.hall.store.archive import BRANCH, IMPORT, Origin
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import OVER, PLAYING, WAITING, Chair, Room
from kwoon.tables import shuffle
from kwoon.tables.seats import PERSON, taken_over

LONGEST_NAME: Final = 40
LONGEST_PLAYER: Final = 20
LONGEST_SEED: Final = 80


async def ended_room(house: House, name: str) -> Room:
    """A room whose game is over; that it is over may be a moment old, and not written yet."""
    room = await asyncio.to_thread(house.rooms.room, name)
    if room.status == PLAYING and name in house.played and house.played[name].live.over:
        await house.finish(name)
        room = await asyncio.to_thread(house.rooms.room, name)
    if room.status != OVER:
        raise not_over()
    return room


async def finished_game(house: House, name: str) -> Finished:
    """A game that is over, for looking through it. Nobody gets one that is not."""
    return await house.library.finished(await ended_room(house, name))


# --- playing again ----------------------------------------------------------------------------------------------------


async def rematch(house: House, name: str, person: Person) -> Room:
    """The same game with the same players again: who asks first makes the room, the others sit down in it.

    Where only bots are missing, it begins at once. A room for several people is found by its address alone: those who
    played are asked, and nobody else.
    """
    old = await ended_room(house, name)
    if old.seat_of(person.id) < 0:
        raise NoSeat("only those who played this game can play it again; make a table of your own instead")
    for _ in range(3):
        known = await asyncio.to_thread(house.archive.followed_by, name)
        if known is not None:
            room = await asyncio.to_thread(house.rooms.room, known)
            if room.status == WAITING:
                return await house.sit(room.id, person)
            if room.status == PLAYING:
                return room
        room = again(old, person)
        if await asyncio.to_thread(house.archive.follow, name, known, room):
            room = await house.begin_if_full(room.id)
            await ask_the_others(house, name, room)
            return room
    raise NoSeat("several people asked for this at once; try again")


def again(old: Room, host: Person) -> Room:
    """A new room like an old one, with only its host and the bots in it."""
    players = [PERSON if chair.person is not None else chair.player for chair in old.chairs]
    return replace(
        old,
        id=secrets.token_urlsafe(NAME_BYTES),
        listed=False,
        host=host.id,
        secret=shuffle.new_secret(),
        status=WAITING,
        opened_at=datetime.now(UTC),
        chairs=chairs_for(old.game, players, host, ""),
    )


async def ask_the_others(house: House, name: str, room: Room) -> None:
    """Those who still look at the end of the old game are shown that someone wants to play again."""
    if room.status == WAITING and house.fellows is not None:
        house.fellows.wire.say("again", name, room.id)
    if room.status == WAITING and name in house.played:
        running = house.played[name]
        running.table.again = room.id
        running.tell()


def room_of(record: Record, host: Person, status: str, secret: str, seat: int | None = None) -> Room:
    """A new room, not listed, with the players of a record; its host sits in this seat, if in any."""
    return Room(
        id=secrets.token_urlsafe(NAME_BYTES),
        game=record.game,
        options=record.options,
        clock=None,
        listed=False,
        host=host.id,
        secret=secret,
        status=status,
        opened_at=datetime.now(UTC),
        chairs=tuple(
            Chair(number, host.id if number == seat else None, each.name, each.player)
            for number, each in enumerate(record.seats)
        ),
    )


# --- playing on -------------------------------------------------------------------------------------------------------


async def branch(house: House, game: Finished, move: int, seat: int, person: Person) -> Room:
    """A new game that is the same up to a move, with this person in a seat and bots in all others."""
    return await asyncio.to_thread(branched, house, game, move, seat, person)


def branched(house: House, game: Finished, move: int, seat: int, person: Person) -> Room:
    """The same, for a thread."""
    if not 0 <= move <= len(game):
        raise BadOptions(f"this game has {len(game)} moves; there is no move {move}")
    with game.lock:
        record = game.replay.branch(move)
        over = game.replay.at(move).over
    if over:
        raise BadOptions(f"the game is over after move {move}: play on from an earlier one")
    best, known = usual_bot(game.spec.name), offered(game.spec.name)
    seats = tuple(
        each if each.player == PERSON or each.player in known else Seat(each.name, best)
        for each in taken_over(game.spec, record.seats, seat)
    )
    record = replace(record, seats=seats)
    room = room_of(record, person, PLAYING, shuffle.new_secret(), seat)
    origin = Origin(BRANCH, record.branched_from, record.shuffle, game.room.id, move)
    house.archive.keep(room, record, origin)
    return room


# --- records from elsewhere -------------------------------------------------------------------------------------------


async def bring_in(house: House, text: str, source: str, person: Person) -> Room:
    """Keep a record as a finished game of this person. One that cannot be read or replayed is a BadRecord.

    One is replayed at a time: a long one delays other records, and no table.
    """
    async with house.reading:
        return await asyncio.to_thread(brought_in, house, text, source, person)


def brought_in(house: House, text: str, source: str, person: Person) -> Room:
    """The same, for a thread."""
    record = read_record(text, source)
    if record.game not in GAMES:
        raise BadRecord(source, 1, f"there is no game {record.game!r} here; the games are {', '.join(GAMES)}")
    check_words(record)
    replay = Replay(GAMES[record.game], record)
    outcome = replay.verify().outcome()
    record = replay.record
    room = room_of(record, person, OVER, "")
    origin = Origin(IMPORT, record.branched_from, record.shuffle)
    house.archive.keep(room, record, origin, None if outcome is None else outcome.places)
    return room


def check_words(record: Record) -> None:
    """Whether all that a record says can be kept in a database, and shown in a list."""
    source = record.source
    for seat in record.seats:
        if not seat.name.strip() or len(seat.name) > LONGEST_NAME or not seat.name.isprintable():
            raise BadRecord(
                source, 1, f"a player's name has 1 to {LONGEST_NAME} letters on one line, not {seat.name!r}"
            )
        if len(seat.player) > LONGEST_PLAYER:
            raise BadRecord(source, 1, f"a kind of player has at most {LONGEST_PLAYER} letters, not {seat.player!r}")
    if len(str(record.seed)) > LONGEST_SEED:
        raise BadRecord(source, 1, f"a seed has at most {LONGEST_SEED} digits")
    try:
        said = json.dumps([record.options, record.shuffle, record.branched_from], ensure_ascii=False, allow_nan=False)
        said.encode()
    except ValueError as error:  # infinity, or half of a letter (a lone surrogate)
        raise BadRecord(source, 1, "the header holds a number or a letter that cannot be kept") from error
    if "\\u0000" in said:
        raise BadRecord(source, 1, "the header holds a letter that cannot be kept")
