"""Where everything stands on the director's papers: inside the page, in reading order, nothing over anything else."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from io import BytesIO
from itertools import combinations, pairwise
from typing import Any

import pytest
from pypdf import PdfReader

from kwoon.tournament.papers import (
    DeckChecklist,
    DeckLine,
    PageSize,
    PairedTable,
    PairingsSheet,
    ResultSlips,
    StandingsRow,
    StandingsSheet,
)
from kwoon.tournament.papers.tables import PaperTable, TablesSheet
from kwoon.tournament.results import slip
from tests.rules import rule

paper = import_module("kwoon.tournament.papers.pdf")  # the package has a function of this name
LONG = "Bartholomew Featherstonehaugh-Cholmondeley the Third of the Netherworld and of all its Portals"
LEGIBLE = 118
"""The lightest grey that can be read on white (a contrast of 4.5 to 1)."""
NEAR = 0.01


@dataclass
class Cell:
    """A text where it was drawn; millimetres from the top left."""

    page: int
    x: float
    y: float
    w: float
    h: float
    text: str
    size: float
    bold: bool
    grey: float
    align: str
    wide: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def end(self) -> float:
        return self.y + self.h

    @property
    def letters(self) -> tuple[float, float]:
        """From where to where its letters reach, without the room between lines."""
        room = (self.h - self.size * 0.3528) / 2
        return self.y + room, self.end - room


@dataclass
class Stroke:
    """A line or a frame."""

    page: int
    x: float
    y: float
    right: float
    end: float
    weight: float
    grey: float
    dashed: bool


class Drawn:
    """A paper as it was drawn, checked for what holds on each."""

    def __init__(self, *sheets: Any, size: PageSize = PageSize.A4) -> None:
        self.cells: list[Cell] = []
        self.strokes: list[Stroke] = []
        drawn = self

        class Watched(paper.Page):  # type: ignore[name-defined, misc]
            measuring = False

            def lines(self, *asked: Any) -> list[str]:
                self.measuring = True  # fpdf begins pages while it only measures, and takes them back
                found: list[str] = super().lines(*asked)
                self.measuring = False
                return found

            def cell(self, w: float = 0, h: float = 0, text: str = "", **how: Any) -> Any:
                if self.measuring:
                    return super().cell(w, h, text, **how)
                drawn.page = self
                x, y, number = self.get_x(), self.get_y(), self.page_no()
                wide = w or self.w - self.r_margin - x
                grey = self.text_color.g * 255
                align = str(how.get("align", "L"))
                own = self.get_string_width(text.replace("{nb}", "9"))
                bold = "B" in self.font_style
                drawn.cells.append(Cell(number, x, y, wide, h, text, self.font_size_pt, bold, grey, align, own))
                done = super().cell(w, h, text, **how)
                assert self.page_no() == number, f"{text} began a page by itself"
                return done

            def stroke(self, x: float, y: float, right: float, end: float) -> None:
                grey, dashed = self.draw_color.g * 255, bool(self.dash_pattern["dash"])
                drawn.strokes.append(Stroke(self.page_no(), x, y, right, end, self.line_width, grey, dashed))

            def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
                self.stroke(x1, y1, x2, y2)
                super().line(x1, y1, x2, y2)

            def rect(self, x: float, y: float, w: float, h: float) -> None:
                self.stroke(x, y, x + w, y + h)
                super().rect(x, y, w, h)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(paper, "Page", Watched)
            paper.pdf(*sheets, size=size)
        self.pages = max(each.page for each in self.cells)
        self.check()

    def check(self) -> None:
        page = self.page
        feet = [each for each in self.cells if each.text.endswith("of {nb}")]
        assert [each.page for each in feet] == list(range(1, self.pages + 1))
        for each in self.cells:
            assert each.x >= 14 - NEAR
            assert each.right <= page.w - 14 + NEAR, f"{each.text} runs off the page"
            assert each.y >= 14 - NEAR
            assert each.grey <= LEGIBLE
            assert each.wide <= each.w + NEAR, f"{each.text} is wider than its place"
            assert each.h == 0 or each.h >= each.size * 0.35, f"{each.text} is higher than its line"
            if each not in feet:
                assert each.end <= page.h - 20 + NEAR, f"{each.text} runs into the foot of the page"
            else:
                assert page.h - 20 < each.y < each.end < page.h
                assert (each.align, each.size) == ("R", 9)
        for each in self.strokes:
            assert each.x >= 0
            assert each.right <= page.w + NEAR
            assert 14 < each.end < page.h
            assert each.weight < 1
            assert each.grey <= 150
        for number in range(1, self.pages + 1):
            here = [each for each in self.cells if each.page == number and each.text.strip()]
            for one, other in combinations(here, 2):
                beside = one.right <= other.x + NEAR or other.right <= one.x + NEAR
                (top, end), (other_top, other_end) = one.letters, other.letters
                assert beside or end <= other_top + NEAR or other_end <= top + NEAR, f"{one} lies over {other}"
            for line in self.strokes:
                if line.page == number:
                    for each in here:
                        for y in (line.y, line.end):
                            through = each.x < line.right and line.x < each.right and each.y + 0.2 < y < each.end - 0.2
                            assert not through, f"a line strikes {each.text} out"

    def body(self, page: int = 1, head: int = 2) -> list[Cell]:
        """A page's texts below its head and above its foot."""
        return [each for each in self.cells if each.page == page][head:-1]

    def find(self, text: str) -> Cell:
        (found,) = [each for each in self.cells if each.text == text]
        return found

    def rows(self) -> Iterator[list[Cell]]:
        """Texts that stand side by side."""
        row: list[Cell] = []
        for each in self.cells:
            if row and (each.page, each.y) != (row[0].page, row[0].y):
                yield row
                row = []
            row.append(each)
        yield row


