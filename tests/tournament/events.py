"""An event in one line, played in the director's words."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Act, Seat, SeatTable
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.setup import Kind, Setup
from kwoon.tournament.event.standings import Row
from kwoon.tournament.event.state import Event, Stage, Table
from kwoon.tournament.event.types import type_of
from kwoon.tournament.results.report import SeatReport, TableReport, Tally

TEN = datetime(2026, 5, 2, 10, 0)
OFFICIALS = Officials("Dora", ("Hugo",))
MULTI = Officials("Dora", ("Hugo", "Ida", "Jon", "Kim", "Lou"), True)


def people(count: int) -> list[str]:
    """`count` players: p01, p02..."""
    return [f"p{number:02}" for number in range(1, count + 1)]


def seat(player: str, short: int | None = None, **more: Any) -> SeatReport:
    """A seat: `seat("Ann", short=1, seized=2)`."""
    own = {key: more.pop(key) for key in ("decked", "out", "total") if key in more}
    return SeatReport(player, Tally(**more), short, **own)


class Hall:
    """A director's desk for a test; times are minutes after ten o'clock."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def event(self) -> Event:
        return self.desk.event

    def do(self, act: Act, minute: int = 0) -> int:
        self.desk = self.desk.do(act, TEN + timedelta(minutes=minute))
        return len(self.desk.entries)

    def refuses(self, act: Act, words: str, minute: int = 0) -> None:
        """The act is refused, with these words or this rule in the reason, and leaves no trace."""
        before = self.desk
        with pytest.raises(Refused) as refusal:
            self.do(act, minute)
        assert words in str(refusal.value)
        assert self.desk is before

    def enter(self, *players: str) -> None:
        for player in players:
            self.do(acts.Register(player))
            self.do(acts.CheckIn(player))

    def seating(self, *tables: str, byes: str = "", stages: tuple[Stage, ...] = ()) -> Seat:
        made = tuple(
            SeatTable(tuple(table.split()), stages[place] if stages else Stage.ROUND)
            for place, table in enumerate(tables)
        )
        return Seat(len(self.event.rounds) + 1, made, tuple(byes.split()))

    def seat(self, *tables: str, byes: str = "", stages: tuple[Stage, ...] = ()) -> int:
        return self.do(self.seating(*tables, byes=byes, stages=stages))

    def table(self, number: int = 1) -> Table:
        return self.event.table(len(self.event.rounds), number)

    def win(self, winner: str, number: int = 1, minute: int = 30, **points: int) -> int:
        """The winner takes a table in full; game points by name: `win("Ann", Ann=12, Bob=5)`."""
        table = self.table(number)
        seats = tuple(SeatReport(player, total=points.get(player, 0)) for player in table.players)
        report = TableReport(seats, tuple(winner.split()))
        return self.do(acts.ReportResult(len(self.event.rounds), number, report), minute)

    def report(self, *seats: SeatReport, number: int = 1, minute: int = 30, **more: Any) -> int:
        report = TableReport(seats, **more)
        return self.do(acts.ReportResult(len(self.event.rounds), number, report), minute)

    def round(self, *tables: str, byes: str = "", **points: int) -> None:
        """A whole round; the first player of each table wins it."""
        self.seat(*tables, byes=byes)
        for number, table in enumerate(tables, 1):
            names = table.split()
            self.win(names[0], number, **{name: value for name, value in points.items() if name in names})

    @property
    def rows(self) -> tuple[Row, ...]:
        return type_of(self.event.setup.kind).standings(self.event)

    @property
    def ranks(self) -> dict[str, int | None]:
        return {row.player: row.rank for row in self.rows}

    def row(self, player: str) -> Row:
        return next(row for row in self.rows if row.player == player)


def event(
    players: str = "Ann Bob Cid Dan Eve Fay",
    kind: Kind = Kind.SWISS,
    officials: Officials = OFFICIALS,
    **setup: Any,
) -> Hall:
    """An event with these players checked in."""
    if kind.has_final:
        setup.setdefault("final_size", 3)
    hall = Hall(Desk.open(Setup("Spring Open", kind, officials, **setup), TEN))
    hall.enter(*players.split())
    return hall
