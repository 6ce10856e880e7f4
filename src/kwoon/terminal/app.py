"""The full-screen terminal: a table to play at, or a game to look through."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import suppress
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from kwoon.engine.record import Replay
from kwoon.terminal.choices import Clock
from kwoon.terminal.files import Shelf
from kwoon.terminal.look import DARK, LIGHT, first_theme
from kwoon.terminal.replay import ReplayScreen
from kwoon.terminal.session import NewSeed, Session
from kwoon.terminal.table import TableScreen

FIRST: Final = 2
"""How many screens there are when only the first one is open: an empty one lies under it."""


class KwoonApp(App[None]):
    """Holds the screens, the theme and the pause between bots' moves."""

    CSS_PATH = "kwoon.tcss"
    TITLE = "Kwoon"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "other_theme", "Dark or light", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self, first: Session | Replay, shelf: Shelf, new_seed: NewSeed, pause: float, clock: Clock = time.monotonic
    ) -> None:
        super().__init__()
        self.clock = clock
        """Seconds; a test has its own."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = first_theme()
        self.first = first
        self.first_seat: int | None = None
        """The seat that a replay is looked at from; None is the person's."""
        self.shelf = shelf
        self.new_seed = new_seed
        self.pause = pause
        self.farewell = ""
        """What to say on the way out, below the command."""
        self.greeting = ""

    def on_mount(self) -> None:
        """Show the table or the replay that this was opened for."""
        self.heed_signals()
        if isinstance(self.first, Session):
            self.sit_down(self.first)
        else:
            self.push_screen(ReplayScreen(self.first, self.first_seat, 0))
        if self.greeting:
            self.notify(self.greeting, timeout=8)

    def heed_signals(self) -> None:
        """A terminal that hangs up, or a polite kill: give the screen back; the game is kept as it is."""
        for name in ("SIGHUP", "SIGTERM"):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError, ValueError, RuntimeError):
                    asyncio.get_running_loop().add_signal_handler(number, self.hang_up, int(number))

    def hang_up(self, number: int) -> None:
        """Leave at once, and lose nothing."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.session.keep()
        self.exit(return_code=128 + number)

    def action_other_theme(self) -> None:
        """Dark or light."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_leave(self) -> None:
        """Control-C and Control-Q leave as q does."""
        screen = self.screen
        if isinstance(screen, TableScreen | ReplayScreen):
            screen.action_leave()
        else:
            self.pop_screen()

    def sit_down(self, session: Session) -> None:
        """Open a table on top of what is shown."""
        self.push_screen(TableScreen(session))

    def look_through(self, replay: Replay, seat: int) -> None:
        """Open a replay on top of what is shown."""
        self.push_screen(ReplayScreen(replay, seat))

    def leave_replay(self) -> None:
        """Back to the table under it, or out."""
        if len(self.screen_stack) > FIRST:
            self.pop_screen()
        else:
            self.exit()
