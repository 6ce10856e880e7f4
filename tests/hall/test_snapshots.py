"""Snapshots: a table that is taken up from one is in no way other than one that was played again from its beginning."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from typing import Any

import pytest
from sqlalchemy import select, update

from kwoon.engine.decision import LEAVE
from kwoon.engine.plain import Data
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.hall.house import hosted as hosted_module
from kwoon.hall.house.clocks import ClockRule
from kwoon.hall.house.hosted import Hosted, do, opened
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running, clocks_of
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.rooms import OVER
from kwoon.hall.store.schema_snapshots import snapshots
from kwoon.tables.live import LiveTable
from kwoon.tables.snapshots import BadSnapshot, packed, snapshot_of, taken_up
from kwoon.tables.winding import steps_back
from tests.hall.test_company import a_room, in_a_house, until

RULE = ClockRule(600, 5)
GAMES: list[tuple[str, dict[str, Data]]] = [
    ("kungfu", {"players": 3}),
    ("puzzlestrike", {"players": 2}),
    ("puzzlestrike-match", {"players": 2}),
    ("shadowfist", {"players": 3}),
]


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(name, "person") for name in ("Ann", "Bo", "Cy", "Di", "Ed")[:count])


def settled(house: House) -> None:
    """Wait until every snapshot that was taken is written."""
    house.shelf.snapshots.thread.submit(lambda: None).result(30)


def played_again(table: Hosted) -> Hosted:
    """The table as it is without any snapshot."""
    found = Hosted(table.name, opened(table.shelf.start(table.name)), table.journal, table.shelf)
    for entry in table.shelf.entries(table.name):
        found.do(entry)
    return found


def all_of(live: LiveTable) -> dict[str, Any]:
    """Everything that anyone can see of a table, and what it will do next."""
    seats = range(-1, len(live.seats))
    found: dict[str, Any] = {
        "version": live.version,
        "to answer": live.to_answer,
        "over": live.over,
        "record": live.record().to_text(),
        "digest": live.game.digest(),
        "events": live.chronicle.entries,
        "undo": [(each.game.digest(), each.seat, each.version) for each in live.retrievable],
        "asked": live.asked,
    }
    for seat in seats:
        found[f"view {seat}"] = live.view(seat)
        found[f"question {seat}"] = live.question(seat)
        found[f"log {seat}"] = live.log(seat)
        found[f"why {seat}"] = live.why(seat)
        if seat >= 0:
            found[f"undo {seat}"] = live.undo_problem(seat)
    return found


def assert_same(one: Hosted, other: Hosted) -> None:
    """In no way can one tell them apart, nor what becomes of them when someone takes something back."""
    mine, theirs = all_of(one.live), all_of(other.live)
    for what, value in mine.items():
        assert value == theirs[what], what
    assert one.entries == other.entries
    assert [each.at for each in one.entries] == [each.at for each in other.entries]
    assert clocks_of(RULE, one).left == clocks_of(RULE, other).left
    while one.live.retrievable:
        for each in (one, other):
            each.live.undo(each.live.retrievable[-1].seat)
        assert all_of(one.live) == all_of(other.live)


async def step(table: Hosted, chance: random.Random) -> None:
    """One random thing that people do at a table."""
    live = table.live
    question = live.asked
    assert question is not None
    steps = steps_back(live) if chance.random() < 0.05 else []
    if steps:
        await table.wind_back(chance.choice(steps), live.version)
    elif live.retrievable and chance.random() < 0.15:
        await table.undo(live.retrievable[-1].seat, live.version)
    else:
        await table.answer(
            question.seat, chance.randrange(len(question.options)), live.version, by_hand=chance.random() < 0.7
        )


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_snapshot_is_as_good_as_the_whole_journal(
    url: str, game: str, options: dict[str, Data], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosted_module, "EVERY", 9)
    chance = random.Random(game)

    async def play(house: House) -> None:
        compared = undone = 0
        for seed in range(2):
            name = await house.open_table(game, options, people(int(str(options["players"]))), seed)
            table = await house.table(name)
            for number in range(160):
                if table.live.over:
                    break
                if number == 90 and game == "shadowfist":
                    await table.intervene(LEAVE, 2)
                await step(table, chance)
                if chance.random() < 0.04 and table.live.version > 20:
                    settled(house)
                    found = Hosted.taken_out(name, house.journal, house.shelf)
                    if table.live.version % 2:
                        assert found.kept_at > 0, "it was taken up from a snapshot"
                        assert len(found.entries) - found.kept_at <= 60
                    undone += len(found.live.retrievable)
                    compared += 1
                    assert_same(found, played_again(table))
        assert compared > 4
        if game != "kungfu":
            assert undone > 2, "there was something to take back"

    in_a_house(url, play)


def test_one_plays_on_from_a_snapshot(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the middle of an effect: the rest of the game is the same, entry for entry."""
    monkeypatch.setattr(hosted_module, "EVERY", 5)

    async def play(house: House) -> None:
        name = await house.open_table("shadowfist", {"players": 2}, people(2), 3)
        table = await house.table(name)
        chance = random.Random(1)
        for _ in range(120):
            await step(table, chance)
        settled(house)
        one, other = Hosted.taken_out(name, house.journal, house.shelf), played_again(table)
        for _ in range(200):
            if one.live.over:
                break
            question = one.live.asked
            assert question is not None
            choice = chance.randrange(len(question.options))
            for each in (one, other):
                each.live.advance(choice)
            assert one.live.game.digest() == other.live.game.digest()
        assert all_of(one.live) == all_of(other.live)

    in_a_house(url, play)


