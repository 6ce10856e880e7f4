"""Looking through a game in a real browser: keys, slider, autoplay, the list of moves, and the address that follows."""

from __future__ import annotations

import os
import re
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.hall.house.afterwards import brought_in
from kwoon.hall.pages.app import Settings, make_app
from kwoon.tables.live import LiveTable


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Any]:
    """A hall that is served, with its address."""
    app = make_app(Settings(f"sqlite:///{tmp_path / 'hall.db'}"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    app.state.address = f"http://127.0.0.1:{port}"
    yield app
    server.should_exit = True
    thread.join()


@pytest.fixture
def page() -> Iterator[Any]:
    """A page of Debian's Chromium."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if path is None:
        if os.environ.get("CI"):
            raise RuntimeError("the hall is tested in Chromium: install it (apt install chromium) and playwright")
        pytest.skip("there is no Chromium here: apt install chromium")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_context().new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        yield page
        browser.close()
        assert problems == []


def a_game(app: Any) -> tuple[str, int]:
    """A game that is over: its address, and how many moves it has."""
    seats = (Seat("Li", "person"), Seat("Wu", "greedy"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": 10}, 5, seats)
    while not table.over:
        question = table.asked
        assert question is not None
        table.advance(len(question.options) - 1 if len(table.moves) % 3 else 0)
    house = app.state.hall.house
    room = brought_in(house, table.record().to_text(), "record", house.people.guest("Ann"))
    return f"{app.state.address}/game/{room.id}", len(table.moves)


def test_a_game_is_looked_through_by_keys_slider_list_and_by_itself(hall: Any, page: Any) -> None:
    address, last = a_game(hall)
    page.goto(address)

    def at(move: int) -> None:
        """The page shows this move, everywhere."""
        page.wait_for_url(re.compile(rf"/{move}\?"))
        words = "Before the first" if move == 0 else f"Move {move} of {last}"
        page.wait_for_selector(f"#said:has-text('{words}')")
        assert page.input_value("#slider") == str(move)
        assert page.input_value(".branch [name=move]") == str(move)
        assert page.locator(".branch button").is_disabled() == (move == last)
        shown = page.inner_html("#board"), page.text_content("#log"), page.inner_text("#said")
        other = page.context.new_page()
        other.route("**/*.js*", lambda route: route.abort())
        other.goto(page.url)
        assert tuple(map(tidy, shown)) == tuple(
            map(tidy, (other.inner_html("#board"), other.text_content("#log"), other.inner_text("#said")))
        ), "what the script shows is what the link alone shows"
        other.close()

    page.keyboard.press("Home")
    at(0)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    at(5)
    page.keyboard.press("ArrowLeft")
    at(4)
    page.keyboard.press("ArrowDown")
    at(14)
    page.keyboard.press("End")
    at(last)
    page.fill("#slider", "7")
    at(7)
    page.click("[data-step=on]")
    at(8)
    page.click("label[for=tab-moves]")
    page.click("[data-to='11']")
    at(11)
    assert page.locator("[data-to][aria-current=step]").count() == 1
    page.click("label[for=tab-log]")
    page.click("[data-auto]")
    page.wait_for_url(re.compile(r"/13\?"))
    page.keyboard.press("ArrowLeft")
    at(12)
    page.click("[data-eyes='0']")
    page.wait_for_selector("[data-eyes='0'][aria-current]")
    at(12)
    assert page.locator("#hand").count() == 0


def tidy(text: str) -> str:
    """A text without what only a script does to it."""
    return re.sub(r"\s+", " ", text.replace(" new", "")).strip()
