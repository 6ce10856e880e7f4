"""From the event to the next seating: who plays, drawn up by a seater, as an act for the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kwoon.engine.chance import Chance
from kwoon.tournament.acts import Seat, SeatTable
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import Event, Stage
from kwoon.tournament.knockout import losses
from kwoon.tournament.lots import shuffled
from kwoon.tournament.seater import Candidate, Seater, SeatingTask
from kwoon.tournament.standings import totals
from kwoon.tournament.types import Do, type_of
from kwoon.tournament.types.final import WithFinal


def task_for(event: Event, players: Sequence[str]) -> SeatingTask:
    """What a seater is asked for the next round of these players."""
    kind = type_of(event.setup.kind)
    if kind.losses_allowed is not None:
        scores = {player: -len(rounds) for player, rounds in losses(event).items()}
    else:
        scores = {player: total.match_points for player, total in totals(event).items()}
    return SeatingTask(
        len(event.rounds) + 1,
        tuple(Candidate(player, scores[player], player not in event.had_bye) for player in players),
        tuple(table.players for each in event.rounds for table in each.tables),
        event.setup.table_size,
        event.setup.byes,
        event.setup.five_players,
        kind.meet_everyone,
        event.setup.rounds,
    )


def plan_round(
    event: Event,
    seater: Seater,
    lots: Chance,
    absent: Collection[str] = (),
    seed: int | None = None,
    draw_first: bool = False,
) -> Seat:
    """The next round, or the final if that comes now; `absent` players miss it without a bye (TR-8.3.e)."""
    step = type_of(event.setup.kind).step(event)
    if step.do is Do.FINAL:
        return plan_final(event, lots, seed, draw_first)
    if not step.allows(Do.SEAT):
        raise Refused(f"no round can be seated now: {step.why}", type_of(event.setup.kind).rule)
    for player in absent:
        event.player(player)
    players = [player for player in step.players if player not in absent]
    seating = seater.seat(task_for(event, players), lots)
    tables = []
    for number, table in enumerate(seating.tables):
        why = seating.why[number] if number < len(seating.why) else ""
        tables.append(SeatTable(table, Stage.ROUND, _first(table, lots) if draw_first else None, why))
    return Seat(len(event.rounds) + 1, tuple(tables), seating.byes, seed)


def plan_final(event: Event, lots: Chance, seed: int | None = None, draw_first: bool = False) -> Seat:
    """TR-6.2.b, e: the final, and the lower table if one was announced; lots decide between equals."""
    kind = type_of(event.setup.kind)
    if not isinstance(kind, WithFinal):
        raise Refused(f"a {event.setup.kind.value} event has no final table", kind.rule)
    step = kind.step(event)
    if not step.allows(Do.FINAL):
        raise Refused(f"the final cannot be seated now: {step.why}", kind.rule)
    order = [player for group in kind.candidates(event) for player in shuffled(group, lots)]
    size, lower = kind.size(event), kind.lower_size(event)
    blocks = [(Stage.FINAL, order[:size]), (Stage.LOWER, order[size : size + lower])]
    tables = []
    for stage, block in blocks:
        if block:
            seats = tuple(shuffled(block, lots))
            words = f"in order of rank: {', '.join(event.name(player) for player in block)}"
            tables.append(SeatTable(seats, stage, _first(seats, lots) if draw_first else None, words))
    return Seat(len(event.rounds) + 1, tuple(tables), (), seed)


def _first(table: Sequence[str], lots: Chance) -> str:
    """TR-4.0.d: the head judge may draw who takes the first turn."""
    return table[lots.below(len(table))]
