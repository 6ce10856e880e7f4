"""TR-8.1.a: which seating a round has, the printed charts or another, and why."""

from __future__ import annotations

from kwoon.engine.chance import Chance
from kwoon.tournament.event.state import Event
from kwoon.tournament.seating.ask import How, SeatingTask
from kwoon.tournament.seating.charts import Block, Spare, described, next_round
from kwoon.tournament.seating.model import SeatingError


def which(event: Event, task: SeatingTask, how: How) -> str:
    """A sentence for the director: what made the seating of this round, and whether TR-8.1.a asks for the printed
    charts."""
    if how is How.CHART:
        why = "as TR-8.1.a asks" if event.setup.sanctioned else "though TR-8.1.a asks it of sanctioned events only"
        return f"Seated {how.value}, {why}."
    said = f"Seated {how.value}, not by a printed chart"
    if not event.setup.sanctioned:
        return f"{said}: the event is not sanctioned, so TR-8.1.a does not ask for one."
    if task.losses:
        return f"{said}: the charts plan four rounds for everybody (TR-8.1.b), and this type puts players out."
    refused = ""
    for spare in Spare:
        try:
            used = _charted(task, spare)
        except SeatingError as error:
            refused = refused or str(error).partition("; ")[0]
            continue
        option = "--chart" if spare is Spare.PHANTOMS else f"--chart {spare.value}"
        return (
            f"{said}, which TR-8.1.a asks for in sanctioned events: the director's choice."
            f" `{option}` would use {described(used)}."
        )
    return f"{said}, which TR-8.1.a asks for in sanctioned events: none serves here, for {refused}."


def _charted(task: SeatingTask, spare: Spare) -> tuple[Block, ...]:
    names = [each.player for each in task.candidates]
    free = [each.player for each in task.candidates if each.may_bye]
    charted = next_round(names, task.history, Chance(0), games_of=task.table_size, spare=spare, may_bye=free)
    return charted.used
