"""The pages and the table's socket, without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from kwoon.games.shadowfist.cards.decks import DECKS
from kwoon.hall.house.limits import Rate
from kwoon.hall.pages import sockets
from kwoon.hall.pages.app import Settings, make_app
from kwoon.hall.pages.doors import POLICY
from kwoon.hall.pages.drawing.screen import Screen
from tests.hall.frames import with_news


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    """Someone's browser, in a hall of its own without pauses."""
    app = make_app(Settings(f"sqlite:///{tmp_path / 'hall.db'}", thinkers=0, pace=0, delay=0))
    with TestClient(app) as client:
        yield client


def another(browser: TestClient) -> TestClient:
    """Someone else's browser, in the same hall: on the same event loop."""
    other = TestClient(browser.app)
    other.portal = browser.portal
    return other


def played_now(browser: TestClient, game: str) -> str:
    """Click Play now; the table's address."""
    answer = browser.post(f"/play/{game}", follow_redirects=False)
    assert answer.status_code == 303
    return answer.headers["location"]


def made(browser: TestClient, game: str, **form: str) -> str:
    """Make a table with a form; its address."""
    answer = browser.post(f"/new/{game}", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


class Page:
    """What a browser knows of a table: its parts, its log and its ticket, kept up to date by a socket."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.parts: dict[str, str] = {}
        self.log: list[str] = []
        self.ticket = ""
        self.asked = False
        self.notes: list[str] = []
        self.frames: list[str] = []

    def read(self) -> dict[str, Any]:
        """Take in the next message."""
        text = self.socket.receive_text()
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        for name, news in message.get("parts", {}).items():
            self.parts[name] = with_news(self.parts.get(name, ""), news)
        if "log" in message:
            self.log[message["log"]["keep"] :] = message["log"]["add"]
        self.ticket = message.get("ticket", self.ticket)
        self.asked = message.get("asked", self.asked)
        if "note" in message:
            self.notes.append(message["note"])
        return message

    @property
    def choices(self) -> list[int]:
        """The answers on the page."""
        return [int(number) for number in re.findall(r'data-choice="(\d+)"', self.parts.get("question", ""))]

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return "The game is over" in self.parts.get("question", "")

    def wait(self) -> None:
        """Read until this seat is asked, or the game is over."""
        while not self.over and not (self.asked and self.choices):
            self.read()

    def answer(self, choice: int) -> None:
        """Give an answer."""
        self.asked = False
        self.socket.send_text(json.dumps({"do": "answer", "choice": choice, "ticket": self.ticket}))


def test_two_clicks_to_the_first_decision(browser: TestClient) -> None:
    assert "Play now" in browser.get("/").text
    page = browser.get(played_now(browser, "kungfu")).text
    assert 'data-choice="0"' in page
    assert "Guest" in page


def test_a_whole_game_over_the_socket(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", Rate(10_000.0, 10_000.0))  # nobody clicks as fast as this test
    table = played_now(browser, "kungfu")
    with browser.websocket_connect(f"{table}/socket") as socket:
        page = Page(socket)
        answers = 0
        while True:
            page.wait()
            if page.over:
                break
            page.answer(page.choices[(5 * answers + 2) % len(page.choices)])
            answers += 1
        assert answers > 10
        assert "ended" in page.log[-1]
        assert "class=winner" in page.parts["question"]
        assert "<p>The last player" in page.parts["question"]
        assert "with Chi.</p>" in page.parts["question"] or "went down together.</p>" in page.parts["question"]
    assert "The game is over" in browser.get(table).text


def test_a_reload_in_the_middle_shows_the_same_table(browser: TestClient) -> None:
    table = played_now(browser, "kungfu")
    with browser.websocket_connect(f"{table}/socket") as socket:
        page = Page(socket)
        for number in range(6):
            page.wait()
            page.answer(page.choices[number % len(page.choices)])
        page.wait()
        with browser.websocket_connect(f"{table}/socket") as second:
            again = Page(second)
            again.read()
            assert again.parts == page.parts
            assert [strip(line) for line in again.log] == [strip(line) for line in page.log]
            again.answer(again.choices[0])
            page.asked = False
            page.wait()
            again.wait()
            assert again.parts == page.parts, "both devices see what either of them did"
        text = browser.get(table).text
        assert all(strip(line) in strip(text) for line in page.log)


def strip(html: str) -> str:
    """Only the words."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", html)).strip()


def test_a_stale_answer_is_refused_softly(browser: TestClient) -> None:
    table = played_now(browser, "kungfu")
    with browser.websocket_connect(f"{table}/socket") as socket:
        page = Page(socket)
        page.wait()
        old = page.ticket
        page.answer(page.choices[0])
        page.wait()
        before = dict(page.parts)
        for ticket in (old, "", "nonsense", 7):
            socket.send_text(json.dumps({"do": "answer", "choice": 0, "ticket": ticket}))
            page.read()
        assert page.parts == before
        assert page.notes[:3] == ["The table has changed meanwhile: look again."] * 3
        assert page.notes[3] == "ticket is a text"
        page.answer(page.choices[0])
        page.wait()
        assert page.parts != before


