"""Several workers of one hall, in one process: what is done at one is seen at all, and one leads each table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, time

import psycopg
import pytest
from sqlalchemy import text

from kwoon.engine.record import Seat
from kwoon.hall.house import fellows as fellows_module
from kwoon.hall.house import running as running_module
from kwoon.hall.house import wire as wire_module
from kwoon.hall.house.afterwards import rematch
from kwoon.hall.house.clocks import ClockRule
from kwoon.hall.house.company import Company
from kwoon.hall.house.fellows import Fellows
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store import tries as tries_module
from kwoon.hall.store.database import open_database
from kwoon.hall.store.journal import AUTOMATIC, TAKEN_BACK
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import OVER, PLAYING, WAITING, Room
from kwoon.hall.store.tries import Tries
from kwoon.tables.live import NoUndo
from tests.hall.people import a_hall

Story = Callable[[House, House], Awaitable[None]]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beats that no test has to wait for."""
    monkeypatch.setattr(wire_module, "BEAT", 0.2)
    monkeypatch.setattr(wire_module, "RETRY", 0.05)
    monkeypatch.setattr(fellows_module, "OFTEN", 10**9)  # who asks for a table first leads it


def at_two_workers(url: str, story: Story) -> None:
    """Run a story in two houses that share a database."""

    async def told() -> None:
        houses = [await a_house(url), await a_house(url)]
        try:
            await story(*houses)
        finally:
            for house in houses:
                await house.close()
                house.thinkers.close()
                house.engine.dispose()

    asyncio.run(told())


async def a_house(url: str) -> House:
    """One more worker."""
    house = House(open_database(url), Thinkers(0), pace=0)
    await house.meet()
    return house


def others(house: House) -> Fellows:
    """What a house knows of the other workers."""
    assert house.fellows is not None
    return house.fellows


