"""A league at the desk: which event counts for which week, changes taken back, and its paper."""

import json
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from kwoon.tournament.leagues.file import from_json, to_json
from kwoon.tournament.leagues.history import remember, undo
from kwoon.tournament.leagues.league import League, LeagueError, Score, change, plan, record, skip
from kwoon.tournament.leagues.sheet import league_sheet
from kwoon.tournament.papers import html, pdf
from kwoon.tournament.papers.tables import PaperTable
from kwoon.tournament.reading import FileError
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard

LEAGUE = "league new h.league --name Hall --organiser Dora --start 2026-03-31"


def event(director: Keyboard, name: str, day: str, *more: str, winner: str = "Ann") -> None:
    """A whole event of one round on that day."""
    at = f"{day}T10:00"
    director.types(f"new {name} --name {name} --type swiss --director Dora --at {at}", *more)
    director.types(f"register {name} Ann Bob Cid --at {at}")
    director.types(f"checkin {name} --all --at {at}")
    director.types(f"seat {name} --table Ann,Bob,Cid --at {at}")
    director.types(f"result {name} 1 --winner {winner} --at {at}")
    director.types(f"finish {name} --at {at}")


def points(director: Keyboard) -> dict[str, int]:
    rows = director.figures("league show h.league")["standings"]
    return {row["player"]: row["match_points"] for row in rows}


@rule("TR-A2.b")
def test_an_event_counts_for_one_week_only(director: Keyboard):
    director.types(LEAGUE)
    event(director, "one.event", "2026-03-31")
    director.types("league record h.league 1 one.event")
    Path("copy.event").write_bytes(Path("one.event").read_bytes())
    for file in ("one.event", "copy.event"):
        said = director.refused(f"league record h.league 2 {file} --anyway --replace")
        assert "TR-A2.b: one.event of 2026-03-31 counts for week 1 already" in said
    assert points(director)["Ann"] == 4
    event(director, "two.event", "2026-04-07", winner="Bob")
    director.types("league record h.league 2 two.event")
    assert points(director) == {"Ann": 4, "Bob": 4, "Cid": 0}


@rule("TR-A2.c", "TR-A2.e")
def test_an_event_of_another_day_format_or_environment_is_questioned(director: Keyboard):
    director.types(LEAGUE, "--format", "One Hundred Names", "--environment", "Modern")
    event(director, "day.event", "2026-04-01", "--format", "One Hundred Names", "--environment", "Modern")
    said = director.refused("league record h.league 1 day.event")
    assert "TR-A2.c: week 1 is planned for 2026-03-31; day.event was played on 2026-04-01; --anyway" in said
    event(director, "format.event", "2026-03-31", "--environment", "Modern")
    said = director.refused("league record h.league 1 format.event")
    assert "TR-A2.e: week 1 plays One Hundred Names; format.event was Final Brawl" in said
    event(director, "cards.event", "2026-03-31", "--format", "One Hundred Names")
    said = director.refused("league record h.league 1 cards.event")
    assert "TR-A2.c, TR-6.0: week 1 is Modern; cards.event was Classic" in said
    assert points(director) == {}
    director.types("league record h.league 1 day.event --anyway")
    assert points(director)["Ann"] == 4


@rule("TR-A2.c")
def test_the_organiser_is_asked_at_a_terminal(director: Keyboard, monkeypatch: pytest.MonkeyPatch):
    director.types(LEAGUE)
    event(director, "day.event", "2026-04-01")
    asked: list[str] = []
    answers = iter(["n", "y"])

    def answer(question: str) -> str:
        asked.append(question)
        return next(answers)

    monkeypatch.setattr("kwoon.cli.tournament.ask.at_terminal", lambda: True)
    monkeypatch.setattr("builtins.input", answer)
    director.refused("league record h.league 1 day.event")
    director.types("league record h.league 1 day.event")
    assert len(asked) == 2
    assert asked[0].endswith("Record it all the same? [y/N] ")
    assert points(director)["Ann"] == 4


@rule("TR-A2.b")
def test_a_week_is_not_overwritten_unasked_and_can_be_brought_back(director: Keyboard):
    director.types(LEAGUE)
    event(director, "one.event", "2026-03-31")
    event(director, "two.event", "2026-03-31", winner="Bob")
    director.types("league record h.league 1 one.event")
    before = Path("h.league").read_text(encoding="utf-8")
    said = director.refused("league record h.league 1 two.event")
    assert "week 1 has results (Ann 4, Bob 0, Cid 0); --replace does it all the same" in said
    director.types("league record h.league 1 one.event")
    assert Path("h.league").read_text(encoding="utf-8") == before
    director.types("league record h.league 1 two.event --replace")
    assert points(director)["Bob"] == 4
    assert "Undone: week 1 was recorded (two.event of 2026-03-31)." in director.types("league undo h.league")
    assert Path("h.league").read_text(encoding="utf-8") == before
    director.types("league skip h.league 2")
    director.types("league undo h.league")
    assert Path("h.league").read_text(encoding="utf-8") == before
    director.types("league undo h.league")
    assert points(director) == {}
    assert "nothing is left to undo" in director.refused("league undo h.league")


