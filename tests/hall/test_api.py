"""The API: programs make accounts and tables, are asked, and answer; no seat is told or does what is not its own."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import create_engine, text

from kwoon.engine.record import Replay, read_record
from kwoon.games import GAMES, game_named
from kwoon.hall.house import running
from kwoon.hall.house.limits import Limits, Meter, Rate, Rates, TooMuch
from kwoon.hall.store.database import open_database
from kwoon.hall.store.keys import Keys
from kwoon.hall.store.people import People
from kwoon.tables.shuffle import Shuffle
from tests.hall.site import PLENTY, Site, a_duel, events, open_site, turn, who_is_asked

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def site(url: str) -> Iterator[Site]:
    """A hall on an empty database."""
    with open_site(url) as found:
        yield found


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A hall for tests that need no database of their own."""
    with open_site(f"sqlite:///{tmp_path_factory.mktemp('api') / 'hall.db'}") as found:
        yield found


def refused(response: httpx.Response, status: int, kind: str) -> dict[str, Any]:
    """A refusal of this status and kind, with its words."""
    assert response.status_code == status, response.text
    data: dict[str, Any] = response.json()
    assert data["problem"] == kind, data
    assert data["detail"]
    return data


# --- accounts and keys ------------------------------------------------------------------------------------------------


def test_keys_are_kept_as_hashes_and_can_be_ended(url: str) -> None:
    engine = open_database(url)
    keys, person = Keys(engine), People(engine).guest("Ann")
    first, second = keys.make(person, "one"), keys.make(person, "two")
    assert keys.holder(first) == keys.holder(second) == person
    assert keys.holder(first[:-1]) is None
    assert {key.words for key in keys.of(person)} == {"one", "two"}
    with engine.connect() as connection:
        kept = str(connection.execute(text("SELECT * FROM keys")).all())
    assert first not in kept
    assert second not in kept
    other = People(engine).guest("Bo")
    found = next(key for key in keys.of(person) if key.words == "one")
    assert not keys.end(other, found.id)
    assert keys.end(person, found.id)
    assert not keys.end(person, found.id)
    assert keys.holder(first) is None
    assert keys.holder(second) == person
    assert keys.machines([person.id, other.id, None]) == set()
    keys.enlist(other, person)
    assert keys.machines([person.id, other.id, None]) == {other.id}
    assert keys.machines([]) == set()


def test_a_bot_account_and_its_keys(site: Site) -> None:
    with site.bot("  Iron \n Clerk  ") as bot:
        me = bot.get("/me").json()
        assert (me["name"], me["member"], me["bot"]) == ("Iron Clerk", False, True)
        other = bot.post("/me/keys", json={"words": "for the cellar"}).json()["key"]
        listed = bot.get("/me/keys").json()
        assert sorted(key["words"] for key in listed) == ["for the cellar", "its first key"]
        with site.stranger() as stranger:
            cellar = {"Authorization": f"Bearer {other}"}
            assert stranger.get("/me", headers=cellar).json() == me
            ended = next(key["id"] for key in listed if key["words"] == "for the cellar")
            assert bot.delete(f"/me/keys/{ended}").status_code == 204
            refused(stranger.get("/me", headers=cellar), 401, "no key")
            refused(stranger.get("/games", headers=cellar), 401, "no key")
            refused(bot.delete(f"/me/keys/{ended}"), 404, "no key")
            answer = stranger.get("/me")
            refused(answer, 401, "no key")
            assert answer.headers["www-authenticate"] == "Bearer"
        assert bot.get("/me").json() == me


def test_a_browser_is_known_by_its_cookie_and_another_sites_page_is_not_let_in(hall: Site) -> None:
    with httpx.Client(base_url=hall.url) as browser:
        page = browser.post("/play/kungfu")
        assert page.status_code == 303
        table = page.headers["location"].rpartition("/")[2]
        me = browser.get("/api/v1/me").json()
        assert (me["name"], me["bot"]) == ("Guest", False)
        mine = browser.get("/api/v1/tables", params={"status": "playing", "mine": True}).json()
        assert [row["id"] for row in mine] == [table]
        here = {"Origin": hall.url, "Sec-Fetch-Site": "same-origin"}
        assert browser.post("/api/v1/me/keys", headers=here).status_code == 201
        foreign = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
        refused(browser.post("/api/v1/me/keys", headers=foreign), 403, "foreign")
        assert len(browser.get("/api/v1/me/keys").json()) == 1
        refused(browser.get("/api/v1/me", headers={"Authorization": "Basic QTpC"}), 401, "no key")


