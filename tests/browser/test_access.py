"""Every page under axe-core, in light and in dark, on a laptop and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.player import LAPTOP, PHONE, Player

PAGES = ("/", "/new/kungfu", "/new/puzzlestrike", "/new/shadowfist", "/learn/kungfu", "/rules/KF", "/table/none")
QUIETER = ("/login", "/me", "/api", "/import", "/keeper", "/learn/shadowfist", "/nothing/here")


def problems(player: Player) -> list[str]:
    """What axe finds wrong."""
    found = Axe().run(player.page)
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found.response["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_page(browser: Browser, hall: str, scheme: str, size: dict[str, int]) -> None:
    player = Player(browser, hall, size, color_scheme=scheme)
    for path in PAGES:
        player.page.goto(hall + path)
        assert problems(player) == [], path
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"
    player.close()


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_the_quieter_pages(browser: Browser, hall: str, scheme: str, size: dict[str, int]) -> None:
    player = Player(browser, hall, size, color_scheme=scheme)
    for path in QUIETER:
        player.page.goto(hall + path)
        assert problems(player) == [], path
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"
    player.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "shadowfist"])
def test_every_table(browser: Browser, hall: str, scheme: str, game: str) -> None:
    import random

    player = Player(browser, hall, color_scheme=scheme)
    player.play_now(game)
    player.play_on(random.Random(1), 12)
    assert problems(player) == []
    player.page.keyboard.press("h")
    assert problems(player) == []
    player.page.keyboard.press("Escape")
    player.page.click("[data-why-all]")
    player.page.wait_for_selector("#why[open]")
    assert problems(player) == []
    player.close()
