"""The people at a table: talk, taking back with everybody's consent, and leaving, which never freezes a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from kwoon.engine.decision import LEAVE
from kwoon.engine.errors import KwoonError
from kwoon.engine.plain import Data
from kwoon.hall.house.company import KEPT, BadWords, Company, places_with_leavers, plain_text
from kwoon.hall.house.house import House, NoSeat
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.store.database import open_database
from kwoon.hall.store.people import Person
from kwoon.hall.store.rooms import Room
from kwoon.tables.live import NoUndo, StaleVersion

Play = Callable[[House], Awaitable[None]]


def in_a_house(url: str, play: Play) -> None:
    """Run a test in a house, and close it."""

    async def run() -> None:
        house = House(open_database(url), Thinkers(1), pace=0)
        try:
            await play(house)
        finally:
            await house.close()
            house.thinkers.close()

    asyncio.run(run())


async def a_room(house: House, game: str, players: list[str], **options: Data) -> tuple[Room, list[Person]]:
    """A room in which as many people sit as are to; and who sits in each seat of a person."""
    host = house.people.guest("Ann")
    room = await house.open_room(host, game, options, players)
    others = [house.people.guest(name) for name, _ in zip(("Bo", "Cy", "Di"), players[1:], strict=False)]
    for person in others[: players.count("person") - 1]:
        room = await house.sit(room.id, person)
    by_id = {person.id: person for person in (host, *others)}
    return room, [by_id[chair.person] for chair in room.chairs if chair.person is not None]


async def until(found: Callable[[], bool], what: str = "it") -> None:
    """Wait until something is so."""
    for _ in range(2000):
        if found():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"{what} never happened")


async def to_something_to_take_back(company: Company) -> int:
    """Answer until a seat can take back what it answered; the seat."""
    running = company.running
    for number in count():
        await until(lambda: running.question(running.live.to_answer or 0) is not None, "a question by hand")
        seat = running.live.to_answer
        question = running.live.asked
        assert seat is not None
        assert question is not None
        await running.answer(seat, number % len(question.options), running.live.version)
        await asyncio.sleep(0.05)  # the loop answers what is not asked by hand
        if running.live.undo_problem(seat) is None:
            return seat
        assert number < 400
    raise AssertionError


# --- taking back ------------------------------------------------------------------------------------------------------


def test_what_is_taken_back_needs_everybodys_consent(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 3)
        company = await house.company(room)
        running = company.running
        seat = await to_something_to_take_back(company)
        one, other = running.to_agree(seat)
        version, moves = running.live.version, len(running.live.moves)
        with pytest.raises(NoUndo, match="have to agree"):
            await running.undo(seat, version)
        rung: list[int] = []
        company.bells.append(lambda: rung.append(1))
        await company.ask_undo(seat, version)
        assert rung, "the others' screens are told"
        with pytest.raises(NoUndo, match="asked already"):
            await company.ask_undo(seat, version)
        with pytest.raises(NoUndo):
            await company.reply(seat, version, True)  # one does not agree with oneself
        await company.reply(one, version, True)
        assert len(running.live.moves) == moves, "one of two is not enough"
        with pytest.raises(NoUndo):
            await company.reply(one, version, True)
        await company.reply(other, version, True)
        assert len(running.live.moves) == moves - 1
        assert running.live.to_answer == seat
        await until(lambda: company.plea is None, "the bar goes away")
        with pytest.raises(StaleVersion):
            await company.reply(other, version, True)

    in_a_house(url, play)


def test_one_no_is_enough(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 3)
        company = await house.company(room)
        running = company.running
        seat = await to_something_to_take_back(company)
        one, other = running.to_agree(seat)
        version = running.live.version
        await company.ask_undo(seat, version)
        await company.reply(one, version, False)
        await company.reply(other, version, True)
        assert running.live.version == version
        with pytest.raises(NoUndo):
            await company.ask_undo(seat, version)  # nobody is asked twice about the same

    in_a_house(url, play)


def test_asking_is_dropped_when_the_table_goes_on(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 2)
        company = await house.company(room)
        running = company.running
        seat = await to_something_to_take_back(company)
        version = running.live.version
        await company.ask_undo(seat, version)
        asked = running.live.to_answer
        assert asked is not None
        await running.answer(asked, 0, version)
        await until(lambda: company.plea is None, "the plea is dropped")
        moves = len(running.live.moves)
        with pytest.raises(StaleVersion):
            await company.reply(1 - seat, version, True)
        assert len(running.live.moves) >= moves

    in_a_house(url, play)


def test_bots_and_those_for_whom_one_sits_in_always_agree(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 2)
        company = await house.company(room)
        running = company.running
        seat = await to_something_to_take_back(company)
        moves = len(running.live.moves)
        if running.live.to_answer != seat:
            running.clocks = None
        running.stood_in.add(1 - seat)
        assert running.to_agree(seat) == []
        await company.ask_undo(seat, running.live.version)
        assert len(running.live.moves) == moves - 1

        alone, _ = await a_room(house, "puzzlestrike", ["person", "random"])
        assert (await house.company(alone)).running.to_agree(0) == []

    in_a_house(url, play)


def test_nothing_is_taken_back_past_what_was_hidden(url: str) -> None:
    """Whatever all agree to: once cards were drawn or someone moved, it stays."""

    async def play(house: House) -> None:
        room, _ = await a_room(house, "kungfu", ["person"] * 2)
        company = await house.company(room)
        running = company.running
        refused = 0
        for number in range(60):
            seat, question = running.live.to_answer, running.live.asked
            if seat is None or question is None:
                break
            await running.answer(seat, number % len(question.options), running.live.version)
            for each in (0, 1):
                if running.live.undo_problem(each) is not None:
                    refused += 1
                    with pytest.raises(NoUndo):
                        await company.ask_undo(each, running.live.version)
                    with pytest.raises(NoUndo):
                        await running.undo(each, running.live.version, agreed=True)
        assert refused > 60
        assert company.plea is None

    in_a_house(url, play)


def test_another_worker_and_one_after_a_crash_know_what_is_asked(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 2)
        company = await house.company(room)
        seat = await to_something_to_take_back(company)
        version = company.running.live.version
        await company.ask_undo(seat, version)
        other_house = House(open_database(url), Thinkers(1), pace=0)
        other = await other_house.company(room)
        assert other.plea == company.plea
        await other.reply(1 - seat, version, True)
        assert len(other.running.live.moves) == len(company.running.live.moves) - 1
        await other_house.close()
        other_house.thinkers.close()
        await company.running.table.catch_up()
        assert company.running.live.record() == other.running.live.record()

    in_a_house(url, play)


def test_who_is_asked_to_agree_reads_only_what_stands_in_their_log(url: str) -> None:
    """An answer's own words may name what is hidden; the others are told what they were told when it happened."""

    async def play(house: House) -> None:
        room, sitting = await a_room(house, "puzzlestrike", ["person"] * 2)
        company = await house.company(room)
        running = company.running
        seat = await to_something_to_take_back(company)
        await company.ask_undo(seat, running.live.version)
        other = 1 - seat
        templates = environment()
        drawn = Aside(company, running, other, sitting[other], set(), templates)
        told = [line.text(running.live.names) for line in running.live.log(other, len(running.live.moves) - 1)]
        assert drawn.seen_of() == " ".join(told[:2])
        assert "Agree" in drawn.draw_plea()
        assert running.live.names[seat] in drawn.draw_plea()
        asker = Aside(company, running, seat, sitting[seat], set(), templates)
        assert "Agree" not in asker.draw_plea()
        assert f"Waiting for {running.live.names[other]}" in asker.draw_plea()
        assert drawn.plea_token(company.plea) != asker.plea_token(company.plea)  # type: ignore[arg-type]

    in_a_house(url, play)


