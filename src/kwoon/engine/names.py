"""Seats in texts: games write {0}, {1}, ... for a seat, and whoever shows the text puts in the names."""

from __future__ import annotations

import re
from collections.abc import Sequence

SEAT = re.compile(r"\{(\d+)\}")


def seat_mark(seat: int) -> str:
    """How a text names a seat."""
    return f"{{{seat}}}"


def split_seats(text: str, seats: int) -> list[str | int]:
    """A text in pieces: words as they are, and seats as their numbers. Other braces are just words.

    A title that begins with The loses it after a name: Ling's Iron Monkey.
    """
    text = text.replace("}'s The ", "}'s ")
    pieces: list[str | int] = []
    end = 0
    for found in SEAT.finditer(text):
        seat = int(found.group(1))
        if seat < seats:
            if found.start() > end:
                pieces.append(text[end : found.start()])
            pieces.append(seat)
            end = found.end()
    if end < len(text):
        pieces.append(text[end:])
    return pieces


def with_names(text: str, names: Sequence[str]) -> str:
    """A text with the players' names in it; one without seats is handed back as it is."""
    if "{" not in text:
        return text
    pieces = split_seats(text, len(names))
    return "".join([names[piece] if isinstance(piece, int) else piece for piece in pieces])