# --- tables -----------------------------------------------------------------------------------------------------------


def test_every_game_can_be_made_from_what_the_catalogue_says(hall: Site) -> None:
    with hall.bot("Ann") as bot:
        found = bot.get("/games").json()
        assert [game["name"] for game in found] == list(GAMES)
        for game in found:
            spec = game_named(game["name"])
            assert game["seats"] == [spec.min_seats, spec.max_seats]
            players = ["person", *[game["bots"][-1]] * (spec.min_seats - 1)]
            for option in game["options"]:
                for value in option["values"]:
                    if option["name"] != "mode" or value in ("duel",):
                        options = {option["name"]: [value] if option["name"] == "decks" else value}
                        sent = {"game": game["name"], "players": players, "options": options, "listed": False}
                        made = bot.post("/tables", json=sent)
                        assert made.status_code == 201, made.text


def test_a_table_from_making_it_to_its_record(site: Site) -> None:
    table, seats = a_duel(site, chi=6)
    with site.stranger() as stranger:
        before = stranger.get(f"/tables/{table}").json()
        assert (before["status"], before["seat"], before["secret"], before["options"]) == ("playing", None, None, None)
        assert [chair["words"] for chair in before["chairs"]] == [None, None]
        assert all(chair["bot"] for chair in before["chairs"])
        refused(stranger.get(f"/tables/{table}/record"), 409, "not over")
        assert table in [row["id"] for row in stranger.get("/tables", params={"status": "playing"}).json()]
        asked = 0
        while (now := who_is_asked(seats, table)) is not None:
            seat = now["seat"]
            assert now["question"]["seat"] == seat
            choice = len(now["question"]["options"]) - 1
            answer = seats[seat].post(f"/tables/{table}/answers", json={"choice": choice, "ticket": now["ticket"]})
            assert answer.status_code == 200, answer.text
            asked += 1
        after = stranger.get(f"/tables/{table}").json()
        assert (after["status"], after["result"]) == ("over", turn(seats[0], table)["result"])
        assert sorted(after["result"]["places"]) == [1, 2]
        record = read_record(stranger.get(f"/tables/{table}/record").text)
        Replay(game_named("kungfu"), record).verify()
        assert len(record.moves) == asked
        words = tuple(chair["words"] for chair in after["chairs"])
        assert sorted(words) == ["open", "sesame"]
        Shuffle(before["promise"], after["secret"], words).check(record.seed)
        for client in seats:
            told = client.post(f"/tables/{table}/answers", json={"choice": 0, "ticket": "x"})
            refused(told, 409, "over")


