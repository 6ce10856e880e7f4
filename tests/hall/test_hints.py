"""Hints at the tables of the hall: where they are given, what the others are told, and what is refused softly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kwoon.engine.plain import Data
from kwoon.hall.house.company import Company, hints_given
from kwoon.hall.house.house import House
from kwoon.hall.house.running import Running
from kwoon.hall.house.sights import log_of
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.rooms import Room
from kwoon.hall.store.talk import Customs, TalkBook
from kwoon.tables import hints
from kwoon.tables.hints import Hint, HintTurn, NoHint
from kwoon.tables.live import StaleVersion, WrongSeat
from tests.hall.afterwards import QuickThinkers
from tests.hall.people import Browser, a_hall
from tests.hall.site import Site, a_duel, open_site, who_is_asked
from tests.hall.test_api import refused
from tests.hall.test_company import a_room, until

TAKEN = "takes a hint."


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is thought about only briefly, and in no other process."""
    monkeypatch.setattr("kwoon.hall.pages.app.Thinkers", QuickThinkers)
    monkeypatch.setattr(hints, "GAMES", 4)


def in_a_house(url: str, play: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a house whose bots think beside it, and close it."""

    async def run() -> None:
        house = House(open_database(url), Thinkers(0), pace=0)
        try:
            await play(house)
        finally:
            await house.close()
            house.thinkers.close()

    asyncio.run(run())


async def asked(company: Company) -> tuple[int, int]:
    """Who is asked something by hand, and at which version."""
    running = company.running
    await until(lambda: any(running.question(seat) for seat in running.assistants), "a question by hand")
    return next(seat for seat in running.assistants if running.question(seat)), running.live.version


def lines(company: Company, seat: int) -> list[str]:
    """The log of a seat."""
    return [line.text(company.running.live.names) for line in log_of(company.running, seat)]


# --- where ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("customs", "people", "given"),
    [
        (Customs(), 1, True),
        (Customs(), 2, False),
        (Customs(open_hands=True), 2, True),
        (Customs(hints=False), 1, False),
        (Customs(hints=True), 4, True),
        (Customs(open_hands=True, hints=False), 2, False),
    ],
)
def test_where_hints_are_given(customs: Customs, people: int, given: bool) -> None:
    assert hints_given(customs, people) == given


def test_a_table_keeps_whether_it_has_hints(url: str) -> None:
    async def play(house: House) -> None:
        host = house.people.guest("Ann")

        async def room(players: list[str], customs: Customs | None = None) -> bool:
            options: dict[str, Data] = {}
            made = await house.open_room(host, "kungfu", options, players, customs=customs)
            if "person" in players[1:]:
                made = await house.sit(made.id, house.people.guest("Bo"))
            return (await house.company(made)).running.hints

        assert await room(["person", "greedy"])
        assert not await room(["person", "greedy"], Customs(hints=False))
        assert not await room(["person", "person"])
        assert await room(["person", "person"], Customs(hints=True))
        assert await room(["person", "person"], Customs(open_hands=True))

    in_a_house(url, play)


# --- at the table -----------------------------------------------------------------------------------------------------


def test_one_alone_takes_a_hint_and_no_log_tells_it(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "kungfu", ["person", "greedy"])
        company = await house.company(room)
        seat, version = await asked(company)
        hint = await company.hint(seat, version)
        question = company.running.question(seat)
        assert question is not None
        assert hint.label == question.options[hint.choice].label
        assert await company.hint(seat, version) is hint, "the same question has one hint"
        assert house.talk.hints(room.id) == [(seat, len(company.running.live.moves))]
        assert not any(TAKEN in line for line in lines(company, seat))

    in_a_house(url, play)


async def with_hints(house: House) -> tuple[Room, Company]:
    """Ann and Bo at a table with hints."""
    room = await house.open_room(
        house.people.guest("Ann"), "kungfu", {}, ["person", "person"], customs=Customs(hints=True)
    )
    room = await house.sit(room.id, house.people.guest("Bo"))
    return room, await house.company(room)


def test_everybodys_log_tells_it_and_taking_back_does_not_take_it_back(url: str) -> None:
    async def play(house: House) -> None:
        room, company = await with_hints(house)
        running = company.running
        seat, version = await asked(company)
        rung: list[int] = []
        company.bells.append(lambda: rung.append(1))
        await company.hint(seat, version)
        assert not rung, "the others are told with what happens next, and at no moment of its own"
        name = running.live.names[seat]
        for each in (0, 1):
            assert [line for line in lines(company, each) if TAKEN in line] == [f"{name} {TAKEN}"]
        question = running.question(seat)
        assert question is not None
        await running.answer(seat, len(question.options) - 1, version)
        await asked(company)
        if running.live.can_undo(seat):
            await running.undo(seat, running.live.version, agreed=True)
            await asked(company)
        running.tell()
        for each in (0, 1):
            assert [line for line in lines(company, each) if TAKEN in line] == [f"{name} {TAKEN}"]
        # another worker, or this one after a crash, finds it in the database
        other = Company(running, TalkBook(house.engine))
        for assistant in running.assistants.values():
            assistant.notes.clear()
        company.hints_taken.clear()
        await other.catch_up()
        assert [line for line in lines(other, 1) if TAKEN in line] == [f"{name} {TAKEN}"]
        assert room.id == other.name

    in_a_house(url, play)


def test_what_is_refused(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "kungfu", ["person", "person"])
        company = await house.company(room)
        seat, version = await asked(company)
        with pytest.raises(NoHint, match="no hints are given"):
            await company.hint(seat, version)
        company.running.hints = True
        with pytest.raises(WrongSeat):
            await company.hint(1 - seat, version)
        with pytest.raises(StaleVersion):
            await company.hint(seat, version + 1)
        company.running.stood_in.add(seat)
        with pytest.raises(NoHint, match="a bot plays for you"):
            await company.hint(seat, version)
        assert house.talk.hints(room.id) == []

    in_a_house(url, play)


def test_a_hint_that_comes_too_late_was_not_taken(url: str) -> None:
    async def play(house: House) -> None:
        room, company = await with_hints(house)
        running = company.running
        seat, version = await asked(company)
        begun, go_on = asyncio.Event(), asyncio.Event()

        class Slow(Thinkers):
            """Thinks until it is told to go on."""

            async def hint(self, turn: HintTurn) -> Hint:
                begun.set()
                await go_on.wait()
                return await super().hint(turn)

        running.thinkers = Slow(0)
        task = asyncio.ensure_future(company.hint(seat, version))
        await begun.wait()
        await running.answer(seat, 0, version)
        go_on.set()
        with pytest.raises(StaleVersion):
            await task
        assert house.talk.hints(room.id) == []
        running.thinkers.close()

    in_a_house(url, play)


def goes_on(running: Running) -> bool:
    """Whether the game is over, or its one person is asked again."""
    return running.live.over or running.question(0) is not None


def test_a_game_with_a_hint_is_not_rated(url: str) -> None:
    async def play(house: House) -> None:
        for taken in (False, True):
            ann = house.people.enrol(house.people.guest("Ann"), f"Ann{taken}", "a long password")
            room = await house.open_room(ann, "kungfu", {"chi": 2}, ["person", "greedy"])
            company = await house.company(room)
            running = company.running
            while not running.live.over:
                seat, version = await asked(company)
                if taken and not house.talk.hints(room.id):
                    await company.hint(seat, version)
                await running.answer(seat, 0, version)
                await until(partial(goes_on, running))
            await house.finish(room.id)
            rated = [each.id for each in house.archive.rated(ann.id, 9)]
            assert rated == ([] if taken else [room.id])

    in_a_house(url, play)


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_has_a_button_where_the_table_has_hints(tmp_path: Path) -> None:
    with a_hall(f"sqlite:///{tmp_path / 'hall.db'}") as ann:
        made = {"seat-1": "greedy", "clock": "none", "chi": "20"}

        def button(**more: str) -> bool:
            place = ann.post("/new/kungfu", data={**made, **more}).headers["location"]
            return 'data-do="hint"' in ann.get(place).text

        assert button()
        assert button(hints="yes")
        assert not button(hints="no")
        assert ann.post("/new/kungfu", data={**made, "hints": "maybe"}).status_code == 400


def test_a_page_asks_by_its_socket(tmp_path: Path) -> None:
    with a_hall(f"sqlite:///{tmp_path / 'hall.db'}") as ann:
        assert isinstance(ann, Browser)
        table = ann.post("/new/kungfu", data={"seat-1": "greedy", "clock": "none", "chi": "20"}).headers["location"]
        with ann.websocket_connect(f"{table}/socket") as socket:

            def next_with(key: str) -> dict[str, Any]:
                while True:
                    message: dict[str, Any] = json.loads(socket.receive_text())
                    if key in message:
                        return message

            ticket = next_with("ticket")["ticket"]
            while not ticket:
                ticket = next_with("ticket")["ticket"]
            socket.send_text(json.dumps({"do": "hint", "ticket": "an old one"}))
            assert next_with("note")["stale"]
            socket.send_text(json.dumps({"do": "hint"}))
            assert next_with("note")["note"] == "ticket is a text"
            socket.send_text(json.dumps({"do": "hint", "ticket": ticket}))
            assert next_with("hint")["hint"] == {"words": "Thinking…", "choice": -1, "ticket": ticket}
            hint = next_with("hint")["hint"]
            assert hint["choice"] >= 0
            assert "Your chance to win" in hint["words"]
            assert hint["ticket"] == ticket


# --- the API ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def site(url: str) -> Iterator[Site]:
    """A hall on an empty database."""
    with open_site(url) as found:
        yield found


def test_a_program_gets_a_hint_where_the_table_allows_it(site: Site) -> None:
    with site.bot("Ann") as ann:
        made = ann.post("/tables", json={"game": "kungfu", "players": ["person", "greedy"]}).json()["id"]
        now = ann.get(f"/tables/{made}/question", params={"wait": 20}).json()
        assert now["hints"]
        hint = ann.get(f"/tables/{made}/hint", params={"ticket": now["ticket"]}).json()
        assert hint["label"] == now["question"]["options"][hint["choice"]]["label"]
        assert hint["words"].startswith(hint["label"])
        assert ann.get(f"/tables/{made}/hint", params={"ticket": now["ticket"]}).json() == hint
        refused(ann.get(f"/tables/{made}/hint", params={"ticket": "old"}), 409, "stale")
        refused(ann.get(f"/tables/{made}/hint"), 422, "unreadable")
        wish = {"game": "kungfu", "players": ["person", "greedy"], "hints": False}
        other = ann.post("/tables", json=wish).json()["id"]
        now = ann.get(f"/tables/{other}/question", params={"wait": 20}).json()
        assert not now["hints"]
        refused(ann.get(f"/tables/{other}/hint", params={"ticket": now["ticket"]}), 403, "no hints")


def test_two_who_play_get_none_unless_they_said_so(site: Site) -> None:
    table, seats = a_duel(site)
    now = who_is_asked(seats, table)
    assert now is not None
    refused(seats[now["seat"]].get(f"/tables/{table}/hint", params={"ticket": now["ticket"]}), 403, "no hints")
    with site.stranger() as stranger:
        refused(stranger.get(f"/tables/{table}/hint", params={"ticket": "x"}), 401, "no key")
