"""Teaching tables with open hands, and the judge, who calls time and winds back what all agree to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest

from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.errors import IllegalChoice
from kwoon.hall.house.company import Company
from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.house import House
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.aside import Aside
from kwoon.hall.store.archive import moves_of
from kwoon.hall.store.journal import WOUND_BACK
from kwoon.hall.store.talk import JUDGE, Customs
from kwoon.tables.live import NoUndo
from kwoon.tables.winding import steps_back
from tests.hall.people import Browser, a_hall, another
from tests.hall.test_company import a_room, in_a_house, to_something_to_take_back, until
from tests.hall.test_talking import COOKIE, Page, connected


@pytest.fixture
def ann(url: str) -> Iterator[Browser]:
    with a_hall(url, delay=60) as browser:
        browser.post("/me/name", data={"name": "Ann"})
        yield browser


def a_table(ann: Browser, **sent: str) -> tuple[str, Browser]:
    """A table of Ann and Bo; its address, and Bo."""
    answer = ann.post("/new/kungfu", data={"seat-1": "person", **sent})
    assert answer.status_code == 303, answer.text
    bo = another(ann)
    bo.post("/me/name", data={"name": "Bo"})
    assert bo.post(f"{answer.headers['location']}/sit").status_code == 303
    return answer.headers["location"], bo


def page_of(browser: Browser, stack: ExitStack, address: str) -> Page:
    """An open page."""
    headers = {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}"} if COOKIE in browser.cookies else {}
    return Page(stack.enter_context(connected(browser, address, headers)))


def test_where_hands_are_open_everybody_may_see_each(ann: Browser) -> None:
    address, bo = a_table(ann, open="on")
    stranger = another(ann)
    for browser in (ann, bo, stranger):
        for seat in (0, 1):
            assert 'id="hand"' in browser.get(f"{address}?eyes={seat}").text
        assert 'aria-label="Whose hand you see"' in browser.get(address).text
    assert 'id="hand"' not in stranger.get(address).text
    for wish in ("2", "-1", "x", "999999999", "²"):
        assert 'id="hand"' not in stranger.get(address, params={"eyes": wish}).text
    with ExitStack() as stack:
        page = page_of(stranger, stack, f"{address}/socket?eyes=1")
        assert "hand" in page.frames[0]["parts"]
        page.send(do="answer", choice=0, ticket=page.frames[0].get("ticket", ""))
        assert "who looks on cannot do anything" in page.note()
        person = ann.hall.house.people.holder(ann.cookies[COOKIE])
        assert person is not None
        other = 1 - ann.hall.house.rooms.room(address.split("/")[-1]).seat_of(person.id)
        mine = page_of(ann, stack, f"{address}/socket?eyes={other}")
        mine.send(do="leave")
        assert "who looks on cannot do anything" in mine.note(), "not even a player, through other eyes"
    asked = stranger.get(f"{address}?eyes=0").text
    assert "data-choice" not in asked
    assert "data-leave" not in asked


def test_elsewhere_nobody_sees_through_other_eyes(ann: Browser) -> None:
    address, bo = a_table(ann)
    stranger = another(ann)
    assert ann.get(address).text.count("Whose hand") == 0
    for seat in (0, 1):
        assert 'id="hand"' not in stranger.get(f"{address}?eyes={seat}").text
        for browser in (ann, bo):
            own = browser.get(address).text.split('id="hand"')[1].split("</section>")[0]
            wished = browser.get(f"{address}?eyes={seat}").text.split('id="hand"')[1].split("</section>")[0]
            assert own == wished
        with ExitStack() as stack:
            page = page_of(stranger, stack, f"{address}/socket?eyes={seat}")
            assert "hand" not in page.frames[0]["parts"]


def test_a_judge_speaks_to_the_table_and_nobody_else_is_one(ann: Browser) -> None:
    jo = another(ann)
    jo.enrol("Jo")
    assert "no member called" in ann.post("/new/kungfu", data={"seat-1": "person", "judge": "Nobody"}).text
    address, bo = a_table(ann, judge="jo")
    assert "data-judge" in jo.get(address).text
    assert 'id="hand"' not in jo.get(address).text
    for browser in (ann, bo, another(ann)):
        assert "data-judge" not in browser.get(address).text
    with ExitStack() as stack:
        judge = page_of(jo, stack, f"{address}/socket")
        pages = [page_of(each, stack, f"{address}/socket") for each in (ann, bo)]
        judge.send(do="say", text="a block is no attack")
        for page in pages:
            line = page.heard()[0]
            assert "a block is no attack" in line
            assert ", the judge" in line
        pages[0].send(do="say", text="thank you")
        judge.heard()
        assert "thank you" in judge.heard()[0], "a judge hears the table without the delay"
        judge.send(do="time")
        assert "the rules of this game do not say" in judge.note()
        judge.send(do="wind", count="3")
        assert "can be wound back" in judge.note()
        for page in pages:
            for what in ("time", "wind"):
                page.send(do=what, count=1)
                assert "knows nothing to do" in page.note()
        looker = page_of(another(ann), stack, f"{address}/socket")
        looker.send(do="time")
        assert "who looks on cannot" in looker.note()


def test_a_judge_does_not_sit_down(ann: Browser) -> None:
    jo = another(ann)
    jo.enrol("Jo")
    waits = ann.post("/new/kungfu", data={"seat-1": "person", "judge": "Jo"}).headers["location"]
    assert "You judge this game" in jo.get(waits).text
    assert "You judge this game" in jo.post(f"{waits}/sit").text
    assert "judges their own" in jo.post("/new/kungfu", data={"seat-1": "person", "judge": "Jo"}).text


async def to_a_turn_of_several_steps(company: Company) -> list[int]:
    """Answer until several seats have made steps in this turn, and one of them showed something hidden; the steps."""
    running = company.running
    for number in count():
        await until(lambda: running.live.over or running.question(running.live.to_answer or 0) is not None)
        live = running.live
        assert not live.over
        assert number < 600
        steps = steps_back(live)
        if len(steps) >= 3 and len({move.seat for move in live.moves[steps[-1] :]}) > 1:
            if live.rewound(live.moves[: steps[-1]]).reveals != live.game.reveals:
                return steps
        seat, question = live.to_answer, live.asked
        assert seat is not None
        assert question is not None
        await running.answer(seat, (number * 7 + 3) % len(question.options), live.version)
    raise AssertionError


@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "shadowfist"])
def test_the_judge_winds_back_over_the_answers_of_several_seats(url: str, game: str) -> None:
    async def play(house: House) -> None:
        room, people = await a_room(house, game, ["person"] * 2)
        company = await house.company(room)
        running = company.running
        steps = await to_a_turn_of_several_steps(company)
        live, version, left = running.live, running.live.version, steps[-1]
        before = live.rewound(live.moves[:left])
        for wrong in (0, -1, len(steps) + 1):
            with pytest.raises(NoUndo, match=f"1 to {len(steps)} steps"):
                await company.wind_back(wrong)
        await company.wind_back(len(steps))
        assert company.plea is not None
        assert (company.plea.seat, company.plea.count, company.plea.seen) == (JUDGE, len(steps), True)
        with pytest.raises(NoUndo, match="asked already"):
            await company.wind_back(1)
        asked = Aside(company, running, 0, people[0], set(), environment()).parts()["plea"]
        assert f"the last {len(steps)} steps" in asked
        assert "Cards were seen since" in asked
        assert running.to_agree(JUDGE) == [0, 1]
        await company.reply(0, version, True)
        assert live.version == version, "one of two is not enough"
        await company.reply(1, version, True)
        entry = running.table.entries[version]
        assert (entry.kind, entry.choice, entry.version) == (WOUND_BACK, left, version + 1)
        await until(lambda: running.question(running.live.to_answer or 0) is not None)
        if len(live.moves) == left:
            assert live.game.digest() == before.digest()
            assert "wound the game back" in str(live.undo_problem(live.moves[-1].seat)) if left else True
        for seat in (0, 1, -1):
            told = [line.words for line in live.log(seat)]
            assert any(f"The judge has wound back the last {len(steps)} steps" in words for words in told)
        found = Hosted.taken_out(room.id, house.journal, house.shelf)
        assert found.live.record() == live.record()
        assert [line.words for line in found.live.log(0)] == [line.words for line in live.log(0)]
        assert moves_of(house.shelf.entries(room.id)) == tuple(live.moves)
        assert Gallery(running.table, 0).live.record() == live.record()
        seat, question = live.to_answer, live.asked
        assert seat is not None
        assert question is not None
        await running.answer(seat, 0, live.version)

    in_a_house(url, play)


def test_the_question_says_where_nothing_hidden_was_seen(url: str) -> None:
    async def play(house: House) -> None:
        room, people = await a_room(house, "puzzlestrike", ["person"] * 2)
        company = await house.company(room)
        running = company.running
        for _ in range(200):
            await to_something_to_take_back(company)
            steps = steps_back(running.live)
            if steps and running.live.rewound(running.live.moves[: steps[0]]).reveals == running.live.game.reveals:
                break
        moves = len(running.live.moves)
        await company.wind_back(1)
        asked = Aside(company, running, 1, people[1], set(), environment()).parts()["plea"]
        assert "the last step. Nothing hidden was seen since." in asked
        await company.reply(1, running.live.version, False)
        assert len(running.live.moves) == moves, "one no is enough"

    in_a_house(url, play)


def test_bots_agree_to_what_the_judge_winds_back(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "kungfu", ["person", "random", "random"])
        company = await house.company(room)
        running = company.running
        steps: list[int] = []
        for number in range(200):
            await until(lambda: running.question(0) is not None)
            steps = steps_back(running.live)
            if len(steps) > 1 and {move.seat for move in running.live.moves[steps[-1] :]} - {0}:
                break
            question = running.live.asked
            assert question is not None
            await running.answer(0, number % len(question.options), running.live.version)
        version = running.live.version
        await company.wind_back(len(steps))
        assert running.live.version == version
        await company.reply(0, version, True)
        assert running.table.entries[version].kind == WOUND_BACK
        await until(lambda: running.question(0) is not None)

    in_a_house(url, play)


def test_nothing_is_wound_back_to_before_a_player_left(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "shadowfist", ["person"] * 3)
        company = await house.company(room)
        live = company.running.live
        for number in range(40):
            await until(lambda: company.running.question(live.to_answer or 0) is not None)
            question = live.asked
            assert question is not None
            await company.running.answer(question.seat, number % len(question.options), live.version)
        await company.leave(0)
        left = next(number for number, move in enumerate(live.moves, 1) if move.choice == LEAVE)
        for _ in range(20):
            assert all(each >= left for each in steps_back(live))
            await until(lambda: live.over or company.running.question(live.to_answer or 0) is not None)
            question = live.asked
            if question is None:
                break
            await company.running.answer(question.seat, 0, live.version)

    in_a_house(url, play)


def test_the_judge_calls_time_where_a_game_knows_of_it(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "shadowfist", ["person"] * 2)
        company = await house.company(room)
        await until(lambda: company.running.question(company.running.live.to_answer or 0) is not None)
        await company.call_time()
        assert company.running.live.moves[-1].choice == CALL_TIME
        assert company.running.live.over
        with pytest.raises(IllegalChoice):
            await company.call_time()

    in_a_house(url, play)


def test_what_is_special_about_a_room_is_kept(url: str) -> None:
    async def play(house: House) -> None:
        ann = house.people.guest("Ann")
        plain = await house.open_room(ann, "kungfu", {}, ["person"] * 2)
        taught = await house.open_room(ann, "kungfu", {}, ["person"] * 2, customs=Customs(open_hands=True))
        assert house.talk.customs(plain.id) == Customs()
        assert house.talk.customs(taught.id) == Customs(open_hands=True)

    in_a_house(url, play)
