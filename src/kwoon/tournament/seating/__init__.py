"""Who sits with whom, and in which turn order: `best` weighs it all and says why."""

from kwoon.tournament.seating.best import Layout, arrange, best, layouts
from kwoon.tournament.seating.model import Round, SeatingError, Table, meetings
from kwoon.tournament.seating.outcome import Limit, Plan, Progress, Proof, Why
from kwoon.tournament.seating.sizes import byes_wanted, table_sizes
from kwoon.tournament.seating.task import Tally, Weights

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