def test_sitting_down_and_standing_up(site: Site) -> None:
    with site.bot("Ann") as ann, site.bot("Bo") as bo, site.bot("Ann") as third:
        wish = {"game": "kungfu", "players": ["person", "person", "greedy"], "options": {"chi": 9}}
        wish["clock"] = {"bank": 300, "increment": 5}
        made = ann.post("/tables", json=wish).json()
        table = made["id"]
        assert (made["seat"], made["options"], made["clock"]) == (0, {"chi": 9, "players": 3}, wish["clock"])
        assert [chair["name"] for chair in made["chairs"]] == ["Ann", None, "Ling"]
        assert [chair["bot"] for chair in made["chairs"]] == [True, False, True]
        assert bo.get(f"/tables/{table}").json()["options"] is None
        refused(bo.post(f"/tables/{table}/stand"), 409, "no seat")
        refused(bo.get(f"/tables/{table}/question"), 403, "not your table")
        refused(ann.get(f"/tables/{table}/question"), 409, "not begun")
        refused(ann.get(f"/tables/{table}/view"), 409, "not begun")
        assert ann.post(f"/tables/{table}/stand").json()["seat"] is None
        assert bo.post(f"/tables/{table}/sit").json()["chairs"][0]["name"] == "Bo"
        assert third.post(f"/tables/{table}/sit", json={}).json()["status"] == "playing"
        refused(ann.post(f"/tables/{table}/sit"), 409, "no seat")
        refused(bo.post(f"/tables/{table}/stand"), 409, "no seat")
        left = turn(bo, table)["left"]
        assert len(left) == 3
        assert all(290 < each <= 300 for each in left)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "players": ["person"]}, "no game 'chess'"),
        ({"game": "kungfu", "players": ["person"]}, "seats 2 to 6 players, not 1"),
        ({"game": "kungfu", "players": ["greedy", "greedy"]}, "somebody has to play"),
        ({"game": "kungfu", "players": ["person", "hitter"]}, "no bot 'hitter' for kungfu"),
        ({"game": "kungfu", "players": ["person", "greedy"], "options": {"chi": 1.5}}, "chi must be a whole number"),
        ({"game": "kungfu", "players": ["person", "greedy"], "options": {"mode": 1}}, "no option 'mode'"),
        ({"game": "kungfu", "players": ["person", "greedy"], "clock": {"bank": 1, "increment": 0}}, "body.clock.bank"),
        ({"game": "kungfu", "players": ["person", "greedy"], "words": "\0"}, "body.words"),
        ({"game": "kungfu", "players": ["person", "greedy"], "options": {"deck": "\ud800"}}, "body.options"),
        ({"game": "kungfu", "players": ["person", "greedy"], "colour": "red"}, "body.colour"),
        ({"game": "kungfu", "players": ["person", "greedy"], "\ud800": 1}, "unicode"),
        (["person"], "body"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(hall: Site, wish: Any, words: str) -> None:
    with hall.bot("Ann") as bot:
        sent = json.dumps(wish).encode()
        response = bot.post("/tables", content=sent, headers={"Content-Type": "application/json"})
        assert response.status_code == 422, response.text
        assert words in response.json()["detail"]
        assert bot.get("/tables", params={"mine": True}).json() == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"name": 1e999}', b'"Ann"', b'{"name": NaN}']
)
def test_a_body_that_cannot_be_read_is_refused(hall: Site, body: bytes) -> None:
    with hall.stranger() as stranger:
        refused(
            stranger.post("/accounts", content=body, headers={"Content-Type": "application/json"}), 422, "unreadable"
        )


def test_a_body_that_is_too_long_is_refused(hall: Site) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b'{"name": "' + b"a" * 10_000

    with hall.stranger() as stranger:
        headers = {"Content-Type": "application/json"}
        refused(stranger.post("/accounts", json={"name": "a" * 100_000}), 413, "too long")
        refused(stranger.post("/accounts", content=pieces(), headers=headers), 413, "too long")


@pytest.mark.parametrize("name", ["nowhere", "%00", "-", "a" * 300, "%F0%9F%90%89"])
def test_a_table_that_is_not_there(hall: Site, name: str) -> None:
    with hall.bot("Ann") as bot:
        for what in ("", "/view", "/question", "/log", "/why", "/record", "/events", "/passing"):
            refused(bot.get(f"/tables/{name}{what}"), 404, "no table")


# --- playing ----------------------------------------------------------------------------------------------------------


