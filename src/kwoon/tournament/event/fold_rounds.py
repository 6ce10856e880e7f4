"""What the acts about rounds do: seating, challenges, clocks, results, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import clock
from kwoon.tournament.event.acts import (
    CallTime,
    Challenge,
    Entry,
    Extend,
    Finish,
    Pause,
    ReportResult,
    Resume,
    Seat,
    SeatTable,
    Start,
    Warn,
)
from kwoon.tournament.event.clock import TableClock
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Event, Presence, Round, Stage, Table
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.event.types.base import LEAST_PLAYERS, missing
from kwoon.tournament.results.report import TableReport
from kwoon.tournament.results.scoring import problems, score


def seat(event: Event, entry: Entry, act: Seat) -> Event:
    """Seat a round: everyone once, at tables that may be, with byes as TR-8.3 says."""
    if act.round != len(event.rounds) + 1:
        raise Refused(f"the next round is {len(event.rounds) + 1}, not {act.round}")
    if not event.rounds and len(event.active) < LEAST_PLAYERS and not entry.stands:
        raise Refused(
            f"an official tournament has at least three players; {len(event.active)} are checked in",
            "TR-4.0.a",
        )
    if not act.tables:
        raise Refused("a round needs at least one table")
    everyone = [player for table in act.tables for player in table.players] + list(act.byes)
    _check_players(event, everyone, entry.stands)
    kind = type_of(event.setup.kind)
    step = kind.step(event)
    if not entry.stands:
        _check_byes(event, act.byes)
        kind.check_seat(event, act, step)
    tables = tuple(_table(event, number, table, act) for number, table in enumerate(act.tables, 1))
    absent = missing(act, step)
    seated = Round(
        act.round, entry.number, tables, act.byes, absent, notes=act.notes, seed=act.seed, let_stand=entry.stands
    )
    return replace(event, rounds=(*event.rounds, seated))


def _check_players(event: Event, players: list[str], stands: bool) -> None:
    count = Counter(players)
    for player in players:
        info = event.player(player)
        if info.presence is not Presence.HERE and not stands:
            raise Refused(f"{info.name} is {info.presence.value}, not here, and cannot be seated")
        if count[player] > 1:
            raise Refused(f"{info.name} is seated twice")


def _check_byes(event: Event, byes: tuple[str, ...]) -> None:
    if byes and event.setup.byes == "never":
        raise Refused("this event is played without byes", "TR-8.3.a")
    for player in byes:
        if player in event.had_bye:
            raise Refused(f"{event.name(player)} has had a bye in this tournament", "TR-8.3.c")


def _table(event: Event, number: int, table: SeatTable, act: Seat) -> Table:
    size = len(table.players)
    if not 2 <= size <= 5:
        raise Refused(f"table {number} has {size} player(s); a game has two to five", "TR-5.0")
    if size == 5 and not event.setup.five_players:
        raise Refused(
            f"table {number} has five players, which the head judge did not ask for; seat fours and threes,"
            " or set the event up for five-player tables",
            "TR-5.0.d",
        )
    if table.first is not None and table.first not in table.players:
        raise Refused(
            f"{event.name(table.first)} takes the first turn at table {number} but does not sit there", "TR-4.0.d"
        )
    timed = is_timed(event, table.stage, len(act.tables))
    minutes = clock.limit(size, event.setup.five_minutes) if timed else None
    return Table(number, table.players, table.stage, table.first, table.why, TableClock(minutes))


def is_timed(event: Event, stage: Stage, tables: int) -> bool:
    """TR-5.1.a, c, 6.2.g: a lone table and the final need no clock; challenges never have one."""
    if stage is Stage.CHALLENGE:
        return False
    if stage is Stage.FINAL:
        return event.setup.time_single
    return tables > 1 or event.setup.time_single


def challenge(event: Event, entry: Entry, act: Challenge) -> Event:
    """TR-6.2.g: a challenger calls out any number of others, so TR-5.0 sets no limit; each game stands alone."""
    if event.setup.kind is not Kind.WHO_WANTS_SOME:
        raise Refused(f"a {event.setup.kind.value} event is seated in rounds, without challenges", "TR-6.2.g")
    everyone = [act.challenger, *act.players]
    if len(everyone) < 2:
        raise Refused(f"{event.name(act.challenger)} challenges nobody", "TR-6.2.g")
    _check_players(event, everyone, entry.stands)
    for each in event.rounds:
        busy = [player for player in everyone if player in each.seated and not each.complete]
        if busy and not entry.stands:
            raise Refused(f"{event.name(busy[0])} still plays game {each.number}", "TR-6.2.g")
    number = len(event.rounds) + 1
    table = Table(1, tuple(everyone), Stage.CHALLENGE, format=act.format)
    return replace(event, rounds=(*event.rounds, Round(number, entry.number, (table,))))


def start(event: Event, entry: Entry, act: Start) -> Event:
    """TR-5.0.e: start the clocks of a round."""
    each = event.round(act.round)
    if each.started:
        raise Refused(f"round {act.round} was started before", "TR-5.0.e")
    tables = tuple(replace(table, clock=clock.start(table.clock, entry.at)) for table in each.tables)
    return event.with_round(replace(each, tables=tables, started=True))


def _clocks(
    event: Event,
    number: int,
    table: int | None,
    change: Callable[[TableClock], TableClock],
    due: bool = False,
) -> Event:
    """Change the clock of one table, or of all that still play; with `due`, of those where it can be done."""
    if table is not None:
        one = event.table(number, table)
        return event.with_table(number, replace(one, clock=change(one.clock)))
    refusals: list[Refused] = []
    changed = 0
    for each in event.round(number).tables:
        if each.result is not None or each.clock.minutes is None:
            continue
        try:
            event = event.with_table(number, replace(each, clock=change(each.clock)))
            changed += 1
        except Refused as refusal:
            if not due:
                raise
            refusals.append(refusal)
    if not changed:
        raise refusals[0] if refusals else Refused(f"no timed table of round {number} is playing", "TR-5.1.a")
    return event


def pause(event: Event, entry: Entry, act: Pause) -> Event:
    """Stop the clocks."""
    return _clocks(event, act.round, act.table, lambda each: clock.pause(each, entry.at, act.reason))


def resume(event: Event, entry: Entry, act: Resume) -> Event:
    """Let the clocks go on."""
    return _clocks(event, act.round, act.table, lambda each: clock.resume(each, entry.at))


def extend(event: Event, entry: Entry, act: Extend) -> Event:
    """TR-2.4.f: more time."""
    return _clocks(event, act.round, act.table, lambda each: clock.extend(each, act.minutes))


def warn(event: Event, entry: Entry, act: Warn) -> Event:
    """TR-5.1.b: the one warning."""
    return _clocks(event, act.round, act.table, lambda each: clock.warn(each, entry.at), due=True)


def call_time(event: Event, entry: Entry, act: CallTime) -> Event:
    """TR-5.5: time is called; each table is scored when its report comes."""
    return _clocks(event, act.round, act.table, lambda each: clock.call(each, entry.at), due=True)


def report_result(event: Event, entry: Entry, act: ReportResult) -> Event:
    """TR-5.4 to 5.7: score a table from its report, with the same checks for slips and for the engine."""
    table = event.table(act.round, act.table)
    if table.result is not None:
        raise Refused(
            f"table {act.table} of round {act.round} has its result; `edit result` replaces it, or correct entry"
            f" {table.entry}"
        )
    if sorted(act.report.players) != sorted(table.players):
        raise Refused(
            f"the report is of {_names(event, act.report.players)}; at table {act.table} of round {act.round} sit"
            f" {_names(event, table.players)}"
        )
    if not entry.stands:
        for player in table.left:
            if not act.report.seat(player).decked:
                raise Refused(f"{event.name(player)} left this game and counts as decked out", "TR-5.6.b")
        _check_time(table, act.report, entry.at)
    report = replace(act.report, seats=tuple(act.report.seat(player) for player in table.players))
    for problem in problems(report.called(event.name)):
        raise problem
    return event.with_table(act.round, replace(table, report=report, result=score(report), entry=entry.number))


def _names(event: Event, players: Sequence[str]) -> str:
    return ", ".join(event.name(player) for player in players)


def _check_time(table: Table, report: TableReport, at: datetime) -> None:
    if not report.time_called:
        return
    if table.clock.minutes is None:
        raise Refused(f"table {table.number} is not timed: time cannot be called there", "TR-5.1.a")
    if table.clock.expires is not None and at < table.clock.expires:
        raise Refused(f"time at table {table.number} is up at {table.clock.expires:%H:%M}, not before", "TR-5.5")


def finish(event: Event, entry: Entry, act: Finish) -> Event:
    """End the event, with no table still playing."""
    for each in event.rounds:
        for table in each.tables:
            if table.result is None:
                raise Refused(f"round {each.number} table {table.number} has no result yet")
    played = {player for each in event.rounds for player in (*each.seated, *each.byes)}
    if len(played) < LEAST_PLAYERS:
        raise Refused(f"an official tournament has at least three players; {len(played)} played", "TR-4.0.a")
    step = type_of(event.setup.kind).step(event)
    if event.setup.kind.has_final and step.do is not Do.FINISH and not entry.stands:
        raise Refused(f"the final is still to come: {step.why}", type_of(event.setup.kind).rule)
    return replace(event, finished=True)
