"""The archive: games that are over, as records; records that came from elsewhere; and games that go on from others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, Engine, select, update

from kwoon.engine.decision import INTERVENTIONS
from kwoon.engine.plain import Data
from kwoon.engine.record import Move, Record
from kwoon.hall.store.journal import ANSWER, INTERVENTION, TAKEN_BACK, WOUND_BACK, Entry, entry_row, inserted
from kwoon.hall.store.ratings import settle
from kwoon.hall.store.rooms import OVER, Room, Rooms, put_room
from kwoon.hall.store.schema import chairs, entries, rooms, tables
from kwoon.hall.store.schema_ratings import origins, rating_steps, rematches, results
from kwoon.hall.store.shelf import Shelf, table_row
from kwoon.hall.store.snapshots import drop
from kwoon.tables.shuffle import Shuffle

BRANCH: Final = "branch"
IMPORT: Final = "import"


@dataclass(frozen=True)
class Origin:
    """Where a table came from that was not dealt here."""

    kind: str
    branched_from: str | None = None
    shuffle: dict[str, Data] | None = None
    from_id: str | None = None
    from_move: int | None = None


class Archive:
    """Reads and writes what is left of games."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shelf = Shelf(engine)
        self.rooms = Rooms(engine)

    # --- the end of a game -----------------------------------------------------------------------------------------

    def end(self, name: str, places: Sequence[int], rated: bool = True) -> bool:
        """A game is over: its result and the new ratings are kept with that, all or nothing; False if it was known."""

        def also(connection: Connection) -> None:
            drop(connection, name)
            keep_places(connection, name, places)
            game = connection.execute(select(rooms.c.game).where(rooms.c.id == name)).scalar_one()
            if rated:
                settle(connection, name, game, places)

        return self.rooms.end(name, also)

    def places(self, names: Iterable[str]) -> dict[str, dict[int, int]]:
        """The results of these rooms: each seat's place. A game that ended otherwise is not among them."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(results).where(results.c.room_id.in_(list(names)))).mappings()
            found: dict[str, dict[int, int]] = {}
            for row in rows:
                found.setdefault(row["room_id"], {})[row["seat"]] = row["place"]
        return found

    # --- records ---------------------------------------------------------------------------------------------------

    def record(self, room: Room) -> Record:
        """All moves of a room's game, without those that were taken back; and what its deal followed from.

        Only to be shown when the game is over.
        """
        start = self.shelf.start(room.id)
        origin = self.origin(room.id)
        if origin is None:
            shuffle: dict[str, Data] | None = shuffle_in(room).plain()
        else:
            shuffle = origin.shuffle
        moves = moves_of(self.shelf.entries(room.id))
        branched = None if origin is None else origin.branched_from
        source = f"game {room.id}"
        return replace(start, moves=moves, shuffle=shuffle, branched_from=branched, digest=None, source=source)

    def origin(self, name: str) -> Origin | None:
        """Where a table came from; None for one that was dealt here."""
        with self.engine.connect() as connection:
            row = connection.execute(select(origins).where(origins.c.table_id == name)).mappings().first()
        if row is None:
            return None
        return Origin(row["kind"], row["branched_from"], row["shuffle"], row["from_id"], row["from_move"])

    def keep(self, room: Room, record: Record, origin: Origin, places: Sequence[int] | None = None) -> None:
        """A room whose table begins with these moves, all or nothing."""
        with self.engine.begin() as connection:
            connection.execute(tables.insert().values(table_row(room.id, record)))
            connection.execute(
                origins.insert().values(
                    table_id=room.id,
                    kind=origin.kind,
                    branched_from=origin.branched_from,
                    shuffle=origin.shuffle,
                    from_id=origin.from_id,
                    from_move=origin.from_move,
                )
            )
            if record.moves:
                connection.execute(entries.insert(), [entry_row(each) for each in entries_of(room.id, record.moves)])
            put_room(connection, room)
            if room.status == OVER:
                connection.execute(update(rooms).where(rooms.c.id == room.id).values(over_at=datetime.now(UTC)))
            if places is not None:
                keep_places(connection, room.id, places)

    # --- looking for games -----------------------------------------------------------------------------------------

    def played(self, person: str, most: int) -> list[Room]:
        """The games that a person has played to their end, the newest first."""
        statement = select(rooms).join(chairs).where(chairs.c.person_id == person, rooms.c.status == OVER)
        return self.rooms.read(statement.order_by(rooms.c.over_at.desc()).limit(most))

    def rated(self, who: str, most: int) -> list[Room]:
        """The games by which someone was rated, the newest first."""
        statement = select(rooms).join(rating_steps, rating_steps.c.room_id == rooms.c.id)
        return self.rooms.read(
            statement.where(rating_steps.c.who == who).order_by(rating_steps.c.at.desc()).limit(most)
        )

    def brought(self, person: str, most: int) -> list[Room]:
        """The records that a person has brought in, the newest first."""
        statement = select(rooms).join(origins, origins.c.table_id == rooms.c.id)
        statement = statement.where(rooms.c.host_id == person, origins.c.kind == IMPORT)
        return self.rooms.read(statement.order_by(rooms.c.opened_at.desc()).limit(most))

    # --- playing again ---------------------------------------------------------------------------------------------

    def followed_by(self, name: str) -> str | None:
        """The room in which those of a room play again; None if nobody wants to yet."""
        with self.engine.connect() as connection:
            return connection.execute(select(rematches.c.next_id).where(rematches.c.room_id == name)).scalar()

    def follow(self, name: str, before: str | None, room: Room) -> bool:
        """Put a room in which those of another play again; False if someone was quicker. `before` is the one so far."""
        with self.engine.begin() as connection:
            put_room(connection, room)
            if before is None:
                statement = inserted(connection, rematches).values(room_id=name, next_id=room.id)
                claimed = connection.execute(statement.on_conflict_do_nothing().returning(rematches.c.room_id)).first()
                done = claimed is not None
            else:
                where = (rematches.c.room_id == name, rematches.c.next_id == before)
                done = connection.execute(update(rematches).where(*where).values(next_id=room.id)).rowcount == 1
            if not done:
                connection.rollback()
        return done


def keep_places(connection: Connection, name: str, places: Sequence[int]) -> None:
    """Write down a result."""
    rows = [{"room_id": name, "seat": seat, "place": place} for seat, place in enumerate(places)]
    connection.execute(results.insert(), rows)


def shuffle_in(room: Room) -> Shuffle:
    """What the deal of a room followed from."""
    return Shuffle(room.promise, room.secret, tuple(chair.words for chair in room.chairs))


def moves_of(done: Iterable[Entry]) -> tuple[Move, ...]:
    """The moves that a journal tells, without those that were taken back."""
    found: list[Move] = []
    for entry in done:
        if entry.kind == TAKEN_BACK:
            found.pop()
        elif entry.kind == WOUND_BACK:
            del found[entry.choice :]
        else:
            found.append(Move(entry.seat, entry.choice, entry.label))
    return tuple(found)


def entries_of(table: str, moves: Iterable[Move]) -> list[Entry]:
    """A journal that tells these moves."""
    return [
        Entry(
            table, version, INTERVENTION if move.choice in INTERVENTIONS else ANSWER, move.seat, move.choice, move.label
        )
        for version, move in enumerate(moves, 1)
    ]