def words(row: list[Cell]) -> list[str]:
    return [each.text for each in row]


def tables(count: int, why: str = "") -> tuple[PairedTable, ...]:
    return tuple(PairedTable(f"Table {n}", tuple(f"{c}{n}" for c in "abcd"), 85, why) for n in range(1, count + 1))


@rule("TR-5.0.c")
def test_few_tables_stand_large_one_below_the_other():
    sheet = PairingsSheet("Open", 2, tables(3, "Strangers."), ("zed",), "Seats in turn order.")
    drawn = Drawn(sheet)
    first = [each for each in drawn.cells if each.page == 1]
    wanted = ["Open", "Round 2: pairings"]
    for number in range(1, 4):
        wanted.append(f"Table {number} · 85 min")
        for turn, letter in enumerate("abcd", 1):
            wanted += [str(turn), f"{letter}{number}"]
        wanted.append("Strangers.")
    assert words(first) == [*wanted, "Bye: zed", "Seats in turn order.", "Round 2: pairings, page 1 of {nb}"]
    assert [each.size for each in first[:2]] == [12, 26]
    assert [each.bold for each in first[:2]] == [False, True]
    captions = [each for each in first if each.text.endswith("min")]
    assert {(each.x, each.size, each.bold, round(each.w)) for each in captions} == {(14, 20, True, 182)}
    for row in drawn.rows():
        if row[0].page == 1 and len(row) == 2:
            turn, player = row
            assert (turn.x, player.x) == (14, turn.right)
            assert turn.grey > player.grey == 0
            assert turn.size == player.size == 20
            assert not turn.bold
            assert not player.bold
    assert [(each.x, each.size, each.grey > 0) for each in first if each.text == "Strangers."] == [(14, 10, True)] * 3
    assert [each.x for each in first if each.text.startswith(("Bye", "Seats"))] == [14, 14]
    assert drawn.find("Bye: zed").bold
    assert drawn.find("Seats in turn order.").size == 12
    underlines = [each for each in drawn.strokes if each.page == 1]
    assert [each.y > caption.end for each, caption in zip(underlines, captions, strict=True)] == [True] * 3
    assert {(each.x, round(each.right), each.grey, each.weight) for each in underlines} == {(14, 196, 0, 0.5)}
    second = drawn.body(2)
    assert words(second[:3]) == ["Find your name", "Player", "Table"]
    assert (second[0].size, second[0].bold, second[1].bold, second[2].bold) == (18, True, True, True)
    assert second[1].y > second[0].end
    assert words(second[3:7]) == ["a1", "Table 1", "a2", "Table 2"]
    assert words(second[-2:]) == ["zed", "Bye"]
    for name, where in zip(second[1::2], second[2::2], strict=True):
        assert (name.x, where.x, name.align, where.align) == (second[1].x, second[2].x, "L", "L")
        assert where.bold
        assert name.w > 3 * where.w
        assert name.text == "Player" or (not name.bold and name.size == where.size == 16)
    rules = [each for each in drawn.strokes if each.page == 2]
    assert [each.grey for each in rules] == [0] + [150] * 13
    assert rules[0].weight > rules[1].weight
    assert {(each.x, round(each.right), each.end - each.y) for each in rules} == {(14, 196, 0)}