# --- leaving ----------------------------------------------------------------------------------------------------------


async def in_the_middle(company: Company, least: int) -> None:
    """Answer until the table stands in the middle of something: a question that is not the first of a turn."""
    running = company.running
    for number in count():
        await until(lambda: running.live.over or running.question(running.live.to_answer or 0) is not None)
        seat, question = running.live.to_answer, running.live.asked
        assert seat is not None
        assert question is not None
        if number >= least and seat != running.live.moves[-1].seat:
            return  # somebody else is to respond to what was begun
        await running.answer(seat, 0, running.live.version)


async def play_out(company: Company, staying: list[int]) -> None:
    """Those who stayed answer whatever they are asked, and the game comes to its end."""
    running = company.running
    for number in range(5000):
        await until(
            lambda: running.live.over or any(running.question(seat) is not None for seat in staying), "a question"
        )
        if running.live.over:
            return
        seat = running.live.to_answer
        question = running.live.asked
        if seat in staying and question is not None and running.question(seat) is not None:
            try:
                await running.answer(seat, number % len(question.options), running.live.version)
            except StaleVersion:
                continue
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("asked", [True, False], ids=["who is asked", "who is not"])
def test_leaving_in_the_middle_never_freezes_a_table(url: str, asked: bool) -> None:
    """Kung Fu Fighting has no rule for it: a bot plays on, and the one who stayed plays to the end."""

    async def play(house: House) -> None:
        room, sitting = await a_room(house, "kungfu", ["person"] * 2, chi=10)
        company = await house.company(room)
        running = company.running
        await in_the_middle(company, 3)
        to_answer = running.live.to_answer
        assert to_answer is not None
        leaver = to_answer if asked else 1 - to_answer
        stayer = 1 - leaver
        await company.leave(leaver)
        assert running.question(leaver) is None
        with pytest.raises(KwoonError, match="left"):
            await running.answer(leaver, 0, running.live.version)
        with pytest.raises(KwoonError, match="left"):
            running.back(leaver)
        with pytest.raises(KwoonError, match="already"):
            await company.leave(leaver)
        running.come(leaver)  # a reload gives nothing back
        assert running.question(leaver) is None
        shown = Aside(company, running, stayer, sitting[stayer], set(), environment())
        assert f"{running.live.names[leaver]} has left." in shown.parts()["company"]
        assert house.talk.left_by(sitting[leaver].id) == {room.id}
        assert house.talk.left_by(sitting[stayer].id) == set()
        await asyncio.wait_for(play_out(company, [stayer]), 60)
        with pytest.raises(KwoonError, match="over"):
            await company.leave(stayer)

    in_a_house(url, play)