@pytest.mark.parametrize("harm", ["other rules", "cut", "changed", "not ours", "newer than the journal", "other moves"])
def test_a_snapshot_that_is_of_no_use_is_passed_over(url: str, harm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_module, "EVERY", 10)

    async def play(house: House) -> None:
        name = await house.open_table("puzzlestrike", {"players": 2}, people(2), 3)
        table = await house.table(name)
        chance = random.Random(2)
        for _ in range(45):
            await step(table, chance)
        settled(house)
        right = Hosted.taken_out(name, house.journal, house.shelf)
        assert right.kept_at > 0
        engine = house.shelf.engine
        with engine.begin() as connection:
            row = connection.execute(select(snapshots).where(snapshots.c.table_id == name)).mappings().one()
            if harm == "other rules":
                values: dict[str, Any] = {"rules": row["rules"] + 1}
            elif harm == "cut":
                values = {"data": row["data"][:-40]}
            elif harm == "changed":
                values = {"data": row["data"][:50] + b"?" + row["data"][51:]}
            else:
                values = {}
            if values:
                connection.execute(update(snapshots).values(values))
        if harm == "not ours":
            house.shelf.snapshots.put(name, row["version"] + 1, row["rules"], b"garbage")
        elif harm == "newer than the journal":
            house.shelf.snapshots.put(name, table.live.version + 1, row["rules"], row["data"])
        elif harm == "other moves":
            house.shelf.snapshots.put(name, row["version"] + 1, row["rules"], row["data"])
        found = Hosted.taken_out(name, house.journal, house.shelf)
        assert found.kept_at == 0
        assert_same(found, played_again(table))
        found = Hosted.taken_out(name, house.journal, house.shelf)  # at the other one all was taken back
        for _ in range(4):
            question = found.live.asked
            assert question is not None
            await found.answer(question.seat, 0, found.live.version)
        settled(house)
        if harm != "newer than the journal":
            assert Hosted.taken_out(name, house.journal, house.shelf).kept_at > 0, "a new one takes its place"

    in_a_house(url, play)


