"""Teaching tables with open hands, and the judge, who calls time and winds back what all agree to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from kwoon.engine.decision import CALL_TIME
from kwoon.engine.errors import IllegalChoice
from kwoon.hall.house.house import House
from kwoon.hall.store.talk import JUDGE, Customs
from kwoon.tables.live import NoUndo
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
    assert "you judge this game" in jo.post(f"{waits}/sit").text
    assert "judges their own" in jo.post("/new/kungfu", data={"seat-1": "person", "judge": "Jo"}).text


def test_several_answers_are_wound_back_once_all_agree(url: str) -> None:
    async def play(house: House) -> None:
        room, _ = await a_room(house, "puzzlestrike", ["person"] * 2)
        company = await house.company(room)
        running = company.running
        for _ in range(200):
            await to_something_to_take_back(company)
            if len(running.live.retrievable) >= 2:
                break
        most, version, moves = len(running.live.retrievable), running.live.version, len(running.live.moves)
        assert most >= 2
        for wrong in (0, -1, most + 1):
            with pytest.raises(NoUndo):
                await company.wind_back(wrong)
        await company.wind_back(2)
        assert company.plea is not None
        assert (company.plea.seat, company.plea.count) == (JUDGE, 2)
        assert (running.to_agree(JUDGE)) == [0, 1]
        await company.reply(0, version, True)
        assert len(running.live.moves) == moves
        await company.reply(1, version, True)
        assert len(running.live.moves) == moves - 2
        assert running.live.version == version + 2

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
