"""Rooms and running tables: seats fill, bots and assistants answer, clocks run, the absent are stood in for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.hall.house import running as running_module
from kwoon.hall.house.clocks import ClockRule, Clocks, read_clock
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.house import House, NoSeat
from kwoon.hall.house.running import Running
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.journal import ANSWER, AUTOMATIC
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import OVER, PLAYING, WAITING
from kwoon.tables.live import StaleVersion
from kwoon.tables.shuffle import seed_of


def in_a_house(url: str, story: Callable[[House], Awaitable[None]]) -> None:
    """Run a story in a house without pauses."""

    async def told() -> None:
        house = House(open_database(url), Thinkers(0), pace=0)
        try:
            await story(house)
        finally:
            await house.close()
            house.thinkers.close()

    asyncio.run(told())


def a_guest(house: House, name: str) -> Person:
    return house.people.guest(name)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something, at most ten seconds."""
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


async def answered_to_the_end(running: Running, seats: list[int]) -> int:
    """Let people answer at random-looking places until the game is over; how often they were asked."""
    asked = 0
    while not running.live.over:
        await until(lambda: running.live.over or any(running.question(seat) is not None for seat in seats))
        for seat in seats:
            question = running.question(seat)
            if question is not None:
                asked += 1
                choice = (7 * running.live.version + 3) % len(question.options)
                await running.answer(seat, choice, running.live.version)
    return asked


def test_a_room_waits_until_every_seat_is_taken(url: str) -> None:
    async def story(house: House) -> None:
        ann, bo, cy = (a_guest(house, name) for name in ("Ann", "Bo", "Cy"))
        room = await house.open_room(ann, "kungfu", {}, ["person", "greedy", "person"], words="noodles")
        assert room.status == WAITING
        assert [chair.name for chair in room.chairs] == ["Ann", "Ling", ""]
        room = await house.sit(room.id, ann)
        assert room.status == WAITING
        room = await house.sit(room.id, bo, "rice")
        assert room.status == PLAYING
        assert {chair.name for chair in room.chairs} == {"Ann", "Bo", "Ling"}
        live = (await house.running_room(room)).live
        assert live.start.seed == seed_of(room.secret, ["noodles", "", "rice"])
        assert [seat.name for seat in live.seats] == [chair.name for chair in room.chairs]
        with pytest.raises(NoSeat, match="every seat"):
            await house.sit(room.id, cy)
        with pytest.raises(NoSeat, match="has begun"):
            await house.stand_up(room.id, ann)

    in_a_house(url, story)


def test_whoever_stands_up_leaves_a_free_seat(url: str) -> None:
    async def story(house: House) -> None:
        ann, bo, cy = (a_guest(house, name) for name in ("Ann", "Ann", "Cy"))
        room = await house.open_room(ann, "kungfu", {}, ["person", "person", "person"])
        room = await house.sit(room.id, bo)
        assert [chair.name for chair in room.chairs] == ["Ann", "Ann 2", ""]
        room = await house.stand_up(room.id, ann)
        assert room.seat_of(ann.id) == -1
        with pytest.raises(NoSeat, match="do not sit"):
            await house.stand_up(room.id, ann)
        await house.sit(room.id, cy)
        room = await house.sit(room.id, ann)
        assert room.status == PLAYING

    in_a_house(url, story)


def test_two_who_want_the_last_seat(url: str) -> None:
    async def story(house: House) -> None:
        ann, bo, cy = (a_guest(house, name) for name in ("Ann", "Bo", "Cy"))
        room = await house.open_room(ann, "kungfu", {}, ["person", "person"])
        found = await asyncio.gather(house.sit(room.id, bo), house.sit(room.id, cy), return_exceptions=True)
        assert sum(isinstance(each, NoSeat) for each in found) == 1
        assert len([chair for chair in house.rooms.room(room.id).chairs if chair.person]) == 2

    in_a_house(url, story)


