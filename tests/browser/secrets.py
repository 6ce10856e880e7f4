"""Whether what was sent to a page could hold a secret: all frames of a game, held against its journal.

At each moment the game is played up to there from its journal, and all that the page's seat cannot see is dealt anew:
other hands, the order of decks and bags, Sites that lie face down. What the page was shown must be what is drawn for
such another game. So it cannot hold, or hang on, anything hidden.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from jinja2 import Environment

from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.question import Question
from kwoon.hall.house.hosted import do, opened
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.lines import status_html
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.store.shelf import Shelf
from kwoon.tables.chronicle import Line
from kwoon.tables.live import LiveTable, Looks
from kwoon.tables.manners import manners_of
from tests.hall.frames import with_news

NOTE = "Answered for you"


@dataclass
class Shown:
    """What a page shows after so many frames, but for the bar with the question."""

    parts: dict[str, str] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)

    def take(self, message: dict[str, Any]) -> None:
        """Do what the page's script does with a frame."""
        for name, news in message.get("parts", {}).items():
            self.parts[name] = with_news(self.parts.get(name, ""), news)
        if "order" in message:
            self.parts = {name: self.parts[name] for name in message["order"]}
        if "log" in message:
            self.log = [*self.log[: message["log"]["keep"]], *message["log"]["add"]]

    @property
    def board(self) -> dict[str, str]:
        """The parts that are drawn from the view."""
        return {name: part for name, part in self.parts.items() if name != "question"}


class Truth:
    """A game at every version of its table, as its journal tells it."""

    def __init__(self, shelf: Shelf, table: str, seats: Sequence[int]) -> None:
        self.names: tuple[str, ...] = ()
        self.environment: Environment = environment()
        self.games: list[Game] = []
        self.logs: dict[int, list[list[Line]]] = {seat: [] for seat in seats}
        self.words: dict[int, list[str]] = {seat: [] for seat in seats}
        """All that a seat has been told up to each version: views, questions and log."""
        self.drawn: dict[tuple[int, int], dict[str, str]] = {}
        live = opened(shelf.start(table))
        self.names, self.game = live.names, live.spec.name
        self.note(live)
        for entry in shelf.entries(table):
            do(live, entry)
            self.note(live)

    def note(self, live: LiveTable) -> None:
        """One more version."""
        self.games.append(live.game.clone())
        for seat, told in self.words.items():
            log = live.log(seat)
            lines = [line.text(live.names) for line in log]
            question = live.question(seat)
            asked = "" if question is None else " ".join(option.label for option in question.options)
            things = [] if question is None else [option.thing.name for option in question.options if option.thing]
            new = f"{json.dumps(live.view(seat), ensure_ascii=False)} {asked} {things} {lines}"
            told.append(f"{told[-1] if told else ''} {new}")
            self.logs[seat].append(log)

    def board(self, seat: int, version: int) -> dict[str, str]:
        """The board of a seat, drawn from a game in which all that it cannot see was dealt anew."""
        key = (seat, version)
        if key not in self.drawn:
            other = self.games[version].imagined(seat, Chance(1000 + version))
            view = other.view(seat)
            question: Question | None = None
            if other.decision is not None and other.decision.seat == seat:
                question = Looks(version, other).question_with(self.names)
            desk = Desk(self.game, seat, self.names, view, question, self.logs[seat][version], Marks(question))
            parts = {name: str(part) for name, part in drawer_of(self.game).parts(self.environment, desk).items()}
            status = manners_of(self.game).status(view, self.names)
            parts["status"] = status_html(status)
            self.drawn[key] = parts
        return self.drawn[key]

    def told(self, seat: int, version: int) -> set[str]:
        """The lines of a seat's log, without their spaces."""
        return {squeezed(line.text(self.names)) for line in self.logs[seat][version]}

    def hidden(self, seat: int, version: int) -> set[str]:
        """What others hold and this seat has never been told of."""
        game, found = self.games[version], set()
        for other in range(len(self.names)):
            if other != seat:
                players: Any = game.view(other)["players"]
                theirs = players[other]
                found |= {each for each in theirs.get("hand", ()) if isinstance(each, str)}
                if self.game == "shadowfist":
                    found |= {card["title"] for card in theirs["cards"] if card["face_down"]}
        return {title for title in found if title not in self.words[seat][version]}


def searched(truth: Truth, seat: int, frames: Sequence[str]) -> tuple[int, int]:
    """Search every frame of a page; how many boards were compared, and how many hidden titles were looked for."""
    shown, version, boards, titles = Shown(), 0, 0, 0
    for frame in frames:
        message = json.loads(frame)
        if "asked" not in message:
            continue
        shown.take(message)
        log = [squeezed(html.unescape(re.sub(r"<[^>]+>", "", line))) for line in shown.log]
        read = {words for words in log if not words.startswith(squeezed(NOTE))}
        later = [each for each in range(version, len(truth.games)) if truth.board(seat, each) == shown.board]
        assert later, different(truth, seat, version, shown)
        found = next((each for each in later if read <= truth.told(seat, each)), None)
        assert found is not None, f"seat {seat} reads {sorted(read - truth.told(seat, later[-1]))}"
        version = found
        boards += 1
        text = html.unescape(" ".join([*[shown.parts[name] for name in message.get("parts", {})], *shown.log]))
        for title in set(re.findall(r'data-card="([^"]+)"', text)):
            assert title in truth.words[seat][version], f"seat {seat} is shown {title}"
        for title in truth.hidden(seat, version):
            titles += 1
            assert not re.search(rf'[">]{re.escape(title)}["<,]', text), f"seat {seat} is told of {title}"
    return boards, titles


def squeezed(words: str) -> str:
    """Words without the spaces between them."""
    return "".join(words.split())


def different(truth: Truth, seat: int, version: int, shown: Shown) -> str:
    """What a page shows that no other game would show, in words."""
    wanted = truth.board(seat, version)
    parts = [name for name in {*wanted, *shown.board} if wanted.get(name) != shown.board.get(name)]
    both = [(shown.board.get(name), wanted.get(name)) for name in parts[:1]]
    return f"seat {seat} after version {version}: {parts}: {both}"
