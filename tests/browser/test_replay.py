"""Looking through a game in a real browser: keys, slider, autoplay, the list of moves, and the address that follows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from kwoon.engine.record import Replay, Seat, read_record
from kwoon.games import game_named
from kwoon.hall.store.database import open_database
from kwoon.hall.store.reviews import Reviews
from kwoon.lab.review import reviewed
from kwoon.tables.live import LiveTable
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.test_access import problems


def a_game(most: int = 100_000) -> tuple[str, int]:
    """The record of a game that is over, or of its beginning, and how many moves it has."""
    seats = (Seat("Li", "person"), Seat("Wu", "greedy"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": 10}, 5, seats)
    while not table.over and len(table.moves) < most:
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


def brought(player: Player, record: str) -> str:
    """The name of a game that was brought in, whose page is open now."""
    player.page.goto(f"{player.hall}/import")
    player.page.fill("[name=text]", record)
    player.page.click("button.big")
    player.page.wait_for_selector("#slider")
    return player.page.url.partition("/game/")[2].partition("?")[0].partition("/")[0]


def test_a_review_is_asked_for_and_comes_by_itself(browser: Browser, hall: str) -> None:
    record, last = a_game(2)
    player = Player(browser, hall)
    page = player.page
    brought(player, record)
    page.click("label[for=tab-review]")
    page.click("#review button")
    page.wait_for_selector(".chances .curve", state="attached", timeout=120_000)
    assert page.locator("#tab-review").is_checked()
    assert page.locator(".review table tbody tr").count() == last
    assert player.errors == []
    player.close()


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_a_review_leads_through_the_game(
    browser: Browser, hall: str, database: str, size: dict[str, int], scheme: str
) -> None:
    record, last = a_game()
    player = Player(browser, hall, size, color_scheme=scheme)
    page = player.page
    room = brought(player, record)
    kept = Reviews(open_database(database))
    found = list(reviewed(Replay(game_named("kungfu"), read_record(record)), range(1, last + 1), "search:30"))
    kept.claim(room, "search:30", last)
    kept.keep(room, last, found)
    turning = [each.move for each in found if each.turning]
    assert turning
    page.goto(f"{hall}/game/{room}/0?seat=1&tab=review")
    assert problems(player) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click(f".turns [data-to='{turning[-1] - 1}']")
    page.wait_for_url(re.compile(rf"/{turning[-1] - 1}\?"))
    page.wait_for_selector("#choices .given em:has-text('a turning point')")
    moved = page.get_attribute(".chances .now", "transform")
    assert moved is not None
    assert float(moved.removeprefix("translate(").split()[0]) == pytest.approx(300 * (turning[-1] - 1) / last)
    best = page.text_content("#choices li .chance")
    assert best == f"{found[turning[-1] - 1].best[0].chance:.0%}"
    plot = page.locator(".chances > svg")
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    assert box is not None
    plot.click(position={"x": box["width"] * 334 / 340, "y": box["height"] / 2})
    page.wait_for_url(re.compile(rf"/{last}\?"))
    page.wait_for_selector("#choices:has-text('The game is over here')")
    page.click(".review summary")
    assert page.locator(".review tbody td:has-text('gives away')").count() == len(turning)
    page.click("label[for=tab-moves]")
    assert page.locator(".moves .cost").count() == len(turning)
    assert problems(player) == []
    assert player.errors == []
    player.close()


def tidy(text: str) -> str:
    """A text without what only a script does to it."""
    return re.sub(r"\s+", " ", text.replace(" new", "")).strip()