def test_every_kind_of_event_can_be_kept() -> None:
    """A field that JSON cannot say would make a table that has no snapshot."""
    for game, options in GAMES:
        spec = game_named(game)
        seats = people(int(str(options["players"])))
        live = LiveTable.open(spec, options, 4, seats)
        chance = random.Random(4)
        while not live.over and len(live.moves) < 400:
            question = live.asked
            assert question is not None
            live.advance(chance.randrange(len(question.options)))
        found = snapshot_of(live)
        fresh = LiveTable.open(spec, options, 4, seats)
        taken_up(fresh, found.version, live.moves[: found.moves], packed(found))
        assert list(fresh.chronicle.entries) == list(found.events)
        with pytest.raises(BadSnapshot):
            taken_up(LiveTable.open(spec, options, 4, seats), found.version, live.moves, b"")


def test_there_is_one_of_each_table_and_none_of_a_game_that_is_over(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_module, "EVERY", 5)

    async def play(house: House) -> None:
        room, _ = await a_room(house, "kungfu", ["person", "person"])
        running = await house.running_room(room)
        engine = house.shelf.engine

        def kept() -> list[int]:
            with engine.connect() as connection:
                return list(connection.execute(select(snapshots.c.version)).scalars())

        seen: list[int] = []
        while not running.live.over:
            question = running.live.asked
            assert question is not None
            await running.answer(question.seat, running.live.version % len(question.options), running.live.version)
            settled(house)
            there = kept()
            assert len(there) <= 1
            seen += [each for each in there if each not in seen]
        assert len(seen) > 2
        assert seen == sorted(seen)
        await until(lambda: house.rooms.room(room.id).status == OVER)
        assert kept() == []
        house.shelf.snapshots.put(room.id, 999, 1, b"late")
        assert kept() == [], "one that comes late is not kept"

    in_a_house(url, play)


def test_an_older_one_never_takes_the_place_of_a_newer(url: str) -> None:
    async def play(house: House) -> None:
        name = await house.open_table("kungfu", {"players": 2}, people(2), 3)
        book = house.shelf.snapshots
        book.put(name, 20, 1, b"newer")
        book.put(name, 10, 1, b"older")
        kept = book.newest(name, 1)
        assert kept is not None
        assert (kept.version, kept.data) == (20, b"newer")
        assert book.newest(name, 2) is None

    in_a_house(url, play)


def test_nobody_waits_for_a_snapshot(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither one that takes long, nor one that fails, is noticed at the table."""
    monkeypatch.setattr(hosted_module, "EVERY", 3)
    free = threading.Event()

    def slow(_snapshot: object) -> bytes:
        assert threading.current_thread().name.startswith("the hall's snapshots")
        free.wait(30)
        raise ValueError("broken")

    monkeypatch.setattr(hosted_module, "packed", slow)

    async def play() -> None:
        house = House(open_database(url), Thinkers(0))
        table = await house.table(await house.open_table("kungfu", {"players": 2}, people(2), 3))
        for _ in range(20):
            question = table.live.asked
            assert question is not None
            async with asyncio.timeout(10):
                await table.answer(question.seat, 0, table.live.version)
        free.set()
        await house.close()
        house.thinkers.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    assert "nothing is lost by that" in caplog.text


def test_the_gallery_and_the_clocks_go_on_from_a_table_that_was_taken_up(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosted_module, "EVERY", 5)

    async def play(house: House) -> None:
        name = await house.open_table("kungfu", {"players": 2}, people(2), 3)
        table = await house.table(name)
        for _ in range(23):
            question = table.live.asked
            assert question is not None
            await table.answer(question.seat, 0, table.live.version)
        settled(house)
        found = Hosted.taken_out(name, house.journal, house.shelf)
        running = Running(found, house.thinkers, RULE)
        assert running.clocks is not None
        assert running.clocks.left == pytest.approx(clocks_of(RULE, table).left, abs=0.01)
        looked_at = opened(found.live.start)
        for entry in found.entries:
            do(looked_at, entry)
        assert all_of(looked_at)["record"] == all_of(table.live)["record"]

    in_a_house(url, play)