def test_two_people_sit_down_and_play(browser: TestClient) -> None:
    table = made(browser, "kungfu", **{"seat-1": "person", "name": "Ann", "words": "noodles", "listed": "on"})
    waiting = browser.get(table).text
    assert "A free seat" in waiting
    assert "<svg" in waiting, "a QR code brings in the phone across the room"
    assert table in browser.get("/").text
    other = another(browser)
    assert "Sit down" in other.get(table).text
    with browser.websocket_connect(f"{table}/waiting?taken=1") as told:
        assert other.post(f"{table}/sit", data={"name": "Bo"}, follow_redirects=False).status_code == 303
        assert told.receive_json() == {"look": True}
    with browser.websocket_connect(f"{table}/waiting?taken=1") as late:
        assert late.receive_json() == {"look": True}, "who comes late is told too"
    assert "Bo" in browser.get(table).text
    with browser.websocket_connect(f"{table}/socket") as one, other.websocket_connect(f"{table}/socket") as two:
        pages = [Page(one), Page(two)]
        for page in pages:
            page.read()
        asked = next(page for page in pages if page.asked)
        quiet = next(page for page in pages if page is not asked)
        assert quiet.choices == []
        quiet.socket.send_text(json.dumps({"do": "answer", "choice": 0, "ticket": asked.ticket}))
        quiet.read()
        assert quiet.notes == ["The table has changed meanwhile: look again."], "another's ticket opens nothing"


def test_no_page_holds_what_its_seat_may_not_know(browser: TestClient) -> None:
    """Every frame of both seats and of the gallery, searched for the cards of the other hand."""
    table = made(browser, "kungfu", **{"seat-1": "person", "name": "Ann"})
    other, looker = another(browser), another(browser)
    other.post(f"{table}/sit", data={"name": "Bo"})
    name = table.rpartition("/")[2]
    hall = browser.app.state.hall  # type: ignore[attr-defined]
    with (
        browser.websocket_connect(f"{table}/socket") as one,
        other.websocket_connect(f"{table}/socket") as two,
        looker.websocket_connect(f"{table}/socket") as three,
    ):
        pages = {0: Page(one), 1: Page(two)}
        gallery = Page(three)
        gallery.read()
        live = hall.house.played[name].live
        seat_of = {
            page: hall.house.rooms.room(name).seat_of(person) for page, person in enumerate(people_of(hall, name))
        }
        looks = 0
        once: dict[int, set[str]] = {0: set(), 1: set()}  # a page that was not read yet shows its own earlier hand
        for number in range(40):
            asked = live.to_answer
            if asked is None:
                break
            page = next(pages[key] for key, seat in seat_of.items() if seat == asked)
            page.wait()
            for key, seat in seat_of.items():
                shown = pages[key].parts.get("hand", "") + pages[key].parts.get("question", "")
                own = known_to(live, seat)
                once[seat] |= own
                hidden = set(live.view(1 - seat)["players"][1 - seat]["hand"]) - own
                looks += len(hidden)
                fresh = Screen(hall.house.played[name], seat, hall.templates).whole()["parts"]
                drawn = fresh["hand"] + fresh["question"]
                assert not [title for title in hidden if f'data-card="{title}"' in drawn]
                assert not [title for title in hidden - once[seat] if f'data-card="{title}"' in shown]
            before = live.version
            page.answer(page.choices[(3 * number + 1) % len(page.choices)])
            while live.version == before:
                sleep(0.005)
        assert looks > 50
        assert all("hand" not in player for player in live.view(-1)["players"])
        assert 'id="hand"' not in "".join(gallery.parts.values())


def people_of(hall: Any, name: str) -> list[str]:
    """Who sits at a table, the host first."""
    room = hall.house.rooms.room(name)
    found = [chair.person for chair in room.chairs if chair.person]
    return sorted(found, key=lambda person: person != room.host)


def known_to(live: Any, seat: int) -> set[str]:
    """The cards of a seat's own hand and of its question."""
    question = live.question(seat)
    own = set(live.view(seat)["players"][seat]["hand"])
    return own | {option.thing.name for option in (question.options if question else ()) if option.thing}


def test_who_looks_on_can_do_nothing(browser: TestClient) -> None:
    table = played_now(browser, "kungfu")
    looker = another(browser)
    assert "data-choice" not in looker.get(table).text
    with looker.websocket_connect(f"{table}/socket") as socket:
        page = Page(socket)
        page.read()
        socket.send_text(json.dumps({"do": "answer", "choice": 0, "ticket": ""}))
        page.read()
        assert page.notes == ["who looks on cannot do anything at this table"]
    assert looker.get(f"{table}/why").status_code == 403


