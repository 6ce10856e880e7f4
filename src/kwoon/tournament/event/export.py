"""Everything about an event as CSV tables and as one JSON value, seats and order of elimination included."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any

from kwoon.tournament.event.acts import Entry
from kwoon.tournament.event.codec import to_data
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.state import Event, Player, Round, Table
from kwoon.tournament.event.types import type_of
from kwoon.tournament.results.points import bye, game_points
from kwoon.tournament.results.report import SeatReport, Tally

TALLY = tuple(field.name for field in fields(Tally))

Cell = str | int | None


def standings_data(event: Event) -> list[dict[str, Any]]:
    """The standings, best first, with every tie-break."""
    return [
        {
            "rank": row.rank,
            "player": row.player,
            "name": row.name,
            "presence": row.presence.value,
            "match_points": row.total.match_points,
            "game_points": row.total.game_points,
            "games": row.total.games,
            "wins": row.total.wins,
            "byes": row.total.byes,
            "match_points_lost": row.total.match_penalty,
            "game_points_lost": row.total.game_penalty,
            "criteria": [{"label": each.label, "value": each.value, "shown": each.text} for each in row.criteria],
            "why": row.why,
        }
        for row in type_of(event.setup.kind).standings(event)
    ]


def seats_data(each: Round, table: Table) -> list[dict[str, Any]]:
    """The seats of a table in order: points, cards, closeness and order of elimination."""
    rows = []
    for seat, player in enumerate(table.players, 1):
        row: dict[str, Any] = {
            "round": each.number,
            "table": table.number,
            "stage": table.stage.value,
            "seat": seat,
            "player": player,
            "first_turn": player == table.first,
            "left": player in table.left,
        }
        if table.result is not None and table.report is not None:
            score = table.result.score(player)
            row |= {
                "outcome": score.outcome.value,
                "match_points": score.match_points,
                "game_points": score.game_points,
                **_seat_report(table.report.seat(player)),
            }
        rows.append(row)
    return rows


def _seat_report(seat: SeatReport) -> dict[str, Any]:
    return {
        "short": seat.short,
        "decked": seat.decked,
        "eliminated": seat.out,
        "reported_points": game_points(seat),
        **asdict(seat.tally),
    }


def round_data(each: Round) -> dict[str, Any]:
    """A round with its tables."""
    return {
        "round": each.number,
        "entry": each.entry,
        "byes": [asdict(bye(player)) for player in each.byes],
        "absent": list(each.absent),
        "notes": list(each.notes),
        "seed": each.seed,
        "tables": [
            {
                "table": table.number,
                "stage": table.stage.value,
                "format": table.format,
                "why": table.why,
                "limit_minutes": table.clock.minutes,
                "extra_minutes": table.clock.extra,
                "started": _time(table.clock.started),
                "ending": table.result.ending.value if table.result else None,
                "scored": table.result.why if table.result else None,
                "entry": table.entry,
                "seats": seats_data(each, table),
            }
            for table in each.tables
        ],
    }


def _time(moment: object) -> str | None:
    return None if moment is None else str(to_data(moment))


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry of the log."""
    act = to_data(entry.act)
    name = act.pop("act")
    return {"entry": entry.number, "at": entry.at.isoformat(), "by": entry.by, "act": name, "with": act}


def export_json(desk: Desk) -> dict[str, Any]:
    """All of an event: setup, players, rounds, penalties, rulings, standings, problems and the log."""
    event = desk.event
    step = type_of(event.setup.kind).step(event)
    return {
        "setup": to_data(event.setup),
        "officials": to_data(event.officials),
        "finished": event.finished,
        "next": {"do": step.do.value, "why": step.why, "players": list(step.players)},
        "players": [{**_complete(player), "deck": _deck(player)} for player in event.players.values()],
        "rounds": [round_data(each) for each in event.rounds],
        "penalties": [_complete(given) for given in event.penalties],
        "rulings": [_complete(ruling) for ruling in event.rulings],
        "standings": standings_data(event),
        "problems": [_complete(problem) for problem in event.problems],
        "log": [entry_data(entry) for entry in desk.entries],
    }


def _deck(player: Player) -> dict[str, Any] | None:
    """A registered deck with its cards counted, those of pods included."""
    if player.deck is None:
        return None
    return {**_complete(player.deck), "cards": dict(player.deck.deck.cards)}


def _complete(value: Any) -> dict[str, Any]:
    """A value as data with all of its fields, also those at their default."""
    return {field.name: to_data(getattr(value, field.name)) for field in fields(value)}


SEAT_COLUMNS = (
    *("round", "table", "stage", "seat", "player", "name", "first_turn", "left", "outcome", "match_points"),
    *("game_points", "short", "decked", "eliminated", "reported_points", *TALLY),
)


def export_csv(desk: Desk) -> dict[str, str]:
    """The same as CSV: a text for each table, by its file name."""
    event = desk.event
    seats = [row for each in event.rounds for table in each.tables for row in seats_data(each, table)]
    for row in seats:
        row["name"] = event.name(row["player"])
    standings = standings_data(event)
    for row in standings:
        row["tie_breaks"] = "; ".join(f"{each['label']} {each['shown']}" for each in row.pop("criteria"))
    return {
        "players.csv": _csv(
            ("id", "name", "presence", "deck", "joined", "left"),
            ({**_complete(each), "deck": each.deck.name if each.deck else ""} for each in event.players.values()),
        ),
        "decks.csv": _csv(
            ("player", "deck", "count", "title"),
            (
                {"player": each.id, "deck": each.deck.name, "count": count, "title": title}
                for each in event.players.values()
                if each.deck is not None
                for title, count in each.deck.deck.cards.items()
            ),
        ),
        "seats.csv": _csv(SEAT_COLUMNS, seats),
        "byes.csv": _csv(
            ("round", "player", "match_points", "game_points"),
            [{"round": each.number, **asdict(bye(player))} for each in event.rounds for player in each.byes],
        ),
        "standings.csv": _csv(tuple(standings[0]) if standings else ("rank", "player"), standings),
        "penalties.csv": _csv(
            ("entry", "round", "player", "offence", "sanction", "points", "reason", "judge"),
            map(_complete, event.penalties),
        ),
        "rulings.csv": _csv(
            ("entry", "round", "table", "judge", "question", "decision", "minutes", "appeals", "decided_by"),
            ({**_complete(each), "appeals": "; ".join(each.appeals)} for each in event.rulings),
        ),
        "problems.csv": _csv(("entry", "why"), map(_complete, event.problems)),
        "log.csv": _csv(
            ("entry", "at", "by", "act", "details"),
            ({**entry_data(entry), "details": _details(entry)} for entry in desk.entries),
        ),
    }


def _details(entry: Entry) -> str:
    return json.dumps(entry_data(entry)["with"], ensure_ascii=False)


def _csv(columns: Sequence[str], rows: Iterable[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({key: _cell(row.get(key)) for key in columns})
    return text.getvalue()


def _cell(value: Any) -> Cell:
    if value is None or isinstance(value, bool):
        return {None: "", True: "yes", False: "no"}[value]
    return value if isinstance(value, int) else harmless(str(value))


FORMULA = ("=", "+", "-", "@", "\t", "\r")


def harmless(text: str) -> str:
    """A cell that no spreadsheet takes for a formula: an apostrophe before what would begin one."""
    return f"'{text}" if text.lstrip(" \n").startswith(FORMULA) else text
