"""What passes between the people at a table, in the database: what they say, who left, who agreed to what."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Engine, select, update

from kwoon.hall.store.journal import inserted
from kwoon.hall.store.rooms import PLAYING, WAITING
from kwoon.hall.store.schema import chairs, rooms
from kwoon.hall.store.schema_talk import customs, hints, leavers, pleas, talk
from kwoon.hall.store.shelf import seconds

GALLERY: Final = -1
JUDGE: Final = -2
ASKS: Final = "asks"
AGREES: Final = "agrees"
REFUSES: Final = "refuses"


@dataclass(frozen=True)
class Said:
    """One line of chat: who said it from which seat (or GALLERY, or JUDGE), and when in seconds since 1970."""

    id: int
    room: str
    person: str
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Customs:
    """What is special about a room: whether all hands are open, for teaching, and who judges (None: nobody)."""

    open_hands: bool = False
    judge: str | None = None
    hints: bool | None = None
    """Whether hints are given; None: as is usual."""


class TalkBook:
    """Reads and writes what people say and do at tables besides playing."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def say(self, room: str, person: str, seat: int, name: str, text: str) -> Said:
        """Keep one line."""
        now = datetime.now(UTC)
        row = {"room_id": room, "person_id": person, "seat": seat, "name": name, "text": text, "at": now}
        with self.engine.begin() as connection:
            number = connection.execute(talk.insert().values(row).returning(talk.c.id)).scalar_one()
        return Said(number, room, person, seat, name, text, now.timestamp())

    def lines(self, room: str, most: int, since: int = 0) -> list[Said]:
        """The last lines of a room that came after one, in order."""
        statement = select(talk).where(talk.c.room_id == room, talk.c.id > since)
        return self.read(statement.order_by(talk.c.id.desc()).limit(most))[::-1]

    def line(self, number: int) -> Said | None:
        """A line by its number."""
        found = self.read(select(talk).where(talk.c.id == number))
        return found[0] if found else None

    def around(self, line: Said, most: int) -> list[Said]:
        """A line with those before and after it in the same room, in order."""
        here = select(talk).where(talk.c.room_id == line.room)
        before = self.read(here.where(talk.c.id <= line.id).order_by(talk.c.id.desc()).limit(most + 1))[::-1]
        return before + self.read(here.where(talk.c.id > line.id).order_by(talk.c.id).limit(most))

    def read(self, statement: object) -> list[Said]:
        """The lines that a statement finds."""
        with self.engine.connect() as connection:
            rows = connection.execute(statement).mappings().all()  # type: ignore[call-overload]
        return [
            Said(row["id"], row["room_id"], row["person_id"], row["seat"], row["name"], row["text"], seconds(row["at"]))
            for row in rows
        ]

    # --- customs ---------------------------------------------------------------------------------------------------

    def put_customs(self, room: str, found: Customs) -> None:
        """What is special about a new room."""
        with self.engine.begin() as connection:
            row = {"open_hands": found.open_hands, "judge_id": found.judge, "hints": found.hints}
            connection.execute(customs.insert().values(room_id=room, **row))

    def customs(self, room: str) -> Customs:
        """What is special about a room."""
        with self.engine.connect() as connection:
            row = connection.execute(select(customs).where(customs.c.room_id == room)).mappings().first()
        return Customs() if row is None else Customs(bool(row["open_hands"]), row["judge_id"], row["hints"])

    # --- hints -----------------------------------------------------------------------------------------------------

    def put_hint(self, room: str, version: int, seat: int, move: int) -> None:
        """A seat takes a hint; a second one at the same version is the same."""
        row = {"room_id": room, "version": version, "seat": seat, "move": move}
        with self.engine.begin() as connection:
            connection.execute(inserted(connection, hints).values(row).on_conflict_do_nothing())

    def hints(self, room: str) -> list[tuple[int, int]]:
        """Who has taken hints in a room, and after how many moves, the first first."""
        statement = select(hints.c.seat, hints.c.move).where(hints.c.room_id == room).order_by(hints.c.version)
        with self.engine.connect() as connection:
            return [(row["seat"], row["move"]) for row in connection.execute(statement).mappings()]

    # --- leaving ---------------------------------------------------------------------------------------------------

    def leave(self, room: str, seat: int) -> None:
        """A seat has left its game; one that had stays as it is."""
        row = {"room_id": room, "seat": seat, "at": datetime.now(UTC)}
        with self.engine.begin() as connection:
            connection.execute(inserted(connection, leavers).values(row).on_conflict_do_nothing())

    def leavers(self, room: str) -> list[int]:
        """The seats that have left a game, the first who did first."""
        statement = select(leavers.c.seat).where(leavers.c.room_id == room).order_by(leavers.c.at, leavers.c.seat)
        with self.engine.connect() as connection:
            return list(connection.execute(statement).scalars())

    def left_by(self, person: str) -> set[str]:
        """The rooms whose game a person has left."""
        statement = (
            select(leavers.c.room_id)
            .join(chairs, (chairs.c.room_id == leavers.c.room_id) & (chairs.c.seat == leavers.c.seat))
            .where(chairs.c.person_id == person)
        )
        with self.engine.connect() as connection:
            return set(connection.execute(statement).scalars())

    def hand_over(self, guest: str, member: str) -> int:
        """A guest's seats at tables that wait or are played become a member's; how many did.

        A table at which the member sits already keeps both as they are: nobody gets two seats. What a guest has said,
        finished and asked for stays the guest's.
        """
        running = select(rooms.c.id).where(rooms.c.status.in_((WAITING, PLAYING)))
        sits = select(chairs.c.room_id).where(chairs.c.person_id == member)
        wanted = (chairs.c.person_id == guest, chairs.c.room_id.in_(running), chairs.c.room_id.not_in(sits))
        with self.engine.begin() as connection:
            moved = list(connection.execute(select(chairs.c.room_id).where(*wanted)).scalars())
            connection.execute(
                update(chairs).where(chairs.c.person_id == guest, chairs.c.room_id.in_(moved)).values(person_id=member)
            )
            connection.execute(
                update(rooms).where(rooms.c.host_id == guest, rooms.c.id.in_(moved)).values(host_id=member)
            )
        return len(moved)

    # --- consent ---------------------------------------------------------------------------------------------------

    def put_word(self, room: str, version: int, seat: int, word: str) -> bool:
        """What a seat says to taking back the answer that brought a table to a version; False if it has said so."""
        row = {"room_id": room, "version": version, "seat": seat, "word": word}
        with self.engine.begin() as connection:
            statement = inserted(connection, pleas).values(row).on_conflict_do_nothing().returning(pleas.c.seat)
            return connection.execute(statement).first() is not None

    def words(self, room: str, version: int) -> dict[int, str]:
        """What every seat has said to that."""
        statement = select(pleas.c.seat, pleas.c.word).where(pleas.c.room_id == room, pleas.c.version == version)
        with self.engine.connect() as connection:
            return {row["seat"]: row["word"] for row in connection.execute(statement).mappings()}
