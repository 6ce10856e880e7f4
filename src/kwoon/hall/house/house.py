"""The house: every table that this worker hosts, found in the database when someone asks for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from kwoon.bots import offered
from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions, KwoonError
from kwoon.engine.plain import Data
from kwoon.engine.record import Seat, begin_record
from kwoon.games import game_named
from kwoon.hall.house.clocks import ClockRule, read_clock
from kwoon.hall.house.company import Company, places_with_leavers
from kwoon.hall.house.fellows import Fellows
from kwoon.hall.house.finished import Library
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.idle import SWEEP, Idle
from kwoon.hall.house.reviewing import Reviewer
from kwoon.hall.house.running import PACE, Running
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.archive import Archive
from kwoon.hall.store.journal import Journal
from kwoon.hall.store.keeping import Keeping
from kwoon.hall.store.keys import Keys
from kwoon.hall.store.people import People, Person
from kwoon.hall.store.reviews import Reviews
from kwoon.hall.store.rooms import PLAYING, WAITING, Chair, Room, Rooms
from kwoon.hall.store.shelf import Shelf
from kwoon.hall.store.talk import Customs, TalkBook
from kwoon.hall.store.wishes import Wishes
from kwoon.tables import shuffle
from kwoon.tables.seats import BOT_NAMES, PERSON

log = logging.getLogger(__name__)
NAME_BYTES: Final = 9
"""How long a table's name is: nobody guesses one."""


class NoSeat(KwoonError):
    """A seat that cannot be taken or left; says why."""


