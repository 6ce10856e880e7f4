"""Games that are over: replayed to any move, from every seat's eyes. Those that were asked for last are kept ready."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from kwoon.engine.errors import KwoonError
from kwoon.engine.names import with_names
from kwoon.engine.question import Outcome
from kwoon.engine.record import Record, Replay
from kwoon.games import game_named
from kwoon.hall.store.archive import Archive, Origin
from kwoon.hall.store.reviews import Review
from kwoon.hall.store.rooms import OVER, Room
from kwoon.tables.chronicle import Line, chronicle_of
from kwoon.tables.shuffle import BadShuffle, Shuffle, shuffle_of

MOST: Final = 16
"""How many games are kept ready at most."""


class NotToBeSeen(KwoonError):
    """A game, or a move of one, that there is nothing to see of; says why."""

    def __init__(self, status: int, heading: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.heading = heading


def not_over() -> NotToBeSeen:
    """What is said to whoever wants to look into a game that is being played."""
    return NotToBeSeen(403, "This game is not over", "Its moves and its cards can be looked at when it has ended.")


class Finished:
    """One game from its beginning to its end. Any thread may ask; one at a time is answered."""

    def __init__(self, room: Room, record: Record, origin: Origin | None) -> None:
        self.room = room
        self.origin = origin
        self.spec = game_named(room.game)
        self.lock = threading.Lock()
        self.replay = Replay(self.spec, record)
        self.last = self.replay.verify()
        if origin is None and not self.last.over:
            raise not_over()  # whatever the room says: no card of a game that may go on is shown
        self.record = self.replay.record = replace(self.replay.record, digest=self.last.digest())
        self.chronicle = chronicle_of(self.replay)
        self.names = tuple(seat.name for seat in record.seats)
        self.review: Review | None = None
        """What a bot has found out about every answer, once it has looked at all of them."""
        self.moves = [
            (number, move.seat, self.record.who(move), with_names(move.label, self.names))
            for number, move in enumerate(self.record.moves, 1)
        ]
        """Every move: its number, the seat, who made it, and its words."""

    def __len__(self) -> int:
        return len(self.record.moves)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None for a record that was brought in before its game's end."""
        return self.last.outcome()

    def view(self, move: int, seat: int) -> dict[str, Any]:
        """What a seat saw after so many moves."""
        if not 0 <= move <= len(self):
            raise NotToBeSeen(
                404, "There is no such move", f"This game has {len(self)} moves; there is no move {move}."
            )
        if not -1 <= seat < len(self.names):
            raise NotToBeSeen(
                404,
                "There is no such seat",
                f"The seats are 1 to {len(self.names)}, and 0 for a spectator; there is no seat {seat + 1}.",
            )
        with self.lock:
            game = self.replay.at(move)
            return game.view(seat)

    def log(self, seat: int, since: int, until: int) -> list[Line]:
        """What a seat read after a move, up to another."""
        with self.lock:
            return self.chronicle.lines(self.last, seat, since, until)

    @property
    def shuffle(self) -> Shuffle | None:
        """What its deal followed from, if that is known."""
        return shuffle_of(self.record)

    @property
    def doubt(self) -> str:
        """Why the deal is not the promised one; nothing if it is, or if nothing was promised."""
        if self.shuffle is None:
            return ""
        try:
            self.shuffle.check(self.record.seed)
        except BadShuffle as error:
            return str(error)
        return ""


class Library:
    """The games that are kept ready: whoever was not asked for the longest goes first."""

    def __init__(self, archive: Archive, most: int = MOST) -> None:
        self.archive = archive
        self.most = most
        self.shelves: OrderedDict[str, asyncio.Task[Finished]] = OrderedDict()

    async def finished(self, room: Room) -> Finished:
        """The game of a room, if it is over. All who ask for it at once get the same."""
        if room.status != OVER:
            raise not_over()
        if room.id not in self.shelves:
            self.shelves[room.id] = asyncio.ensure_future(asyncio.to_thread(self.taken_out, room))
        self.shelves.move_to_end(room.id)
        while len(self.shelves) > self.most:
            self.shelves.popitem(last=False)
        task = self.shelves[room.id]
        try:
            return await asyncio.shield(task)
        except Exception:
            self.shelves.pop(room.id, None)
            raise

    def taken_out(self, room: Room) -> Finished:
        """The same, for a thread: the whole game played again."""
        return Finished(room, self.archive.record(room), self.archive.origin(room.id))
