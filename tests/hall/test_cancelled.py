"""Whoever answers may be gone before the answer is written: it is done all the same, and the journal lives on."""

from __future__ import annotations

import asyncio
from concurrent.futures import CancelledError

import pytest

from kwoon.engine.record import Seat
from kwoon.hall.house.house import House
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.journal import ANSWER, Entry, Journal

PEOPLE = (Seat("Ann", "person"), Seat("Bo", "person"))


def test_an_answer_whose_sender_is_gone_is_done(url: str) -> None:
    async def play() -> None:
        house = House(open_database(url), Thinkers(1))
        table = await house.table(await house.open_table("kungfu", {"players": 2}, PEOPLE, 5))
        for _ in range(5):
            question = table.live.asked
            assert question is not None
            version = table.live.version
            sending = asyncio.ensure_future(table.answer(question.seat, len(question.options) - 1, version))
            await asyncio.sleep(0)  # it has been handed to the journal
            sending.cancel()
            for _ in range(200):
                await asyncio.sleep(0.01)
                if table.live.version == version + 1:
                    break
            assert table.live.version == version + 1
            assert len(house.shelf.entries(table.name)) == version + 1
        await house.close()

    asyncio.run(play())


def test_the_journal_outlives_what_is_called_off(url: str) -> None:
    engine = open_database(url)
    house = House(engine, Thinkers(1))
    name = asyncio.run(house.open_table("kungfu", {"players": 2}, PEOPLE, 5))
    journal = Journal(engine)
    waiting = [journal.add(Entry(name, version, ANSWER, 0, 0, "Pass")) for version in range(1, 30)]
    called_off = [each for each in waiting[10:] if each.cancel()]
    for each in waiting:
        if each in called_off:
            with pytest.raises(CancelledError):
                each.result(5)
        else:
            assert each.result(5)
    assert journal.thread.is_alive()
    journal.close()
    assert len(house.shelf.entries(name)) == len(waiting) - len(called_off)
    asyncio.run(house.close())