def test_an_answer_counts_once_for_the_question_that_it_saw_and_from_its_own_seat_only(site: Site) -> None:
    table, seats = a_duel(site)
    turns = [turn(client, table) for client in seats]
    seat = next(each["seat"] for each in turns if each["asked"])
    asked, other = seats[seat], seats[1 - seat]
    assert turns[1 - seat]["ticket"] == ""
    assert turns[1 - seat]["question"] is None
    ticket = turns[seat]["ticket"]
    answers = f"/tables/{table}/answers"
    with site.stranger() as stranger, site.bot("Cy") as cy:
        refused(stranger.post(answers, json={"choice": 0, "ticket": ticket}), 401, "no key")
        refused(cy.post(answers, json={"choice": 0, "ticket": ticket}), 403, "not your table")
    told = refused(other.post(answers, json={"choice": 0, "ticket": ticket}), 409, "stale")
    assert "GET the question again" in told["todo"]
    for choice in (99, -1, -2, 10**40):
        told = refused(asked.post(answers, json={"choice": choice, "ticket": ticket}), 422, "impossible")
        assert "there is no option" in told["detail"]
    for choice in ("0", 0.0, True, None):
        refused(asked.post(answers, json={"choice": choice, "ticket": ticket}), 422, "unreadable")
    refused(asked.post(answers, json={"choice": 0, "ticket": ""}), 409, "stale")
    assert turn(asked, table) == turns[seat]
    assert asked.post(answers, json={"choice": 0, "ticket": ticket}).status_code == 200
    refused(asked.post(answers, json={"choice": 0, "ticket": ticket}), 409, "stale")
    assert len(site.house.shelf.entries(table)) == 1


def test_an_answer_can_be_taken_back_and_who_is_not_asked_cannot_answer_with_that_ticket(site: Site) -> None:
    table, seats = a_duel(site, "puzzlestrike")
    for _ in range(80):
        before = who_is_asked(seats, table)
        assert before is not None
        seat = before["seat"]
        other = turn(seats[1 - seat], table)
        if other["can_undo"]:
            mine = {"choice": 0, "ticket": other["ticket"]}
            refused(seats[1 - seat].post(f"/tables/{table}/answers", json=mine), 403, "not asked")
        answer = {"choice": 0, "ticket": before["ticket"]}
        moves = len(site.house.played[table].live.moves)
        if not before["can_undo"]:
            told = seats[seat].post(f"/tables/{table}/undo", json={"ticket": before["ticket"]})
            assert refused(told, 409, "no undo")["detail"]
        after = seats[seat].post(f"/tables/{table}/answers", json=answer).json()
        if after["can_undo"]:
            assert after["ticket"] != before["ticket"]
            refused(seats[seat].post(f"/tables/{table}/undo", json={"ticket": before["ticket"]}), 409, "stale")
            refused(seats[1 - seat].post(f"/tables/{table}/undo", json={"ticket": after["ticket"]}), 409, "stale")
            again = seats[seat].post(f"/tables/{table}/undo", json={"ticket": after["ticket"]}).json()
            assert again["question"] == before["question"]
            assert again["ticket"] not in ("", before["ticket"], after["ticket"])
            assert len(site.house.played[table].live.moves) == moves
            return
    raise AssertionError("nothing could be taken back")


def test_a_seat_sees_its_own_view_and_who_looks_on_sees_it_later_and_less(url: str) -> None:
    with open_site(url, delay=3600) as site, site.stranger() as stranger:
        table, seats = a_duel(site)
        for seat, client in enumerate(seats):
            found = client.get(f"/tables/{table}/view").json()
            assert found["seat"] == seat == found["view"]["seat"]
            assert ["hand" in player for player in found["view"]["players"]] == [seat == 0, seat == 1]
        first = stranger.get(f"/tables/{table}/view").json()
        assert first["seat"] is None
        assert not any("hand" in player for player in first["view"]["players"])
        for _ in range(6):
            now = who_is_asked(seats, table)
            assert now is not None
            sent = {"choice": len(now["question"]["options"]) - 1, "ticket": now["ticket"]}
            assert seats[now["seat"]].post(f"/tables/{table}/answers", json=sent).status_code == 200
        assert stranger.get(f"/tables/{table}/view").json() == first
        assert stranger.get(f"/tables/{table}/log").json()["lines"] == []
        logs = [client.get(f"/tables/{table}/log").json() for client in seats]
        assert all(log["next"] == len(log["lines"]) > 3 for log in logs)
        rest = seats[0].get(f"/tables/{table}/log", params={"since": 2}).json()
        assert (rest["since"], rest["lines"]) == (2, logs[0]["lines"][2:])
        assert seats[0].get(f"/tables/{table}/log", params={"since": 999}).json()["lines"] == []
        refused(stranger.get(f"/tables/{table}/question"), 401, "no key")


