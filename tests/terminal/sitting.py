"""A person at the keyboard: an app in a test, driven by keys alone."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from kwoon.engine.record import Replay
from kwoon.games import GAMES
from kwoon.tables import LiveTable, seated
from kwoon.terminal.app import KwoonApp
from kwoon.terminal.choices import Choices
from kwoon.terminal.dialogs import Ask
from kwoon.terminal.files import Shelf
from kwoon.terminal.session import Session
from kwoon.terminal.table import TableScreen

KUNGFU = GAMES["kungfu"]
PATIENCE = 5000
"""How many times a test looks for what it waits for before it fails."""


def live(players: int = 2, seed: int = 7, bot: str = "greedy", seat: int = 0, **options: Any) -> LiveTable:
    seats = seated(KUNGFU, [bot] * (players - 1), seat, "Ann")
    return LiveTable.open(KUNGFU, {"players": players, **options}, seed, seats)


def sitting(table: LiveTable, folder: Path, **more: Any) -> Session:
    return Session(table, Shelf(folder / "state"), lambda: 99, **more)


def app_for(first: Session | Replay, folder: Path) -> KwoonApp:
    return KwoonApp(first, Shelf(folder / "state"), lambda: 99, 0.0, clock=Clock())


class Clock:
    """A clock that is never in a hurry: an hour passes between two looks, unless it stands still."""

    def __init__(self) -> None:
        self.now = 0.0
        self.step = 3600.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Keyboard:
    """Presses keys and waits until the app has settled."""

    def __init__(self, app: KwoonApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> LiveTable:
        screen = next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))
        return screen.session.table

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settled()

    async def settled(self) -> None:
        """Until the person is asked; patience begins again with every move."""
        looks, version = 0, -1
        while looks < PATIENCE:
            screen = self.app.screen
            if not self.app.is_running or not isinstance(screen, TableScreen):
                return
            table = screen.session.table
            if not table.bot_is_asked and (screen.asked == table.version):
                return
            looks, version = (looks + 1, version) if table.version == version else (0, table.version)
            await asyncio.sleep(0)
        raise AssertionError(f"the table does not settle:\n{self.text()}")

    async def until(self, true: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if true():
                return
            await asyncio.sleep(0)
        raise AssertionError(f"it does not come about:\n{self.text()}")

    async def choose(self, label: str) -> None:
        """Answer by the number of the option that begins so."""
        question = self.table.question(self.table.people[0])
        assert question is not None, self.text()
        found = [option.index for option in question.options if option.label.startswith(label)]
        assert found, f"{label!r} is not offered:\n{self.text()}"
        await self.answer(found[0])

    async def answer(self, index: int) -> None:
        """Answer by number, and by Enter where the number waits for it."""
        await self.press(*str(index + 1))
        screen = self.app.screen
        if isinstance(screen, TableScreen) and screen.query_one(Choices).typed:
            await self.press("enter")
        if isinstance(self.app.screen, Ask):
            await self.press("y")

    def text(self) -> str:
        """The screen as text."""
        lines = []
        for strip in self.app.screen._compositor.render_strips():
            lines.append("".join(segment.text for segment in strip).rstrip())
        return "\n".join(lines)


def play(app: KwoonApp, script: Callable[[Keyboard], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> KwoonApp:
    """Run a script of keys against an app."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            keyboard = Keyboard(app, pilot)
            await keyboard.settled()
            await pilot.pause()
            await script(keyboard)

    asyncio.run(run())
    return app
