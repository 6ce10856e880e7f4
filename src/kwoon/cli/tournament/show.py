"""What the director sees: tables of Rich, or JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from kwoon.cli.tournament import lots
from kwoon.cli.tournament.next import next_lines
from kwoon.tournament.event.acts import NAME_OF, Entry, Word
from kwoon.tournament.event.clock import TableClock, announcements
from kwoon.tournament.event.export import entry_data
from kwoon.tournament.event.knockout import beaten_before
from kwoon.tournament.event.log import Desk, effective
from kwoon.tournament.event.penalties import taken
from kwoon.tournament.event.people import who_rules
from kwoon.tournament.event.setup import Kind, notice
from kwoon.tournament.event.state import Event, Round, Table
from kwoon.tournament.event.types import type_of


def console() -> Console:
    """A console on the standard output of this moment; wide where nobody looks at it."""
    return Console(file=sys.stdout, width=None if sys.stdout.isatty() else 120, highlight=False, markup=False)


def print_json(data: Any) -> None:
    """Figures for a program."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


RIGHT = frozenset({"rank", "MP", "GP", "seat", "no.", "rating", "games", "weeks won", "weeks played"})


def grid_of(title: str, *columns: str) -> Grid:
    """A table with these columns, figures to the right."""
    grid = Grid(title=title, title_justify="left", title_style="bold")
    for column in columns:
        grid.add_column(column, justify="right" if column in RIGHT else "left")
    return grid


def show_standings(event: Event) -> None:
    """Ranks with the tie-breaks behind them."""
    rows = type_of(event.setup.kind).standings(event)
    punished = any(taken(event.penalties, row.player) for row in rows)
    lost = ("penalties",) if punished else ()
    grid = grid_of(f"{event.setup.name}: standings", "rank", "player", "MP", "GP", *lost, "by", "why here")
    for row in rows:
        by = ", ".join(f"{each.label} {each.text}" for each in row.criteria)
        grid.add_row(
            "-" if row.rank is None else str(row.rank),
            row.name + ("" if row.presence.value == "here" else f" ({row.presence.value})"),
            str(row.total.match_points),
            str(row.total.game_points),
            *([", ".join(taken(event.penalties, row.player))] if punished else []),
            by,
            row.why,
        )
    console().print(grid)
    if event.no_shows:
        console().print(f"Took no part: {', '.join(event.name(player) for player in event.no_shows)}")


def entered(event: Event, entries: Sequence[Entry]) -> Iterator[str]:
    """What was entered, with the players it is about; several acts of one kind in one line."""
    for act, group in groupby(entries, key=lambda entry: NAME_OF[type(entry.act)]):
        alike = list(group)
        about = [event.name(player) for entry in alike if (player := getattr(entry.act, "player", ""))]
        last = alike[-1].number
        number = f"Entry {last}" if len(alike) == 1 else f"Entries {alike[0].number} to {last}"
        yield f"{number}: {act}{' ' if about else ''}{', '.join(about)}."


def show_event(desk: Desk, why: bool = False, file: str = "FILE") -> None:
    """The notice, the players, the round being played and what comes next."""
    event, out = desk.event, console()
    for line in notice(event.setup):
        out.print(line)
    grid = grid_of(f"{len(event.players)} players", "player", "state", "deck", "bye")
    for player in event.players.values():
        grid.add_row(
            player.name,
            player.presence.value,
            player.deck.name if player.deck else "",
            "yes" if player.id in event.had_bye else "",
        )
    out.print(grid)
    for each in event.rounds:
        if each is event.current or not each.complete:
            show_round(event, each, why)
    show_next(event, file)


def show_next(event: Event, file: str = "FILE") -> None:
    """What comes next, as a command to copy, and what no longer fits."""
    for line in next_lines(event, file):
        print(line)


def show_round(event: Event, each: Round, why: bool = False) -> None:
    """The tables of a round, and on request why they are as they are."""
    challenge = event.setup.kind is Kind.WHO_WANTS_SOME
    title, first = (f"Game {each.number}", "game") if challenge else (f"Round {each.number}", "table")
    grid = grid_of(title, first, "seats in order", "limit", "judge", "result")
    for table in each.tables:
        number = each.number if challenge else table.number
        name = str(number) if table.stage.value == "round" else f"{number} ({table.stage.value})"
        seats = ", ".join(
            event.name(player) + (" (first turn)" if player == table.first else "") for player in table.players
        )
        judge = who_rules(event.officials, table.players)
        grid.add_row(name, seats, _limit(table), judge, _result(event, table))
    console().print(grid)
    if each.byes:
        console().print(f"Bye, 4 match points: {', '.join(event.name(player) for player in each.byes)}")
    if each.absent:
        console().print(f"Miss this round: {', '.join(event.name(player) for player in each.absent)}")
    if type_of(event.setup.kind).losses_allowed is not None and (beaten := beaten_before(event, each.number)):
        console().print(f"With a loss: {', '.join(event.name(player) for player in beaten)}")
    if each.seed is not None:
        console().print(lots.told(each.seed))
    if each.let_stand:
        console().print("It stands by the director's word, though a correction speaks against it (TR-1.0.d, 2.4.b).")
    for table in each.tables if why else ():
        console().print(f"Table {table.number}: {table.why or 'no reason is on record.'}")


