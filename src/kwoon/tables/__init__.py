"""Live tables: a game, who sits at it, and everything that people do with it. No pages and no keys live here."""

from __future__ import annotations

from kwoon.tables.chronicle import Chronicle, Line
from kwoon.tables.live import LiveTable, NoUndo, StaleVersion, Why, WrongSeat
from kwoon.tables.readers import reader_of
from kwoon.tables.seats import PERSON, seated

__all__ = [
    "PERSON",
    "Chronicle",
    "Line",
    "LiveTable",
    "NoUndo",
    "StaleVersion",
    "Why",
    "WrongSeat",
    "reader_of",
    "seated",
]
