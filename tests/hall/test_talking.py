"""Chat over the table's socket, blocks, reports and the keeper, as the pages have them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from anyio import fail_after
from starlette.testclient import WebSocketTestSession

from kwoon.cli import main
from kwoon.hall.house.limits import Limit, Limits, Meter, Rate, TooMuch
from kwoon.hall.house.sights import ticket_of
from kwoon.hall.pages.context import COOKIE
from kwoon.hall.pages.limits import SAY
from tests.hall.people import SECRET, Browser, a_hall, another
from tests.hall.test_company import to_something_to_take_back

SAID = "<script>alert(1)</script> & so on"


@pytest.fixture
def ann(url: str) -> Iterator[Browser]:
    with a_hall(url) as browser:
        yield browser


class Table:
    """A table of Ann and Bo, with Gil and Hal in the gallery, each with a page open."""

    def __init__(self, ann: Browser, stack: ExitStack) -> None:
        self.browsers = {"Ann": ann, **{name: another(ann) for name in ("Bo", "Gil", "Hal")}}
        for name, browser in self.browsers.items():
            browser.post("/me/name", data={"name": name})
        self.address = ann.post("/new/kungfu", data={"seat-1": "person"}).headers["location"]
        assert self.browsers["Bo"].post(f"{self.address}/sit").status_code == 303
        self.stack = stack
        self.pages = {name: self.open(name) for name in self.browsers}

    def open(self, name: str) -> Page:
        """One more page of somebody's."""
        browser = self.browsers[name]
        headers = {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}
        return Page(self.stack.enter_context(connected(browser, f"{self.address}/socket", headers)))


@contextmanager
def connected(browser: Browser, address: str, headers: dict[str, str]) -> Iterator[WebSocketTestSession]:
    """A socket. The test client cancels the hall's side when it closes, and tells of that as if it were a mistake."""
    with suppress(CancelledError), browser.websocket_connect(address, headers=headers) as socket:
        yield socket