def test_why_not_with_the_rules_number(browser: TestClient) -> None:
    table = played_now(browser, "kungfu")
    text = browser.get(f"{table}/why").text
    assert re.search(r"<summary>KF-\d", text)
    things = re.findall(r'data-thing="([^"]+)"', browser.get(table).text)
    one = browser.get(f"{table}/why", params={"thing": things[0]}).text
    assert things[0].split("|")[2] in one
    assert one.count("<dt") == 1


def test_every_answer_carries_the_policy(browser: TestClient) -> None:
    for path in ("/", "/static/hall.js", "/health", "/nothing/here", "/table/none", "/rules/KF-3.1", "/learn/kungfu"):
        answer = browser.get(path)
        assert answer.headers["content-security-policy"] == POLICY, path
        assert answer.headers["x-content-type-options"] == "nosniff"
    text = browser.get(played_now(browser, "kungfu")).text
    assert not re.search(r"<[^>]+\sstyle=", text)
    assert not re.search(r"<[^>]+\son\w+=", text)
    assert "<script>" not in text


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}],
)
def test_a_page_of_another_site_does_nothing_in_your_name(browser: TestClient, headers: dict[str, str]) -> None:
    assert browser.post("/play/kungfu", headers=headers).status_code == 403
    table = played_now(browser, "kungfu")
    with pytest.raises(WebSocketDisconnect), browser.websocket_connect(f"{table}/socket", headers=headers):
        pass


def test_what_is_not_there(browser: TestClient) -> None:
    assert browser.get("/table/none").status_code == 404
    assert "There is no such table" in browser.get("/table/none").text
    assert "<p>There is no table &#39;none&#39; in this hall.</p>" in browser.get("/table/none").text
    for page in (browser.get("/learn/chess"), browser.get("/new/chess"), browser.post("/play/chess")):
        assert "This hall has no game &#39;chess&#39;" in page.text
    assert "Nobody here has the address &#39;none&#39;." in browser.get("/player/none").text
    assert browser.get("/learn/chess").status_code == 404
    assert browser.get("/new/chess").status_code == 404
    assert browser.post("/play/chess").status_code == 404
    assert browser.get("/card/kungfu/Nothing").status_code == 404
    assert browser.get("/card/chess/King").status_code == 404
    assert "Kick" in browser.get("/card/kungfu/Kick").text
    with pytest.raises(WebSocketDisconnect), browser.websocket_connect("/table/none/socket"):
        pass


def test_the_form_offers_every_deck_and_says_what_it_is_about(browser: TestClient) -> None:
    page = unescape(browser.get("/new/shadowfist").text)
    for name, deck in DECKS.items():
        assert page.count(f'<option value="{name}">{name.title()}: {deck.title}</option>') == 5
        assert page.count(f"<dd>{deck.blurb}</dd>") == 1
    assert "<dl>" not in browser.get("/new/kungfu").text


def test_a_form_that_makes_no_sense_is_answered_in_words(browser: TestClient) -> None:
    for form in (
        {"seat-1": "genius"},
        {"seat-1": "greedy", "clock": "sundial"},
        {"seat-1": "greedy", "chi": "much"},
        {},
    ):
        answer = browser.post("/new/kungfu", data=form)
        assert answer.status_code == 400
        assert "That cannot be done" in answer.text


def test_names_are_only_words(browser: TestClient) -> None:
    table = made(browser, "kungfu", **{"seat-1": "greedy", "name": "<b>Ann</b>"})
    text = browser.get(table).text
    assert "<b>Ann" not in text
    assert "&lt;b&gt;Ann" in text


def read_for_long(socket: WebSocketTestSession) -> None:
    """More messages than anyone sends."""
    for _ in range(200):
        socket.receive_text()


def test_a_flood_is_shut_out(browser: TestClient) -> None:
    table = played_now(browser, "kungfu")
    with browser.websocket_connect(f"{table}/socket") as socket:
        for _ in range(80):
            socket.send_text("{}")
        with pytest.raises(WebSocketDisconnect):
            read_for_long(socket)
    assert browser.get(table).status_code == 200


def test_bots_with_a_style_can_be_chosen_and_stand_apart(browser: TestClient) -> None:
    page = unescape(browser.get("/new/shadowfist").text)
    group = re.search(r'<optgroup label="Bots with a style">(.*?)</optgroup>', page)
    assert group is not None
    assert re.findall(r'value="(.*?)"', group[1]) == ["expert-rush", "expert-control", "expert-opportunist"]
    assert "expert-rush: attacks early" in group[1]
    assert "<optgroup" not in browser.get("/new/kungfu").text
    address = made(browser, "shadowfist", **{"seat-1": "expert-rush", "seat-2": ""})
    assert browser.get(address).status_code == 200
    offers = {game["name"]: game["bots"] for game in browser.get("/api/v1/games").json()}
    assert offers["shadowfist"][-3:] == ["expert-rush", "expert-control", "expert-opportunist"]
    assert browser.get("/player/bot:expert-control").status_code == 200
    refused = browser.post("/new/shadowfist", data={"seat-1": "expert-foo"})
    assert refused.status_code == 400
    assert "expert-opportunist" in unescape(refused.text)