def test_many_tables_stand_in_two_columns_and_none_is_torn():
    drawn = Drawn(PairingsSheet("Open", 2, tables(20)))
    captions = [each for each in drawn.cells if each.text.endswith("min")]
    assert words(captions) == [f"Table {number} · 85 min" for number in range(1, 21)]
    assert {each.size for each in captions} == {16}
    lefts = sorted({each.x for each in captions})
    assert lefts == [14, captions[0].right + 8]
    assert [each.x for each in captions] == lefts * 10
    assert round(captions[1].right) == 196
    for one, other in zip(captions[::2], captions[1::2], strict=True):
        assert (one.page, one.y) == (other.page, other.y)
    for number, caption in enumerate(captions, 1):
        for letter in "abcd":
            name = next(each for each in drawn.cells if each.text == f"{letter}{number}")
            assert (name.page, name.x) == (caption.page, caption.x + 10)
            assert name.right == pytest.approx(caption.right)
    assert [each.page for each in captions] == [1] * 10 + [2] * 10
    assert drawn.pages == 6
    four = Drawn(PairingsSheet("Open", 2, tables(4)))
    assert {each.size for each in four.cells if each.text.endswith("min")} == {20}
    five = Drawn(PairingsSheet("Open", 2, tables(5)))
    assert {each.size for each in five.cells if each.text.endswith("min")} == {16}


def test_a_long_name_grows_smaller_then_takes_more_lines():
    drawn = Drawn(PairingsSheet("Open", 1, (PairedTable("Table 1", (LONG, "x" * 60, "Bo")),), (LONG, LONG + "!")))
    shown = [each for each in drawn.cells if each.page == 1 and each.x > 14 and "page" not in each.text]
    assert shown[0].size == 15
    lines = [each for each in shown if each.size == 15]
    assert " ".join(words(lines)).replace("x x", "xx") == f"{LONG} {'x' * 60}"
    assert {each.x for each in lines} == {24}
    for one, other in pairwise(lines):
        assert other.y >= one.end - NEAR
    smaller = Drawn(PairingsSheet("Open", 1, (PairedTable("Table 1", ("y" * 44, "y" * 48, "Bo")),)))
    assert next(each for each in smaller.cells if each.text == "y" * 44).size == 18
    assert next(each for each in smaller.cells if each.text == "y" * 48).size == 16


@rule("TR-5.3")
def test_a_slip_has_a_frame_for_each_figure_and_is_cut_along_a_line():
    drawn = Drawn(ResultSlips("Open", 2, (*tables(2), PairedTable("Table 3", (LONG, "Ann", "Bo")))))
    assert drawn.page.w > drawn.page.h
    titles = [each for each in drawn.cells if each.text.startswith("Round 2 · Table")]
    assert words(titles) == [*(f"Round 2 · Table {number} · 85 min" for number in range(1, 3)), "Round 2 · Table 3"]
    assert {(each.x, each.size, each.bold) for each in titles} == {(14, 16, True)}
    assert [each.page for each in titles] == [1, 1, 2]
    heads = [row for row in drawn.rows() if row[0].text == "Turn"]
    assert len(drawn.strokes) == len(slip.COLUMNS) * (3 + 11) + 3
    frames = [each for each in drawn.strokes if each.end > each.y]
    cuts = [each for each in drawn.strokes if each.end == each.y]
    assert {(each.x, each.right == drawn.page.w, each.dashed) for each in cuts} == {(0, True, True)}
    assert {(each.grey, each.weight, each.dashed) for each in frames} == {(0, 0.25, False)}
    assert {each.size for each in drawn.cells if each.text == "a1"} == {14}
    by_row = [frames[at : at + len(slip.COLUMNS)] for at in range(0, len(frames), len(slip.COLUMNS))]
    for row in by_row:
        assert [each.x for each in row] == [each.x for each in by_row[0]]
        assert {each.y for each in row} == {row[0].y}
        assert {each.end for each in row} == {row[0].end}
        assert row[0].x == 14
        assert row[-1].right == pytest.approx(drawn.page.w - 14)
        assert row[0].end - row[0].y >= 9.5 - NEAR
        for one, other in pairwise(row):
            assert one.right == pytest.approx(other.x)
    for one, other in pairwise(by_row):
        assert other[0].y >= one[0].end - NEAR or other[0].page > one[0].page
    columns = [each for each in drawn.cells if each.bold and each.size <= 8]
    assert " ".join(words(columns)).count("Signature") == 3
    assert heads == [] or all(each.bold for row in heads for each in row)
    for number, row in enumerate(by_row):
        for each in row:
            inside = [c for c in drawn.cells if c.page == each.page and each.x < c.x and c.right < each.right]
            inside = [c for c in inside if each.y <= c.y + NEAR and c.end <= each.end + NEAR]
            assert inside, f"the frame {number} has no text of its own"
            above, below = inside[0].y - each.y, each.end - inside[-1].end
            assert above == pytest.approx(below)
    turns = [each.text for each in drawn.cells if each.text in ("1", "2", "3", "4")]
    assert turns == [*"1234"] * 2 + [*"123"]
    boxes = [each for each in drawn.cells if each.text == "☐"]
    assert len(boxes) == 11
    assert {each.x - 1.2 for each in boxes} == {by_row[0][2].x}
    ticked = "     ".join(f"☐ {box}" for box in slip.BOXES)
    for title, boxes_line, cut in zip(titles, [each for each in drawn.cells if each.text == ticked], cuts, strict=True):
        assert title.page == boxes_line.page == cut.page
        assert title.y < boxes_line.y < cut.y
        assert boxes_line.size == 11
    helps = [each for each in drawn.cells if each.size < 8.1 and each.grey > 0]
    assert " ".join(words(helps)).count("Sites short: only if time was called") == 3
    events = [each for each in drawn.cells if each.text == "Open"]
    assert [each.size for each in events] == [9] * 3
    for cut, each in zip([each for each in cuts if each.page == 1][:1], events[1:2], strict=True):
        assert each.y > cut.y


