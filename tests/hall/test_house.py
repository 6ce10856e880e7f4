"""The house: every answer is in the database before anyone sees what came of it, and a crash loses none."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time

import pytest

from kwoon.engine.decision import LEAVE
from kwoon.engine.errors import IllegalChoice
from kwoon.engine.record import Seat
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.shelf import Shelf
from kwoon.tables.live import NoUndo, StaleVersion, WrongSeat

PEOPLE = (Seat("Ann", "person"), Seat("Bo", "person"))
BOTS = (Seat("Ling", "greedy"), Seat("Mei", "greedy"))


def a_house(url: str) -> House:
    return House(open_database(url), Thinkers(1))


async def some_moves(table: Hosted, count: int) -> None:
    """The last option of each question."""
    for _ in range(count):
        question = table.live.asked
        assert question is not None
        await table.answer(question.seat, len(question.options) - 1, table.live.version)


def test_an_answer_is_in_the_database_before_it_is_done(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        table = await house.table(await house.open_table("kungfu", {"players": 2}, PEOPLE, 5))
        seen: list[int] = []
        table.watchers.append(lambda: seen.append(len(house.shelf.entries(table.name))))
        await some_moves(table, 6)
        assert seen == [1, 2, 3, 4, 5, 6]
        await house.close()

    asyncio.run(play())


def test_who_goes_away_in_the_middle_of_an_answer_stops_nothing(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        table = await house.table(await house.open_table("kungfu", {"players": 2}, PEOPLE, 5))
        for _ in range(8):
            question = table.live.asked
            assert question is not None
            version = table.live.version
            going = asyncio.ensure_future(table.answer(question.seat, len(question.options) - 1, version))
            await asyncio.sleep(0)
            going.cancel()
            with pytest.raises(asyncio.CancelledError):
                await going
            for _ in range(500):
                if table.live.version > version:
                    break
                await asyncio.sleep(0.01)
            assert table.live.version == version + 1 == len(house.shelf.entries(table.name))
        await house.close()

    asyncio.run(play())


def test_another_worker_finds_the_table_as_it_is(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        name = await house.open_table("kungfu", {"players": 2}, PEOPLE, 5)
        table = await house.table(name)
        await some_moves(table, 12)
        other = await a_house(url).table(name)
        assert other.live.record() == table.live.record()
        assert other.live.version == table.live.version == 12
        assert [line.words for line in other.live.log(0)] == [line.words for line in table.live.log(0)]
        await house.close()

    asyncio.run(play())


def test_of_two_workers_that_answer_one_question_the_first_has_answered_it(url: str) -> None:
    async def play() -> None:
        houses = [a_house(url), a_house(url)]
        name = await houses[0].open_table("kungfu", {"players": 2}, PEOPLE, 5)
        one, other = [await each.table(name) for each in houses]
        for _ in range(15):
            question = one.live.asked
            assert question is not None
            version = one.live.version
            answers = [each.answer(question.seat, 0, version) for each in (one, other)]
            found = await asyncio.gather(*answers, return_exceptions=True)
            assert sorted(type(each).__name__ for each in found) == ["NoneType", "StaleVersion"]
            await one.catch_up()
            await other.catch_up()
            assert one.live.record() == other.live.record()
        for each in houses:
            await each.close()

    asyncio.run(play())


def test_what_is_refused_is_not_written(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        table = await house.table(await house.open_table("kungfu", {"players": 2}, PEOPLE, 5))
        question = table.live.asked
        assert question is not None
        seat = question.seat
        with pytest.raises(StaleVersion):
            await table.answer(seat, 0, 3)
        with pytest.raises(WrongSeat):
            await table.answer(1 - seat, 0, 0)
        with pytest.raises(IllegalChoice):
            await table.answer(seat, 99, 0)
        with pytest.raises(NoUndo):
            await table.undo(seat, 0)
        assert house.shelf.entries(table.name) == []
        assert table.live.version == 0
        await house.close()

    asyncio.run(play())


def test_an_answer_taken_back_is_taken_back_after_a_crash_too(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        name = await house.open_table("puzzlestrike", {}, (Seat("Ann", "person"), Seat("Bo", "person")), 3)
        table = await house.table(name)
        for _ in range(60):
            question = table.live.asked
            assert question is not None
            await table.answer(question.seat, 0, table.live.version)
            if table.live.undo_problem(question.seat) is None:
                await table.undo(question.seat, table.live.version)
                break
        else:
            raise AssertionError("nothing could be taken back")
        assert table.live.version > len(table.live.moves)
        again = await a_house(url).table(name)
        assert again.live.record() == table.live.record()
        assert again.live.version == table.live.version
        await house.close()

    asyncio.run(play())


def test_who_leaves_has_left_after_a_crash_too(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        name = await house.open_table("shadowfist", {"players": 2}, PEOPLE, 5)
        table = await house.table(name)
        await some_moves(table, 8)
        with pytest.raises(IllegalChoice):
            await table.intervene(LEAVE, 7)
        await table.intervene(LEAVE, 1)
        again = await a_house(url).table(name)
        assert again.live.record() == table.live.record()
        assert [each.choice for each in again.live.moves].count(LEAVE) == 1
        await house.close()

    asyncio.run(play())


def test_bots_play_a_table_to_its_end(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        name = await house.open_table("kungfu", {"players": 2}, BOTS, 11)
        running = await house.running(name)
        assert await house.running(name) is running
        assert running.task is not None
        await asyncio.wait_for(running.task, 120)
        table = await house.table(name)
        assert table.live.over
        assert len(house.shelf.entries(name)) == len(table.live.moves) == table.live.version
        await house.close()
        house.thinkers.close()

    asyncio.run(play())


def test_a_table_that_is_not_there_can_be_asked_for_again(url: str) -> None:
    async def play() -> None:
        house = a_house(url)
        for _ in range(2):
            with pytest.raises(Exception, match="no table 'gone'"):
                await house.table("gone")
        assert house.hosted == {}
        await house.close()

    asyncio.run(play())


CRASHING = """
import asyncio, sys
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database

