"""A player at the screen: sits down, clicks, reads; keeps every frame that came, and every error."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000


class Player:
    """One person with one browser; `pages` are their devices."""

    def __init__(self, browser: Browser, hall: str, size: dict[str, int] = LAPTOP, **context: Any) -> None:
        self.hall = hall
        self.context: BrowserContext = browser.new_context(viewport=size, **context)  # type: ignore[arg-type]
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.page = self.device()

    def device(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page

    def listen(self, socket: WebSocket) -> None:
        """Keep what a socket brings."""
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def play_now(self, game: str) -> str:
        """Two clicks: the lobby, and Play now. The table's address."""
        self.page.goto(self.hall)
        self.page.click(f"form[action='/play/{game}'] button")
        self.page.wait_for_selector("#question")
        return self.page.url

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator(".standings").count() > 0

    def asked(self) -> bool:
        """Wait until this player is asked; False if the game is over."""
        self.page.wait_for_selector("#question.asked [data-choice], .standings", timeout=PATIENCE)
        return not self.over

    def choices(self) -> list[int]:
        """The numbers of the answers on the page."""
        found = self.page.eval_on_selector_all(
            "#question.asked [data-choice]", "all => all.map(each => Number(each.dataset.choice))"
        )
        return list(found)

    def click(self, choice: int) -> None:
        """Click an answer in the bar, and say yes where the page asks again. Wait until it has gone through."""
        before = self.ticket()
        self.page.wait_for_timeout(260)  # what would end something is not heard right after a new question
        self.page.evaluate('choice => document.querySelector(`#question [data-choice="${choice}"]`).click()', choice)
        if self.page.locator("#ask[open]").count():
            self.page.click("#ask .warn")
        self.settled(before)

    def ticket(self) -> str:
        """Which question the page shows."""
        return str(self.page.evaluate("document.querySelector('.desk').dataset.ticket"))

    def settled(self, before: str) -> None:
        """Wait for the next ticket, or the end."""
        changed = "document.querySelector('.desk').dataset.ticket !== before"
        self.page.wait_for_function(
            f"before => document.querySelector('.standings') || {changed}", arg=before, timeout=PATIENCE
        )

    def play_on(self, chance: random.Random, most: int) -> int:
        """Answer at random until the game is over, or so often; how often."""
        for number in range(most):
            if not self.asked():
                return number
            self.click(chance.choice(self.choices()))
        return most

    def close(self) -> None:
        """Go home."""
        self.context.close()