class House:
    """One worker's tables, journal and bots. Close it at the end: then all that was done is written."""

    def __init__(self, engine: Engine, thinkers: Thinkers, pace: float = PACE) -> None:
        self.shelf = Shelf(engine)
        self.rooms = Rooms(engine)
        self.people = People(engine)
        self.keys = Keys(engine)
        self.talk = TalkBook(engine)
        self.keeping = Keeping(engine)
        self.measures = thinkers.measures
        self.measures.listen(engine)
        self.journal = Journal(engine, self.measures)
        self.archive = Archive(engine)
        self.library = Library(self.archive)
        self.reading = asyncio.Lock()
        """Held while a record from elsewhere is replayed."""
        self.reviewer = Reviewer(Reviews(engine), thinkers)
        self.thinkers = thinkers
        self.pace = pace
        self.engine = engine
        self.fellows: Fellows | None = None
        """The other workers of this hall, where there may be any."""
        self.hosted: dict[str, asyncio.Task[Hosted]] = {}
        self.played: dict[str, Running] = {}
        """The tables that are being played here."""
        self.companies: dict[str, Company] = {}
        """The people at each of them."""
        self.idle = Idle()
        self.wishes = Wishes(engine)
        self.wishing = asyncio.Lock()
        """Held while wishes are written down, so that the last ones are the last."""
        self.writing: set[asyncio.Task[None]] = set()
        self.sweeping: asyncio.Task[None] | None = None
        self.lookers: dict[str, list[Callable[[], None]]] = {}
        """Who waits in which room for its game to begin: called when something changes there."""
        self.callers: dict[str, list[Callable[[], None]]] = {}
        """Which programs wait for a call, by person: called when that person sits down, or a game of theirs begins."""

    # --- rooms -----------------------------------------------------------------------------------------------------

    async def open_room(
        self,
        host: Person,
        game: str,
        options: Mapping[str, Data],
        players: Sequence[str],
        clock: ClockRule | None = None,
        listed: bool = True,
        words: str = "",
        customs: Customs | None = None,
    ) -> Room:
        """A new room: `players` says of each seat whether a person or which bot is to sit there.

        The host takes the first seat that is a person's. A room that lacks nobody begins at once.
        """
        spec = game_named(game)
        if not spec.min_seats <= len(players) <= spec.max_seats:
            raise BadOptions(f"{spec.title} seats {spec.min_seats} to {spec.max_seats} players, not {len(players)}")
        if PERSON not in players:
            raise BadOptions("somebody has to play: at least one seat is a person's")
        check_words(words)
        settings = {**options, "players": len(players)}
        spec.new(settings, 0)  # options that make no sense are refused before anything is kept
        room = Room(
            id=secrets.token_urlsafe(NAME_BYTES),
            game=game,
            options=settings,
            clock=None if clock is None else clock.plain(),
            listed=listed,
            host=host.id,
            secret=shuffle.new_secret(),
            status=WAITING,
            opened_at=datetime.now(UTC),
            chairs=chairs_for(game, players, host, words),
        )
        if customs is not None and customs.judge == host.id:
            raise BadOptions("nobody judges their own game: name someone else, or nobody")
        await asyncio.to_thread(self.rooms.put, room)
        if customs is not None:
            await asyncio.to_thread(self.talk.put_customs, room.id, customs)
        begun = await self.begin_if_full(room.id)
        self.changed(begun)
        return begun

    async def sit(self, room: str, person: Person, words: str = "") -> Room:
        """A person takes the first free seat; with the last one the game begins."""
        check_words(words)
        found = await asyncio.to_thread(self.rooms.room, room)
        if found.seat_of(person.id) >= 0:
            return found
        if (await asyncio.to_thread(self.talk.customs, room)).judge == person.id:
            raise NoSeat("you judge this game: nobody does that from a seat")
        there = [found.host, *[chair.person for chair in found.chairs if chair.person is not None]]
        if await asyncio.to_thread(self.keeping.blocked_by_any, person.id, there):
            raise NoSeat("someone at this table does not want to play with you; there are others")
        for chair in found.chairs:
            if found.status == WAITING and not chair.name:
                taken = Chair(chair.seat, person.id, unlike(person.name, found.chairs), PERSON, words)
                if await asyncio.to_thread(self.rooms.sit, room, taken):
                    begun = await self.begin_if_full(room)
                    self.changed(begun)
                    return begun
        found = await asyncio.to_thread(self.rooms.room, room)
        if found.seat_of(person.id) < 0:
            raise NoSeat("every seat of this table is taken; you can watch it")
        return found  # this person has sat down meanwhile, on another device

    async def stand_up(self, room: str, person: Person) -> Room:
        """A person leaves a room whose game has not begun."""
        found = await asyncio.to_thread(self.rooms.room, room)
        seat = found.seat_of(person.id)
        if seat < 0:
            raise NoSeat("you do not sit at this table")
        if found.status != WAITING:
            raise NoSeat("the game has begun: leave it from its table")
        if not await asyncio.to_thread(self.rooms.stand_up, room, seat):
            raise NoSeat("the game has begun: leave it from its table")
        changed = await asyncio.to_thread(self.rooms.room, room)
        self.changed(changed)
        return changed

    async def begin_if_full(self, room: str) -> Room:
        """The game begins once nobody is missing. Where several people play, lots are drawn for the seats."""
        found = await asyncio.to_thread(self.rooms.room, room)
        if found.status != WAITING or any(not chair.name for chair in found.chairs):
            return found
        seed = shuffle.seed_of(found.secret, [chair.words for chair in found.chairs])
        order = list(found.chairs)
        if sum(chair.person is not None for chair in order) > 1:
            Chance(seed).shuffle(order)
        order = [Chair(seat, each.person, each.name, each.player, each.words) for seat, each in enumerate(order)]
        seats = tuple(Seat(chair.name, chair.player) for chair in order)
        await self.open_table(found.game, found.options, seats, seed, room)
        await asyncio.to_thread(self.rooms.seated, room, order)
        return await asyncio.to_thread(self.rooms.room, room)

    def changed(self, room: Room) -> None:
        """Someone sat down in a room or stood up, or its game has begun: who waits there, or sits there, is told."""
        people = [chair.person for chair in room.chairs if chair.person is not None]
        self.look_again(room.id)
        self.call(people)
        if self.fellows is not None:
            self.fellows.room_changed(room.id, people)

    def look_again(self, room: str) -> None:
        """Something changed in a room that waits."""
        for each in list(self.lookers.get(room, ())):
            each()

    def call(self, people: Iterable[str]) -> None:
        """Something changed for these people, who sit in a room."""
        for person in people:
            for each in list(self.callers.get(person, ())):
                each()

    # --- tables ----------------------------------------------------------------------------------------------------

    async def open_table(
        self, game: str, options: Mapping[str, Data], seats: tuple[Seat, ...], seed: int, name: str | None = None
    ) -> str:
        """A new table; its name."""
        spec = game_named(game)
        start = begin_record(spec, spec.new(options, seed), seed, seats)
        name = name or secrets.token_urlsafe(NAME_BYTES)
        await asyncio.to_thread(self.shelf.put, name, start)
        return name

    async def table(self, name: str) -> Hosted:
        """A table by its name; all who ask for it at once get the same."""
        if name not in self.hosted:
            self.hosted[name] = asyncio.ensure_future(Hosted.found(name, self.journal, self.shelf))
        try:
            return await asyncio.shield(self.hosted[name])
        except Exception:
            self.hosted.pop(name, None)
            raise

    async def running(self, name: str, clock: ClockRule | None = None, programs: Iterable[int] = ()) -> Running:
        """A table by its name, under way: bots and assistants answer until its game is over.

        `programs` are the seats of programs: they are asked everything.
        """
        if name not in self.played:
            running = Running(await self.table(name), self.thinkers, clock, self.pace)
            company = Company(running, self.talk)
            await company.catch_up()
            wishes = await asyncio.to_thread(self.wishes.of, name)
            if name not in self.played:
                running.ended.append(partial(self.over, name))
                running.seat_programs(programs)
                running.take_wishes(wishes)
                running.wishes_kept = running.lasting_wishes()
                running.wished = partial(self.wished, name)
                self.played[name] = running
                self.companies[name] = company
                self.idle.wake(name, running)
                if self.fellows is None:
                    running.start()
                else:
                    self.fellows.join(name, running)
        if self.fellows is not None:
            await self.fellows.joined(name)
        return self.played[name]

    def wished(self, name: str) -> None:
        """Something else is wished of the assistants at a table."""
        task = asyncio.ensure_future(self.write_wishes(name))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def write_wishes(self, name: str) -> None:
        """Write down what is wished at a table now. What the database does not take is written with the next wish."""
        async with self.wishing:
            running = self.played.get(name)
            if running is not None and not running.live.over:
                with suppress(SQLAlchemyError):
                    await asyncio.to_thread(self.wishes.keep, name, running.wishes())

    async def company(self, room: Room) -> Company:
        """The people at a table that is under way."""
        await self.running_room(room)
        return self.companies[room.id]

    async def hear(self, name: str) -> None:
        """Another worker has written down something that people at this table said or did."""
        if name in self.companies:
            await self.companies[name].catch_up()

    async def leave_all(self, person: Person) -> None:
        """A person is gone for good: from the tables that wait, and from the games that are played."""
        for room in await asyncio.to_thread(self.rooms.of_person, person.id, 1000):
            if room.status == WAITING:
                await self.stand_up(room.id, person)
            elif room.status == PLAYING:
                company = await self.company(room)
                if room.seat_of(person.id) not in company.running.left and not company.running.live.over:
                    await company.leave(room.seat_of(person.id))

    async def running_room(self, room: Room) -> Running:
        """The table of a room, under way. Programs that sit there are asked everything."""
        if room.id in self.played:
            self.idle.touch(room.id)
            return await self.running(room.id)
        programs = await asyncio.to_thread(self.keys.machines, [chair.person for chair in room.chairs])
        seats = [chair.seat for chair in room.chairs if chair.person in programs]
        return await self.running(room.id, read_clock(room.clock), seats)

    def over(self, name: str) -> None:
        """A game has ended."""
        self.ending = asyncio.ensure_future(self.finish(name))

    async def finish(self, name: str) -> None:
        """The room of a game that has ended is told, and its result kept; once, however often it is said."""
        live = (await self.table(name)).live
        outcome = live.outcome
        if outcome is not None:
            left, customs, hints = await asyncio.gather(
                asyncio.to_thread(self.talk.leavers, name),
                asyncio.to_thread(self.talk.customs, name),
                asyncio.to_thread(self.talk.hints, name),
            )
            places = places_with_leavers(outcome.places, left)
            await asyncio.to_thread(self.archive.end, name, places, rated=not (customs.open_hands or hints))
            await asyncio.to_thread(self.wishes.forget, name)

    async def meet(self, workers: int = 1) -> None:
        """Become one of several workers, if the database is one that carries word between them."""
        if self.engine.dialect.name == "postgresql":
            self.fellows = Fellows(self, self.engine, workers)
            self.wishes = Wishes(self.engine, self.fellows.number)
            await self.fellows.open()

    async def wake(self) -> int:
        """After a start: go on with every table that was being played; how many there are."""
        await asyncio.to_thread(self.shelf.snapshots.tidy)
        self.sweeping = asyncio.ensure_future(self.sweep_on())
        if self.fellows is not None:
            return await self.fellows.adopt(self.fellows.workers)
        names = await asyncio.to_thread(self.rooms.unfinished)
        for name in names:
            room = await asyncio.to_thread(self.rooms.room, name)
            if room.status == PLAYING and not waits_for_one(room):
                await self.running_room(room)
        return len(names)

    async def sweep_on(self) -> None:
        """Now and then, as long as the house is open."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("tables that nobody looks at could not be put away")

    def needs(self, running: Running) -> bool:
        """Whether a table stays here though nobody looks at it: of several workers one leads each that is played."""
        return self.fellows is not None and running.leads and not running.live.over

    async def sweep(self) -> None:
        """Let the tables go that nobody needs, and bring those back whose clocks have run out."""
        for name, running in list(self.played.items()):
            if self.needs(running):
                continue
            if self.idle.tired(name, running, self.companies[name]):
                await asyncio.gather(*self.writing)
                if self.fellows is None:
                    self.idle.lay_down(name, running)
                else:
                    self.fellows.leave(name)
                self.idle.seen.pop(name, None)
                del self.played[name], self.companies[name], self.hosted[name]
                await running.stop()
        for name in self.idle.due():
            await self.running_room(await asyncio.to_thread(self.rooms.room, name))

    async def close(self) -> None:
        """Stop the bots, and write what is waiting."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        await self.reviewer.close()
        for each in self.played.values():
            await each.stop()
        await asyncio.gather(*self.writing)
        if self.fellows is not None:
            await self.fellows.close()
        await asyncio.to_thread(self.journal.close)
        await asyncio.to_thread(self.shelf.snapshots.close)


