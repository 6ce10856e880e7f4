"""Garbage at the doors: what the API and the sockets of a table do with what nobody should send."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kwoon.engine.record import Replay
from kwoon.games import game_named
from kwoon.hall.api import streams
from kwoon.hall.house.running import Running
from kwoon.hall.pages import sockets
from kwoon.hall.pages.app import Settings, make_app
from kwoon.hall.pages.looking import galleries
from kwoon.hall.store.people import Person
from tests.hall.site import Site, a_duel, open_site, turn

load_all_checks()
WORDED = ("positive_data_acceptance",)
"""What the form allows may still make no sense to a game: which options it takes is said in words, not in the form."""


@dataclass
class Target:
    """What garbage is thrown at: a table of two programs, one of a program against a bot, one that waits."""

    site: Site
    tables: list[str]
    callers: list[httpx.Client]
    """Those who sit at the first table, one who sits nowhere, and one without a key."""

    def ticket(self, table: str, number: int) -> str:
        """A ticket that is good for a seat of the first two, if it is asked."""
        found = self.callers[number % 2].get(f"/tables/{table}/question")
        return str(found.json()["ticket"]) if found.status_code == 200 else ""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A hall to throw garbage at."""
    with open_site(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'hall.db'}") as site:
        duel, seats = a_duel(site)
        wish = {"game": "puzzlestrike", "players": ["person", "random"]}
        alone = seats[0].post("/tables", json=wish).json()["id"]
        waiting = seats[0].post("/tables", json={**wish, "players": ["person", "person"]}).json()["id"]
        yield Target(site, [duel, alone, waiting], [*seats, site.bot("Outsider"), site.stranger()])


api = schemathesis.openapi.from_dict(make_app(Settings("sqlite://")).openapi())


def aimed(case: Any, target: Target, number: int) -> None:
    """Half of the garbage is aimed well: at a table that is there, with a ticket that is good. None of it waits."""
    table = target.tables[number % 3]
    if isinstance(case.path_parameters, dict) and "id" in case.path_parameters and number % 5:
        case.path_parameters["id"] = table
    if isinstance(case.body, dict) and isinstance(case.body.get("ticket"), str) and number % 2:
        case.body["ticket"] = target.ticket(table, number) or case.body["ticket"]
    for name in ("wait", "seconds"):
        if any(each.name == name for each in case.operation.query):
            query = case.query if isinstance(case.query, dict) else {}
            if waits(query.get(name, 1)):
                case.query = {**query, name: 0}


def waits(value: Any) -> bool:
    """Whether this would make an answer wait."""
    try:
        return 0 < float(value) <= 86_400
    except (TypeError, ValueError):
        return False


@api.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_api_answers_garbage_as_its_description_says(case: Any, target: Target) -> None:
    number = zlib.crc32(repr((case.path_parameters, case.query, case.body)).encode("utf-8", "replace"))
    aimed(case, target, number)
    caller = target.callers[number // 7 % 4]
    key = caller.headers.get("Authorization")
    case.call_and_validate(
        base_url=target.site.url,
        headers=None if key is None else {"Authorization": key},
        excluded_checks=[CHECKS.get_one(name) for name in WORDED],
    )


def test_after_all_that_the_tables_are_sound(target: Target) -> None:
    """It runs after the test above: what was let in was an answer, and every table goes on."""
    for name in target.tables[:2]:
        table = target.site.house.played[name]
        record = table.live.record()
        Replay(game_named(record.game), record).verify()
        assert len(target.site.house.shelf.entries(name)) == table.live.version
    assert turn(target.callers[0], target.tables[0])["over"] in (False, True)


# --- the socket of a table --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A hall whose kernel keeps little of what a slow reader does not read."""
    with open_site(f"sqlite:///{tmp_path_factory.mktemp('sockets') / 'hall.db'}", delay=0.0, buffer=4096) as found:
        yield found


class Visitor:
    """Someone with a browser's cookie."""

    def __init__(self, site: Site, name: str) -> None:
        self.site = site
        self.person: Person = site.house.people.guest(name)
        self.token = site.house.people.begin(self.person, "a test")

    def at(self, table: str) -> ClientConnection:
        """The socket of a table."""
        address = f"ws://127.0.0.1:{self.site.port}/table/{table}/socket"
        return connect(address, additional_headers={"Cookie": f"kwoon={self.token}"}, open_timeout=30)


@dataclass
class Duel:
    """Two people at a table."""

    site: Site
    table: str
    seats: list[Visitor]

    @property
    def running(self) -> Running:
        """The table as the hall runs it."""
        return self.site.house.played[self.table]

    @property
    def kept(self) -> list[tuple[int, int]]:
        """What the database has of it: who answered what."""
        return [(entry.seat, entry.choice) for entry in self.site.house.shelf.entries(self.table)]


def two_people(site: Site, **options: Any) -> Duel:
    """A table of two people that has begun."""
    people = [Visitor(site, "Ann"), Visitor(site, "Bo")]
    room = site.do(site.house.open_room(people[0].person, "kungfu", options, ["person", "person"]))
    room = site.do(site.house.sit(room.id, people[1].person))
    return Duel(
        site, room.id, [next(each for each in people if room.seat_of(each.person.id) == seat) for seat in (0, 1)]
    )


def heard(connection: ClientConnection, key: str, seconds: float = 20) -> dict[str, Any]:
    """The next message that has this in it."""
    end = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=max(0.01, end - time.monotonic())))
        if key in message:
            return message


