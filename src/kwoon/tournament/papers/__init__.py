"""The director's papers: pairings, result slips, standings and deck check lists, as PDF and as HTML."""

from kwoon.tournament.papers.html import html
from kwoon.tournament.papers.model import (
    DeckChecklist,
    DeckLine,
    PairedTable,
    PairingsSheet,
    ResultSlips,
    Sheet,
    StandingsRow,
    StandingsSheet,
)
from kwoon.tournament.papers.pdf import PageSize, pdf, unprintable
from kwoon.tournament.papers.tables import PaperTable, TablesSheet

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