def _limit(table: Table) -> str:
    if table.clock.minutes is None:
        return "untimed"
    return f"{table.clock.minutes} min" + (f" + {table.clock.extra}" if table.clock.extra else "")


def _result(event: Event, table: Table) -> str:
    if table.result is None:
        return "playing"
    return "\n".join(
        f"{event.name(score.player)}: {score.outcome.value}, {score.match_points} MP, {score.game_points} GP"
        for score in table.result.scores
    )


def clock_data(each: Round, at: datetime) -> dict[str, Any]:
    """The clocks of a round at a moment, and all that will have to be said aloud."""
    playing = [(table.number, table.clock) for table in each.tables if table.result is None]
    return {
        "round": each.number,
        "tables": [
            {
                "table": number,
                "minutes": clock.minutes,
                "extra": clock.extra,
                "started": clock.started.isoformat() if clock.started else None,
                "paused": clock.paused.isoformat() if clock.paused else None,
                "paused_for": clock.paused_for,
                "warned": clock.warned.isoformat() if clock.warned else None,
                "called": clock.called.isoformat() if clock.called else None,
                "expires": clock.expires.isoformat() if clock.expires else None,
                "left_minutes": minutes_left(clock, at),
            }
            for number, clock in playing
        ],
        "announcements": [
            {"at": each.at.isoformat(), "table": each.table, "say": each.text} for each in announcements(playing)
        ],
    }


def minutes_left(clock: TableClock, at: datetime) -> int | None:
    """Whole minutes that a table has left, those begun counted in; below zero for those over."""
    left = clock.left(at)
    return None if left is None else -int(-left.total_seconds() // 60)


def show_clock(each: Round, at: datetime) -> None:
    """For the head judge alone: players hear the one warning and the end (TR-5.1.b)."""
    data = clock_data(each, at)
    title = f"Round {each.number}: what to say and when (nothing else about time, TR-5.1.b)"
    grid = grid_of(title, "at", "say")
    for line in data["announcements"]:
        grid.add_row(line["at"][11:16], line["say"])
    console().print(grid)
    for table in each.tables:
        print(f"Table {table.number}: {_clock_words(table, at)}")


def _clock_words(table: Table, at: datetime) -> str:
    """What is left at a table."""
    clock, left = table.clock, minutes_left(table.clock, at)
    if table.result is not None:
        return "has its result."
    if clock.minutes is None:
        return "is not timed."
    if left is None:
        return f"not started; {clock.minutes + clock.extra} minutes."
    if clock.paused is not None:
        why = f" ({clock.paused_for})" if clock.paused_for else ""
        return f"the clock has stood still since {clock.paused:%H:%M}{why}, {left} min left."
    if clock.called is not None:
        return f"time was called at {clock.called:%H:%M}; its result is to come."
    if left <= 0:
        return f"time is up since {clock.expires:%H:%M}: call it."
    warned = f", warned at {clock.warned:%H:%M}" if clock.warned else ""
    return f"{left} min left, until {clock.expires:%H:%M}{warned}."


def log_data(desk: Desk) -> list[dict[str, Any]]:
    """The log with the fate of each entry."""
    standing = {entry.number: entry for entry in effective(desk.entries)}
    problems = {problem.entry: problem.why for problem in desk.event.problems}
    lines = []
    for entry in desk.entries:
        if isinstance(entry.act, Word):
            fate = ""
        elif entry.number not in standing:
            fate = "undone"
        elif entry.number in problems:
            fate = f"impossible: {problems[entry.number]}"
        else:
            now = standing[entry.number]
            told = ["corrected"] * (now.act != entry.act) + ["stands by the director's word"] * now.stands
            fate = ", ".join(told)
        lines.append({**entry_data(entry), "fate": fate})
    return lines


def show_log(desk: Desk) -> None:
    """The log, line by line."""
    grid = grid_of("Log", "no.", "at", "act", "details", "fate")
    for line in log_data(desk):
        details = ", ".join(f"{key} {_short(value)}" for key, value in line["with"].items())
        grid.add_row(str(line["entry"]), line["at"][:16].replace("T", " "), line["act"], details, line["fate"])
    console().print(grid)


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 100 else text[:97] + "..."
