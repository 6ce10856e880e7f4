"""`kwoon tournament turns`: how often players sit at threes and fours or have a bye."""

from pathlib import Path
from xml.etree import ElementTree

from kwoon.tournament.seating.ask import SimpleSeater
from kwoon.tournament.seating.charts import Spare
from kwoon.tournament.seating.turns_table import charted, markdown, spread, svg, swiss
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard


@rule("TR-8.2.b")
def test_an_event_played_through_is_counted():
    line = swiss(10, 4, SimpleSeater(), "score groups")
    assert sum(line.threes) == 24
    assert sum(line.fours) == 16
    assert set(line.threes) == {2, 3}
    assert line.cells[:3] == ("10", "score groups", "2 ×6, 3 ×4")


@rule("TR-8.3.c")
def test_byes_are_counted_too():
    line = swiss(5, 4, SimpleSeater(), "score groups")
    assert line.byes == (0, 1, 1, 1, 1)
    assert line.cells[5] == "0 ×1, 1 ×4"


@rule("TR-8.2.b")
def test_charts_beside_it():
    line = charted(10, 4, Spare.PHANTOMS, "chart")
    assert line is not None
    assert sum(line.threes) == 24
    assert charted(11, 4, Spare.BYES, "chart") is None


def test_a_spread_in_short():
    assert spread((2, 2, 3)) == "2 ×2, 3 ×1"
    assert spread((0, 0)) == ""


def test_the_table_and_the_picture():
    lines = [swiss(number, 2, SimpleSeater(), "score groups") for number in (7, 8)]
    assert markdown(lines).splitlines()[2].startswith("| 7 | score groups | ")
    drawn = ElementTree.fromstring(svg(lines))
    squares = [each for each in drawn.iter("{http://www.w3.org/2000/svg}rect") if each.get("width") == "10"]
    assert len(squares) == 7 + 8 + 5  # and the legend


def test_turns_at_the_desk(director: Keyboard):
    director.opens(players="Ann Bob Cid Dan Eve Fay Gus")
    director.types("seat e.event --table Ann,Bob,Cid,Dan --table Eve,Fay,Gus")
    told = {row["player"]: row["tables"] for row in director.figures("turns e.event")}
    assert told["Ann"] == {"4": 1}
    assert told["Gus"] == {"3": 1}
    assert "at tables of 3" in director.types("turns e.event")
    rows = director.figures("turns --players 7-8 --rounds 2 --simple --markdown t.md --svg t.svg")
    assert [row["players"] for row in rows] == ["7", "7", "8", "8"]
    assert Path("t.md").read_text(encoding="utf-8").count("\n") == 6
    assert Path("t.svg").exists()
    assert "is no range" in director.refused("turns --players many")
    assert "TR-4.0.a" in director.refused("turns --players 2-4")


@rule("TR-8.1.a")
def test_a_seating_by_hand_says_so(director: Keyboard):
    director.opens(players="Ann Bob Cid Dan Eve Fay Gus")
    said = director.types("seat e.event --table Ann,Bob,Cid,Dan --table Eve,Fay,Gus")
    assert "Seated by hand, not by a printed chart, which TR-8.1.a asks for" in said