def told(connection: ClientConnection, message: Any) -> dict[str, Any]:
    """What a socket answers to a message that is to be refused."""
    connection.send(message if isinstance(message, str | bytes) else json.dumps(message))
    return heard(connection, "note")


def asked(duel: Duel, connections: list[ClientConnection]) -> tuple[int, str]:
    """The seat that is asked, and its ticket."""
    tickets = [heard(each, "asked") for each in connections]
    seat = next(seat for seat, message in enumerate(tickets) if message["asked"])
    assert tickets[seat]["ticket"] != tickets[1 - seat].get("ticket")
    assert duel.running.live.to_answer == seat
    return seat, tickets[seat]["ticket"]


def eventually(what: Any, seconds: float = 20) -> None:
    """Something becomes true."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never became true"
        time.sleep(0.02)


def closed(connection: ClientConnection) -> int:
    """How a socket was closed by the hall."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(timeout=20)
    assert connection.close_code is not None
    return connection.close_code


def plays_on(duel: Duel) -> None:
    """The table is played by its own seats, in new sockets, as if nothing had been."""
    before = len(duel.kept)
    with duel.seats[0].at(duel.table) as one, duel.seats[1].at(duel.table) as other:
        seat, ticket = asked(duel, [one, other])
        (one, other)[seat].send(json.dumps({"do": "answer", "choice": 0, "ticket": ticket}))
        eventually(lambda: len(duel.kept) == before + 1)
    assert duel.kept[-1] == (seat, 0)
    eventually(lambda: len(duel.running.screens) == 1 and not +duel.running.present)


GARBAGE: list[Any] = [
    "",
    "hello",
    "[]",
    "null",
    "7",
    '{"do": ',
    "[" * 30_000,
    '{"do": "answer", "choice": ' + "9" * 6000 + ', "ticket": "x"}',
    "\u2028" * 100,
    {"do": 1},
    {"do": None},
    {"do": ["answer"]},
    {"do": "fly"},
    {"do": "x" * 60_000},
    {"do": "\ud800"},
    {"do": "answer"},
    {"do": "answer", "choice": 0},
    {"do": "answer", "choice": "0", "ticket": "x"},
    {"do": "answer", "choice": True, "ticket": "x"},
    {"do": "answer", "choice": 0.0, "ticket": "x"},
    {"do": "answer", "choice": 0, "ticket": 0},
    {"do": "answer", "choice": 0, "ticket": ""},
    {"do": "answer", "choice": 0, "ticket": "\x00"},
    {"do": "answer", "choice": 0, "ticket": "\ud800"},
    {"do": "answer", "choice": 0, "ticket": "f" * 50_000},
    {"do": "undo"},
    {"do": "undo", "ticket": ["x"]},
    {"do": "undo", "ticket": "x"},
    {"do": "wish"},
    {"do": "wish", "key": {}},
    {"do": "wish", "key": "zz"},
]


def test_a_socket_refuses_what_makes_no_sense_and_stays_open(hall: Site) -> None:
    duel = two_people(hall)
    with duel.seats[0].at(duel.table) as one, duel.seats[1].at(duel.table) as other:
        seat, ticket = asked(duel, [one, other])
        for each in GARBAGE:
            time.sleep(0.07)  # slower than a flood
            assert told((one, other)[seat], each)["note"], each
        for choice in (99, -1, -2, 2**70):
            note = told((one, other)[seat], {"do": "answer", "choice": choice, "ticket": ticket})["note"]
            assert "there is no option" in note
        assert duel.kept == []
    plays_on(duel)


