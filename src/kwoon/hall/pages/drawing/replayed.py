"""A game that is over, at one of its moves, from one seat's eyes: drawn by what draws the table while it is played."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from kwoon.engine.names import with_names
from kwoon.hall.house.finished import Finished
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.chances import offers_of, question_at
from kwoon.hall.pages.drawing.desk import Desk, bot_mark
from kwoon.hall.pages.drawing.kept import macros
from kwoon.hall.pages.drawing.lines import begins_bots_turn, status_html, words_html
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.store.reviews import Review
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.base import sentence
from kwoon.tables.seats import PERSON


class Replayed:
    """What one who looks through a game sees from a seat; -1 is a spectator's."""

    def __init__(self, game: Finished, seat: int, environment: Environment) -> None:
        self.game = game
        self.seat = seat
        self.environment = environment
        self.drawer = drawer_of(game.spec.name)
        self.manners = manners_of(game.spec.name)
        self.bots = frozenset(number for number, each in enumerate(game.record.seats) if each.player != PERSON)

    def desk(self, move: int) -> Desk:
        """What is drawn from: nobody is asked anything here."""
        game, seat = self.game, self.seat
        view = game.view(move, seat)
        log = game.log(seat, 0, move)
        return Desk(game.spec.name, seat, game.names, view, None, log, Marks(None), bots=self.bots)

    def parts(self, move: int) -> dict[str, str]:
        """Every part of the page that changes from move to move."""
        desk = self.desk(move)
        found = dict(self.drawer.parts(self.environment, desk))
        found["status"] = status_html(self.manners.status(desk.view, desk.names))
        found["said"] = self.said(move)
        if self.game.review is not None:
            found["choices"] = self.choices(self.game.review, move)
        return found

    def news(self, since: int, move: int) -> tuple[dict[str, str], list[str]]:
        """The parts at a move, and the log since another."""
        return self.parts(move), self.lines(since, move)

    def draw(self, template: str, **values: Any) -> str:
        """One template."""
        return self.environment.get_template(template).render(values)

    def said(self, move: int) -> str:
        """Which move this is, in words; and after the last one how the game ended."""
        game = self.game
        made = game.moves[move - 1] if move else None
        outcome = game.outcome if move == len(game) else None
        standings = [] if outcome is None else sorted(zip(outcome.places, game.names, strict=True))
        return self.draw(
            "said.html",
            move=move,
            last=len(game),
            seat=-1 if made is None else made[1],
            who="" if made is None else made[2],
            words="" if made is None else words_html(game.spec.name, made[3]),
            standings=standings,
            reason="" if outcome is None else sentence(with_names(outcome.reason, game.names)),
        )

    def choices(self, review: Review, move: int) -> str:
        """The best answers to the question that is open after so many moves."""
        asked = question_at(review, move)
        offers = [] if asked is None else offers_of(asked)
        over = move == len(self.game) and self.game.outcome is not None
        return str(macros(self.environment, "review.html").module.choices(self.game.names, asked, offers, over))

    def lines(self, since: int, until: int) -> list[str]:
        """The log from a move to another; each line knows after which move it came."""
        game = self.game
        return [
            str(
                Markup('<li class="{}" data-move="{}">{}{}</li>').format(
                    f"line {self.manners.tone(line.event)}".strip(),
                    line.move,
                    words_html(game.spec.name, line.text(game.names)),
                    Markup(bot_mark(begins_bots_turn(line, self.manners.tone(line.event), self.bots))),
                )
            )
            for line in game.log(self.seat, since, until)
        ]