def test_one_score_for_each_player(director: Keyboard):
    director.types(LEAGUE)
    said = director.refused("league record h.league 1", "--score", "Ann 4 1", "--score", "Ann 2 1")
    assert "Ann has two scores" in said


def some_league() -> League:
    found = plan("Kowloon Nights", "Dora", date(2026, 1, 7), finals=3)
    found = remember(found, change(found, 2, note="bring <promos>"), "week 2 was changed")
    scores = {"Zoë": Score(8, 3), "Bob": Score(4, 9), "Cid": Score(4, 9), "Dee": Score(0, -2)}
    found = remember(found, record(found, 1, scores, event="abc"), "week 1 was recorded")
    return remember(found, skip(found, 3), "week 3 was skipped")


def test_a_league_remembers_its_changes_in_its_file():
    found = some_league()
    assert from_json(to_json(found)) == found
    assert found.week(1).event == "abc"
    words = []
    while found.earlier:
        found, what = undo(found)
        words.append(what)
    assert words == ["week 3 was skipped", "week 1 was recorded", "week 2 was changed"]
    assert found == plan("Kowloon Nights", "Dora", date(2026, 1, 7), finals=3)
    with pytest.raises(LeagueError, match="nothing is left to undo"):
        undo(found)
    broken = json.loads(to_json(some_league()))
    broken["earlier"][0]["weeks"][0]["week"] = 14
    with pytest.raises(FileError, match="expected a week from 1 to 13"):
        from_json(json.dumps(broken))


def test_a_file_from_before_is_still_read():
    old = json.loads(to_json(plan("Kowloon Nights", "Dora", date(2026, 1, 7))))
    del old["earlier"]
    for week in old["weeks"]:
        del week["event"]
    assert from_json(json.dumps(old)) == plan("Kowloon Nights", "Dora", date(2026, 1, 7))


@rule("TR-A2.c", "TR-A2.g")
def test_a_league_on_paper():
    sheet = league_sheet(some_league())
    assert sheet.title == "Proving Ground after week 1"
    assert sheet.tables[0].rows[0] == ("1", "Zoë", "8", "3", "1", "1")
    assert [row[0] for row in sheet.tables[0].rows] == ["1", "2", "2", "4"]
    assert sheet.tables[1].rows[0] == ("1", "2026-01-07", "Final Brawl", "Classic", "Zoë first of 4")
    assert sheet.tables[1].rows[2][1] == "2026-01-28"
    assert sheet.tables[1].rows[12][0] == "13 (finals)"
    assert "Skipped (TR-A2.b): 2026-01-21." in sheet.notes
    assert "In the finals (TR-A2.g): Zoë, Bob, Cid." in sheet.notes
    page = html(sheet)
    assert "bring &lt;promos&gt;" in page
    assert '<th scope="row"><bdi>Zoë</bdi></th><td' in page.replace("\n", "")
    printed = "".join(each.extract_text() for each in PdfReader(BytesIO(pdf(sheet))).pages)
    for word in ("Kowloon Nights", "Zoë", "2026-04-08", "bring <promos>", "In the lead: Zoë."):
        assert word in printed


@rule("TR-A2.d")
def test_a_week_of_two_is_printed_as_what_it_is():
    found = record(plan("Kowloon Nights", "Dora", date(2026, 1, 7)), 1, {"Ann": Score(4, 1), "Bob": Score(0, 0)})
    sheet = league_sheet(found)
    assert sheet.title == "Proving Ground before week 1"
    assert sheet.tables[0].rows[0][4] == "Fewer than three players: it does not count (TR-A2.d)"


def test_a_row_needs_a_cell_for_each_column():
    with pytest.raises(ValueError, match="a row has 1 cells under 2 columns"):
        PaperTable("Weeks", ("Week", "Day"), (("1",),))


def test_a_league_is_printed_from_the_desk(director: Keyboard):
    director.types(LEAGUE)
    director.types("print league h.league --pdf l.pdf --html l.html")
    assert Path("l.pdf").read_bytes().startswith(b"%PDF")
    assert "The weeks" in Path("l.html").read_text(encoding="utf-8")
    assert "league new x.league" in director.refused("print league x.league --pdf l.pdf")
