"""One screen: a seat's table as it was last sent, and what has to be sent now. Only what changed goes over the wire."""

from __future__ import annotations

from time import time
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup

from kwoon.engine.question import Outcome, Question
from kwoon.hall.house.company import places_with_leavers
from kwoon.hall.house.running import Running
from kwoon.hall.house.sights import Seen, common, log_of, ticket_now, version_of
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import drawn_of, macros
from kwoon.hall.pages.drawing.lines import begins_bots_turn, line_html, status_html
from kwoon.hall.pages.drawing.marks import NO_MARKS, Marks
from kwoon.tables.chronicle import Line
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.base import sentence

QUESTION: Final = "question"
"""This part is always sent as a whole: programs that play on pages read it."""


def gives_up(question: Question) -> bool:
    """Whether whatever a question has one pick is lost by that, as in a discard: such cards are shown otherwise."""
    things = [option.gives_up for option in question.options if option.thing is not None]
    return bool(things) and all(things)


class Screen:
    """What one open page shows. `news` is the next message for it, or None if nothing that it shows has changed."""

    def __init__(self, running: Seen, seat: int, environment: Environment) -> None:
        self.running = running
        self.live = running.live
        self.seat = seat
        self.environment = environment
        self.drawer = drawer_of(self.live.spec.name)
        self.manners = manners_of(self.live.spec.name)
        self.drawn = drawn_of(self.live)
        self.bots = frozenset(self.live.bots)
        self.page = macros(environment, "question.html")
        self.sent: dict[str, str] = {}
        self.lines: list[Line] = []
        """The log as far as it was sent."""
        self.ticket = ""
        self.looked = -1
        """How much of what was done here this screen has looked at; -1 at first."""

    @property
    def plays(self) -> bool:
        """Whether whoever looks at this screen plays: at a teaching table others look through a seat's eyes."""
        return self.seat in self.running.assistants

    def desk(self) -> Desk:
        """What is drawn from."""
        live, seat = self.live, self.seat
        question = self.running.question(seat)
        log = log_of(self.running, seat)
        view, marks = live.view(seat), NO_MARKS if question is None else Marks(question)
        return Desk(live.spec.name, seat, live.names, view, question, log, marks, self.drawn, self.bots)

    def parts(self, desk: Desk) -> dict[str, str]:
        """Every part of the page that changes."""
        found = self.drawer.parts(self.environment, desk)
        found["status"] = status_html(self.manners.status(desk.view, desk.names))
        found[QUESTION] = self.draw_question(desk)
        return found

    def draw_question(self, desk: Desk) -> str:
        """The question with its answers, or what is waited for; and how the game ended."""
        live, seat, running, question = self.live, self.seat, self.running, desk.question
        outcome = live.outcome if live.over else None
        plays, assistant = self.plays, running.assistants.get(seat)
        passing = None if assistant is None or assistant.passing is None else assistant.passing.words
        waiting = self.manners.waiting(desk.view, desk.names)
        undo, stood_in, left = plays and live.can_undo(seat), seat in running.stood_in, plays and seat in running.left
        hints = isinstance(running, Running) and running.hints
        hint = ("open" if question is not None else "shut") if hints else ""

        def values() -> dict[str, Any]:
            """What the page says, but for the answers and the end."""
            return {
                "waiting": waiting,
                "stood_in": stood_in,
                "left": left,
                "question": question,
                "outcome": outcome,
                "gives_up": question is not None and gives_up(question),
                "tools": self.tools(undo, passing, hint) if plays and outcome is None and not left else "",
            }

        if question is None and outcome is None:
            seen = (live.spec.name, waiting, passing, undo, stood_in, left, plays, hint)
            draw = self.page.draw_from
            return self.drawn.part(("waits", seat), seen, lambda: draw(seen, "question", lambda: (values(),)))
        now = values()
        if question is not None:
            now["answers"] = self.answers(question, desk)
            now["many"] = len(question.options) > 9
        if outcome is not None:
            now["reason"] = sentence(desk.named(outcome.reason))
            now["won"] = seat >= 0 and outcome.places[seat] == 1
            now["standings"] = self.standings(outcome)
            now["seat"] = seat
            now["again"] = running.table.again
            now["room"] = running.table.name
        return str(self.page.module.question(now))

    def standings(self, outcome: Outcome) -> list[tuple[int, int, str, bool]]:
        """Place, seat and name of everyone and whether a bot, the best first; who has left comes last, called so."""
        left, names = self.running.left, self.live.names
        places = places_with_leavers(outcome.places, left)
        return sorted(
            (place, seat, f"{names[seat]}, who left" if seat in left else names[seat], seat in self.bots)
            for seat, place in enumerate(places)
        )

    def tools(self, undo: bool, passing: str | None, hint: str) -> Markup:
        """What can be done besides answering."""
        assistant = self.running.assistants.get(self.seat)
        wishes = () if assistant is None or assistant.reader is None else assistant.reader.wishes
        seen = (self.live.spec.name, undo, passing, hint)
        return self.page.draw_from(seen, "tools", lambda: (undo, passing, wishes, hint))

    def answers(self, question: Question, desk: Desk) -> list[Markup]:
        """The answers as the page shows them."""
        ends, manners, view = self.manners.ends_turn(question), self.manners, desk.view
        return [
            self.page.draw_plain(
                "answer",
                option.index,
                number if number < 10 else "",
                manners.choice(option, view, desk.names),
                option.thing.name if option.thing is not None else "",
                option.index in ends,
                manners.warning(question, option.index, view),
                option.thing is None,
            )
            for number, option in enumerate(question.options, 1)
        ]

    # --- messages --------------------------------------------------------------------------------------------------

    def news(self) -> dict[str, Any] | None:
        """What has changed since the last message; None if nothing has."""
        message = self.changes()
        table, looked = self.running.table, self.looked
        self.looked = len(table.entries)
        if message is not None and self.plays and 0 <= looked < self.looked:
            table.journal.measures.drawn(max(0.0, time() - table.entries[looked].at))
        return message

    def changes(self) -> dict[str, Any] | None:
        """The same, not timed."""
        desk = self.desk()
        message: dict[str, Any] = {}
        parts = self.parts(desk)
        changed = {name: self.change(name, html) for name, html in parts.items() if self.sent.get(name) != html}
        gone = [name for name in self.sent if name not in parts]
        log, lines = desk.log, self.lines
        kept = common(lines, log)
        if changed or gone:
            message["parts"] = changed
            if gone or len(parts) != len(self.sent):
                message["order"] = list(parts)
        if kept != len(lines) or kept != len(log):
            message["log"] = {"keep": kept, "add": [self.line(line) for line in log[kept:]]}
        ticket = ticket_now(self.running, self.seat)
        if ticket != self.ticket:
            message["ticket"] = ticket
        if not message:
            return None
        lines[kept:] = log[kept:]
        self.sent, self.ticket = parts, ticket
        message["asked"] = desk.question is not None
        if self.running.clocks is not None:
            message["clocks"] = self.clocks()
        return message

    def change(self, name: str, html: str) -> str | dict[int, str]:
        """A part that has changed: the lines that differ from what was sent, by their numbers, or all of it."""
        sent = self.sent.get(name)
        return html if sent is None or name == QUESTION else self.drawn.change(sent, html)

    def line(self, line: Line) -> str:
        """One line of the log."""
        return self.drawn.line(line.words, line.event, lambda: self.draw_line(line))

    def draw_line(self, line: Line) -> str:
        """The same, drawn now."""
        tone = self.manners.tone(line.event)
        bots_turn = begins_bots_turn(line, tone, self.bots)
        return line_html(self.live.spec.name, line.words, self.live.names, tone, bots_turn)

    def clocks(self) -> dict[str, Any]:
        """What every seat has left in seconds, and whose clock runs. Sent with other news only: it tells no moment."""
        clocks = self.running.clocks
        if clocks is None:
            return {}
        now = time()
        return {
            "left": [round(clocks.remaining(seat, now), 1) for seat in range(len(self.live.seats))],
            "running": clocks.running,
        }

    def version_of(self, ticket: str) -> int:
        """The version that a ticket stands for; -1 for an old or a strange one."""
        return version_of(self.live, self.seat, ticket)

    def whole(self) -> dict[str, Any]:
        """The page as it is drawn at first: its parts and its log, as if all had been sent."""
        self.sent, self.lines, self.ticket = {}, [], ""
        self.news()
        return {
            "parts": {name: Markup(html) for name, html in self.sent.items()},
            "log": [Markup(self.line(line)) for line in self.lines],
        }
