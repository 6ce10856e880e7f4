"""`kwoon bench --hall`: a small run for real, and what is made of its figures."""

from __future__ import annotations

import asyncio
import json
import random
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kwoon.cli import main
from kwoon.engine.record import Seat, begin_record
from kwoon.games import game_named
from kwoon.hall.load import run
from kwoon.hall.load.client import LoadTable, Person, Seen
from kwoon.hall.load.run import BadLoad, Load, LoadPlan, ramp, run_load, share
from kwoon.hall.load.server import check_empty
from kwoon.hall.load.shown import bars, figures, svg
from kwoon.hall.store.database import open_database
from kwoon.hall.store.people import People
from kwoon.hall.store.rooms import Rooms
from kwoon.hall.store.shelf import Shelf

A_LOAD = Load(
    "kungfu", 40, 4, 4, 2.0, 0.012, 0.04, 0.09, 0.3, 16, 1400, 5000, 330.0, 0.2, 0.0012, 0.1, 200_000.0, 0, 0, 0,
    (0.012, 0.011, 0.09, 0.3),
)  # fmt: skip


def test_three_tables_for_three_seconds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "load.svg"
    database = f"sqlite:///{tmp_path / 'hall.db'}"
    arguments = ["bench", "--hall", "--tables", "3", "--seconds", "3", "--json", "--svg", str(picture)]
    assert main([*arguments, "--database", database]) == 0
    said = capsys.readouterr()
    (found,) = json.loads(said.out)["runs"]
    assert "playing" in said.err
    assert 3 <= found["answers"] <= 12
    assert found["frames"] > 2 * found["answers"]  # most of what is done is seen by all four
    assert 0 < found["p50"] <= found["p95"] <= found["p99"] <= found["most"]
    assert found["wire"] < found["frame_p90"]  # they are compressed
    assert found["frame_median"] > 100
    assert found["people_cpu"] > 0
    assert found["refused"] == found["unanswered"] == 0
    assert found["table_bytes"] is None or found["table_bytes"] > 0
    ElementTree.fromstring(picture.read_text())
    engine = open_database(database)
    check_empty(engine)  # nothing is left of it
    assert Rooms(engine).unfinished() == []
    assert Shelf(engine).open_tables() == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"tables": 0}, "1 to 5000 tables, not 0"),
        ({"seconds": 0.0}, "1 to 3600 seconds, not 0"),
        ({"pace": 0.0}, "every 0.05 to 60 seconds"),
        ({"clients": 0}, "1 to 64 processes, not 0"),
        ({"seats": 9}, "players, not 9"),
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadLoad, match=words):
        run_load(replace(LoadPlan(tables=1, seconds=1), **change), lambda *_: None)


def test_a_database_in_use_is_left_alone(url: str) -> None:
    engine = open_database(url)
    People(engine).guest("Ann")
    spec = game_named("kungfu")
    seats = (Seat("Ann", "person"), Seat("Bo", "greedy"))
    Shelf(engine).put("one", begin_record(spec, spec.new({"players": 2}, 7), 7, seats))
    with pytest.raises(BadLoad, match="an empty one"):
        run_load(LoadPlan(tables=1, seconds=1, database=url), lambda *_: None)
    assert Shelf(engine).open_tables() == ["one"]


def test_an_answer_takes_until_the_last_of_those_who_are_shown_something_has_it() -> None:
    async def play() -> None:
        seen = Seen()
        sockets: Any = [None] * 3
        table = LoadTable([Person(each) for each in sockets], random.Random(1), seen)
        table.counted_from = 100.0
        question = json.dumps(
            {"parts": {"question": '<b data-choice="0"></b><b data-choice="2">'}, "asked": True}
        ).encode()
        table.frame(0, question, 99.0)
        assert table.people[0].asked
        assert table.people[0].choices == [0, 2]
        table.sent = 100.0
        for seat, at in ((0, 100.1), (2, 100.3), (0, 100.7), (1, 100.2)):
            table.frame(seat, b'{"ticket": "x", "asked": false}', at)
        assert seen.delays == [pytest.approx(0.3)]
        table.sent, table.got = 101.0, {}
        table.frame(1, b'{"ticket": "y", "asked": false}', 101.4)
        table.timed()  # the next answer is due, and nothing has changed for the others
        table.sent, table.got = 102.0, {}
        table.timed()
        table.frame(1, b'{"note": "too late"}', 102.5)
        assert seen.delays == [pytest.approx(0.3), pytest.approx(0.4)]
        assert (seen.unanswered, seen.notes, len(seen.sizes)) == (1, 1, 5)

    asyncio.run(play())


def test_shares_and_bars() -> None:
    values = [float(number) for number in range(1, 101)]
    assert [share(values, part) for part in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert share([7.0], 0.5) == 7.0
    counted = bars([0.004, 0.0045, 0.02, 0.021])
    assert counted == [("up to 5.0 ms", 2), ("up to 10.0 ms", 0), ("up to 20.0 ms", 1), ("up to 30.0 ms", 1)]
    assert bars([9.0]) == [("over 5,000 ms", 1)]


def test_the_ramp_ends_between_a_number_that_is_borne_and_one_that_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def pretend(plan: LoadPlan, tell: Any) -> Load:
        tell("playing", 1, 1)
        return replace(A_LOAD, tables=plan.tables, p99=plan.tables / 1000)

    monkeypatch.setattr(run, "run_load", pretend)
    told: list[Load] = []
    most, loads = ramp(LoadPlan(), lambda *_: None, told.append)
    assert 180 <= most <= 200
    assert [load.tables for load in loads][:4] == [50, 100, 200, 400]
    assert told == loads
    picture = svg(loads)
    ElementTree.fromstring(picture)
    assert "p99 by the number of tables" in picture
    console = Console(width=100, record=True, file=StringIO())
    console.print(figures(loads))
    assert "200 of 4" in console.export_text()