def chairs_for(game: str, players: Sequence[str], host: Person, words: str) -> tuple[Chair, ...]:
    """The chairs of a new room: the host's, bots, and free ones."""
    free = [name for name in BOT_NAMES if name.lower() != host.name.lower()]
    found: list[Chair] = []
    seated = False
    for seat, player in enumerate(players):
        if player != PERSON:
            if player not in offered(game):
                raise BadOptions(f"there is no bot {player!r} for {game}; there are {', '.join(offered(game))}")
            found.append(Chair(seat, None, free.pop(0), player))
        elif not seated:
            seated = True
            found.append(Chair(seat, host.id, host.name, PERSON, words))
        else:
            found.append(Chair(seat, None, "", PERSON))
    return tuple(found)


def waits_for_one(room: Room) -> bool:
    """Whether nothing happens in a room while one person is away: it need not be in memory until they come."""
    return room.clock is None and sum(chair.person is not None for chair in room.chairs) == 1


def check_words(words: str) -> None:
    """Words for the shuffle are words that every database can keep."""
    if "\x00" in words:
        raise BadOptions("words for the shuffle have no zero signs in them")


def unlike(name: str, chairs: Sequence[Chair]) -> str:
    """A name that nobody else at the table has."""
    taken = {chair.name.lower() for chair in chairs}
    return next(each for each in [name, *(f"{name} {n}" for n in range(2, 9))] if each.lower() not in taken)