def test_a_leaver_has_left_after_a_crash_too(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "kungfu", ["person"] * 2)
        company = await house.company(room)
        await in_the_middle(company, 3)
        leaver = company.running.live.to_answer
        assert leaver is not None
        house.thinkers.close()  # the bot that would play on has no chance to, before the crash
        await company.leave(leaver)
        again = House(open_database(url), Thinkers(1), pace=0)
        assert await again.wake() == 1
        other = again.companies[room.id]
        assert other.running.left == [leaver]
        version = other.running.live.version
        await until(lambda: other.running.live.version > version, "the bot's answer")
        await again.close()
        again.thinkers.close()

    in_a_house(url, play)


def test_shadowfist_has_a_rule_for_leaving(url: str) -> None:
    """TR-5.6: of two the other has won; of three two play on."""

    async def play(house: House) -> None:
        room, _ = await a_room(house, "shadowfist", ["person"] * 2)
        company = await house.company(room)
        for _ in range(6):
            await until(lambda: company.running.question(company.running.live.to_answer or 0) is not None)
            seat = company.running.live.to_answer
            assert seat is not None
            await company.running.answer(seat, 0, company.running.live.version)
        await company.leave(0)
        assert [move.choice for move in company.running.live.moves].count(LEAVE) == 1
        assert company.running.live.over
        assert company.running.live.outcome is not None
        assert company.running.live.outcome.places[1] == 1

        room, _ = await a_room(house, "shadowfist", ["person"] * 3)
        company = await house.company(room)
        running = company.running
        await until(lambda: running.question(running.live.to_answer or 0) is not None)
        leaver = running.live.to_answer
        assert leaver is not None
        await company.leave(leaver)
        await until(lambda: running.question(running.live.to_answer or 0) is not None, "another is asked")
        assert running.live.to_answer != leaver
        assert not running.live.over

    in_a_house(url, play)