def test_standings_have_their_head_on_each_page():
    rows = tuple(StandingsRow(str(n), f"Player {n}", ("8", "21")) for n in range(1, 61))
    sheet = StandingsSheet("Open", "after round 3", ("MP", "GP"), rows, "A note.", ("Reason one.", "Reason two."))
    drawn = Drawn(sheet)
    lines = [row for row in drawn.rows() if len(row) == 4]
    heads = [row for row in lines if row[0].text == "Rank"]
    assert [row[0].page for row in heads] == list(range(1, drawn.pages + 1))
    assert drawn.pages == 3
    for row in lines:
        assert [each.x for each in row] == [each.x for each in lines[0]]
        assert [each.align for each in row] == ["L", "L", "R", "R"]
        if row in heads:
            assert [(each.bold, each.size) for each in row] == [(True, 11)] * 4
        else:
            assert [each.bold for each in row] == [False, True, False, False]
            assert {each.size for each in row} == {15}
    assert [words(row) for row in lines if row not in heads] == [[r.rank, r.player, *r.values] for r in rows]
    rank, name, first, second = lines[0]
    assert (round(rank.w + 2.4), round(first.w + 2.4), round(second.w + 2.4)) == (18, 22, 22)
    assert name.w > 100
    assert round(second.right + 1.2) == 196
    after = drawn.body(drawn.pages)[-3:]
    assert words(after) == ["A note.", "Reason one.", "Reason two."]
    assert {(each.x, each.size, each.grey > 0) for each in after} == {(14, 11, True)}
    many = Drawn(StandingsSheet("Open", "", tuple("abcdefgh"), (StandingsRow("1", LONG, ("1",) * 8),)))
    wide = next(row for row in many.rows() if len(row) >= 10)
    assert round(wide[2].w + 2.4, 1) == 13.0  # so that the name keeps 60 mm
    assert round(wide[1].w + 2.4) == 60


def test_many_reasons_go_on_over_the_pages():
    reasons = tuple(f"Reason {number}." for number in range(1, 101))
    drawn = Drawn(StandingsSheet("Open", "", ("MP",), (StandingsRow("1", "Ann", ("4",)),), "", reasons))
    assert [each.text for each in drawn.cells if each.text.startswith("Reason")] == list(reasons)
    assert drawn.pages == 3


