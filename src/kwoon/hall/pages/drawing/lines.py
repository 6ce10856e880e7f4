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
    """Finds the names of a game's cards in a text, the longest first; a title that lost its The, only after a name."""
    short = shortened(game)
    names = sorted([*drawer_of(game).names(), *short], key=lambda name: (-len(name), name))
    found = [f"(?<='s ){re.escape(name)}" if name in short else re.escape(name) for name in names]
    return re.compile(r"(?<!\w)(" + "|".join(found) + r")(?!\w)")


@cache
def shortened(game: str) -> dict[str, str]:
    """The titles that begin with The, by what is left of them after a name: Ling's Iron Monkey (see `with_names`)."""
    names = set(drawer_of(game).names())
    rest = {name.removeprefix("The "): name for name in names if name.startswith("The ")}
    return {short: name for short, name in rest.items() if short not in names}


def with_cards(game: str, text: str) -> Markup:
    """A text whose card names can be looked at."""
    parts = names_in(game).split(text)
    titles = shortened(game)
    shown = Markup('<span class="card-name" data-card="{0}">{1}</span>')
    found = [
        shown.format(titles.get(part, part), part) if number % 2 else escape(part) for number, part in enumerate(parts)
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
