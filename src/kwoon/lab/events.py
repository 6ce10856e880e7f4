"""Simulated tournaments by the thousand, on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.lab.played import BotTables
from kwoon.lab.spread import spread
from kwoon.tournament.simulate import Failed, Plan, simulate


@dataclass(frozen=True)
class Played:
    """An event that was simulated, and the command and law if it broke one."""

    plan: Plan
    rounds: int = 0
    entries: int = 0
    failure: str = ""


def play(plan: Plan) -> Played:
    """One event."""
    try:
        desk = simulate(plan, play=BotTables(plan.played) if plan.played else None)
    except Failed as failed:
        return Played(plan, failure=str(failed))
    return Played(plan, len(desk.event.rounds), len(desk.entries))


def play_all(plans: Iterator[Plan], jobs: int) -> Iterator[Played]:
    """All of these, as they end."""
    return spread(play, plans, jobs)