def test_why_not(hall: Site) -> None:
    with hall.bot("Ann") as bot:
        table = bot.post("/tables", json={"game": "kungfu", "players": ["person", "greedy"]}).json()["id"]
        turn(bot, table, 20)
        found = bot.get(f"/tables/{table}/why").json()
        refusals = [each for each in found if not each["usable"]]
        assert refusals
        for each in refusals:
            assert each["reason"]
            assert each["rule"].startswith("KF-")
            assert each["rule_says"]
        name = refusals[0]["thing"][2]
        one = bot.get(f"/tables/{table}/why", params={"name": name}).json()
        assert one == [each for each in found if each["thing"][2] == name]


def test_a_bot_account_is_asked_everything_unless_it_wishes_otherwise(site: Site) -> None:
    """Shadowfist's assistant passes most chances of a person; a program is asked each of them."""
    table, seats = a_duel(site, "shadowfist")
    words = [client.get(f"/tables/{table}/passing").json() for client in seats]
    assert [each["words"] for each in words] == ["Asked at every question"] * 2
    for _ in range(12):
        now = who_is_asked(seats, table)
        assert now is not None
        sent = {"choice": 0, "ticket": now["ticket"]}
        assert seats[now["seat"]].post(f"/tables/{table}/answers", json=sent).status_code == 200
    assert len(site.house.shelf.entries(table)) == 12, "something was answered for them"
    key = next(each["key"] for each in words[0]["wishes"] if each["key"] != "a")
    assert seats[0].post(f"/tables/{table}/passing", json={"key": key}).json()["words"] != words[0]["words"]
    refused(seats[0].post(f"/tables/{table}/passing", json={"key": "zz"}), 422, "refused")


def test_a_bot_sits_in_for_a_program_that_is_silent_until_it_is_heard_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "WARNED", 0.1)
    monkeypatch.setattr(running, "STOOD_IN", 0.3)
    table, seats = a_duel(site)
    turns = [turn(client, table) for client in seats]
    seat = next(each["seat"] for each in turns if each["asked"])
    end = time.monotonic() + 20
    while not site.house.shelf.entries(table):
        assert time.monotonic() < end, "nobody sat in"
        time.sleep(0.05)
    assert seat in site.house.played[table].stood_in
    assert not turn(seats[seat], table)["stood_in"]
    assert seat not in site.house.played[table].stood_in


def test_a_program_whose_time_ran_out_can_take_its_seat_back(site: Site) -> None:
    with site.bot("Ann") as bot:
        wish = {"game": "kungfu", "players": ["person", "greedy"], "clock": {"bank": 10, "increment": 3}}
        table = bot.post("/tables", json=wish).json()["id"]
        now = turn(bot, table, 20)
        played = site.house.played[table]
        assert played.clocks is not None
        played.clocks.left[now["seat"]] = 0.0
        played.stood_in.add(now["seat"])
        assert turn(bot, table)["stood_in"]
        sent = {"choice": 0, "ticket": now["ticket"]}
        assert "POST back" in refused(bot.post(f"/tables/{table}/answers", json=sent), 409, "stood in")["todo"]
        found = bot.post(f"/tables/{table}/back").json()
        assert not found["stood_in"]
        assert 9 < found["left"][now["seat"]] <= 10


# --- streams ----------------------------------------------------------------------------------------------------------