async def until(true: Callable[[], bool], seconds: float = 40.0) -> None:
    """Wait for something."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it never came"
        await asyncio.sleep(0.003)


async def a_room(
    house: House, game: str, players: list[str], clock: ClockRule | None = None
) -> tuple[Room, list[Person]]:
    """A room whose game has begun, and the people in its seats."""
    people = [house.people.guest(name) for name, _ in zip(("Ann", "Bo", "Cy"), players, strict=False)]
    room = await house.open_room(people[0], game, {"chi": 10} if game == "kungfu" else {}, players, clock)
    for person in people[1 : players.count("person")]:
        room = await house.sit(room.id, person)
    by_id = {person.id: person for person in people}
    return room, [by_id[chair.person] for chair in room.chairs if chair.person is not None]


async def both(one: House, other: House, room: Room) -> tuple[Running, Running]:
    """A table at both workers; the first leads."""
    leading = await one.running_room(room)
    following = await other.running_room(room)
    assert (leading.leads, following.leads) == (True, False)
    return leading, following


def asked(running: Running) -> int | None:
    """The seat that is asked by hand."""
    return next((seat for seat in running.assistants if running.question(seat) is not None), None)


def level(here: Running, there: Running) -> bool:
    """Whether both workers show the same question."""
    return asked(here) is not None and asked(here) == asked(there) and here.live.version == there.live.version


async def answered(running: Running, seat: int) -> None:
    """A seat answers, in a way that follows from the version."""
    question = running.question(seat)
    assert question is not None
    version = running.live.version
    await running.answer(seat, (7 * version + 3) % len(question.options), version)


async def to_something_to_take_back(running: Running) -> int:
    """Answer until a seat can take back what it answered; the seat."""
    for _ in range(400):
        await until(lambda: asked(running) is not None)
        seat = asked(running)
        assert seat is not None
        await answered(running, seat)
        await until(lambda: asked(running) is not None)
        if running.live.undo_problem(seat) is None:
            return seat
    raise AssertionError("nothing could be taken back")


def test_workers_that_start_at_once_bring_the_database_up_to_date_once(shared: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        engines = list(pool.map(open_database, [shared] * 4))
    assert Tries(engines[0]).spend("tries", "Ann", 3, 0.5) == 0


# --- playing ----------------------------------------------------------------------------------------------------------


def test_each_at_another_worker_plays_a_whole_game_against_a_bot_too(shared: str) -> None:
    """Ann plays at one worker and Bo at the other; every look shows both the same, at the same version."""

    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "kungfu", ["person", "person", "greedy"])
        here, there = await both(one, other, room)
        shown: dict[str, list[int]] = {"here": [], "there": []}
        here.screens.append(lambda: shown["here"].append(here.live.version))
        there.screens.append(lambda: shown["there"].append(there.live.version))
        first, second = here.assistants
        here.come(first)
        there.come(second)
        while not here.live.over:
            await until(
                lambda: here.live.over or here.question(first) is not None or there.question(second) is not None
            )
            for running, seat in ((here, first), (there, second)):
                if running.question(seat) is not None:
                    await answered(running, seat)
        await until(lambda: there.live.over and shown["there"][-1] == here.live.version)
        assert there.live.record() == here.live.record()
        assert shown["there"] == sorted(shown["there"])
        entries = one.shelf.entries(room.id)
        assert [entry.version for entry in entries] == list(range(1, here.live.version + 1))
        bots = {chair.seat for chair in room.chairs if chair.person is None}
        assert {entry.seat for entry in entries if entry.kind == AUTOMATIC} >= bots
        for _ in range(200):
            if (await asyncio.to_thread(one.rooms.room, room.id)).status == OVER:
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert one.rooms.room(room.id).status == OVER
        assert others(one).runners.mine() == set()

    at_two_workers(shared, story)


def test_what_is_answered_at_one_worker_is_shown_at_the_other_within_a_moment(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "puzzlestrike", ["person", "person"])
        here, there = await both(one, other, room)
        delays = []
        for number in range(40):
            answers = (there, here)[number % 2]
            await until(lambda: level(here, there))
            seat = asked(answers)
            assert seat is not None
            begin = monotonic()
            await answered(answers, seat)
            await until(lambda: level(here, there))
            delays.append(monotonic() - begin)
        assert sorted(delays)[20] < 0.15  # a few milliseconds on a machine with nothing else to do

    at_two_workers(shared, story)


def test_one_worker_alone_answers_for_bots(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        seats = (Seat("Ling", "greedy"), Seat("Mei", "greedy"))
        name = await one.open_table("kungfu", {"players": 2}, seats, 11)
        counted: dict[str, int] = {"one": 0, "other": 0}
        for key, house in (("one", one), ("other", other)):
            write = house.journal.write

            def counting(entry: object, key: str = key, write: object = write) -> object:
                counted[key] += 1
                return write(entry)  # type: ignore[operator]

            house.journal.write = counting  # type: ignore[method-assign,assignment]
        running = [await house.running(name) for house in (one, other)]
        await until(lambda: all(each.live.over for each in running), 30)
        version = running[0].live.version
        assert counted == {"one": version, "other": 0}

    at_two_workers(shared, story)


# --- what goes on beside the table ------------------------------------------------------------------------------------


def test_chat_is_heard_at_the_other_worker(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, people = await a_room(one, "kungfu", ["person", "person"])
        await both(one, other, room)
        here, there = await one.company(room), await other.company(room)
        rung: list[int] = []
        here.bells.append(lambda: rung.append(1))
        await there.say(people[1], 1, "hello over there")
        await until(lambda: [line.text for line in here.lines] == ["hello over there"])
        assert rung
        await asyncio.gather(*[(here, there)[n % 2].say(people[n % 2], n % 2, f"line {n}") for n in range(12)])
        await until(lambda: len(here.lines) == len(there.lines) == 13)
        assert here.lines == there.lines

    at_two_workers(shared, story)


def test_a_room_fills_across_workers(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        ann, bo = one.people.guest("Ann"), other.people.guest("Bo")
        room = await one.open_room(ann, "kungfu", {}, ["person", "person"])
        assert room.status == WAITING
        looked, called = asyncio.Event(), asyncio.Event()
        one.lookers[room.id] = [looked.set]
        one.callers[ann.id] = [called.set]
        begun = await other.sit(room.id, bo)
        assert begun.status == PLAYING
        async with asyncio.timeout(5):
            await looked.wait()
            await called.wait()
        assert one.rooms.room(room.id).status == PLAYING
        looked.clear()
        open_room = await one.open_room(ann, "kungfu", {}, ["person", "person", "person"])
        one.lookers[open_room.id] = [looked.set]
        await other.sit(open_room.id, bo)
        async with asyncio.timeout(5):
            await looked.wait()
        looked.clear()
        await other.stand_up(open_room.id, bo)
        async with asyncio.timeout(5):
            await looked.wait()

    at_two_workers(shared, story)


def test_what_is_taken_back_needs_consent_at_whatever_worker(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "puzzlestrike", ["person", "person"])
        here, there = await both(one, other, room)
        near, far = await one.company(room), await other.company(room)
        seat = await to_something_to_take_back(here)
        await until(lambda: level(here, there))
        version, moves = here.live.version, len(here.live.moves)
        await near.ask_undo(seat, version)
        await until(lambda: far.plea is not None)
        assert far.plea is not None
        assert far.plea.seat == seat
        with pytest.raises(NoUndo):
            await far.reply(seat, version, True)
        await far.reply(1 - seat, version, True)
        await until(lambda: len(here.live.moves) == len(there.live.moves) == moves - 1)
        await until(lambda: near.plea is None and far.plea is None)
        await until(lambda: asked(here) == asked(there) == seat)
        assert [each.kind for each in one.shelf.entries(room.id)].count(TAKEN_BACK) == 1

    at_two_workers(shared, story)


def test_one_no_at_another_worker_is_enough(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "puzzlestrike", ["person", "person"])
        here, there = await both(one, other, room)
        near, far = await one.company(room), await other.company(room)
        seat = await to_something_to_take_back(there)
        await until(lambda: here.live.version == there.live.version)
        version = here.live.version
        await far.ask_undo(seat, version)
        await until(lambda: near.plea is not None)
        await near.reply(1 - seat, version, False)

        def refused(company: Company) -> bool:
            return company.plea is not None and company.plea.refused == {1 - seat}

        await until(lambda: refused(far) and refused(near))
        assert here.live.version == version

    at_two_workers(shared, story)


def test_who_leaves_at_one_worker_has_left_at_the_other(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "kungfu", ["person", "person"])
        here, there = await both(one, other, room)
        await until(lambda: asked(there) is not None)
        await (await other.company(room)).leave(1)
        await until(lambda: here.left == there.left == [1])
        version = here.live.version
        while not here.live.over and here.live.version < version + 6:
            await until(lambda: here.live.over or here.question(0) is not None)
            if here.question(0) is not None:
                await answered(here, 0)
        assert not any(entry.seat == 1 and entry.kind != AUTOMATIC for entry in here.table.entries[version + 1 :])

    at_two_workers(shared, story)


def test_a_rematch_is_offered_at_both_workers(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, people = await a_room(one, "kungfu", ["person", "person"])
        here, there = await both(one, other, room)
        while not here.live.over:
            await until(lambda: here.live.over or asked(here) is not None)
            seat = asked(here)
            if seat is not None:
                await answered(here, seat)
        await until(lambda: there.live.over)
        shown: list[str] = []
        here.screens.append(lambda: shown.append(here.table.again))
        again = await rematch(other, room.id, people[0])
        assert again.status == WAITING
        await until(lambda: shown[-1:] == [again.id])

    at_two_workers(shared, story)


# --- who is there, wishes, clocks -------------------------------------------------------------------------------------


def test_who_is_at_another_worker_is_not_away(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "WARNED", 0.05)
    monkeypatch.setattr(running_module, "STOOD_IN", 0.3)

    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "puzzlestrike", ["person", "person"])
        here, there = await both(one, other, room)
        await until(lambda: asked(here) is not None)
        seat = asked(here)
        assert seat is not None
        there.come(seat)
        await until(lambda: here.here(seat) == 1)
        here.come(seat)
        here.go(seat)  # a page at this worker is closed; the one at the other stays
        await asyncio.sleep(0.5)
        assert not here.stood_in
        assert not here.absent(seat)
        version = here.live.version
        there.go(seat)
        await until(lambda: seat in here.stood_in and seat in there.stood_in)
        await until(lambda: here.live.version > version)  # a bot sits in, at the worker that leads
        there.come(seat)
        await until(lambda: seat not in here.stood_in and seat not in there.stood_in)

    at_two_workers(shared, story)


def test_a_wish_at_the_other_worker_is_heeded(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "shadowfist", ["person", "person"])
        here, there = await both(one, other, room)
        await until(lambda: asked(there) is not None)
        there.wish(0, "a")
        there.wish(1, "a")
        await until(
            lambda: all("every question" in each.passing.words for each in here.assistants.values() if each.passing)
        )
        for _ in range(12):
            await until(lambda: level(here, there))
            seat = asked(there)
            assert seat is not None
            await answered(there, seat)
        assert all(entry.kind != AUTOMATIC for entry in here.table.entries[1:])
        reader = there.assistants[0].reader
        assert reader is not None
        there.wish(0, reader.wishes[0].key)
        there.wish(1, reader.wishes[0].key)
        for _ in range(60):
            if any(each.notes for each in here.assistants.values()):
                break
            await until(lambda: level(here, there))
            seat = asked(there)
            assert seat is not None
            await answered(there, seat)
        assert any(entry.kind == AUTOMATIC for entry in here.table.entries)
        assert any(each.notes for each in here.assistants.values())
        await until(lambda: level(here, there))
        for seat in (0, 1):
            assert [line.words for line in there.assistants[seat].log()] == [
                line.words for line in here.assistants[seat].log()
            ]

    at_two_workers(shared, story)


def test_clocks_run_at_one_worker_and_are_read_at_both(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "puzzlestrike", ["person", "person"], ClockRule(600, 20))
        here, there = await both(one, other, room)
        for _ in range(3):
            await until(lambda: level(here, there))
            seat = asked(there)
            assert seat is not None
            await answered(there, seat)
        await until(lambda: level(here, there))
        assert here.clocks is not None
        assert there.clocks is not None
        now = time()
        left = [[clocks.remaining(seat, now) for seat in (0, 1)] for clocks in (here.clocks, there.clocks)]
        assert left[0] == pytest.approx(left[1], abs=0.01)
        assert sum(left[0]) == pytest.approx(1260, abs=5)  # three increments

    at_two_workers(shared, story)


def test_one_who_looks_on_at_the_other_worker_sees_it_all(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "kungfu", ["person", "person"])
        here, there = await both(one, other, room)
        gallery = Gallery(there.table, 0.0)
        running = asyncio.ensure_future(gallery.run())
        for _ in range(5):
            await until(lambda: asked(here) is not None)
            seat = asked(here)
            assert seat is not None
            await answered(here, seat)
        await until(lambda: gallery.live.version == here.live.version)
        running.cancel()

    at_two_workers(shared, story)


def test_nobody_sits_down_twice_or_stands_up_from_a_game(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        ann, bo = one.people.guest("Ann"), one.people.guest("Bo")
        room = await one.open_room(ann, "kungfu", {}, ["person", "person", "person"])
        found = await asyncio.gather(*[house.sit(room.id, bo) for house in (one, other, one, other)])
        assert all(each.status == WAITING for each in found)
        assert [chair.person for chair in one.rooms.room(room.id).chairs].count(bo.id) == 1
        await other.sit(room.id, one.people.guest("Cy"))
        assert not other.rooms.stand_up(room.id, 0)
        assert all(chair.person for chair in one.rooms.room(room.id).chairs)

    at_two_workers(shared, story)


# --- how often --------------------------------------------------------------------------------------------------------


def test_tries_are_counted_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(tries_module, "time", lambda: now)
    monkeypatch.setattr(tries_module, "OFTEN", 1)
    one, other = Tries(open_database(url)), Tries(open_database(url))
    assert [each.spend("tries", "Ann", 3, 0.5) for each in (one, other, one)] == [0, 0, 0]
    assert other.spend("tries", "Ann", 3, 0.5) == pytest.approx(2)
    assert other.spend("tries", "Bo", 3, 0.5) == 0
    now += 2
    assert one.spend("tries", "Ann", 3, 0.5) == 0
    assert other.spend("tries", "Ann", 3, 0.5) > 0
    other.forgive("tries", "Ann")
    assert [one.spend("tries", "Ann", 3, 0.5) for _ in range(4)] == [0, 0, 0, pytest.approx(2)]
    now += 1000
    assert [one.spend("tries", "Ann", 3, 0.5) for _ in range(4)] == [
        0,
        0,
        0,
        pytest.approx(2),
    ]  # never more than at first
    now += 2 * tries_module.FORGOTTEN
    assert one.spend("tries", "x" * 5000, 3, 0.5) == 0
    with one.engine.connect() as connection:
        assert len(connection.execute(text("SELECT who FROM tries")).all()) == 1


def test_who_tries_passwords_at_two_workers_has_no_more_tries(shared: str) -> None:
    with a_hall(shared) as one, a_hall(shared) as other:
        one.enrol("Ann")
        found = [(one, other)[number % 2].login("Ann", "wrong horse") for number in range(10)]
        assert found == [400] * 8 + [429] * 2


# --- when a worker goes -----------------------------------------------------------------------------------------------


def test_who_closes_hands_over_and_what_was_wished_stays(shared: str) -> None:
    async def told() -> None:
        one, other = await a_house(shared), await a_house(shared)
        room, _ = await a_room(one, "shadowfist", ["person", "person"])
        here, there = await both(one, other, room)
        alone, _ = await a_room(one, "shadowfist", ["person", "person"])
        running = await one.running_room(alone)
        there.wish(1, "a")
        running.wish(0, "a")
        await until(lambda: here.assistants[1].passing == there.assistants[1].passing)
        await asyncio.sleep(0.2)
        await one.close()
        await until(lambda: there.leads and alone.id in other.played and other.played[alone.id].leads)
        for taken, seat in ((there, 1), (other.played[alone.id], 0)):
            passing = taken.assistants[seat].passing
            assert passing is not None
            assert "every question" in passing.words
            await until(lambda taken=taken: asked(taken) is not None)  # type: ignore[misc]
        await other.close()

    asyncio.run(told())


def test_a_worker_that_is_cut_off_comes_back_and_has_missed_nothing(shared: str) -> None:
    """All connections are cut; both go on, one leads, and what happened meanwhile is there."""

    async def story(one: House, other: House) -> None:
        room, people = await a_room(one, "puzzlestrike", ["person", "person"])
        here, there = await both(one, other, room)
        await until(lambda: level(here, there))
        for house in (one, other):
            assert others(house).wire.whole
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await asyncio.to_thread(one.talk.say, room.id, people[0].id, 0, "Ann", "said while nobody heard")
        await until(lambda: all(others(house).wire.whole for house in (one, other)))
        await until(lambda: len(other.companies[room.id].lines) == 1)
        await until(lambda: here.leads != there.leads)
        for number in range(6):
            await until(lambda: level(here, there))
            running = (here, there)[number % 2]
            seat = asked(running)
            assert seat is not None
            await answered(running, seat)
        assert here.leads != there.leads

    at_two_workers(shared, story)


def test_a_table_that_nobody_has_opened_is_led_by_someone(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fellows_module, "OFTEN", 1)

    async def story(one: House, other: House) -> None:
        room, _ = await a_room(one, "kungfu", ["person", "greedy"])

        def led() -> list[Running]:
            return [each.played[room.id] for each in (one, other) if room.id in each.played]

        await until(lambda: len(led()) == 1 and led()[0].leads)
        await asyncio.sleep(0.5)
        assert len(led()) == 1

    at_two_workers(shared, story)


def test_two_who_take_an_orphan_at_once_do_not_both_get_it(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        names = [(await a_room(one, "kungfu", ["person", "greedy"]))[0].id for _ in range(6)]
        found = await asyncio.gather(
            *[asyncio.to_thread(others(house).runners.adopt, 6, []) for house in (one, other, one, other)]
        )
        assert sorted(name for each in found for name in each) == sorted(names)
        claimed = await asyncio.gather(*[asyncio.to_thread(others(other).runners.claim, name) for name in names])
        owners = {others(one).number: others(one).runners.mine(), others(other).number: others(other).runners.mine()}
        assert all(name in owners[worker] for name, worker in zip(names, claimed, strict=True))
        with one.engine.begin() as connection:
            connection.execute(text("UPDATE runners SET worker = 5"))  # one that is dead
        assert await asyncio.to_thread(others(one).runners.orphans) == 6
        assert await asyncio.to_thread(others(one).runners.claim, names[0]) == others(one).number

    at_two_workers(shared, story)


def test_what_no_worker_can_have_said_is_not_heard(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        room, people = await a_room(one, "kungfu", ["person", "person"])
        await both(one, other, room)
        with psycopg.connect(shared, autocommit=True) as connection:
            for said in ("", "no JSON", "[1]", '{"from": 1}', '{"from": 1, "kind": "?", "table": "?", "data": 1}'):
                connection.execute("SELECT pg_notify('kwoon', %s)", (said,))
        await (await other.company(room)).say(people[0], 0, "still there?")
        await until(lambda: len(one.companies[room.id].lines) == 1)
        assert all(others(house).wire.whole for house in (one, other))

    at_two_workers(shared, story)


def test_an_entry_that_is_too_long_to_be_told_is_read(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_module, "LONGEST", 105)
    monkeypatch.setattr(fellows_module, "SOON", 0.1)

    async def story(one: House, other: House) -> None:
        seats = (Seat("Ann", "person"), Seat("Bo", "person"))
        name = await one.open_table("kungfu", {"players": 2}, seats, 5)
        here, there = await one.table(name), await other.table(name)
        await until(lambda: len(others(one).living) == 2)
        for _ in range(5):
            question = here.live.asked
            assert question is not None
            await here.answer(question.seat, 0, here.live.version)
        await until(lambda: there.live.version == 5)

    at_two_workers(shared, story)


def test_whoever_leads_a_table_serves_it_and_else_all_choose_the_same(shared: str) -> None:
    async def story(one: House, other: House) -> None:
        await until(lambda: len(others(one).living) == len(others(other).living) == 2)
        names = [f"nobody{number}" for number in range(20)]
        chosen = {name: await others(one).who_serves(name) for name in names}
        assert chosen == {name: await others(other).who_serves(name) for name in names}
        assert set(chosen.values()) == {others(one).number, others(other).number}
        for leads in (one, other):
            room, _ = await a_room(leads, "kungfu", ["person", "person"])
            await leads.running_room(room)
            assert await others(one).who_serves(room.id) == others(leads).number
            assert await others(other).who_serves(room.id) == others(leads).number

    at_two_workers(shared, story)


def test_what_is_written_is_told_only_where_someone_follows(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: House, other: House) -> None:
        await until(lambda: len(others(one).living) == 2)
        said: list[str] = []
        say = others(one).wire.say

        def heard(kind: str, *rest: object) -> bool:
            said.append(kind)
            return say(kind, *rest)  # type: ignore[arg-type]

        monkeypatch.setattr(others(one).wire, "say", heard)
        room, _ = await a_room(one, "kungfu", ["person", "person"])
        leading = await one.running_room(room)
        await until(lambda: asked(leading) is not None)
        said.clear()
        for _ in range(3):
            await answered(leading, asked(leading) or 0)
        await asyncio.sleep(0.05)
        assert said == []
        following = await other.running_room(room)
        await until(lambda: level(leading, following))
        assert following.live.version == 3, "what nobody told it, it has read"
        await answered(leading, asked(leading) or 0)
        await until(lambda: level(leading, following))
        assert "entry" in said

    at_two_workers(shared, story)
