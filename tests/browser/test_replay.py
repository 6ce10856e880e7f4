"""Looking through a game in a real browser: keys, slider, autoplay, the list of moves, and the address that follows."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.tables.live import LiveTable
from tests.browser.player import Player


def a_game() -> tuple[str, int]:
    """The record of a game that is over, and how many moves it has."""
    seats = (Seat("Li", "person"), Seat("Wu", "greedy"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": 10}, 5, seats)
    while not table.over:
        question = table.asked
        assert question is not None
        table.advance(len(question.options) - 1 if len(table.moves) % 3 else 0)
    return table.record().to_text(), len(table.moves)


def test_a_game_is_looked_through_by_keys_slider_list_and_by_itself(browser: Browser, hall: str) -> None:
    record, last = a_game()
    player = Player(browser, hall)
    page = player.page
    page.goto(f"{hall}/import")
    page.fill("[name=text]", record)
    page.click("button.big")
    page.wait_for_selector("#slider")

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
    page.hover("#board [data-card] >> nth=0")
    page.wait_for_selector("#zoom :first-child")
    assert player.errors == []
    player.close()


def tidy(text: str) -> str:
    """A text without what only a script does to it."""
    return re.sub(r"\s+", " ", text.replace(" new", "")).strip()
