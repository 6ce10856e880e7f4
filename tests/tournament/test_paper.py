"""The director's papers, as PDF and as HTML."""

from datetime import UTC, datetime
from html.parser import HTMLParser
from io import BytesIO

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
    html,
    pdf,
    unprintable,
)
from tests.rules import rule

LONG = "Bartholomew Featherstonehaugh-Cholmondeley the Third of the Netherworld"
WORD = "Averyveryveryveryveryveryverylongnamewithoutanyspaceatallinit"
NAMES = ("Zoë Åström", "Łukasz Żółć", "Владимир", "Ελένη", "Nguyễn Thị Minh", LONG, WORD, "O'Brien & <Sons>")
TABLES = (
    PairedTable("Table 1", NAMES[:4], 85, why="They have not met before."),
    PairedTable("Table 2", NAMES[4:7], 60),
)
PAIRINGS = PairingsSheet("Kowloon Open", 3, TABLES, byes=NAMES[7:], note="Seats in turn order.")
SLIPS = ResultSlips("Kowloon Open", 3, TABLES)
STANDINGS = StandingsSheet(
    "Kowloon Open",
    "after round 3",
    ("Match points", "Game points"),
    tuple(StandingsRow(str(rank), name, ("8", "21")) for rank, name in enumerate(NAMES, 1)),
)
DECK = DeckChecklist(
    "Kowloon Open",
    LONG,
    "Monks & guns",
    (DeckLine(5, "Möbius Portal", "Site"), DeckLine(6, "Nine Cuts", "Event")),
    ("Six copies of Nine Cuts: five are allowed (TR-3.0.a).",),
)
SHEETS = {"pairings": PAIRINGS, "slips": SLIPS, "standings": STANDINGS, "deck": DECK}
each_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS.keys())


def squeezed(text):
    """Without spaces, so that a name broken over lines is still found."""
    return "".join(text.split())


def words_of(data):
    return squeezed("".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages))


class Outline(HTMLParser):
    """The tags of a page that matter for who hears it read."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.tables, self.captions, self.unscoped = [], [], 0, 0, 0
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self.tables += tag == "table"
        self.captions += tag == "caption"
        self.unscoped += tag == "th" and "scope" not in dict(attrs)
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@each_sheet
def test_every_name_is_whole_in_the_pdf(sheet):
    words = words_of(pdf(sheet))
    names = [LONG, "Möbius Portal"] if sheet is DECK else NAMES
    if sheet is SLIPS:
        names = NAMES[:7]
    for name in names:
        assert squeezed(name) in words


@each_sheet
def test_every_name_is_in_the_html(sheet):
    text = Outline(html(sheet)).text
    for name in [LONG] if sheet is DECK else NAMES[:7]:
        assert name in text


@each_sheet
def test_the_html_is_accessible(sheet):
    page = Outline(html(sheet, lang="de"))
    assert page.open == []
    assert page.tables == page.captions > 0
    assert page.unscoped == 0
    assert ("html", {"lang": "de"}) in page.tags
    assert [tag for tag, _ in page.tags].count("h1") == 1
    assert "@media print" in html(sheet)


def test_the_same_sheet_gives_the_same_bytes():
    made = datetime(2026, 5, 1, 10, 0, tzinfo=UTC)
    assert pdf(STANDINGS, made=made) == pdf(STANDINGS, made=made)
    assert b"20260501" in pdf(STANDINGS, made=made)


def test_a_name_from_right_to_left_is_whole():
    sheet = ResultSlips("Open", 1, (PairedTable("Table 1", ("שרה כהן", "Ann", "Bo")),))
    letters = words_of(pdf(sheet))
    assert set("שרהכהן") <= set(letters)


def test_names_are_escaped():
    page = html(PairingsSheet("<b>", 1, (PairedTable("<i>", ("<script>", "a", "b")),)))
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert "<i>" not in page


def test_the_pairings_are_also_by_name():
    assert [name for name, _ in PAIRINGS.seats][:3] == [WORD, LONG, "Nguyễn Thị Minh"]
    assert dict(PAIRINGS.seats)["O'Brien & <Sons>"] == "Bye"
    assert "Findyourname" in words_of(pdf(PAIRINGS))


@rule("TR-5.0.b", "TR-5.0.c")
def test_the_pairings_say_the_time_limit():
    words = words_of(pdf(PAIRINGS))
    assert "Table1·85min" in words
    assert "Table2·60min" in words


def test_the_event_fits_any_number_of_tables():
    tables = tuple(PairedTable(f"Table {each}", (f"a{each}", f"b{each}", f"c{each}")) for each in range(1, 21))
    many = PdfReader(BytesIO(pdf(PairingsSheet("Large", 1, tables))))
    assert len(many.pages) > 2
    text = words_of(pdf(ResultSlips("Large", 1, tables), size=PageSize.LETTER))
    assert all(f"Round1·Table{each}" in text for each in range(1, 21))


def test_a_page_of_letter_size():
    page = PdfReader(BytesIO(pdf(STANDINGS, size=PageSize.LETTER))).pages[0]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (612, 792)


def test_a_sign_without_a_glyph_is_told_and_shown_as_a_box():
    sheet = ResultSlips("Open", 1, (PairedTable("Table 1", ("李小龍", "Ann", "Bo")),))
    assert unprintable(sheet) == ("小", "李", "龍")
    assert unprintable(PAIRINGS) == ()
    assert "□□□" in words_of(pdf(sheet))
    assert "李小龍" in html(sheet)


def test_an_empty_deck_and_an_event_without_tables_are_papers_too():
    assert pdf(DeckChecklist("Open", "Ann", "Empty", ())).startswith(b"%PDF")
    assert pdf(PairingsSheet("Open", 1, ())).startswith(b"%PDF")
    assert pdf(StandingsSheet("Open", "at the start", (), ())).startswith(b"%PDF")


def test_standings_need_a_value_for_each_column():
    with pytest.raises(ValueError, match="Ann has 1 values, but the sheet has 2 columns"):
        StandingsSheet("Open", "", ("a", "b"), (StandingsRow("1", "Ann", ("4",)),))