def test_no_seat_is_played_by_another(hall: Site) -> None:
    duel, elsewhere = two_people(hall), two_people(hall)
    looker = Visitor(hall, "Cy")
    with (
        duel.seats[0].at(duel.table) as one,
        duel.seats[1].at(duel.table) as other,
        elsewhere.seats[0].at(elsewhere.table) as far,
        elsewhere.seats[1].at(elsewhere.table) as away,
        looker.at(duel.table) as gallery,
    ):
        seat, ticket = asked(duel, [one, other])
        _, foreign = asked(elsewhere, [far, away])
        mine, theirs = (one, other)[seat], (one, other)[1 - seat]
        assert "look again" in told(theirs, {"do": "answer", "choice": 0, "ticket": ticket})["note"]
        assert told(mine, {"do": "answer", "choice": 0, "ticket": foreign})["stale"]
        assert "looks on" in told(gallery, {"do": "answer", "choice": 0, "ticket": ticket})["note"]
        for what in ("undo", "wish", "stop", "back"):
            assert "looks on" in told(gallery, {"do": what, "ticket": ticket, "key": "a"})["note"]
        assert told(theirs, {"do": "undo", "ticket": ticket})["stale"]
        assert duel.kept == elsewhere.kept == []
    plays_on(duel)
    eventually(lambda: duel.table not in galleries.get(hall.house, {}))


def test_answers_that_come_twice_or_in_the_wrong_order_count_once(hall: Site) -> None:
    duel = two_people(hall)
    with (
        duel.seats[0].at(duel.table) as one,
        duel.seats[1].at(duel.table) as other,
        duel.seats[0].at(duel.table) as twin,
    ):
        seat, first = asked(duel, [one, other])
        mine = (one, other)[seat]
        used = [first]
        mine.send(json.dumps({"do": "answer", "choice": 0, "ticket": first}))
        mine.send(json.dumps({"do": "answer", "choice": 0, "ticket": first}))  # the same, at once
        assert heard(mine, "note")["stale"]
        eventually(lambda: len(duel.kept) == 1)
        for _ in range(6):
            with duel.seats[0].at(duel.table) as again, duel.seats[1].at(duel.table) as afresh:
                seat, ticket = asked(duel, [again, afresh])
                asker = (again, afresh)[seat]
                before = len(duel.kept)
                for old in used:
                    assert told(asker, {"do": "answer", "choice": 0, "ticket": old})["stale"]
                assert len(duel.kept) == before
                asker.send(json.dumps({"do": "answer", "choice": 0, "ticket": ticket}))
                eventually(lambda count=before + 1: len(duel.kept) == count)
                used.append(ticket)
        assert heard(twin, "asked")
    plays_on(duel)


def test_two_screens_of_one_seat_that_answer_at_once_have_answered_once(hall: Site) -> None:
    duel = two_people(hall)
    with duel.seats[0].at(duel.table) as one, duel.seats[1].at(duel.table) as other:
        seat, ticket = asked(duel, [one, other])
        with duel.seats[seat].at(duel.table) as twin:
            heard(twin, "asked")
            for each in ((one, other)[seat], twin):
                each.send(json.dumps({"do": "answer", "choice": 0, "ticket": ticket}))
            eventually(lambda: len(duel.kept) == 1)
            time.sleep(0.2)
            assert duel.kept == [(seat, 0)]
    plays_on(duel)


@pytest.mark.parametrize(
    ("frame", "code"),
    [("x" * 70_000, 1009), (b"x" * 70_000, 1009), ("[" * 2_000_000, 1009)],
    ids=["text", "bytes", "huge"],
)
def test_a_giant_frame_closes_its_own_socket_only(hall: Site, frame: str | bytes, code: int) -> None:
    duel = two_people(hall)
    with duel.seats[0].at(duel.table) as one, duel.seats[1].at(duel.table) as other:
        seat, ticket = asked(duel, [one, other])
        bad, good = (one, other)[1 - seat], (one, other)[seat]
        with suppress(ConnectionClosed):  # before all was sent
            bad.send(frame)
        assert closed(bad) == code
        good.send(json.dumps({"do": "answer", "choice": 0, "ticket": ticket}))
        eventually(lambda: duel.kept == [(seat, 0)])
    plays_on(duel)


