"""Winding a game back by everybody's consent: to any earlier step of the turn, whoever has moved since.

A step is a move by which something happened that everybody saw: what was answered in silence is not counted, so that
nobody learns how often others were asked.
"""

from __future__ import annotations

from kwoon.engine.decision import INTERVENTIONS
from kwoon.engine.events import SPECTATOR
from kwoon.tables.chronicle import Remark
from kwoon.tables.live import LiveTable
from kwoon.tables.manners import manners_of
from kwoon.tables.manners.base import TURN


def steps_back(live: LiveTable) -> list[int]:
    """How many moves are left after each winding back that is possible now: one step, two steps, and so on.

    It ends where the turn began, or where somebody left the game or time was called.
    """
    tone = manners_of(live.spec.name).tone
    seen = [(move, event) for move, event in live.chronicle.entries if event.seen_by(SPECTATOR)]
    first = max([move for move, event in seen if tone(event) == TURN], default=0)
    for number, move in enumerate(live.moves, 1):
        if move.choice in INTERVENTIONS:
            first = max(first, number)
    steps = {move for move, event in seen if move > first and not isinstance(event, Remark)}
    return [move - 1 for move in sorted(steps, reverse=True)]