class Page:
    """An open page: what it was sent."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = [socket.receive_json()]

    def send(self, **message: Any) -> None:
        """Ask for something."""
        self.socket.send_json(message)

    def next(self) -> dict[str, Any]:
        """The next message."""
        message = self.socket.portal.call(soon, self.socket._send_rx.receive)
        self.frames.append(json.loads(message["text"]))
        return self.frames[-1]

    def note(self) -> str:
        """The next note."""
        while "note" not in self.next():
            pass
        return str(self.frames[-1]["note"])

    def heard(self) -> list[str]:
        """The next lines that are said."""
        while "said" not in self.next().get("aside", {}):
            pass
        found: list[str] = self.frames[-1]["aside"]["said"]
        return found

    def everything(self) -> str:
        """All that came over the wire."""
        return json.dumps(self.frames)


async def soon(receive: Callable[[], Awaitable[Any]]) -> Any:
    """What comes, if it comes in time: a test that waits in vain fails."""
    with fail_after(20):
        return await receive()


@pytest.fixture
def table(ann: Browser) -> Iterator[Table]:
    with ExitStack() as stack:
        yield Table(ann, stack)


def line_of(html: str) -> int:
    """The number of a line."""
    return int(html.split('data-line="')[1].split('"')[0])


def test_the_players_talk_and_the_gallery_hears_them_later(table: Table) -> None:
    ann, bo, gil = (table.pages[name] for name in ("Ann", "Bo", "Gil"))
    table.browsers["Ann"].hall.delay = 0.3
    ann.send(do="say", text=SAID)
    for page in (ann, bo):
        (line,) = page.heard()
        assert "<script>" not in line
        assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; so on" in line
    assert 'data-about="' in bo.frames[-1]["aside"]["said"][0]
    assert 'data-about="' not in ann.frames[-1]["aside"]["said"][0], "nobody reports themselves"
    (later,) = gil.heard()
    assert "&lt;script&gt;" in later


def test_the_gallery_talks_without_the_players(table: Table) -> None:
    gil, hal, ann, bo = (table.pages[name] for name in ("Gil", "Hal", "Ann", "Bo"))
    gil.send(do="say", text="Bo holds the sword")
    assert "Bo holds the sword" in hal.heard()[0]
    gil.send(do="say", text="and Ann does not know")
    hal.heard()
    ann.send(do="say", text="all quiet?")
    ann.heard()
    bo.heard()
    again = table.open("Ann")
    for page in (ann, bo, again):
        assert "the sword" not in page.everything()
        assert "does not know" not in page.everything()
    assert "sword" not in table.browsers["Bo"].get(table.address).text
    assert "the sword" in table.browsers["Hal"].get(table.address).text


def test_talk_sends_nothing_of_the_table(table: Table) -> None:
    """The table is sent when it rests, and at no other moment: chat must not show it in between."""
    ann, bo = table.pages["Ann"], table.pages["Bo"]
    ann.send(do="say", text="hello")
    for page in (ann, bo):
        page.heard()
        assert set(page.frames[-1]) == {"aside"}


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"do": "say"}, "text is a text"),
        ({"do": "say", "text": 3}, "text is a text"),
        ({"do": "say", "text": " \u0000\u202e\ud800 "}, "nothing to say"),
        ({"do": "say", "text": "x" * 301}, "at most 300"),
        ({"do": "agree", "plea": "x"}, "changed meanwhile"),
        ({"do": "undo"}, "changed meanwhile"),
        ({"do": "undo", "ticket": 7}, "changed meanwhile"),
        ({"do": "block", "line": 1}, "no such line"),
        ({"do": "report", "line": True, "reason": "x"}, "no such line"),
        ({"do": "report", "line": [], "reason": "x"}, "no such line"),
    ],
)
def test_what_makes_no_sense_is_refused_softly(table: Table, message: dict[str, Any], words: str) -> None:
    ann = table.pages["Ann"]
    ann.send(**message)
    assert words in ann.note()
    ann.send(do="say", text="still here")
    assert "still here" in ann.heard()[0]


def test_who_looks_on_neither_agrees_nor_leaves(table: Table) -> None:
    gil = table.pages["Gil"]
    for what in ("undo", "agree", "refuse", "leave", "answer"):
        gil.send(do=what, ticket="x", plea="x", choice=0)
        assert "who looks on cannot do anything" in gil.note()


def test_a_stranger_reads_and_says_nothing(table: Table) -> None:
    stranger = another(table.browsers["Ann"])
    with connected(stranger, f"{table.address}/socket", {}) as socket:
        page = Page(socket)
        page.send(do="say", text="boo")
        assert "take a name first" in page.note()
    assert "Take a name" in stranger.get(table.address).text


def test_chat_is_rate_limited_for_each_person_on_all_pages(table: Table) -> None:
    first, second = table.pages["Ann"], table.open("Ann")
    for number in range(SAY.rate.burst):
        (first if number % 2 else second).send(do="say", text=f"line {number}")
        first.heard()
    second.send(do="say", text="one too many")
    assert "too many lines of chat" in second.note()
    table.pages["Bo"].send(do="say", text="I may")
    assert "I may" in first.heard()[0]


def test_who_is_blocked_is_not_read_any_more(table: Table) -> None:
    ann, bo = table.pages["Ann"], table.pages["Bo"]
    bo.send(do="say", text="you are slow")
    number = line_of(ann.heard()[0])
    ann.send(do="block", line=number)
    ann.next()
    assert "You read nothing of Bo" in ann.frames[-1]["note"]
    assert ann.frames[-1]["aside"]["forget"] == [number]
    bo.send(do="say", text="very slow")
    bo.heard()
    bo.heard()
    ann.send(do="say", text="peace")
    assert "peace" in ann.heard()[0]
    assert "very slow" not in ann.everything()
    assert "slow" not in table.browsers["Ann"].get(table.address).text
    assert "very slow" in table.browsers["Bo"].get(table.address).text
    mine = table.browsers["Ann"].get("/me").text
    assert "People you have blocked" in mine
    other = mine.split('action="/unblock/')[1].split('"')[0]
    assert table.browsers["Ann"].post(f"/unblock/{other}").status_code == 303
    assert "slow" in table.browsers["Ann"].get(table.address).text


def test_a_leaver_is_shown_as_such_and_says_no_more(table: Table) -> None:
    ann, bo = table.pages["Ann"], table.pages["Bo"]
    bo.send(do="leave")
    while "Bo has left." not in ann.next().get("aside", {}).get("company", ""):
        pass
    bo.send(do="say", text="bye")
    assert "you have left" in bo.note()
    assert "You have left this game" in table.browsers["Bo"].get(table.address).text
    assert table.address not in table.browsers["Bo"].get("/").text.split("Open tables")[0]


@pytest.mark.parametrize("word", ["agree", "refuse"])
def test_taking_back_is_asked_and_answered_over_the_sockets(table: Table, word: str) -> None:
    ann = table.browsers["Ann"]
    company = ann.hall.house.companies[table.address.split("/")[-1]]
    assert ann.portal is not None
    seat = ann.portal.call(to_something_to_take_back, company)
    live = company.running.live
    moves, label = len(live.moves), live.moves[-1].label
    asker, other = (table.pages[live.names[each]] for each in (seat, 1 - seat))
    asker.send(do="undo", ticket=ticket_of(live.start.seed, seat, live.version))
    while "data-word" not in (plea := other.next().get("aside", {}).get("plea", "")):
        pass
    told = [line.text(live.names) for line in live.log(1 - seat, moves - 1)]
    assert label in " ".join(told) or label not in plea, "what the other seat was not told is not in the bar"
    token = plea.split('data-plea="')[1].split('"')[0]
    asker.send(do=word, plea=token)
    assert "changed meanwhile" in asker.note(), "a token is good for its own seat only"
    other.send(do=word, plea=token)
    if word == "refuse":
        assert "did not agree" in asker.note()
        assert len(live.moves) == moves
    else:
        while " hidden" not in other.next().get("aside", {}).get("plea", ""):
            pass
        assert len(live.moves) == moves - 1


# --- the keeper -------------------------------------------------------------------------------------------------------


def keeper_of(table: Table, url: str) -> Browser:
    """Kim, who keeps this hall."""
    kim = another(table.browsers["Ann"], "10.0.0.9")
    kim.enrol("Kim")
    assert main(["hall", "keeper", "kim", "--database", url]) == 0
    return kim


def test_only_keepers_see_reports_and_act(table: Table, url: str) -> None:
    stranger = another(table.browsers["Ann"])
    member = another(table.browsers["Ann"])
    member.enrol("Mia")
    for browser in (stranger, member, table.browsers["Bo"]):
        assert browser.get("/keeper").status_code == 403
        assert browser.post("/keeper/1", data={"outcome": "banned"}).status_code == 403
    kim = keeper_of(table, url)
    assert "Nothing was reported" in kim.get("/keeper").text
    assert 'href="/keeper"' in kim.get("/me").text
    assert kim.post("/keeper/1", data={"outcome": "banned"}).status_code == 400
    assert main(["hall", "keeper", "Kim", "--no-longer", "--database", url]) == 0
    assert kim.get("/keeper").status_code == 403


def test_there_is_no_keeper_without_an_account(ann: Browser, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    ann.post("/me/name", data={"name": "Ann"})
    assert main(["hall", "keeper", "Ann", "--database", url]) == 2
    assert "no member called 'Ann'" in capsys.readouterr().err


def report_bo(table: Table) -> None:
    """Bo says something, and Ann reports it."""
    ann, bo = table.pages["Ann"], table.pages["Bo"]
    ann.send(do="say", text="a line before")
    ann.heard()
    bo.heard()
    bo.send(do="say", text="<i>rude</i> words")
    number = line_of(ann.heard()[0])
    ann.send(do="report", line=number, reason=" ")
    assert "what is wrong" in ann.note()
    for _ in range(2):  # the same twice is one report
        ann.send(do="report", line=number, reason="that was <b>rude</b>")
        assert "will read your report" in ann.note()


def test_a_report_shows_the_lines_around_it_and_is_dismissed(table: Table, url: str) -> None:
    report_bo(table)
    kim = keeper_of(table, url)
    page = kim.get("/keeper").text
    assert page.count('class="report"') == 1
    assert "that was &lt;b&gt;rude&lt;/b&gt;" in page
    assert "a line before" in page
    assert 'class="meant"><b>Bo</b>: &lt;i&gt;rude&lt;/i&gt; words' in page
    number = page.split('action="/keeper/')[1].split('"')[0]
    assert kim.post(f"/keeper/{number}", data={"outcome": "praised"}).status_code == 400
    assert kim.post(f"/keeper/{number}", data={"outcome": "dismissed"}).status_code == 303
    assert "Nothing was reported" in kim.get("/keeper").text
    table.pages["Bo"].send(do="say", text="still allowed")
    assert "still allowed" in table.pages["Ann"].heard()[0]


def test_who_is_silenced_says_nothing_for_a_day(table: Table, url: str) -> None:
    report_bo(table)
    kim = keeper_of(table, url)
    number = kim.get("/keeper").text.split('action="/keeper/')[1].split('"')[0]
    assert kim.post(f"/keeper/{number}", data={"outcome": "silenced"}).status_code == 303
    bo = table.pages["Bo"]
    bo.send(do="say", text="but I")
    assert "silent until" in bo.note()
    assert 'data-choice="' in "".join(table.browsers[name].get(table.address).text for name in ("Ann", "Bo"))


def test_who_is_banned_is_known_nowhere_and_cannot_log_in(table: Table, url: str) -> None:
    table.browsers["Bo"].enrol("Bo the Rude")
    report_bo(table)
    kim = keeper_of(table, url)
    number = kim.get("/keeper").text.split('action="/keeper/')[1].split('"')[0]
    assert kim.post(f"/keeper/{number}", data={"outcome": "banned"}).status_code == 303
    bo = table.browsers["Bo"]
    assert bo.own_name() == "Guest"
    answer = another(bo).post("/login", data={"name": "Bo the Rude", "password": SECRET})
    assert "has closed this account" in answer.text
    wrong = another(bo).post("/login", data={"name": "Bo the Rude", "password": "wrong password"})
    assert "no account with this name and password" in wrong.text, "only who knows the password learns of it"
    while "Bo has left." not in table.pages["Ann"].next().get("aside", {}).get("company", ""):
        pass


def test_a_person_is_reported_and_blocked_from_a_profile(table: Table, url: str) -> None:
    ann, people = table.browsers["Ann"], table.browsers["Ann"].hall.house.people
    bo = people.holder(table.browsers["Bo"].cookies[COOKIE])
    me = people.holder(ann.cookies[COOKIE])
    assert bo is not None
    assert me is not None
    assert "Report Bo" in ann.get(f"/report/{bo.id}").text
    assert ann.post(f"/report/{bo.id}", data={"reason": "  "}).status_code == 400
    assert "Thank you" in ann.post(f"/report/{bo.id}", data={"reason": "stalls every game"}).text
    assert ann.post(f"/report/{me.id}", data={"reason": "myself"}).status_code == 400
    assert ann.post("/report/nobody", data={"reason": "x"}).status_code == 400
    assert another(ann).post(f"/report/{bo.id}", data={"reason": "x"}).status_code == 400
    assert "stalls every game" in keeper_of(table, url).get("/keeper").text
    assert ann.post(f"/block/{bo.id}", data={"next": "//evil.test"}).headers["location"] == "/me"
    assert ann.post(f"/block/{me.id}").status_code == 400
    assert [each.name for each in ann.hall.house.keeping.blocked(me.id)] == ["Bo"]


def test_a_keeper_is_not_banned_by_another(table: Table, url: str) -> None:
    kim = keeper_of(table, url)
    bad = another(kim)
    bad.enrol("Bad")
    assert main(["hall", "keeper", "Bad", "--database", url]) == 0
    person = kim.hall.house.people.holder(bad.cookies[COOKIE])
    assert person is not None
    kim.post(f"/report/{person.id}", data={"reason": "took a bribe"})
    number = kim.get("/keeper").text.split('action="/keeper/')[1].split('"')[0]
    assert "keeps this hall too" in kim.post(f"/keeper/{number}", data={"outcome": "banned"}).text
    assert bad.own_name() == "Bad"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_meter_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kwoon.hall.house.limits.monotonic", lambda: now)
    meter = Meter(Rate(3, 1 / 10))
    assert [meter.allows() for _ in range(5)] == [True, True, True, False, False]
    now += 9
    assert not meter.allows()
    now += 21
    assert meter.allows(), "who was refused does not wait for ever"
    assert not meter.idle
    now += 1000
    assert meter.idle
    assert [meter.allows() for _ in range(4)] == [True, True, True, False]


def test_limits_forget_the_quiet_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kwoon.hall.house.limits.monotonic", lambda: now)
    monkeypatch.setattr("kwoon.hall.house.limits.MOST", 50)
    limits, rate = Limits(), Limit("things", Rate(1, 1 / 10))
    for number in range(200):
        now += 1
        limits.check(rate, str(number))
    assert len(limits.meters) <= 51
    with pytest.raises(TooMuch, match="too many things"):
        limits.check(rate, "199")
    limits.forgive(rate, "199")
    limits.check(rate, "199")
