"""The director's papers: pairings, result slips, standings and deck check lists, as PDF and as HTML."""

from .html import html
from .model import (
    DeckChecklist,
    DeckLine,
    PairedTable,
    PairingsSheet,
    ResultSlips,
    Sheet,
    StandingsRow,
    StandingsSheet,
)
from .pdf import PageSize, pdf, unprintable
from .tables import PaperTable, TablesSheet

__all__ = [
    "DeckChecklist",
    "DeckLine",
    "PageSize",
    "PairedTable",
    "PairingsSheet",
    "PaperTable",
    "ResultSlips",
    "Sheet",
    "StandingsRow",
    "StandingsSheet",
    "TablesSheet",
    "html",
    "pdf",
    "unprintable",
]