def test_tables_of_a_league_have_captions_and_stand_apart():
    plain = PaperTable("The weeks", ("Week", "Day"), (("1", "Monday"), ("2", "Tuesday")))
    named = PaperTable(
        "Standings", ("Rank", "Player", "MP"), (("1", "Ann", "4"),), frozenset({"MP"}), "Player", (1, 4, 1)
    )
    notes = tuple(f"Note {number}." for number in range(60))
    drawn = Drawn(TablesSheet("League", "Week 2", (named, plain, *[plain] * 5), notes))
    caption = drawn.find("Standings")
    assert (caption.size, caption.bold, caption.x) == (16, True, 14)
    lines = [row for row in drawn.rows() if len(row) == 3]
    assert [words(row) for row in lines] == [["Rank", "Player", "MP"], ["1", "Ann", "4"]]
    assert [each.align for each in lines[1]] == ["L", "L", "R"]
    assert [each.bold for each in lines[1]] == [False, True, False]
    assert [round(each.w + 2.4, 1) for each in lines[1]] == [30.3, 121.3, 30.3]
    pairs = [row for row in drawn.rows() if len(row) == 2 and row[0].text in ("Week", "1", "2")]
    assert [words(row) for row in pairs[:3]] == [["Week", "Day"], ["1", "Monday"], ["2", "Tuesday"]]
    assert {each.bold for each in pairs[1]} == {False}
    assert {each.align for row in pairs for each in row} == {"L"}
    assert {each.size for each in pairs[1]} == {12}
    assert [round(each.w + 2.4) for each in pairs[0]] == [91, 91]
    seconds = [each for each in drawn.cells if each.text == "The weeks"]
    assert seconds[0].y > lines[1][0].end + 5
    for each in seconds:
        below = next(row for row in pairs if row[0].page == each.page and row[0].y > each.y)
        assert words(below) == ["Week", "Day"]
        assert below[0].y > each.end
    shown = [each for each in drawn.cells if each.text.startswith("Note")]
    assert words(shown) == list(notes)
    assert {(each.x, each.size, each.grey > 0) for each in shown} == {(14, 11, True)}
    assert drawn.pages == 3


@rule("TR-3.0.a")
def test_a_deck_is_ticked_off_card_by_card_and_signed():
    lines = tuple(DeckLine(1 + number % 5, f"Card {number}", "Event") for number in range(50))
    findings = ("Six copies of Nine Cuts.", "Too few cards. " * 12, *(f"Finding {number}." for number in range(30)))
    drawn = Drawn(DeckChecklist("Open", "Ann", "Monks", lines, findings))
    assert drawn.find("Monks: 150 cards").size == 14
    assert drawn.find("Found by the check").bold
    assert drawn.find("Found by the check").size == 13
    found = [each for each in drawn.cells if each.text.startswith("• ")]
    assert len(found) == 32
    assert {each.x for each in found} == {20}
    assert found[0].size == 12
    rows = [row for row in drawn.rows() if len(row) == 4]
    heads = [row for row in rows if row[0].text == "Seen"]
    assert words(heads[0]) == ["Seen", "Copies", "Card", "Type"]
    cards = [row for row in rows if row not in heads]
    assert [words(row) for row in cards] == [["☐", str(each.copies), each.title, each.kind] for each in lines]
    for row in cards:
        assert [each.x for each in row] == [each.x for each in heads[0]]
        assert [each.align for each in row] == ["L", "R", "L", "L"]
        assert [each.bold for each in row] == [False, False, True, False]
        assert {each.size for each in row} == {12}
    assert [round(each.w + 2.4) for each in cards[0]] == [16, 18, 100, 48]
    sign = drawn.cells[-2]
    assert sign.text.startswith("Checked by: ____")
    assert sign.y > cards[-1][0].end + 9
    assert (sign.x, sign.size, sign.bold) == (14, 11, False)
    assert drawn.pages == 3
    plain = Drawn(DeckChecklist("Open", "Ann", "Monks", lines[:2]))
    assert not [each for each in plain.cells if "Found" in each.text]


def test_sheets_follow_each_other_each_with_its_title_and_foot():
    one = StandingsSheet("Open", "after round 1", (), (StandingsRow("1", "Ann", ()),))
    two = StandingsSheet("Open", "after round 2", (), (StandingsRow("1", "Ann", ()),))
    drawn = Drawn(one, two, PairingsSheet("Open", 3, tables(1)), size=PageSize.LETTER)
    assert [each.grey for each in drawn.strokes if each.page == 3] == [0]
    assert [words(drawn.body(page, 0)[:2]) for page in (1, 2)] == [
        ["Open", "Standings after round 1"],
        ["Open", "Standings after round 2"],
    ]
    feet = [each.text for each in drawn.cells if "{nb}" in each.text]
    assert feet[:2] == ["Standings after round 1, page 1 of {nb}", "Standings after round 2, page 2 of {nb}"]
    assert feet[2:] == ["Round 3: pairings, page 3 of {nb}", "Round 3: pairings, page 4 of {nb}"]
    assert round(drawn.page.w) == 216


def test_the_file_says_what_it_is():
    sheet = StandingsSheet("Open", "after round 1", (), ())
    reader = PdfReader(BytesIO(paper.pdf(sheet)))
    about = reader.metadata
    assert (about.title, about.creator) == ("Standings after round 1 - Open", "Kwoon")
    assert about.creation_date == datetime(2000, 1, 1, tzinfo=UTC)
    assert reader.trailer["/Root"]["/Lang"] == "en"
