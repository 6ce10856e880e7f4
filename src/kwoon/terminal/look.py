"""Colours, and names in colour. Nothing is told by colour alone: a mark or a word always says it too."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from textual.content import Content
from textual.theme import Theme

from kwoon.engine.names import split_seats
from kwoon.tables.manners import base as tones
from kwoon.tables.manners.base import Piece

DARK_SEATS: Final = ("#e5c07b", "#6cb6ff", "#98c379", "#d19af0", "#5cc5cf", "#f0985f", "#f2a7b8", "#b8b8c8")
LIGHT_SEATS: Final = ("#7a5200", "#1a5fa8", "#3a6b1c", "#7b2d9b", "#0f6a73", "#a84300", "#9c2a4a", "#55555f")
TONE_STYLES: Final = {
    tones.PLAIN: "",
    tones.QUIET: "$quiet",
    tones.TURN: "$quiet",
    tones.PLAYED: "$accent",
    tones.THREAT: "$warning",
    tones.LOUD: "bold $warning",
    tones.GOOD: "$success",
    tones.BETTER: "bold $success",
    tones.BAD: "$error",
    tones.WORSE: "bold $error",
    tones.WORST: "bold reverse $error",
    tones.ENDED: "bold $primary",
}
"""How each tone looks."""


def variables(seats: Sequence[str]) -> dict[str, str]:
    """A theme's own names for colours: one for each seat."""
    return {f"seat-{number}": colour for number, colour in enumerate(seats)}


DARK: Final = Theme(
    name="kwoon-dark",
    dark=True,
    primary="#e0a84e",
    secondary="#c8694f",
    accent="#5cc5cf",
    foreground="#e6e1d6",
    background="#15171c",
    surface="#15171c",
    panel="#23262e",
    success="#98c379",
    warning="#e5c07b",
    error="#f4807b",
    variables={**variables(DARK_SEATS), "quiet": "#9a958b", "block-cursor-foreground": "#15171c"},
)
LIGHT: Final = Theme(
    name="kwoon-light",
    dark=False,
    primary="#8a5a00",
    secondary="#9c3a26",
    accent="#0f6a73",
    foreground="#26221d",
    background="#fbf8f1",
    surface="#fbf8f1",
    panel="#ece5d6",
    success="#3a6b1c",
    warning="#7a5200",
    error="#b3261e",
    variables={**variables(LIGHT_SEATS), "quiet": "#6a645a", "block-cursor-foreground": "#fbf8f1"},
)


def first_theme(environment: Mapping[str, str] = os.environ) -> str:
    """Light if the terminal says that its background is (COLORFGBG, set by many of them), otherwise dark."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in ("7", "15") else DARK.name


def seat_style(seat: int) -> str:
    """The colour of a seat's name."""
    return f"bold $seat-{seat % len(DARK_SEATS)}"


def named(text: str, names: Sequence[str], style: str = "") -> Content:
    """A text with the players' names in it, each in its seat's colour."""
    pieces = [
        (names[piece], seat_style(piece)) if isinstance(piece, int) else (piece, style)
        for piece in split_seats(text, len(names))
    ]
    return Content.assemble(*pieces)


def unmarked(thing: str) -> str:
    """The style of things where they have none of their own."""
    return ""


def drawn(
    pieces: Iterable[Piece], styles: Mapping[str, str] = TONE_STYLES, of_thing: Callable[[str], str] = unmarked
) -> Content:
    """A line of the table in colour: names in their seats' colours, things in theirs, and tones as they look."""
    parts: list[tuple[str, str]] = []
    for piece in pieces:
        if piece.seat is not None:
            parts.append((piece.text, seat_style(piece.seat)))
        else:
            parts.append((piece.text, of_thing(piece.thing) if piece.thing else styles[piece.tone]))
    return Content.assemble(*parts)


SMALL: Final = 16
"""With fewer lines than this, the footer and the card's text leave their room to the answers."""


HAND: Final = " Hand "
"""What the line of a board begins with that shows the hand."""


def board_lines(height: int) -> int:
    """How many lines of a screen the board may take."""
    return (height - 1) * 60 // 100 if height >= SMALL else max(3, height * 45 // 100)


def squeezed(picture: Content, lines: int) -> Content:
    """A picture in at most so many lines; where it does not fit, its end (the hand) stays, and a word says so."""
    rows = picture.split("\n", allow_blank=True)
    if len(rows) <= lines:
        return picture
    while len(rows) > lines and any(not row.plain.strip() for row in rows):
        rows.remove(next(row for row in rows if not row.plain.strip()))
    if len(rows) > lines:
        hand = next((number for number, row in enumerate(rows) if row.plain.startswith(HAND)), len(rows) - 1)
        foot = rows[hand:][: max(1, lines - 2)]
        more = Content.styled("… b shows the whole table", "$quiet")
        rows = [*rows[: max(0, lines - len(foot) - 1)], more, *foot]
    return Content("\n").join(rows)


def seat_name(name: str, mine: bool, width: int) -> str:
    """A player's name in a column; the person's own always says so, however little room there is."""
    you = " (you)" if mine else ""
    short = name if len(name) + len(you) <= width else name[: max(1, width - len(you) - 1)] + "…"
    return fitted(short + you, width)


def fitted(text: str, width: int) -> str:
    """A text cut or filled to a width."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def flow(head: Content, words: Sequence[Content], width: int) -> list[Content]:
    """Words after a heading, in as many lines as they need."""
    rows = [head]
    indent = Content(" " * head.cell_length)
    for word in words:
        if rows[-1].cell_length + word.cell_length > width and rows[-1].cell_length > head.cell_length:
            rows.append(indent)
        rows[-1] = rows[-1] + word + Content("  ")
    return rows