def test_the_stream_of_a_table_tells_a_seat_all_that_it_may_know_and_its_log_line_by_line(site: Site) -> None:
    with site.bot("Ann") as ann, site.bot("Bo") as bo:
        table = ann.post("/tables", json={"game": "kungfu", "players": ["person", "person"], "options": {"chi": 5}})
        name = table.json()["id"]
        logs: dict[str, list[str]] = {}
        views: dict[str, list[Any]] = {}
        problems: list[str] = []
        kinds: list[str] = []

        def play(client: httpx.Client, who: str) -> None:
            lines: list[str] = []
            with client.stream("GET", f"/tables/{name}/events", params={"view": True}) as response:
                for kind, data in events(response.iter_lines()):
                    kinds.append(kind)
                    if kind == "room":
                        continue
                    lines[data["log"]["keep"] :] = data["log"]["add"]
                    views.setdefault(who, []).append(data["view"])
                    now = data["turn"]
                    if now["asked"]:
                        sent = {"choice": len(now["question"]["options"]) - 1, "ticket": now["ticket"]}
                        answer = client.post(f"/tables/{name}/answers", json=sent)
                        if answer.status_code not in (200, 409):
                            problems.append(answer.text)
            logs[who] = lines

        threads = [threading.Thread(target=play, args=(ann, "Ann"))]
        threads[0].start()
        while "room" not in kinds:
            time.sleep(0.02)
        bo.post(f"/tables/{name}/sit")
        threads.append(threading.Thread(target=play, args=(bo, "Bo")))
        threads[1].start()
        for each in threads:
            each.join(90)
        assert problems == []
        for client, who in ((ann, "Ann"), (bo, "Bo")):
            assert logs[who] == client.get(f"/tables/{name}/log").json()["lines"]
            seat = client.get(f"/tables/{name}").json()["seat"]
            for view in views[who]:
                assert ["hand" in player for player in view["players"]] == [seat == 0, seat == 1]
            assert views[who][-1]["over"]
        assert not +site.house.played[name].present
        assert site.house.played[name].screens == [site.house.companies[name].told]
        assert site.house.lookers == {}


def test_one_stream_for_all_tables_of_a_bot_account(site: Site) -> None:
    with site.bot("Ann") as bot:
        wish = {"game": "kungfu", "players": ["person", "greedy"], "options": {"chi": 3}}
        known = [bot.post("/tables", json=wish).json()["id"] for _ in range(2)]
        seen: dict[str, list[str]] = {}
        with bot.stream("GET", "/events") as response:
            for kind, data in events(response.iter_lines()):
                table, now = data["table"], data["turn"]
                seen.setdefault(table, []).append(kind)
                if kind == "began" and len(known) < 4:
                    known.append(bot.post("/tables", json=wish).json()["id"])  # made while the stream is open
                elif kind == "asked":
                    assert now["table"] == table
                    sent = {"choice": len(now["question"]["options"]) - 1, "ticket": now["ticket"]}
                    assert bot.post(f"/tables/{table}/answers", json=sent).status_code == 200
                if sum(kinds[-1] == "over" for kinds in seen.values()) == 4:
                    break
        assert sorted(seen) == sorted(known)
        for kinds in seen.values():
            assert kinds[0] == "began"
            assert kinds.count("began") == kinds.count("over") == 1
            assert "asked" in kinds
    end = time.monotonic() + 10
    while site.house.callers or site.app.state.limits.streams:
        assert time.monotonic() < end, "the stream is still there"
        time.sleep(0.05)


def test_a_stream_of_no_seconds_tells_what_there_is_and_ends(hall: Site) -> None:
    table, seats = a_duel(hall)
    with hall.stranger() as stranger:
        found = stranger.get(f"/tables/{table}/events", params={"seconds": 0})
        assert found.headers["content-type"].startswith("text/event-stream")
        [(kind, data)] = events(iter(found.text.splitlines()))
        assert (kind, data["turn"], data["over"]) == ("turn", None, False)
        refused(stranger.get("/events"), 401, "no key")
    [(_, data)] = events(iter(seats[1].get(f"/tables/{table}/events?seconds=0").text.splitlines()))
    assert data["turn"] == turn(seats[1], table)
    assert data["view"] is None


# --- how much ---------------------------------------------------------------------------------------------------------


