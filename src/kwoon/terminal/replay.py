"""Looking through a game, move by move, and playing on from any of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

from kwoon.engine.events import SPECTATOR
from kwoon.engine.record import Replay
from kwoon.tables import PERSON, LiveTable
from kwoon.tables.chronicle import chronicle_of
from kwoon.tables.seats import taken_over
from kwoon.terminal.board import board_of
from kwoon.terminal.dialogs import Ask, Help
from kwoon.terminal.log import LogPanel
from kwoon.terminal.look import board_lines, named, seat_style, squeezed
from kwoon.terminal.session import Session

if TYPE_CHECKING:
    from kwoon.terminal.app import KwoonApp

KEYS: Final = (
    ("← →", "one move back, one move on"),
    ("↑ ↓", "ten moves"),
    ("Home End", "the beginning, the end"),
    ("Tab", "look from another seat"),
    ("b", "branch: play on from here, in any seat"),
    ("PgUp PgDn", "look back in the log"),
    ("t", "dark or light"),
    ("q", "back"),
)


class ReplayScreen(Screen[None]):
    """A recorded game at one of its moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", "Back", key_display="←"),
        Binding("right", "go(1)", "On", key_display="→"),
        Binding("up", "go(-10)", "Ten back", key_display="↑"),
        Binding("down", "go(10)", "Ten on", key_display="↓"),
        Binding("home", "begin", "Begin", show=False),
        Binding("end", "end", "End", show=False),
        Binding("tab", "seat(1)", "Seat", key_display="Tab", priority=True),
        Binding("shift+tab", "seat(-1)", show=False, priority=True),
        Binding("b", "branch", "Branch"),
        Binding("h,f1,question_mark", "help", "Help", key_display="h"),
        Binding("q,escape", "leave", "Quit", key_display="q"),
        Binding("pageup", "look_back(-1)", show=False),
        Binding("pagedown", "look_back(1)", show=False),
    ]
    app: KwoonApp

    def __init__(self, replay: Replay, seat: int | None = None, at: int | None = None) -> None:
        super().__init__()
        self.replay = replay
        self.board = board_of(replay.spec.name)
        self.chronicle = chronicle_of(replay)
        self.names = tuple(each.name for each in replay.record.seats)
        self.at = len(replay) if at is None else at
        self.seat = first_person(replay) if seat is None else seat

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="board")
        with Horizontal(id="lower"):
            yield Static(id="moves")
            yield LogPanel(id="log")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show the first picture."""
        self.show_move()

    def on_resize(self) -> None:
        """The picture fits its width."""
        self.show_move()

    # --- showing -----------------------------------------------------------------------------------------------------

    def show_move(self) -> None:
        """The table after `at` moves."""
        game = self.replay.at(self.at)
        view = game.view(self.seat)
        log = self.chronicle.lines(game, self.seat, until=self.at)
        title = f" Replay · move {self.at} of {len(self.replay)} "
        status = self.board.manners.status(view, self.names)
        gap = max(1, self.size.width - len(title) - len(status) - 2)
        self.query_one("#top", Static).update(Content.assemble((title, "bold"), " " * gap, status))
        width = max(40, self.size.width - 2)
        lines = board_lines(self.size.height)
        picture = squeezed(self.board.picture(view, self.names, log, set(), width, lines), lines)
        self.query_one("#board", Static).update(picture)
        self.query_one("#moves", Static).update(self.moves())
        self.query_one(LogPanel).show(log, self.names, self.board, self.at - 1, "Nothing has happened yet.")

    def moves(self) -> Content:
        """The moves around this one, the next one marked, and who is looking."""
        who = "a spectator" if self.seat == SPECTATOR else f"{{{self.seat}}}"
        rows = [Content.assemble(("As seen by ", "$quiet"), named(who, self.names))]
        room = max(3, self.query_one("#lower").size.height - 2)
        begin = max(0, min(self.at - room // 2, len(self.replay) - room))
        for index, move in enumerate(self.replay.record.moves[begin : begin + room], begin):
            here = index == self.at - 1
            row = Content.assemble(
                ("▸" if here else " ", "bold $primary"),
                (f"{index + 1:>4} ", "$quiet"),
                (self.replay.record.who(move), seat_style(move.seat) if move.seat >= 0 else "$quiet"),
                "  ",
            )
            rows.append(row + named(move.label, self.names, "bold" if here else "" if index < self.at else "$quiet"))
        return Content("\n").join(rows)

    # --- keys --------------------------------------------------------------------------------------------------------

    def action_go(self, moves: int) -> None:
        """Some moves on or back."""
        self.at = max(0, min(len(self.replay), self.at + moves))
        self.show_move()

    def action_begin(self) -> None:
        """To the beginning."""
        self.action_go(-len(self.replay))

    def action_end(self) -> None:
        """To the end."""
        self.action_go(len(self.replay))

    def action_seat(self, step: int) -> None:
        """Look from another seat; the spectator's comes after the last."""
        seats = [*range(len(self.names)), SPECTATOR]
        self.seat = seats[(seats.index(self.seat) + step) % len(seats)]
        self.show_move()

    def action_look_back(self, pages: int) -> None:
        """Scroll the log."""
        self.query_one(LogPanel).turn_pages(pages)

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(Help("Replay: the keys", KEYS, ()))

    def action_branch(self) -> None:
        """Play on from here: in which seat?"""
        if self.replay.at(self.at).over:
            self.notify("The game is over here: go back some moves first.", severity="warning")
            return
        answers = [("abcdefgh"[seat], f"Play as {name}") for seat, name in enumerate(self.names)]
        body = f"A new game that is the same up to move {self.at}; bots take the other seats."
        self.app.push_screen(Ask("Play on from here", body, answers), self.branch)

    def branch(self, answer: str | None) -> None:
        """Sit down at the new game."""
        if answer is None:
            return
        seat = "abcdefgh".index(answer)
        record = self.replay.branch(self.at)
        record = replace(record, seats=taken_over(self.replay.spec, record.seats, seat))
        table = LiveTable.resume(self.replay.spec, record)
        self.app.sit_down(Session(table, self.app.shelf, self.app.new_seed))

    def action_leave(self) -> None:
        """Back to the table, or out."""
        self.app.leave_replay()


def first_person(replay: Replay) -> int:
    """The seat from which a game is looked at: the first person's, or that of a spectator."""
    people = [number for number, seat in enumerate(replay.record.seats) if seat.player == PERSON]
    return people[0] if people else SPECTATOR
