"""Lines of the log as HTML: the names of cards in them show the card."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, lru_cache

from markupsafe import Markup, escape

from kwoon.engine.names import with_names
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.desk import bot_mark
from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import TURN


@cache
def names_in(game: str) -> re.Pattern[str]:
    """Finds the names of a game's cards in a text, the longest first."""
    names = sorted(drawer_of(game).names(), key=lambda name: (-len(name), name))
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, names)) + r")(?!\w)")


def with_cards(game: str, text: str) -> Markup:
    """A text whose card names can be looked at."""
    parts = names_in(game).split(text)
    found = [
        Markup('<span class="card-name" data-card="{0}">{0}</span>').format(part) if number % 2 else escape(part)
        for number, part in enumerate(parts)
    ]
    return Markup().join(found)


@lru_cache(maxsize=20_000)
def words_html(game: str, text: str) -> Markup:
    """The same, made once for all who read it."""
    return with_cards(game, text)


def begins_bots_turn(line: Line, tone: str, bots: Collection[int]) -> bool:
    """Whether a line is the heading of a bot's turn."""
    return tone == TURN and getattr(line.event, "seat", None) in bots


@lru_cache(maxsize=5000)
def status_html(words: str) -> str:
    """How a game stands, in one line; made once for all who read it."""
    return f'<p id="status" class="status" role="status">{escape(words)}</p>'


@lru_cache(maxsize=20_000)
def line_html(game: str, words: str, names: tuple[str, ...], tone: str, bots_turn: bool = False) -> str:
    """One line of a log, made once for all who read it; the heading of a bot's turn says that it is one."""
    text = with_cards(game, with_names(words, names))
    return f'<li class="{escape(f"line {tone}".strip())}">{text}{bot_mark(bots_turn)}</li>'