@pytest.mark.parametrize(
    ("game", "options", "players", "words"),
    [
        ("kungfu", {}, ["person"], "seats 2 to 6"),
        ("kungfu", {}, ["greedy", "greedy"], "somebody has to play"),
        ("kungfu", {"chi": "much"}, ["person", "greedy"], "chi"),
        ("kungfu", {}, ["person", "genius"], "no bot 'genius'"),
        ("chess", {}, ["person", "random"], "chess"),
    ],
)
def test_a_room_that_makes_no_sense_is_refused(
    tmp_path: object, game: str, options: dict[str, object], players: list[str], words: str
) -> None:
    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        with pytest.raises(BadOptions, match=words):
            await house.open_room(ann, game, options, players)  # type: ignore[arg-type]
        assert house.rooms.of_person(ann.id, 9) == []

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_a_game_against_bots_to_its_end(url: str) -> None:
    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        room = await house.open_room(ann, "kungfu", {}, ["person", "greedy"])
        running = await house.running_room(room)
        await answered_to_the_end(running, [0])
        await until(lambda: house.rooms.room(room.id).status == OVER)
        kinds = {entry.seat: set() for entry in running.table.entries}
        for entry in running.table.entries:
            kinds[entry.seat].add(entry.kind)
        assert kinds == {0: {ANSWER}, 1: {AUTOMATIC}}

    in_a_house(url, story)


def test_the_assistant_passes_and_screens_hear_of_rests_only(tmp_path: object) -> None:
    """Of the answers in between nobody is told: their number would say how often someone could have answered."""

    async def story(house: House) -> None:
        ann, bo = a_guest(house, "Ann"), a_guest(house, "Bo")
        room = await house.open_room(ann, "shadowfist", {}, ["person", "person"])
        room = await house.sit(room.id, bo)
        running = await house.running_room(room)
        told: list[int] = []
        running.screens.append(lambda: told.append(running.live.version))
        for _ in range(60):
            await until(lambda: running.live.over or any(running.question(seat) for seat in (0, 1)))
            seat = 0 if running.question(0) is not None else 1
            before = len(told)
            question = running.question(seat)
            assert question is not None
            await running.answer(seat, (5 * running.live.version + 1) % len(question.options), running.live.version)
            await until(lambda count=before: len(told) > count)
            assert len(told) == before + 1
        automatic = [entry for entry in running.table.entries if entry.kind == AUTOMATIC]
        assert len(automatic) > 3
        by_hand = [entry for entry in running.table.entries if entry.kind == ANSWER]
        assert len(by_hand) == 60

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_a_house_that_starts_again_goes_on_with_its_tables(url: str) -> None:
    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        room = await house.open_room(ann, "kungfu", {}, ["person", "greedy"], ClockRule(600, 5))
        running = await house.running_room(room)
        await until(lambda: running.question(0) is not None)
        await running.answer(0, 0, running.live.version)
        await until(lambda: running.question(0) is not None)
        await running.stop()
        other = House(open_database(url), Thinkers(0), pace=0)
        assert await other.wake() == 1
        again = other.played[room.id]
        assert again.live.record() == running.live.record()
        assert again.clocks is not None
        assert again.clocks.remaining(0, time()) > 595
        await other.close()

    in_a_house(url, story)


def test_time_runs_out_and_a_bot_sits_in_until_its_person_is_back(tmp_path: object) -> None:
    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        room = await house.open_room(ann, "kungfu", {}, ["person", "greedy"], ClockRule(600, 5))
        running = await house.running_room(room)
        await until(lambda: running.question(0) is not None)
        assert running.clocks is not None
        running.clocks.left[0] = 0.05
        running.news.set()
        await until(lambda: 0 in running.stood_in)
        assert running.question(0) is None
        await until(lambda: running.live.over or len(running.table.entries) > 3)
        running.back(0)
        assert running.clocks.remaining(0, time()) > 9
        await until(lambda: running.live.over or running.question(0) is not None)

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_who_is_away_for_long_is_stood_in_for(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "WARNED", 0.05)
    monkeypatch.setattr(running_module, "STOOD_IN", 0.15)

    async def story(house: House) -> None:
        ann, bo = a_guest(house, "Ann"), a_guest(house, "Bo")
        room = await house.open_room(ann, "kungfu", {}, ["person", "person"])
        running = await house.running_room(await house.sit(room.id, bo))
        running.come(0)
        running.come(1)
        await until(lambda: running.question(0) is not None)
        running.go(0)
        assert not running.absent(0)
        await until(lambda: running.absent(0))
        assert 0 not in running.stood_in
        await until(lambda: 0 in running.stood_in)
        await until(lambda: running.question(1) is not None)
        running.come(0)
        assert 0 not in running.stood_in
        assert not running.absent(0)

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_who_plays_alone_may_go_for_as_long_as_they_like(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "WARNED", 0.01)
    monkeypatch.setattr(running_module, "STOOD_IN", 0.02)

    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        running = await house.running_room(await house.open_room(ann, "kungfu", {}, ["person", "greedy"]))
        await until(lambda: running.question(0) is not None)
        running.come(0)
        running.go(0)
        await asyncio.sleep(0.1)
        assert running.question(0) is not None

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_an_answer_to_an_old_version_changes_nothing(tmp_path: object) -> None:
    async def story(house: House) -> None:
        ann = a_guest(house, "Ann")
        running = await house.running_room(await house.open_room(ann, "kungfu", {}, ["person", "greedy"]))
        await until(lambda: running.question(0) is not None)
        version = running.live.version
        for wrong in (version - 1, version + 1, -1):
            with pytest.raises(StaleVersion):
                await running.answer(0, 0, wrong)
        assert running.live.version == version

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_the_gallery_sees_later_and_nothing_hidden(tmp_path: object) -> None:
    async def story(house: House) -> None:
        ann, bo = a_guest(house, "Ann"), a_guest(house, "Bo")
        room = await house.open_room(ann, "kungfu", {}, ["person", "person"])
        running = await house.running_room(await house.sit(room.id, bo))
        late, soon = Gallery(running.table, 3600), Gallery(running.table, 0.05)
        task = asyncio.ensure_future(soon.run())
        await until(lambda: running.question(0) is not None)
        await running.answer(0, 0, running.live.version)
        assert not late.catch_up()
        assert soon.live.version == 0
        await until(lambda: soon.live.version == running.live.version)
        assert late.live.version == 0
        assert all("hand" not in player for player in soon.live.view(-1)["players"])  # type: ignore[union-attr]
        assert soon.question(-1) is None
        await answered_to_the_end(running, [0, 1])
        await asyncio.wait_for(task, 5)
        assert soon.live.over
        assert late.catch_up()
        assert late.live.over, "after the end nothing is held back"

    in_a_house(f"sqlite:///{tmp_path}/hall.db", story)


