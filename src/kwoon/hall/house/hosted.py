"""A table of the hall: a live game whose every change is in the journal before it is made.

Several workers may host the same table: whoever writes a version first has made it, and the others catch up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from kwoon.engine.decision import INTERVENTIONS
from kwoon.engine.game import Game
from kwoon.engine.record import Record
from kwoon.games import game_named
from kwoon.hall.store.archive import moves_of
from kwoon.hall.store.journal import ANSWER, AUTOMATIC, INTERVENTION, TAKEN_BACK, WOUND_BACK, Entry, Journal
from kwoon.hall.store.shelf import Shelf
from kwoon.tables.live import LiveTable, StaleVersion, WrongSeat
from kwoon.tables.snapshots import BadSnapshot, packed, snapshot_of, taken_up

EVERY: Final = 64
"""After how many entries a snapshot of a table is written, so that it opens soon."""


class Hosted:
    """One table, in one worker. All that changes it goes through `keep`, one at a time."""

    def __init__(self, name: str, live: LiveTable, journal: Journal, shelf: Shelf) -> None:
        self.name = name
        self.live = live
        self.journal = journal
        self.shelf = shelf
        self.lock = asyncio.Lock()
        self.watchers: list[Callable[[], None]] = []
        """Called after every change: whoever runs this table."""
        self.entries: list[Entry] = []
        """All that was done here: the clocks follow from it, also after a crash, and what those see who look on."""
        self.again = ""
        """The room in which someone of this table wants to play again."""
        self.wound: tuple[int, int, Game] | None = None
        """The version that came from winding back last, how many moves were left, and the game as it was then."""
        self.kept_at = 0
        """The version at which a snapshot was taken last."""

    @classmethod
    async def found(cls, name: str, journal: Journal, shelf: Shelf) -> Hosted:
        """A table as the database has it."""
        return await asyncio.to_thread(cls.taken_out, name, journal, shelf)

    @classmethod
    def taken_out(cls, name: str, journal: Journal, shelf: Shelf) -> Hosted:
        """The same, for a thread: from the last snapshot on, every entry of the journal done again."""
        start = shelf.start(name)
        hosted = cls(name, opened(start), journal, shelf)
        kept = shelf.snapshots.newest(name, hosted.live.spec.rules_version)
        entries = shelf.entries(name)
        if kept is not None and kept.version <= len(entries):
            done = entries[: kept.version]
            try:
                taken_up(hosted.live, kept.version, moves_of(done), kept.data)
                hosted.entries, hosted.kept_at = done, kept.version
            except BadSnapshot:
                hosted = cls(name, opened(start), journal, shelf)
        for entry in entries[len(hosted.entries) :]:
            hosted.do(entry)
        return hosted

    # --- what is done at it --------------------------------------------------------------------------------------

    async def answer(self, seat: int, choice: int, version: int, by_hand: bool = True) -> None:
        """A seat answers the question that it saw at this version. When this returns, it is kept, and done."""

        def entry() -> Entry:
            self.live.check(seat, version)
            move = self.live.move(choice)
            return Entry(self.name, version + 1, ANSWER if by_hand else AUTOMATIC, seat, choice, move.label)

        await self.keep(entry)

    async def intervene(self, act: int, seat: int) -> None:
        """A player leaves, or time is called."""

        def entry() -> Entry:
            self.live.game.clone().intervene(act, seat)  # what cannot be done is refused before it is written
            return Entry(self.name, self.live.version + 1, INTERVENTION, seat, act, INTERVENTIONS[act])

        await self.keep(entry)

    async def undo(self, seat: int, version: int) -> None:
        """A seat takes back its last answer, where nothing hidden was seen since."""

        def entry() -> Entry:
            self.live.check_version(version)
            self.live.check_undo(seat)
            return Entry(self.name, version + 1, TAKEN_BACK, seat, 0, "")

        await self.keep(entry)

    async def wind_back(self, left: int, version: int) -> None:
        """The judge winds the game back to its first moves, as all have agreed."""
        self.live.check_version(version)
        game = await asyncio.to_thread(self.live.rewound, self.live.moves[:left])

        def entry() -> Entry:
            self.live.check_version(version)
            self.wound = (version + 1, left, game)
            return Entry(self.name, version + 1, WOUND_BACK, -1, left, "")

        await self.keep(entry)

    def rewound(self, entry: Entry) -> Game | None:
        """The game to which an entry winds back, if it is known here."""
        known = self.wound
        if known is None or known[:2] != (entry.version, entry.choice):
            return None
        return known[2].clone()

    async def keep(self, entry: Callable[[], Entry]) -> None:
        """Make an entry, or refuse to; write it down, then do it. One at a time.

        Who asked for it may go away meanwhile: what is written is also done.
        """
        await asyncio.shield(asyncio.ensure_future(self.write(entry)))

    async def write(self, made: Callable[[], Entry]) -> None:
        """The same, for as long as it takes; if another worker was first, catch up and say so."""
        async with self.lock:
            entry = made()
            if not await self.journal.write(entry):
                await self.catch_up()
                raise StaleVersion(f"someone was quicker: the table is at version {self.live.version} now, look again")
            self.do(entry)
            self.tell()
            self.keep_snapshot()

    def keep_snapshot(self) -> None:
        """After every so many entries: what a thread needs is put aside here, and the rest is the thread's work."""
        live = self.live
        if live.version - self.kept_at >= EVERY and not live.over:
            self.kept_at = live.version
            found = snapshot_of(live)
            self.shelf.snapshots.add(self.name, found.version, live.spec.rules_version, partial(packed, found))

    async def hear(self, version: int, entry: Entry | None) -> None:
        """Another worker says that it has brought the table to a version, and mostly by which entry."""
        async with self.lock:
            if entry is not None and version == self.live.version + 1:
                self.do(entry)
                self.tell()
            elif version > self.live.version:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Do what other workers have written."""
        news = await asyncio.to_thread(self.shelf.entries, self.name, self.live.version)
        for entry in news:
            self.do(entry)
        if news:
            self.tell()

    def do(self, entry: Entry) -> None:
        """Make the change that an entry says."""
        if entry.version != self.live.version + 1:
            raise WrongSeat(f"table {self.name} is at version {self.live.version}; entry {entry.version} cannot follow")
        do(self.live, entry, self.rewound(entry))
        self.entries.append(entry)

    def tell(self) -> None:
        """Let everyone know that there is something new to see."""
        for each in list(self.watchers):
            each()


def do(live: LiveTable, entry: Entry, rewound: Game | None = None) -> None:
    """Make the change that an entry says, at a table that has seen all before it.

    `rewound` is the game to which it winds back, where that is known: else it is played again.
    """
    if entry.kind in (ANSWER, AUTOMATIC):
        live.advance(entry.choice)
    elif entry.kind == INTERVENTION:
        live.intervene(entry.choice, entry.seat)
    elif entry.kind == WOUND_BACK:
        live.wind_back(entry.choice, rewound)
    else:
        live.undo(entry.seat)


def opened(start: Record) -> LiveTable:
    """The table of a record without moves."""
    return LiveTable.open(game_named(start.game), start.options, start.seed, start.seats)
