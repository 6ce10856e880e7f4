"""The six printed match-up charts of TR-A1: as data, used as TR-8 says, and counted after."""

from kwoon.tournament.seating.charts.audit import Audit, Breach, FewOpponents, MetTooOften, WrongTableSize, audit
from kwoon.tournament.seating.charts.data import CHARTS, Chart, Promise, chart
from kwoon.tournament.seating.charts.live import next_round
from kwoon.tournament.seating.charts.use import (
    LAST_ROUND,
    Block,
    ChartSeating,
    Spare,
    blocks,
    described,
    seat,
    warnings,
)

__all__ = [
    "CHARTS",
    "LAST_ROUND",
    "Audit",
    "Block",
    "Breach",
    "Chart",
    "ChartSeating",
    "FewOpponents",
    "MetTooOften",
    "Promise",
    "Spare",
    "WrongTableSize",
    "audit",
    "blocks",
    "chart",
    "described",
    "next_round",
    "seat",
    "warnings",
]
