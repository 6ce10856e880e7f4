"""From the event to the next seating: who plays, drawn up by a seater, as an act for the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Seat, SeatTable
from kwoon.tournament.event.knockout import losses
from kwoon.tournament.event.standings import totals
from kwoon.tournament.event.state import Event, Stage
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.event.types.final import WithFinal
from kwoon.tournament.lots import shuffled
from kwoon.tournament.seating import model
from kwoon.tournament.seating.ask import Candidate, How, Seater, Seating, SeatingTask
from kwoon.tournament.seating.which import which


class FirstTurn(StrEnum):
    """TR-4.0.d: who says who takes the first turn."""

    TABLE = "table"
    """The players at each table."""
    DRAW = "draw"
    """The head judge, by lot."""
    SEAT = "seat"
    """The head judge, by the turn order of the seating."""


def task_for(event: Event, players: Sequence[str]) -> SeatingTask:
    """What a seater is asked for the next round of these players; it knows them by name, for its reasons."""
    kind = type_of(event.setup.kind)
    out = kind.losses_allowed is not None
    if out:
        scores = {player: -len(rounds) for player, rounds in losses(event).items()}
    else:
        scores = {player: total.match_points for player, total in totals(event).items()}
    return SeatingTask(
        tuple(Candidate(event.name(player), scores[player], player not in event.had_bye) for player in players),
        tuple(
            model.Round(
                tuple(model.Table(tuple(event.name(player) for player in table.turns)) for table in each.tables),
                tuple(event.name(player) for player in each.byes),
            )
            for each in event.rounds
        ),
        event.setup.table_size,
        event.setup.byes,
        event.setup.five_players,
        kind.meet_everyone,
        out,
    )


def plan_round(
    event: Event,
    seater: Seater,
    lots: Chance,
    absent: Collection[str] = (),
    seed: int | None = None,
    first: FirstTurn = FirstTurn.TABLE,
) -> Seat:
    """The next round, or the final if that comes now; `absent` players miss it without a bye (TR-8.3.e)."""
    step = type_of(event.setup.kind).step(event)
    if step.do is Do.FINAL:
        return plan_final(event, lots, seed, first)
    if not step.allows(Do.SEAT):
        raise Refused(f"no round can be seated now: {step.why}", type_of(event.setup.kind).rule)
    for player in absent:
        event.player(player)
    players = [player for player in step.players if player not in absent]
    task = task_for(event, players)
    try:
        seating = seater.seat(task, lots)
    except model.SeatingError as error:
        raise Refused(str(error)) from error
    ids = {event.name(player): player for player in players}
    tables = []
    for number, names in enumerate(seating.tables):
        seats = tuple(ids[name] for name in names)
        tables.append(SeatTable(seats, Stage.ROUND, _first(seats, first, lots), _why(seating, number, first)))
    byes = tuple(ids[name] for name in seating.byes)
    notes = (which(event, task, seating.how), *seating.notes)
    return Seat(len(event.rounds) + 1, tuple(tables), byes, seed, notes)


def hand_notes(event: Event, players: Collection[str]) -> tuple[str, ...]:
    """What the director should know of a round that was seated by hand."""
    return (which(event, task_for(event, list(players)), How.HAND),)


def _why(seating: Seating, number: int, first: FirstTurn) -> str:
    """The seater's words on a table; those on the turn order only where it counts."""
    words = seating.why[number] if number < len(seating.why) else ""
    if first is FirstTurn.SEAT and number < len(seating.turns):
        return f"{words} {seating.turns[number]}"
    return words


def plan_final(event: Event, lots: Chance, seed: int | None = None, first: FirstTurn = FirstTurn.TABLE) -> Seat:
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
            words = f"In order of rank: {', '.join(event.name(player) for player in block)}."
            tables.append(SeatTable(seats, stage, _first(seats, first, lots), words))
    return Seat(len(event.rounds) + 1, tuple(tables), (), seed)


def _first(table: Sequence[str], how: FirstTurn, lots: Chance) -> str | None:
    """TR-4.0.d: the head judge may say or draw who takes the first turn."""
    if how is FirstTurn.TABLE:
        return None
    return table[0] if how is FirstTurn.SEAT else table[lots.below(len(table))]