def test_a_frame_of_bytes_closes_its_own_socket_only(hall: Site) -> None:
    duel = two_people(hall)
    with duel.seats[0].at(duel.table) as one:
        one.send(b"\x00\xff")
        assert closed(one) == sockets.NOT_TEXT
    plays_on(duel)


def test_a_flood_closes_its_own_socket_only(hall: Site) -> None:
    duel = two_people(hall)
    with duel.seats[0].at(duel.table) as one, duel.seats[1].at(duel.table) as other:
        seat, ticket = asked(duel, [one, other])
        bad, good = (one, other)[1 - seat], (one, other)[seat]
        with suppress(ConnectionClosed):
            for _ in range(400):
                bad.send('{"do": "stop"}')
        assert closed(bad) == sockets.TOO_MUCH
        good.send(json.dumps({"do": "answer", "choice": 0, "ticket": ticket}))
        eventually(lambda: duel.kept == [(seat, 0)])
    plays_on(duel)


UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n"


@pytest.mark.parametrize("door", ["/table/{}/socket", "/api/v1/tables/{}/events?view=true"])
def test_who_does_not_read_is_sent_away_and_nobody_waits_for_it(
    hall: Site, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    for each in (sockets, streams):
        monkeypatch.setattr(each, "PATIENCE", 1.0)
    duel = two_people(hall, chi=99)
    hall.do(hall.house.running_room(hall.house.rooms.room(duel.table)))
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", hall.port))
    upgrade = UPGRADE.format(base64.b64encode(os.urandom(16)).decode()) if "socket" in door else ""
    host, cookie = f"Host: 127.0.0.1:{hall.port}", f"Cookie: kwoon={duel.seats[0].token}"
    deaf.sendall(f"GET {door.format(duel.table)} HTTP/1.1\r\n{host}\r\n{cookie}\r\n{upgrade}\r\n".encode())
    eventually(lambda: duel.running.present[0] == 1)
    slowest = 0.0
    for _ in range(600):
        live = duel.running.live
        seat, version = live.to_answer, live.version
        question = None if seat is None else live.question(seat)
        if question is None or duel.running.present[0] == 0:
            break
        begun = time.monotonic()
        hall.do(duel.running.answer(question.seat, 0, version))
        slowest = max(slowest, time.monotonic() - begun)
    assert not duel.running.live.over, "the game was too short for this test"
    eventually(lambda: duel.running.present[0] == 0)
    assert slowest < 1.0, "an answer waited for the one who does not read"
    eventually(lambda: len(duel.running.screens) == 1)  # the people at the table hear of it too
    deaf.close()
    plays_on(duel)


def test_a_socket_that_is_not_for_this_caller_is_not_opened(hall: Site) -> None:
    duel = two_people(hall)
    for address in ("nowhere", "%00", "a" * 500):
        with pytest.raises(Exception, match=r"HTTP 40[34]"):
            duel.seats[0].at(address)
    foreign = {"Cookie": f"kwoon={duel.seats[0].token}", "Origin": "https://elsewhere.example"}
    with pytest.raises(Exception, match="403"):
        connect(f"ws://127.0.0.1:{hall.port}/table/{duel.table}/socket", additional_headers=foreign)
    plays_on(duel)


def test_what_no_database_can_keep_is_refused(url: str) -> None:
    """PostgreSQL keeps no zero signs; SQLite does, and is asked the same."""
    with open_site(url) as site, httpx.Client(base_url=site.url, timeout=60) as browser:
        assert browser.get("/table/%00").status_code == 404
        assert browser.get("/table/%F0%9F%90%89").status_code == 404
        form = {"seat-1": "greedy", "words": "open\x00sesame", "name": "An\x00n"}
        assert browser.post("/new/kungfu", data=form).status_code == 400
        made = browser.post("/new/kungfu", data={"seat-1": "person", "words": "sesame"})
        assert made.status_code == 303
        with httpx.Client(base_url=site.url, timeout=60) as other:
            place = made.headers["location"]
            assert other.post(f"{place}/sit", data={"words": "\x00"}).status_code == 400
            assert other.post(f"{place}/sit", data={"words": "open"}).status_code == 303
