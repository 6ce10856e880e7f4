"""The six printed match-up charts of TR-A1: as data, used as TR-8 says, and counted after."""

from .audit import Audit, Breach, FewOpponents, MetTooOften, WrongTableSize, audit
from .data import CHARTS, Chart, Promise, chart
from .use import Block, ChartSeating, Spare, blocks, seat

__all__ = [
    "CHARTS",
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
    "seat",
]
