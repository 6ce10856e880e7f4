"""Who sits with whom, and in which turn order: `best` weighs it all and says why."""

from .best import Layout, arrange, best, layouts
from .model import Round, SeatingError, Table, meetings
from .outcome import Limit, Plan, Progress, Proof, Why
from .sizes import byes_wanted, table_sizes
from .task import Tally, Weights

__all__ = [
    "Layout",
    "Limit",
    "Plan",
    "Progress",
    "Proof",
    "Round",
    "SeatingError",
    "Table",
    "Tally",
    "Weights",
    "Why",
    "arrange",
    "best",
    "byes_wanted",
    "layouts",
    "meetings",
    "table_sizes",
]
