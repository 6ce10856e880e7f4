"""For whoever keeps a hall running: /health, /metrics, and a hall behind a reverse proxy."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from kwoon.hall.house.house import House
from kwoon.hall.load.server import HallProcess, any_port
from kwoon.hall.pages.app import Settings, make_app

HERE = ("127.0.0.1", 50000)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    """A browser on the hall's own machine."""
    app = make_app(Settings(f"sqlite:///{tmp_path / 'hall.db'}", thinkers=0, pace=0, delay=0))
    with TestClient(app, client=HERE) as client:
        yield client


def house_of(browser: TestClient) -> House:
    found: House = browser.app.state.hall.house  # type: ignore[attr-defined]
    return found


def figure(browser: TestClient, name: str) -> float:
    """One figure; 0 where there is none yet."""
    page = browser.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return 0.0 if found is None else float(found[1])


def test_a_hall_that_works_is_well(browser: TestClient) -> None:
    answer = browser.get("/health")
    assert (answer.status_code, answer.text) == (200, "well: 0 tables\n")


def test_without_a_journal_it_is_not(browser: TestClient) -> None:
    house_of(browser).journal.close()
    answer = browser.get("/health")
    assert answer.status_code == 503
    assert "the journal has stopped" in answer.text


def test_without_a_database_it_is_not(browser: TestClient, tmp_path: Path) -> None:
    house = house_of(browser)
    kept, house.shelf.engine = house.shelf.engine, create_engine(f"sqlite:///{tmp_path / 'gone' / 'hall.db'}")
    answer = browser.get("/health")
    assert answer.status_code == 503
    assert answer.text == "not well: the database cannot be asked (OperationalError)\n"
    house.shelf.engine = kept
    assert browser.get("/health").status_code == 200


def test_what_is_done_is_counted(browser: TestClient) -> None:
    assert figure(browser, "kwoon_tables_running") == 0
    table = browser.post("/play/kungfu", follow_redirects=False).headers["location"]
    with browser.websocket_connect(f"{table}/socket") as socket:
        message: dict[str, object] = {}
        while not message.get("asked"):
            message = {**message, **json.loads(socket.receive_text())}
        assert figure(browser, "kwoon_sockets_open") == 1
        assert figure(browser, "kwoon_tables_running") == 1
        by_hand = 'kwoon_entries_total{kind="answer"}'
        assert figure(browser, by_hand) == 0
        shown = figure(browser, "kwoon_shown_seconds_count")
        socket.send_text(json.dumps({"do": "answer", "choice": 0, "ticket": message["ticket"]}))
        while "ticket" not in json.loads(socket.receive_text()):
            pass
        assert figure(browser, by_hand) == 1
        assert figure(browser, "kwoon_shown_seconds_count") > shown
    page = browser.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    kept = sum(float(each) for each in re.findall(r"^kwoon_entries_total\S+ (\S+)$", page.text, re.MULTILINE))
    assert figure(browser, "kwoon_journal_batch_entries_sum") >= kept >= 1


def test_how_long_bots_think_is_counted(browser: TestClient) -> None:
    table = browser.post("/play/kungfu", follow_redirects=False).headers["location"]
    with browser.websocket_connect(f"{table}/socket") as socket:
        ticket, choices = "", 0
        for _ in range(300):
            message = json.loads(socket.receive_text())
            ticket = message.get("ticket", ticket)
            choices = message.get("parts", {}).get("question", "").count("data-choice") or choices
            if message.get("asked"):
                socket.send_text(json.dumps({"do": "answer", "choice": choices - 1, "ticket": ticket}))
            if "kwoon_bot_thinking_seconds_count{" in browser.get("/metrics").text:
                break
        else:
            raise AssertionError("no bot has thought")


def test_what_goes_wrong_with_the_database_is_counted(browser: TestClient) -> None:
    with house_of(browser).shelf.engine.connect() as connection, pytest.raises(OperationalError):
        connection.execute(text("SELECT nothing FROM nowhere"))
    assert figure(browser, 'kwoon_database_errors_total{kind="OperationalError"}') == 1


def test_the_figures_are_shown_on_this_machine_only(browser: TestClient) -> None:
    assert browser.get("/metrics").status_code == 200
    assert browser.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403
    elsewhere = TestClient(browser.app, client=("192.0.2.7", 4000))
    elsewhere.portal = browser.portal
    assert elsewhere.get("/metrics").status_code == 403
    assert elsewhere.get("/health").status_code == 200


def cookie_by(port: int, proto: str) -> str:
    """The cookie that a hall gives to whom a proxy says to come by http or https."""
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("POST", "/play/kungfu", headers={"X-Forwarded-Proto": proto, "X-Forwarded-For": "192.0.2.7"})
    answer = connection.getresponse()
    assert answer.status == 303
    return answer.getheader("set-cookie", "")


@pytest.mark.parametrize(("proxy", "trusted"), [(["--proxy", "127.0.0.1"], True), ([], False)])
def test_only_the_proxy_that_was_named_is_believed(tmp_path: Path, proxy: list[str], trusted: bool) -> None:
    hall = HallProcess(f"sqlite:///{tmp_path / 'hall.db'}", *proxy)
    try:
        assert ("Secure" in cookie_by(hall.port, "https")) == trusted
        assert "Secure" not in cookie_by(hall.port, "http")
    finally:
        hall.close()


def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kwoon", "hall", "--port", str(any_port()), "--proxy", "my proxy"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'hall.db'}"], env=HallProcess.room(), capture_output=True,
        text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert "--proxy takes the address of a machine" in done.stderr
