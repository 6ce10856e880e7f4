"""Guests, members and their sessions, as the pages have them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update

from kwoon.hall.pages.accounts import ago, device_words
from kwoon.hall.pages.context import COOKIE, local
from kwoon.hall.pages.limits import ENROL_HERE, LOGIN_AS, LOGIN_HERE
from kwoon.hall.store.people import SOMEONE, BadAccount
from kwoon.hall.store.schema import chairs, people, sessions, tables
from tests.hall.people import SECRET, Browser, a_hall, another


@pytest.fixture
def ann(url: str) -> Iterator[Browser]:
    with a_hall(url) as browser:
        yield browser


def test_who_only_looks_is_nobody(ann: Browser) -> None:
    assert ann.get("/me").status_code == 200
    assert ann.get("/login").status_code == 200
    assert COOKIE not in ann.cookies


def test_a_guest_takes_a_name_and_changes_it(ann: Browser) -> None:
    answer = ann.post("/me/name", data={"name": " Ann  B ", "next": "/table/x"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/table/x")
    assert ann.own_name() == "Ann B"
    before = ann.cookies[COOKIE]
    assert ann.post("/me/name", data={"name": "<b>Anna"}).headers["location"] == "/me"
    assert ann.own_name() == "&lt;b&gt;Anna"
    assert ann.cookies[COOKIE] == before
    wrong = ann.post("/me/name", data={"name": "  "})
    assert wrong.status_code == 400
    assert "at least one letter" in wrong.text


def test_a_guest_becomes_a_member_and_keeps_the_seats(ann: Browser) -> None:
    ann.post("/me/name", data={"name": "Ann"})
    table = ann.post("/play/kungfu").headers["location"]
    before = ann.cookies[COOKIE]
    ann.enrol("Ann")
    assert ann.cookies[COOKIE] != before, "the token is another one"
    assert ann.hall.house.people.holder(before) is None, "the old token is worth nothing"
    assert 'data-choice="0"' in ann.get(table).text, "the seat is still Ann's"
    other = another(ann)
    assert other.login("ANN ") == 303
    assert 'data-choice="0"' in other.get(table).text


@pytest.mark.parametrize(
    ("name", "password", "words"),
    [
        ("Ann", "short", "8 to 200 characters"),
        ("", SECRET, "at least one letter"),
        ("Guest", SECRET, "nobody can be called Guest"),
        ("someone", SECRET, "nobody can be called someone"),
        ("\ufdfa" * 20, SECRET, "nobody can be called"),
        ("BO", SECRET, "the name BO is taken"),
        ("Ｂｏ", SECRET, "is taken"),
    ],
)
def test_an_account_that_will_not_do_is_refused_in_words(ann: Browser, name: str, password: str, words: str) -> None:
    another(ann).enrol("Bo")
    answer = ann.post("/me/account", data={"name": name, "password": password})
    assert answer.status_code == 400
    assert words in answer.text
    assert password not in answer.text


def test_a_name_that_was_refused_is_still_in_the_form(ann: Browser) -> None:
    answer = ann.post("/me/account", data={"name": "Ann of Hill", "password": "short"})
    assert 'value="Ann of Hill"' in answer.text
    answer = ann.post("/login", data={"name": "Ann of Hill", "password": "wrong", "next": "/table/x"})
    assert answer.status_code == 400
    assert 'value="Ann of Hill"' in answer.text
    assert 'value="/table/x"' in answer.text


def test_nobody_is_called_like_a_member(ann: Browser) -> None:
    ann.enrol("Ann")
    other = another(ann)
    assert "log in if that is you" in other.post("/me/name", data={"name": "ann"}).text
    other.post("/me/name", data={"name": "Bo"})
    assert other.post("/me/name", data={"name": "ANN"}).status_code == 400
    assert other.own_name() == "Bo"


def test_login_tells_nobody_which_of_the_two_was_wrong(ann: Browser) -> None:
    ann.enrol("Ann")
    other = another(ann)
    answers = [
        other.post("/login", data={"name": name, "password": "wrong password"}) for name in ("Ann", "Nobody", "A\0nn")
    ]
    assert {each.status_code for each in answers} == {400}
    assert len({re.sub(r'value="[^"]*"', "", each.text) for each in answers}) == 1
    assert COOKIE not in other.cookies


def test_a_guest_who_logs_in_keeps_the_running_seats_only(ann: Browser) -> None:
    ann.enrol("Ann")
    table = ann.post("/new/kungfu", data={"seat-1": "person", "listed": "on"}).headers["location"]
    guest = another(ann)
    guest.post("/me/name", data={"name": "Bo"})
    waits = guest.post("/new/kungfu", data={"seat-1": "person", "listed": "on"}).headers["location"]
    played = guest.post("/play/kungfu").headers["location"]
    done = guest.post("/play/kungfu").headers["location"]
    rooms = guest.hall.house.rooms
    rooms.end(done.split("/")[-1], lambda connection: None)
    guest.post(f"{table}/sit")  # both sit here
    before = guest.cookies[COOKIE]
    assert guest.login("Ann") == 303
    assert guest.own_name() == "Ann"
    assert guest.hall.house.people.holder(before) is None
    member = guest.hall.house.people.holder(guest.cookies[COOKIE])
    assert member is not None

    def mine(address: str) -> int:
        return sum(chair.person == member.id for chair in rooms.room(address.split("/")[-1]).chairs)

    assert [mine(each) for each in (waits, played, done, table)] == [1, 1, 0, 1]
    assert rooms.room(waits.split("/")[-1]).host == member.id
    assert 'data-choice="0"' in guest.get(played).text


def test_sessions_are_listed_and_ended_from_another_device(ann: Browser) -> None:
    ann.enrol("Ann")
    phone = another(ann)
    phone.headers["user-agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1"
    assert phone.login("Ann") == 303
    page = ann.get("/me").text
    assert "Firefox on Linux" in page
    assert "Safari on an iPhone" in page
    tokens = re.findall(r'name="token" value="(\w+)"', page)
    assert len(tokens) == 1, "only the other one is ended with a button; here one logs out"
    stranger = another(ann)
    stranger.enrol("Bo")
    stranger.post("/me/session", data={"token": tokens[0]})
    assert phone.own_name() == "Ann", "nobody ends the sessions of others"
    assert ann.post("/me/session", data={"token": tokens[0]}).status_code == 303
    assert phone.own_name() == "Guest"
    assert ann.own_name() == "Ann"
    ann.post("/logout")
    assert COOKIE not in ann.cookies
    assert ann.own_name() == "Guest"


def test_another_password_ends_every_other_session(ann: Browser) -> None:
    ann.enrol("Ann")
    phone = another(ann)
    phone.login("Ann")
    wrong = ann.post("/me/password", data={"old": "not the one", "new": "another horse"})
    assert wrong.status_code == 400
    assert phone.own_name() == "Ann"
    assert ann.post("/me/password", data={"old": SECRET, "new": "short"}).status_code == 400
    before = ann.cookies[COOKIE]
    assert ann.post("/me/password", data={"old": SECRET, "new": "another horse"}).status_code == 303
    assert ann.own_name() == "Ann"
    assert ann.cookies[COOKIE] != before
    assert phone.own_name() == "Guest"
    assert phone.login("Ann") == 400
    assert phone.login("Ann", "another horse") == 303


def test_a_guest_has_no_password_to_change(ann: Browser) -> None:
    ann.post("/me/name", data={"name": "Ann"})
    assert "no account yet" in ann.post("/me/password", data={"old": "", "new": SECRET}).text


def test_a_session_is_seen_at_most_once_an_hour(ann: Browser) -> None:
    ann.enrol("Ann")
    engine = ann.hall.house.people.engine

    def seen() -> list[datetime]:
        with engine.connect() as connection:
            return list(connection.execute(select(sessions.c.seen_at)).scalars())

    def set_back(by: timedelta) -> list[datetime]:
        with engine.begin() as connection:
            connection.execute(update(sessions).values(seen_at=datetime.now(UTC) - by))
        return seen()

    before = set_back(timedelta(minutes=50))
    ann.get("/me")
    assert seen() == before
    before = set_back(timedelta(minutes=70))
    ann.get("/me")
    assert seen() != before


def test_an_account_is_deleted_and_its_games_stay(ann: Browser) -> None:
    ann.enrol("Ann")
    table = ann.post("/play/kungfu").headers["location"].split("/")[-1]
    waits = ann.post("/new/kungfu", data={"seat-1": "person", "listed": "on"}).headers["location"].split("/")[-1]
    assert ann.post("/me/delete", data={"password": "not the one"}).status_code == 400
    assert ann.own_name() == "Ann"
    assert "forgotten you" in ann.post("/me/delete", data={"password": SECRET}).text
    assert COOKIE not in ann.cookies
    assert ann.login("Ann") == 400
    with ann.hall.house.people.engine.connect() as connection:
        assert connection.execute(select(people.c.name, people.c.lowered, people.c.password)).all() == [
            (SOMEONE, None, None)
        ]
        seats = connection.execute(select(tables.c.seats).where(tables.c.id == table)).scalar_one()
        names = set(connection.execute(select(chairs.c.name).where(chairs.c.room_id == table)).scalars())
        free = set(connection.execute(select(chairs.c.person_id).where(chairs.c.room_id == waits)).scalars())
        assert connection.execute(select(sessions.c.token)).all() == []
    assert SOMEONE in names
    assert "Ann" not in str(seats)
    assert [SOMEONE, "person"] in seats
    assert free == {None}, "the table that waited is left"
    assert ann.hall.house.talk.leavers(table) != [], "the game that was played is left"
    another(ann).enrol("Ann")  # the name is free again


def test_login_is_limited_by_address_and_by_name(ann: Browser) -> None:
    ann.enrol("Ann")
    for number in range(LOGIN_AS.rate.burst):
        assert another(ann, f"10.1.0.{number}").login("Ann", "wrong password") == 400
    assert another(ann, "10.1.1.1").login("Ann") == 429, "even with the right password"
    assert another(ann, "10.1.1.1").login("Bo") == 400, "another name is not held back"
    for number in range(LOGIN_HERE.rate.burst):
        assert another(ann, "2001:db8::1").login(f"Someone{number}", "wrong password") == 400
    answer = another(ann, "2001:db8::77:2").post("/login", data={"name": "Cy", "password": "wrong password"})
    assert answer.status_code == 429, "one network is one address"
    assert "come back in" in answer.text
    assert 'value="Cy"' in answer.text


def test_a_right_password_wipes_the_slate(ann: Browser) -> None:
    ann.enrol("Ann")
    for number in range(3 * LOGIN_AS.rate.burst):
        password = SECRET if number % LOGIN_AS.rate.burst == LOGIN_AS.rate.burst - 1 else "wrong password"
        assert another(ann, f"10.1.0.{number}").login("Ann", password) in (303, 400)


def test_new_accounts_are_limited(ann: Browser) -> None:
    for number in range(ENROL_HERE.rate.burst):
        another(ann, "10.2.0.1").enrol(f"Ann{number}")
    answer = another(ann, "10.2.0.1").post("/me/account", data={"name": "Bo", "password": SECRET})
    assert answer.status_code == 429
    another(ann, "10.2.0.2").enrol("Bo")


FORMS = ["/me/name", "/me/account", "/me/password", "/me/session", "/me/delete", "/login", "/logout"]
FORMS += ["/report/x", "/block/x", "/unblock/x", "/keeper/1"]


@pytest.mark.parametrize("form", FORMS)
def test_no_page_of_another_site_sends_these_forms(ann: Browser, form: str) -> None:
    ann.enrol("Ann")
    before = ann.cookies[COOKIE]
    data = {"name": "Eve", "password": SECRET, "old": SECRET, "new": "eves horse", "next": "/"}
    for headers in ({"origin": "http://evil.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = ann.post(form, data=data, headers=headers)
        assert (answer.status_code, answer.text) == (403, "This was sent by a page of another site.")
    assert ann.cookies[COOKIE] == before
    assert ann.own_name() == "Ann"
    assert another(ann).login("Ann") == 303


def test_a_token_is_kept_from_scripts_and_other_sites(ann: Browser) -> None:
    kept = ann.post("/me/account", data={"name": "Ann", "password": SECRET}).headers["set-cookie"].lower()
    assert "httponly" in kept
    assert "samesite=lax" in kept


@pytest.mark.parametrize("wish", ["//evil.test", "http://evil.test", "/\\evil.test", "", "table", "/a\nb"])
def test_nobody_is_sent_away_from_the_hall(wish: str) -> None:
    assert local(wish, "/me") == "/me"
    assert local("/table/x", "/me") == "/table/x"


def test_a_member_cannot_be_renamed_or_enrolled_again(ann: Browser) -> None:
    ann.enrol("Ann")
    assert ann.post("/me/name", data={"name": "Bo"}).status_code == 400
    assert ann.post("/me/account", data={"name": "Bo", "password": SECRET}).status_code == 400
    assert ann.own_name() == "Ann"
    with pytest.raises(BadAccount):
        ann.hall.house.people.recognised("Bo", SECRET)


def test_words_for_devices_and_times() -> None:
    assert device_words("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0") == "Edge on Windows"
    assert device_words("") == "a browser that does not say what it is"
    assert device_words("curl/8.0") == "curl/8.0"
    assert [ago(each) for each in (5, 60, 7200, 90000)] == ["just now", "1 minute ago", "2 hours ago", "1 day ago"]
