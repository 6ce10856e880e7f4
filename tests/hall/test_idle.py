"""Tables that nobody needs leave memory, and come back as they were."""

from __future__ import annotations

import asyncio
import gc
import weakref
from time import time

import pytest

from kwoon.hall.house import house as house_module
from kwoon.hall.house import idle as idle_module
from kwoon.hall.house import running as running_module
from kwoon.hall.house.clocks import ClockRule
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.rooms import OVER
from tests.hall.test_running import a_guest, in_a_house, until


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long here."""
    for name in ("AFTER_THE_END", "WAITING", "SWEEP"):
        monkeypatch.setattr(idle_module, name, 0.0)


def test_a_house_does_not_grow_with_the_games_that_were_played_in_it(url: str) -> None:
    async def story(house: House) -> None:
        gone: list[weakref.ref[object]] = []
        for number in range(8):
            room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "random"])
            company = await house.company(room)
            company.running.stood_in.add(0)
            company.running.news.set()
            running = company.running
            gone += [weakref.ref(each) for each in (company, running, running.table, running.live)]
            await until(lambda name=room.id: house.rooms.room(name).status == OVER)  # type: ignore[misc]
            del company, running
            if number % 4 == 3:
                await house.sweep()
                await asyncio.sleep(0)
        assert len(gone) == 32
        await until(lambda: gc.collect() >= 0 and all(each() is None for each in gone))  # threads let go of it last
        for kept in (house.played, house.hosted, house.companies, house.idle.seen, house.idle.asleep):
            assert not kept
        assert len(house.library.shelves) == 0

    in_a_house(url, story)


def test_who_looks_at_a_table_keeps_it(url: str) -> None:
    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "greedy"])
        company = await house.company(room)
        running = company.running
        await until(lambda: running.question(0) is not None)

        def look() -> None:
            """A screen."""

        for screens in (running.screens, company.bells):
            screens.append(look)
            await house.sweep()
            assert house.played[room.id] is running
            screens.remove(look)
        gallery = Gallery(running.table, 0)
        looking = asyncio.ensure_future(gallery.run())
        await asyncio.sleep(0.01)
        await house.sweep()
        assert house.played[room.id] is running
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        await house.sweep()
        assert room.id not in house.played

    in_a_house(url, story)


def test_the_patience_is_as_long_as_it_says(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_module, "WAITING", 1.0)

    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "greedy"])
        running = await house.running_room(room)
        await until(lambda: running.question(0) is not None)
        begin = time()
        while room.id in house.played:
            await house.sweep()
            await asyncio.sleep(0.02)
        assert time() - begin > 0.8
        for _ in range(8):  # who comes now and then keeps it, without a screen too
            await house.running_room(room)
            await asyncio.sleep(0.2)
            await house.sweep()
            assert room.id in house.played

    in_a_house(url, story)


def test_a_table_that_waited_for_long_is_back_as_it_was(url: str) -> None:
    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "shadowfist", {}, ["person", "random"])
        running = await house.running_room(room)
        for _ in range(5):
            await until(lambda: running.question(0) is not None)
            await running.answer(0, 0, running.live.version)
        await until(lambda: running.question(0) is not None)
        running.wish(0, "a")
        await until(lambda: running.question(0) is not None)
        await house.sweep()
        assert not house.played
        assert not house.hosted
        assert not house.companies
        again = await house.running_room(room)
        assert again is not running
        assert again.live.record() == running.live.record()
        assert again.assistants[0].passing == running.assistants[0].passing
        await until(lambda: again.question(0) is not None)
        assert again.question(0) == running.question(0)
        await again.answer(0, 0, again.live.version)
        await until(lambda: again.live.over or again.question(0) is not None)
        assert not house.idle.asleep

    in_a_house(url, story)


def test_a_clock_goes_on_while_its_table_is_away(url: str) -> None:
    """When it has run out the table comes back by itself, and a bot sits in."""

    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "random"], ClockRule(60, 5))
        running = await house.running_room(room)
        clocks = running.clocks
        assert clocks is not None
        await until(lambda: clocks.running == 0)
        clocks.left[0] = 1.0
        left = clocks.remaining(0, time())
        await house.sweep()
        assert not house.played
        await house.sweep()
        assert not house.played, "its time has not come"
        again = await house.running_room(room)
        assert again.clocks is clocks
        assert 0 < clocks.remaining(0, time()) < left
        await until(lambda: again.question(0) is not None)
        await house.sweep()
        assert not house.played
        await asyncio.sleep(1.1)
        await house.sweep()
        back = house.played[room.id]
        assert back.flagged(0)
        await until(lambda: back.live.over)

    in_a_house(url, story)


def test_a_table_whose_people_are_about_to_be_stood_in_for_stays(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_module, "SWEEP", 50.0)

    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "person"])
        room = await house.sit(room.id, a_guest(house, "Bo"))
        running = await house.running_room(room)
        await until(lambda: any(running.question(seat) is not None for seat in (0, 1)))
        await house.sweep()
        assert room.id in house.played

    in_a_house(url, story)


def test_after_a_start_those_who_do_not_come_back_are_stood_in_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "WARNED", 0.1)
    monkeypatch.setattr(running_module, "STOOD_IN", 0.3)

    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "person"])
        room = await house.sit(room.id, a_guest(house, "Bo"))
        other = House(open_database(url), Thinkers(0), pace=0)
        await other.wake()
        running = other.played[room.id]
        running.come(0)
        await until(lambda: running.question(0) is not None)
        for _ in range(200):
            if running.live.over or running.stood_in:
                break
            if running.question(0) is not None:
                await running.answer(0, 0, running.live.version)
            await asyncio.sleep(0.02)
        assert running.stood_in == {1}
        running.come(1)
        assert running.stood_in == set()
        await other.close()

    in_a_house(url, story)


def test_a_table_that_waits_for_one_person_is_not_opened_at_a_start(url: str) -> None:
    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        alone = await house.open_room(ann, "kungfu", {}, ["person", "greedy"])
        timed = await house.open_room(ann, "kungfu", {}, ["person", "greedy"], ClockRule(600, 5))
        other = House(open_database(url), Thinkers(0), pace=0)
        assert await other.wake() == 2
        assert set(other.played) == {timed.id}
        running = await other.running_room(alone)
        await until(lambda: running.question(0) is not None)
        await other.close()

    in_a_house(url, story)


def test_it_is_looked_for_them_by_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after something went wrong with it once."""
    monkeypatch.setattr(house_module, "SWEEP", 0.02)

    async def story(house: House) -> None:
        real, failed = house.idle.due, []

        def due() -> list[str]:
            if not failed:
                failed.append(1)
                raise OSError("the database is away")
            return real()

        monkeypatch.setattr(house.idle, "due", due)
        await house.wake()
        room = await house.open_room(a_guest(house, "Ann"), "kungfu", {}, ["person", "greedy"])
        await house.running_room(room)
        await until(lambda: not house.played and bool(failed))

    in_a_house(url, story)