def test_a_clock_charges_the_one_who_is_asked() -> None:
    clocks = Clocks(ClockRule(60, 5), 2, 100.0)
    clocks.run(0, 100.0)
    assert clocks.remaining(0, 110.0) == 50.0
    assert clocks.remaining(1, 110.0) == 60.0
    clocks.answered(112.0)
    assert clocks.remaining(0, 200.0) == 53.0
    clocks.run(1, 120.0)
    clocks.run(1, 130.0)
    assert clocks.remaining(1, 130.0) == 50.0
    clocks.run(-1, 140.0)
    assert clocks.remaining(1, 999.0) == 40.0
    clocks.run(0, 200.0)
    assert clocks.remaining(0, 900.0) == 0.0


@pytest.mark.parametrize("data", [{"bank": 5, "increment": 0}, {"bank": "60", "increment": 0}, {"bank": 60}])
def test_a_clock_that_makes_no_sense(data: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="a clock's"):
        read_clock(data)
    assert read_clock(None) is None
    assert read_clock({"bank": 60, "increment": 0}) == ClockRule(60, 0)


def test_what_people_wish_of_their_assistants_outlasts_a_restart(url: str) -> None:
    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "shadowfist", {}, ["person", "random"])
        running = await house.running_room(room)
        await until(lambda: running.question(0) is not None)
        assert house.wishes.of(room.id) == [], "nothing was wished"
        running.wish(0, "o")
        running.wish(0, "s")
        await until(lambda: bool(house.wishes.of(room.id)) and not house.writing)
        other = House(open_database(url), Thinkers(0), pace=0)
        try:
            again = await other.running_room(room)
            passing = again.assistants[0].passing
            assert passing is not None
            assert (passing.habit.key, passing.small, passing.moment) == ("o", True, None)
        finally:
            await other.close()
            other.thinkers.close()

    in_a_house(url, story)


def test_a_moment_that_has_come_is_not_waited_for_after_a_restart(url: str) -> None:
    async def story(house: House) -> None:
        room = await house.open_room(a_guest(house, "Ann"), "shadowfist", {}, ["person", "hitter"])
        running = await house.running_room(room)
        running.come(0)

        def moment() -> str | None:
            kept: str | None = dict(house.wishes.of(room.id)).get(0, [None, None])[1]
            return kept

        for _ in range(200):
            await until(lambda: running.question(0) is not None)
            question = running.question(0)
            assert question is not None
            if question.kind == "main shot":
                break
            await running.answer(0, 0, running.live.version)
        running.wish(0, "t")
        await until(lambda: moment() == "t")
        version = running.live.version
        await running.answer(0, 0, version)
        await until(
            lambda: (
                running.live.over
                or (
                    running.live.view(0)["active"] == 0
                    and running.question(0) is not None
                    and running.live.version > version + 1
                )
            )
        )
        await until(lambda: moment() is None)
        running.go(0)

    in_a_house(url, story)