def test_the_last_who_had_to_agree_leaves(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 3)
        company = await house.company(room)
        seat = await to_something_to_take_back(company)
        one, other = company.running.to_agree(seat)
        version, moves = company.running.live.version, len(company.running.live.moves)
        if company.running.live.to_answer == other:
            one, other = other, one  # the bot in the leaver's place is not asked: nobody has moved since
        await company.ask_undo(seat, version)
        await company.reply(one, version, True)
        await company.leave(other)
        assert len(company.running.live.moves) == moves - 1

    in_a_house(url, play)


@pytest.mark.parametrize(
    ("places", "left", "found"),
    [
        ([1, 2], [], [1, 2]),
        ([1, 2], [0], [2, 1]),
        ([2, 1, 3], [1], [1, 3, 2]),
        ([1, 2, 3, 4], [0, 2], [4, 1, 3, 2]),
        ([1, 1, 3], [0], [3, 1, 2]),
        ([1, 1, 3, 3], [], [1, 1, 3, 3]),
        ([1, 2], [1, 0], [1, 2]),
    ],
)
def test_who_left_has_lost(places: list[int], left: list[int], found: list[int]) -> None:
    assert places_with_leavers(places, left) == found


# --- talk -------------------------------------------------------------------------------------------------------------


def test_what_is_said_is_kept_and_heard_in_order(url: str) -> None:
    async def play(house: House) -> None:
        room, sitting = await a_room(house, "kungfu", ["person"] * 2)
        company = await house.company(room)
        for number in range(KEPT + 5):
            await company.say(sitting[number % 2], number % 2, f"line {number}")
        assert [line.text for line in company.lines] == [f"line {number}" for number in range(5, KEPT + 5)]
        with pytest.raises(BadWords, match="nothing"):
            await company.say(sitting[0], 0, " \0\u202e ")
        with pytest.raises(BadWords, match="at most 300"):
            await company.say(sitting[0], 0, "x" * 301)
        other = House(open_database(url), Thinkers(1), pace=0)
        elsewhere = await other.company(room)
        assert elsewhere.lines == company.lines
        await elsewhere.say(sitting[1], 1, "from the other worker")
        await house.hear(room.id)
        assert company.lines == elsewhere.lines
        assert company.lines[-1].text == "from the other worker"
        await other.close()
        other.thinkers.close()

    in_a_house(url, play)


def test_words_are_one_line_without_what_cannot_be_seen() -> None:
    assert plain_text("  a\n\tb\0c\u202ed \ud800 ") == "a b c d"


def test_who_is_blocked_does_not_sit_down_with_one(url: str) -> None:
    async def play(house: House) -> None:
        ann, bo, cy = (house.people.guest(name) for name in ("Ann", "Bo", "Cy"))
        house.keeping.block(ann.id, bo.id)
        room = await house.open_room(ann, "kungfu", {}, ["person"] * 3)
        with pytest.raises(NoSeat, match="does not want"):
            await house.sit(room.id, bo)
        await house.sit(room.id, cy)
        other = await house.open_room(bo, "kungfu", {}, ["person"] * 3)
        await house.sit(other.id, ann)  # it was Ann's wish, not Bo's
        house.keeping.unblock(ann.id, bo.id)
        await house.sit(room.id, bo)

    in_a_house(url, play)
