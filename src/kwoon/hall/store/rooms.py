"""Rooms in the database: who sits where, before, while and after a table is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Engine, select, update

from kwoon.engine.plain import Data
from kwoon.hall.store.schema import chairs, rooms
from kwoon.hall.store.shelf import NoTable
from kwoon.tables.shuffle import promise_of

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True)
class Chair:
    """A seat of a room: who sits in it (nobody yet: no person, and the player is a person), and their words."""

    seat: int
    person: str | None
    name: str
    player: str
    words: str = ""


@dataclass(frozen=True)
class Room:
    """A room as it stands."""

    id: str
    game: str
    options: dict[str, Data]
    clock: dict[str, Any] | None
    listed: bool
    host: str
    secret: str
    status: str
    opened_at: datetime
    chairs: tuple[Chair, ...]

    @property
    def promise(self) -> str:
        """What is shown of the secret before the end."""
        return promise_of(self.secret)

    @property
    def taken(self) -> int:
        """How many seats are taken."""
        return sum(chair.name != "" for chair in self.chairs)

    def seat_of(self, person: str) -> int:
        """Where a person sits; -1 for one who looks on."""
        return next((chair.seat for chair in self.chairs if chair.person == person), -1)


class Rooms:
    """Reads and writes rooms."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def put(self, room: Room) -> None:
        """A new room with its chairs."""
        with self.engine.begin() as connection:
            put_room(connection, room)

    def room(self, name: str) -> Room:
        """A room by its name."""
        found = self.read(select(rooms).where(rooms.c.id == name)) if name.isascii() and name.isprintable() else []
        if not found:
            raise NoTable(f"there is no table {name!r} in this hall")
        return found[0]

    def sit(self, room: str, chair: Chair) -> bool:
        """Put a person on a free chair; False if someone was quicker, or this person has one by now."""
        sits = select(chairs.c.seat).where(chairs.c.room_id == room, chairs.c.person_id == chair.person)
        statement = (
            update(chairs)
            .where(chairs.c.room_id == room, chairs.c.seat == chair.seat, chairs.c.person_id.is_(None))
            .where(chairs.c.name == "")
            .values(person_id=chair.person, name=chair.name, player=chair.player, words=chair.words)
        )
        with self.engine.begin() as connection:
            if not held(connection, room) or connection.execute(sits).first() is not None:
                return False
            return connection.execute(statement).rowcount == 1

    def stand_up(self, room: str, seat: int) -> bool:
        """A chair becomes free again, before the game; False if it has begun."""
        statement = update(chairs).where(chairs.c.room_id == room, chairs.c.seat == seat)
        with self.engine.begin() as connection:
            if not held(connection, room):
                return False
            connection.execute(statement.values(person_id=None, name="", words=""))
        return True

    def seated(self, room: str, order: Sequence[Chair]) -> bool:
        """The game begins with everyone in these chairs; False if another worker has begun it."""
        with self.engine.begin() as connection:
            begun = connection.execute(
                update(rooms).where(rooms.c.id == room, rooms.c.status == WAITING).values(status=PLAYING)
            )
            if begun.rowcount != 1:
                return False
            connection.execute(chairs.delete().where(chairs.c.room_id == room))
            connection.execute(chairs.insert(), [chair_row(room, chair) for chair in order])
        return True

    def end(self, room: str, also: Callable[[Connection], None]) -> bool:
        """The game is over, and what follows from that is done with it, all or nothing; False if that was known."""
        statement = update(rooms).where(rooms.c.id == room, rooms.c.status != OVER)
        with self.engine.begin() as connection:
            ended = connection.execute(statement.values(status=OVER, over_at=datetime.now(UTC))).rowcount == 1
            if ended:
                also(connection)
        return ended

    def listed(self, status: str, most: int) -> list[Room]:
        """The newest rooms that everybody may know of."""
        statement = select(rooms).where(rooms.c.status == status, rooms.c.listed.is_(True))
        return self.read(statement.order_by(rooms.c.opened_at.desc()).limit(most))

    def unfinished(self) -> list[str]:
        """The rooms that are being played, for a hall that starts again."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(rooms.c.id).where(rooms.c.status == PLAYING)).scalars())

    def of_person(self, person: str, most: int, status: str | None = None) -> list[Room]:
        """A person's rooms, the newest first; only those of a status, if one is given."""
        statement = select(rooms).join(chairs).where(chairs.c.person_id == person)
        if status is not None:
            statement = statement.where(rooms.c.status == status)
        return self.read(statement.order_by(rooms.c.opened_at.desc()).limit(most))

    def read(self, statement: Any) -> list[Room]:
        """The rooms that a statement finds, with their chairs."""
        with self.engine.connect() as connection:
            found = connection.execute(statement).mappings().all()
            ids = [row["id"] for row in found]
            rows = connection.execute(
                select(chairs).where(chairs.c.room_id.in_(ids)).order_by(chairs.c.room_id, chairs.c.seat)
            ).mappings()
            seats: dict[str, list[Chair]] = {}
            for row in rows:
                chair = Chair(row["seat"], row["person_id"], row["name"], row["player"], row["words"])
                seats.setdefault(row["room_id"], []).append(chair)
        return [read_room(row, tuple(seats.get(row["id"], ()))) for row in found]


def held(connection: Connection, room: str) -> bool:
    """Whether a room still waits; nobody else changes it until this transaction ends, at whatever worker."""
    statement = select(rooms.c.status).where(rooms.c.id == room).with_for_update()
    return connection.execute(statement).scalar() == WAITING


def put_room(connection: Connection, room: Room) -> None:
    """Write a new room with its chairs."""
    connection.execute(
        rooms.insert().values(
            id=room.id,
            game=room.game,
            options=room.options,
            clock=room.clock,
            listed=room.listed,
            host_id=room.host,
            secret=room.secret,
            status=room.status,
            opened_at=room.opened_at,
        )
    )
    connection.execute(chairs.insert(), [chair_row(room.id, chair) for chair in room.chairs])


def read_room(row: Any, seats: tuple[Chair, ...]) -> Room:
    """A room from a row."""
    return Room(
        id=row["id"],
        game=row["game"],
        options=row["options"],
        clock=row["clock"],
        listed=bool(row["listed"]),
        host=row["host_id"],
        secret=row["secret"],
        status=row["status"],
        opened_at=row["opened_at"],
        chairs=seats,
    )


def chair_row(room: str, chair: Chair) -> dict[str, Any]:
    """A row for a chair."""
    return {
        "room_id": room,
        "seat": chair.seat,
        "person_id": chair.person,
        "name": chair.name,
        "player": chair.player,
        "words": chair.words,
    }