async def play(name, house):
    table = await house.table(name)
    while not table.live.over:
        question = table.live.asked
        await table.answer(question.seat, table.live.version % len(question.options), table.live.version)
        print(name, table.live.version, flush=True)

async def main():
    house = House(open_database(sys.argv[1]), Thinkers(1))
    print("ready", flush=True)
    await asyncio.gather(*[play(name, house) for name in house.shelf.open_tables()])

asyncio.run(main())
"""


def test_a_kill_loses_no_answer_and_doubles_none(url: str) -> None:
    """What the worker said was answered is there after it was killed, and every table goes on from there."""

    async def open_all() -> None:
        house = a_house(url)
        for seed in range(12):
            await house.open_table("kungfu", {"players": 2}, PEOPLE, seed)
        await house.close()

    asyncio.run(open_all())
    chance = random.Random(3)
    said: dict[str, int] = {}
    for _ in range(3):
        worker = subprocess.Popen([sys.executable, "-c", CRASHING, url], stdout=subprocess.PIPE, text=True)
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
        lines = [worker.stdout.readline() for _ in range(40)]  # however long that takes
        time.sleep(chance.random() * 0.02)
        worker.kill()
        for line in [*lines, *worker.stdout]:
            name, _, version = line.partition(" ")
            if version.endswith("\n"):  # the last one may be cut off
                said[name] = int(version)
        worker.wait()
        shelf = Shelf(open_database(url))
        for name in shelf.open_tables():
            versions = [each.version for each in shelf.entries(name)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= said.get(name, 0)
            assert a_worker_finds(url, name) == len(versions)
    assert sum(said.values()) > 100


def a_worker_finds(url: str, name: str) -> int:
    """The version at which a new worker finds a table."""

    async def find() -> int:
        house = a_house(url)
        table = await house.table(name)
        await house.close()
        return table.live.version

    return asyncio.run(find())