def test_a_meter_counts_and_fills_again() -> None:
    meter = Meter(Rate(3, 50))
    assert [meter.allows() for _ in range(4)] == [True, True, True, False]
    assert 0 < meter.wait <= 0.02
    time.sleep(0.03)
    assert meter.allows()
    limits = Limits(Rates(streams=1))
    limits.spend("calls", "Ann", Rate(1, 0.001))
    with pytest.raises(TooMuch, match="too many calls"):
        limits.spend("calls", "Ann", Rate(1, 0.001))
    limits.spend("calls", "Bo", Rate(1, 0.001))
    limits.spend("tables", "Ann", Rate(1, 1e9))
    limits.forget()
    assert sorted(limits.meters) == [("calls", "Ann"), ("calls", "Bo")]
    with limits.counted("Ann"):
        limits.check_streams("Bo")
        with pytest.raises(TooMuch, match="1 streams at once"):
            limits.check_streams("Ann")
    limits.check_streams("Ann")


def test_who_calls_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    slow = Rate(3, 0.01)
    rates = Rates(calls=slow, strangers=PLENTY, accounts=Rate(2, 0.01), keys=Rate(1, 0.01), tables=Rate(1, 0.01))
    with open_site(f"sqlite:///{tmp_path / 'hall.db'}", rates) as site, site.stranger() as stranger:
        ann, bo = site.bot("Ann"), site.bot("Bo")
        answer = stranger.post("/accounts", json={"name": "Cy"})
        refused(answer, 429, "too much")
        assert 90 <= int(answer.headers["retry-after"]) <= 100
        wish = {"game": "kungfu", "players": ["person", "person"]}
        assert ann.post("/tables", json=wish).status_code == 201
        refused(ann.post("/tables", json=wish), 429, "too much")
        assert ann.get("/me").status_code == 200
        refused(ann.get("/me"), 429, "too much")
        assert bo.get("/me").status_code == 200


# --- the description, the page and the example ------------------------------------------------------------------------


def test_the_description_is_whole(hall: Site) -> None:
    document = httpx.get(f"{hall.url}/openapi.json").json()
    assert document["components"]["securitySchemes"]["key"]["scheme"] == "bearer"
    names = set()
    for path, methods in document["paths"].items():
        assert path.startswith("/api/v1/")
        for operation in methods.values():
            names.add(operation["operationId"])
            assert operation["description"]
            assert operation["tags"]
            assert {"422", "429"} <= set(operation["responses"])
            for parameter in operation.get("parameters", ()):
                assert parameter["description"]
    assert len(names) == sum(len(methods) for methods in document["paths"].values())
    schemas = document["components"]["schemas"]
    assert {"Problem", "TableNews", "Call", "Turn"} <= set(schemas)
    refs = set(json.dumps(document).split('"$ref": "#/components/schemas/')[1:])
    assert {ref.partition('"')[0] for ref in refs} <= set(schemas)
    assert all(schema.get("description") for name, schema in schemas.items() if name != "JsonValue")


def test_the_page_lists_every_call(hall: Site) -> None:
    page = httpx.get(f"{hall.url}/api")
    assert page.status_code == 200
    document = httpx.get(f"{hall.url}/openapi.json").json()
    for path, methods in document["paths"].items():
        assert f"<code>{path}</code>" in page.text
        for operation in methods.values():
            assert f'id="{operation["operationId"]}"' in page.text
    assert "<script>" not in page.text
    assert "style=" not in page.text


def test_the_bot_of_the_example_plays_a_game_to_its_end(site: Site) -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 20
    assert EXAMPLE.read_text() in (EXAMPLE.parents[1] / "README.md").read_text(), "the README shows another bot"
    done = subprocess.run([sys.executable, EXAMPLE, site.url], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Place ")
    table = done.stdout.strip().rpartition("/")[2]
    with site.stranger() as stranger:
        found = stranger.get(f"/tables/{table}").json()
        assert (found["status"], found["chairs"][1]["player"]) == ("over", "greedy")


def test_a_database_of_before_the_api_is_brought_up_to_date(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from kwoon.hall.store.database import MIGRATIONS

    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    person = People(engine).guest("Ann")
    engine = open_database(f"sqlite:///{tmp_path / 'old.db'}")
    assert Keys(engine).holder(Keys(engine).make(person, "new")) == person
