"""Papers at the edge of a page and of a line: nothing is torn, nothing is smaller than it must be, no sign is lost."""

from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from pypdf import PdfReader

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Stage
from kwoon.tournament.papers import (
    DeckChecklist,
    DeckLine,
    PairedTable,
    PairingsSheet,
    PaperTable,
    ResultSlips,
    StandingsRow,
    StandingsSheet,
    TablesSheet,
    html,
    unprintable,
)
from kwoon.tournament.papers import of_event as papers
from kwoon.tournament.papers.model import plain, texts
from kwoon.tournament.results import slip
from tests.rules import rule
from tests.tournament.events import event
from tests.tournament.test_proofs_paper import LONG, NEAR, Drawn, paper, tables, words


def page() -> "paper.Page":  # type: ignore[name-defined]
    return paper.Page("Open", "Round 1")


# --- one line


@rule("TR-5.0.c")
def test_a_text_keeps_its_size_as_long_as_it_fits_to_a_hair():
    sheet = page()
    for bold in (False, True):
        sheet.pen(20, bold)
        width = sheet.get_string_width("Ann Lee") + 2 * sheet.c_margin + 0.1
        assert sheet.fitted("Ann Lee", width, 20, bold) == (20, ["Ann Lee"])
        assert sheet.fitted("Ann Lee", width - 0.05, 20, bold) == (18, ["Ann Lee"])
        assert sheet.fitted("Ann Lee", width * 0.85, 20, bold) == (16, ["Ann Lee"])
        assert sheet.fitted("Ann Lee", width * 0.78, 20, bold) == (15, ["Ann Lee"])
        assert sheet.fitted("Ann Lee", width * 0.7, 20, bold) == (15, ["Ann", "Lee"])
    assert sheet.fitted("Ann\nLee", 100, 20, False) == (15, ["Ann", "Lee"])
    assert sheet.fitted("  ", 100, 20, False) == (20, [""])
    assert sheet.height("Ann", 100, 20) == pytest.approx(20 * 0.3528 * 1.25)
    assert sheet.height("Ann\nLee", 100, 20) == pytest.approx(2 * 15 * 0.3528 * 1.25)


@rule("TR-5.0.c")
def test_what_fits_a_page_exactly_stays_on_it():
    sheet = page()
    sheet.set_y(0)
    assert sheet.room(sheet.bottom)
    assert sheet.page_no() == 1
    sheet.set_y(0)
    assert not sheet.room(sheet.bottom + 0.01)
    assert sheet.page_no() == 2
    sheet.set_y(100)
    assert sheet.room(sheet.bottom - 101)
    assert sheet.page_no() == 2


@rule("TR-5.3")
def test_a_row_of_a_slip_is_higher_only_where_a_name_takes_two_lines():
    names = [("Mabel Featherstone of Ayr" + "x" * 20)[:length] for length in range(14, 34)]
    sheet = ResultSlips("Open", 1, tuple(PairedTable("T", tuple(names[at : at + 4])) for at in range(0, 20, 4)))
    drawn = Drawn(sheet)
    frames = [each for each in drawn.strokes if each.end > each.y]
    rows = [frames[at] for at in range(0, len(frames), len(slip.COLUMNS))]
    heights = [round(row.end - row.y, 2) for row in rows if round(row.end - row.y, 2) != 11]
    used = []
    for row in (each for each in rows if round(each.end - each.y, 2) != 11):
        beside = [each for each in drawn.cells if each.page == row.page and row.y <= each.y < row.end]
        used.append(len([each for each in beside if 24 < each.x < 26]))
    assert set(used) == {1, 2}
    assert [height > 9.5 for height in heights] == [count > 1 for count in used]
    assert len(heights) == 20


@rule("TR-5.0.c")
@pytest.mark.parametrize("why", ["", "Strangers.", "They have not met before, and score the same. " * 6])
@pytest.mark.parametrize("name", ["Table 1", "The table beside the window that looks out over the harbour"])
def test_the_room_kept_for_a_table_is_what_it_takes(why, name):
    sheet = page()
    for players in (("Ann", "Bo"), (LONG, "Ann", LONG), ("y" * 43, "y" * 44, "y" * 45, "y" * 46)):
        table = PairedTable(name, players, 85, why)
        for width in (87.0, 182.0):
            sheet.add_page()
            before = sheet.get_y()
            kept = paper._table_height(sheet, table, width, 16.0)
            paper._table(sheet, table, width, 16.0)
            took = sheet.get_y() - before
            assert took <= kept <= took + 4


@rule("TR-5.3")
def test_the_room_kept_for_a_slip_is_what_it_takes_down_to_the_cut():
    for players in (("Ann", "Bo"), (LONG, "Ann", LONG), ("Ann", "Bo", "Cy", "Di", "Ed")):
        drawn = Drawn(ResultSlips("Open", 1, (PairedTable("Table 1", players, 85),)))
        (cut,) = [each for each in drawn.strokes if each.end == each.y]
        sheet = paper.Page("Open", "", headed=False, wide=True)
        frames = [each for each in drawn.strokes if each.end > each.y][: len(slip.COLUMNS)]
        widths = [each.right - each.x for each in frames]
        kept = paper._slip_height(sheet, PairedTable("Table 1", players, 85), widths)
        took = cut.y - drawn.cells[0].y
        assert took <= kept <= took + 4


def one_line(sheet: "paper.Page", name: str, size: float, bold: bool = False) -> float:  # type: ignore[name-defined]
    """The width of a place in which this name is one line at this size, and hardly more."""
    sheet.pen(size, bold)
    return float(sheet.get_string_width(name) + 2 * sheet.c_margin + 0.2)


@rule("TR-5.0.c")
def test_the_room_kept_for_a_table_is_as_much_more_than_it_takes_whatever_just_fits_it():
    sheet = page()
    name, why = "Bartholomew Featherstonehaugh", "None of the four have met each other yet"
    spare = set()
    for width in (one_line(sheet, name, 16) + 10, one_line(sheet, name, 12) + 10, one_line(sheet, why, 10)):
        for players in (("Ann", "Bo"), (name,) * 4, (name + "s",) * 4):
            for reason in ("", "Strangers.", why, why * 3):
                table = PairedTable("Table 1", players, 85, reason)
                sheet.add_page()
                before = sheet.get_y()
                kept = paper._table_height(sheet, table, width, 16.0)
                paper._table(sheet, table, width, 16.0)
                spare.add(round(kept - (sheet.get_y() - before), 3))
    assert len(spare) == 1


@rule("TR-5.3")
def test_a_row_of_a_slip_stays_low_as_long_as_its_name_just_fits_on_a_line():
    sheet = page()
    name = "Bartholomew Featherstonehaugh"
    for size in (14, 14 * 0.75):
        width = one_line(sheet, name, size) + 2 * paper.PAD
        assert paper._line_height(sheet, name, (10.0, width)) == 9.5
    assert paper._line_height(sheet, name + "i", (10.0, width)) > 9.5


@rule("TR-6.2.a")
@pytest.mark.parametrize("pad", [1.2, 0.5])
def test_the_room_kept_for_a_row_is_what_it_takes(pad):
    kept, ends = [], []

    class Watched(paper.Page):  # type: ignore[name-defined, misc]
        def room(self, height: float) -> bool:
            kept.append(self.get_y() + height)
            return bool(super().room(height))

        def rule(self, y: float, weight: float = 0.2, colour: int = 150) -> None:
            ends.append(y)
            super().rule(y, weight, colour)

    sheet = Watched("Open", "Standings")
    name = "Bartholomew Featherstonehaugh"
    width = one_line(sheet, name, 15 * 0.75, bold=True) + 2 * paper.PAD
    rows = [("1", "Bo"), ("2", name), ("3", name + "i"), ("4", LONG)]
    paper._grid(sheet, ("Rank", "Player"), (18.0, width), rows, size=15, bold=1, pad=pad)
    assert ends[1:] == pytest.approx(kept)


# --- what stands apart


def test_there_is_white_between_what_is_not_the_same():
    """Below a title, a caption and a table, and between names: more than lies between two lines of one text."""
    pairings = Drawn(PairingsSheet("Open", 1, tables(1)))
    title, caption = pairings.body(1, 1)[:2]
    assert caption.y > title.end + 2
    names = [each for each in pairings.body() if each.text in ("a1", "b1", "c1", "d1")]
    assert all(below.y > above.end + 1 for above, below in pairwise(names))
    find, player = pairings.body(2)[:2]
    assert player.y > find.end + 2

    rows = (StandingsRow("1", "Ann", ("4",)),)
    standings = Drawn(StandingsSheet("Open", "", ("MP",), rows, "A note.", ("Reason one.", "Reason two.")))
    note, reason = standings.find("A note."), standings.find("Reason one.")
    assert note.y > standings.strokes[-1].y + 2
    assert reason.y > note.end + 2

    league = Drawn(TablesSheet("League", "Week 2", (PaperTable("The weeks", ("Week",), (("1",),)),)))
    assert league.find("Week").y > league.find("The weeks").end + 2

    deck = Drawn(DeckChecklist("Open", "Ann", "Monks", (), ("Six copies of Nine Cuts.",)))
    assert deck.find("Found by the check").y > deck.find("Monks: 0 cards").end + 1
    assert deck.find("Seen").y > deck.find("• Six copies of Nine Cuts.").end + 1


@rule("TR-5.3")
def test_what_is_written_on_a_slip_keeps_off_its_frames_and_the_cut_which_is_paler():
    drawn = Drawn(ResultSlips("Open", 1, tables(1)))
    frames = [each for each in drawn.strokes if each.end > each.y]
    (cut,) = [each for each in drawn.strokes if each.end == each.y]
    (boxes,) = [each for each in drawn.cells if each.text.startswith(f"☐ {slip.BOXES[0]}")]
    last = [each for each in drawn.cells if not each.text.endswith("of {nb}")][-1]
    assert boxes.y > frames[-1].end + 1
    assert cut.y > last.end + 1
    assert {each.grey for each in frames} == {0}
    assert cut.grey > 50


# --- where a page ends


@rule("TR-8.3.a")
def test_byes_and_a_note_are_not_torn_by_the_end_of_a_page():
    byes = tuple(f"Featherstonehaugh {number}" for number in range(9))
    drawn = Drawn(PairingsSheet("Open", 1, tables(4), byes, "Seats in turn order. " * 30))
    found = [each for each in drawn.cells if each.x == 14 and ("Feather" in each.text or "Seats" in each.text)]
    found = [each for each in found if each.page < 3]
    assert {each.page for each in found} == {2}
    assert [each.bold for each in found] == sorted((each.bold for each in found), reverse=True)
    assert found[0].text.startswith("Bye: Featherstonehaugh 0,")
    few = Drawn(PairingsSheet("Open", 1, tables(4), ("zed",), "Seats in turn order. " * 30))
    note = [each for each in few.cells if "Seats" in each.text]
    assert few.find("Bye: zed").page == 1
    assert {each.page for each in note} == {2}
    assert len(note) > 1
    assert not any(each.bold for each in note)


@rule("TR-8.3.a", "TR-5.0.c")
def test_a_row_of_tables_begins_below_the_longer_one_before():
    uneven = tuple(
        PairedTable(f"Table {number}", tuple("abcd") if number % 2 == 0 else ("a", "b")) for number in range(5)
    )
    drawn = Drawn(PairingsSheet("Open", 1, uneven, ("zed",)))
    captions = [each for each in drawn.cells if each.text.startswith("Table") and each.page == 1 and each.bold]
    lasts = [each for each in drawn.cells if each.text == "d" and each.page == 1]
    assert [each.x for each in captions] == [14, captions[1].x, 14, captions[1].x, 14]
    for last, caption in zip(lasts, captions[2::2], strict=False):
        assert caption.y > last.end + 2
    assert (drawn.find("Bye: zed").x, drawn.find("Bye: zed").y > lasts[-1].end) == (14, True)


@rule("TR-6.2.a")
def test_a_row_of_a_name_that_takes_two_lines_is_not_torn():
    """Six short names, then such as stay on one line in plain letters or in a wider column, and not in bold here."""
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", *["Mabel Featherstonehaugh-Cholmondeley of the Neth"] * 20]
    rows = tuple(StandingsRow(str(number), name, ("8", "21")) for number, name in enumerate(names, 1))
    drawn = Drawn(StandingsSheet("Open", "after round 3", ("MP", "GP"), rows))
    halves = [each for each in drawn.cells if each.text.startswith(("Mabel", "Neth"))]
    assert len(halves) == 40
    assert drawn.pages == 2
    for one, other in zip(halves[::2], halves[1::2], strict=True):
        assert (one.page, one.x, other.text) == (other.page, other.x, "Neth")


@rule("TR-3.0.a")
def test_findings_of_a_deck_are_not_torn():
    finding = "There are six copies of this card, and a deck has at most five of them, whatever they are called"
    finding += " and whoever"
    drawn = Drawn(DeckChecklist("Open", "Ann", "Monks", (), (finding,) * 34))
    lines = [each for each in drawn.cells if each.x == 20]
    assert len(lines) == 68
    assert drawn.pages == 2
    for one, other in zip(lines[::2], lines[1::2], strict=True):
        assert one.text.startswith("• There")
        assert one.page == other.page
    assert drawn.find("Seen").x == pytest.approx(14 + 1.2)


@rule("TR-6.2.a")
def test_a_note_that_is_longer_than_a_page_goes_on():
    long = StandingsSheet("Open", "", ("MP",), (StandingsRow("1", "Ann", ("4",)),), "word\n" * 140)
    found = [each.extract_text() for each in PdfReader(BytesIO(paper.pdf(long))).pages]
    assert [text.count("word") for text in found] == [0, 66, 66, 8]


@rule("TR-A2.c")
def test_the_caption_of_a_table_stands_on_the_page_of_its_first_row():
    for count in (24, 27, 29):
        rows = tuple((str(number), "Monday") for number in range(count))
        first = PaperTable("First", ("Week", "Day"), rows)
        drawn = Drawn(TablesSheet("League", "Week 2", (first, PaperTable("Second", ("Week", "Day"), rows[:2]))))
        caption = drawn.find("Second")
        below = [each for each in drawn.cells if each.page == caption.page and each.y > caption.y]
        assert words(below)[:4] == ["Week", "Day", "0", "Monday"]


@rule("TR-3.0.a")
def test_the_place_to_sign_stands_on_one_page_below_the_cards():
    for cards in (33, 34):
        lines = tuple(DeckLine(1, f"Card {number}", "Event") for number in range(cards))
        drawn = Drawn(DeckChecklist("Open", "Ann", "Monks", lines))
        sign = drawn.cells[-2]
        assert sign.text.startswith("Checked by: ____")
        assert sign.end <= drawn.page.h - 20 + NEAR


# --- signs


@pytest.fixture
def chinese(tmp_path: Path) -> Path:
    """A font of a single sign that the built-in one lacks."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.lineTo((0, 500))
    pen.lineTo((500, 500))
    pen.closePath()
    box = pen.glyph()
    made = FontBuilder(1000)
    made.setupGlyphOrder([".notdef", "middle"])
    made.setupCharacterMap({0x4E2D: "middle"})
    made.setupGlyf({".notdef": box, "middle": box})
    made.setupHorizontalMetrics({".notdef": (600, 0), "middle": (600, 0)})
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": "Middle", "styleName": "Regular"})
    made.setupOS2(sTypoAscender=800, usWinAscent=800, usWinDescent=200)
    made.setupPost()
    made.save(tmp_path / "middle.ttf")
    return tmp_path / "middle.ttf"


def test_a_sign_that_the_font_lacks_is_a_box_and_a_font_that_is_given_has_it(chinese: Path) -> None:
    sheet = StandingsSheet("Open", "after round 1", (), (StandingsRow("1", "Ann 中 Lee", ()),))
    assert unprintable(sheet) == ("中",)
    assert unprintable(sheet, fonts=[chinese]) == ()
    both = StandingsSheet("Open 文", "", (), (StandingsRow("1", "中中", ()),))
    assert unprintable(both) == ("中", "文")
    assert unprintable(both, fonts=[chinese]) == ("文",)
    assert "Ann □ Lee" in PdfReader(BytesIO(paper.pdf(sheet))).pages[0].extract_text()
    with_it = PdfReader(BytesIO(paper.pdf(sheet, fonts=[chinese]))).pages[0].extract_text()
    assert "Ann 中 Lee" in with_it
    plain_text = StandingsSheet("Open", "", (), (), "A 中 note.")
    assert "A 中 note." in PdfReader(BytesIO(paper.pdf(plain_text, fonts=[chinese]))).pages[0].extract_text()


@pytest.mark.parametrize(
    ("name", "shaped"),
    [("Ann", False), ("José", False), ("Zoe\u0301", True), ("דנה", True), ("ليلى", True), ("1984", False)],
)
def test_letters_that_need_it_are_shaped(name: str, shaped: bool) -> None:
    for sheet in (
        StandingsSheet("Open", "", (), (StandingsRow("1", name, ()),)),
        PairingsSheet("Open", 1, (PairedTable("Table 1", ("Ann", "Bob")),), (name,)),
    ):
        drawn = Drawn(sheet)
        assert (drawn.page.text_shaping is not None) is shaped
    assert Drawn(sheet, StandingsSheet("Open", "", (), ())).page.text_shaping == drawn.page.text_shaping


@rule("TR-5.0.c")
def test_names_are_looked_up_without_case_and_accents():
    assert [plain(name) for name in ("Élan", "elan", "ELAN", "Ångström")] == ["elan", "elan", "elan", "angstrom"]
    sheet = PairingsSheet("Open", 1, (PairedTable("T1", ("zed", "Émile")), PairedTable("T2", ("Fay", "eve"))), ("Ann",))
    assert sheet.seats == (("Ann", "Bye"), ("Émile", "T1"), ("eve", "T2"), ("Fay", "T2"), ("zed", "T1"))


def test_every_text_that_came_from_outside_is_looked_at():
    pairing = PairedTable("T1", ("Ann", "Bob"), None, "why")
    assert list(texts(PairingsSheet("Open", 1, (pairing,), ("Cid",), "note"))) == [
        *("Open", "T1", "Ann", "Bob", "why", "Cid", "note"),
    ]
    assert list(texts(ResultSlips("Open", 1, (pairing,)))) == ["Open", "T1", "Ann", "Bob", "why"]
    standing = StandingsSheet("Open", "after", ("MP",), (StandingsRow("1", "Ann", ("4",)),), "note", ("because",))
    assert list(texts(standing)) == ["Open", "after", "MP", "1", "Ann", "4", "note", "because"]
    deck = DeckChecklist("Open", "Ann", "Monks", (DeckLine(2, "Fox Pass", "Edge"),), ("wrong",))
    assert list(texts(deck)) == ["Open", "Ann", "Monks", "wrong", "Fox Pass", "Edge"]
    assert (deck.cards, DeckChecklist("Open", "Ann", "Monks", ()).cards) == (2, 0)
    table = TablesSheet("League", "Week", (PaperTable("Cap", ("A",), (("x",),)),), ("n",))
    assert list(texts(table)) == ["League", "Week", "n", "Cap", "A", "x"]
    with pytest.raises(ValueError, match="Ann has 1 values, but the sheet has 2 columns"):
        StandingsSheet("Open", "", ("MP", "GP"), (StandingsRow("1", "Ann", ("4",)),))
    with pytest.raises(ValueError, match="Cap: a row has 2 cells under 1 columns"):
        PaperTable("Cap", ("A",), (("x", "y"),))
    assert PaperTable("Cap", ("A", "B"), (), widths=(1, 3)).share(100) == (25, 75)
    assert PaperTable("Cap", ("A", "B"), ()).share(100) == (50, 50)


# --- the same in HTML


@rule("TR-5.0.c", "TR-8.3.a")
def test_the_page_of_pairings_says_turn_minutes_reason_and_byes():
    timed, open_end = PairedTable("T1", ("Ann", "Bob"), 45, "old foes"), PairedTable("T2", ("Cid", "Dan"))
    text = html(PairingsSheet("Open", 3, (timed, open_end), ("Eve", "Fay"), "Draw."))
    assert "<caption>T1, 45 minutes</caption>" in text
    assert "<caption>T2</caption>" in text
    assert '<tr><td>1</td><th scope="row"><bdi>Ann</bdi></th></tr>' in text
    assert '<tr><td>2</td><th scope="row"><bdi>Bob</bdi></th></tr>' in text
    assert text.count('class="why"') == 1
    assert '<td colspan="2" class="why">old foes</td>' in text
    assert "<p><strong>Bye:</strong> <bdi>Eve</bdi>, <bdi>Fay</bdi></p>" in text
    assert '<p class="note">Draw.</p>' in text
    assert '<section class="newpage">' not in text
    bare = html(PairingsSheet("Open", 3, (open_end,)))
    assert "Bye:" not in bare
    assert '<p class="note">' not in bare
    assert '<section class="newpage">' in html(PairingsSheet("Open", 3, ()), PairingsSheet("Open", 4, ()))


@rule("TR-5.3")
def test_the_page_of_slips_has_a_box_for_each_figure():
    text = html(ResultSlips("Open", 3, (PairedTable("T1", ("Ann", "Bob")),)))
    assert "<caption>T1, round 3</caption>" in text
    assert text.count('<td class="blank"></td>') == 2 * (len(slip.COLUMNS) - 2)
    assert '<tr><td>1</td><th scope="row"><bdi>Ann</bdi></th>' in text
    assert text.count("☐") == len(slip.BOXES)


@rule("TR-6.2.a", "TR-A2.c", "TR-3.0.a")
def test_the_pages_of_standings_tables_and_decks():
    rows = (StandingsRow("1", "Ann", ("4", "12")),)
    text = html(StandingsSheet("Open", "at the end", ("MP", "GP"), rows, "A note.", ("First.", "Second.")))
    assert '<th scope="col">Rank</th>' in text
    assert '<th scope="col" class="number">MP</th>' in text
    assert '<td class="number">12</td></tr>' in text
    assert "<li>First.</li>\n<li>Second.</li>" in text
    assert '<p class="note">A note.</p>' in text
    bare = html(StandingsSheet("Open", "at the end", ("MP", "GP"), rows))
    assert '"note">' not in bare
    table = PaperTable("Cap", ("Rank", "Player", "MP"), (("1", "Ann", "4"),), frozenset({"MP"}), "Player")
    text = html(TablesSheet("League", "Week", (table,), ("A note.",)))
    assert '<td>1</td>\n<th scope="row"><bdi>Ann</bdi></th>\n<td class="number">4</td>' in text
    assert '<th scope="col" class="number">MP</th>' in text
    assert '<p class="note">A note.</p>' in text
    lines = (DeckLine(2, "Fox Pass", "Edge"), DeckLine(3, "City Park", "Feng Shui Site"))
    text = html(DeckChecklist("Open", "Ann", "Monks", lines, ("Wrong.",)))
    assert "<h2>Found by the check</h2><ul>\n<li>Wrong.</li>" in text
    assert "<caption>Monks: 5 cards</caption>" in text
    assert '<td class="number">2</td><th scope="row">Fox Pass</th><td>Edge</td>' in text
    assert "Found by" not in html(DeckChecklist("Open", "Ann", "Monks", lines))


# --- from the event to the sheet


@rule("TR-4.0.d", "TR-8.3.a", "TR-5.0.c")
def test_the_pairings_of_a_round_are_those_of_the_event():
    hall = event("Ann Bob Cid Dan Eve Fay Gus")
    first = acts.SeatTable(("Ann", "Bob", "Cid"), first="Bob", why="strangers")
    hall.do(acts.Seat(1, (first, acts.SeatTable(("Dan", "Eve", "Fay"), first="Dan", why="equals")), ("Gus",)))
    sheet = papers.pairings(hall.event, hall.event.rounds[0])
    assert (sheet.event, sheet.round, sheet.byes, sheet.note) == ("Spring Open", 1, ("Gus",), "")
    assert sheet.tables == (
        PairedTable("Table 1", ("Bob", "Cid", "Ann"), 60),
        PairedTable("Table 2", ("Dan", "Eve", "Fay"), 60),
    )
    told = papers.pairings(hall.event, hall.event.rounds[0], why=True)
    assert [table.why for table in told.tables] == ["strangers", "equals"]
    slips = papers.slips(hall.event, hall.event.rounds[0])
    assert (slips.event, slips.round, slips.tables) == ("Spring Open", 1, sheet.tables)
    hall.win("Ann")
    hall.win("Dan", 2)
    hall.do(acts.Seat(2, (acts.SeatTable(("Ann", "Bob", "Cid"), first="Bob"), acts.SeatTable(("Dan", "Eve", "Fay")))))
    open_turn = papers.pairings(hall.event, hall.event.rounds[1])
    assert open_turn.note == "Each table draws who takes the first turn (TR-4.0.d)."


@rule("TR-6.2.b", "TR-6.2.d", "TR-6.2.g")
def test_tables_are_called_by_what_they_are_played_for_and_losses_are_told():
    hall = event("Ann Bob Cid Dan Eve Fay", Kind.SWISS_FINAL, rounds=1, lower_table=True, table_size=3)
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=9, Dan=12, Bob=5, Cid=4)
    hall.seat("Ann Dan Bob", "Cid Eve Fay", stages=(Stage.FINAL, Stage.LOWER))
    sheet = papers.pairings(hall.event, hall.event.rounds[1])
    assert [table.name for table in sheet.tables] == ["Final", "Lower table"]
    assert papers.standings(hall.event).note == "Points are of the rounds before the final."
    double = event("Ann Bob Cid Dan Eve Fay", Kind.DOUBLE)
    double.round("Ann Bob Cid", "Dan Eve Fay")
    double.seat("Ann Dan", "Bob Cid", "Eve Fay")
    first, second = double.event.rounds
    assert "With a loss" not in papers.pairings(double.event, first).note
    assert papers.pairings(double.event, second).note.endswith("With a loss: Bob, Cid, Eve, Fay.")
    games = event("Ann Bob Cid", Kind.WHO_WANTS_SOME)
    games.do(acts.Challenge("Ann", ("Bob",)))
    (challenge,) = papers.slips(games.event, games.event.rounds[0]).tables
    assert challenge == PairedTable("Challenge", ("Ann", "Bob"))


@rule("TR-6.2.a", "TR-3.0.f", "TR-8.3.e")
def test_the_standings_of_an_event_say_when_they_are_and_who_is_gone():
    hall = event("Ann Bob Cid Dan Eve")
    hall.do(acts.Register("Fay"))
    before = papers.standings(hall.event)
    assert (before.after, before.note, before.reasons) == (
        "before round 1",
        "",
        tuple(reason for reason in before.reasons if "level with" in reason),
    )
    assert before.columns == ("Match points", "Game points", "Wins", "Byes")
    hall.do(acts.Drop("Eve"))
    hall.round("Ann Bob Cid", byes="Dan", Ann=12, Bob=5)
    hall.seat("Ann Bob Cid Dan")
    during = papers.standings(hall.event)
    assert during.after == "after round 1"
    assert [row.rank for row in during.rows] == ["1", "2", "3", "4"]
    assert during.rows[0].values == ("4", "12", "1", "0")
    assert during.rows[1].values == ("4", "0", "0", "1")
    assert during.reasons[-2:] == ("Eve: dropped before round 1.", "Registered and never came: Fay.")
    hall.win("Bob")
    hall.do(acts.Penalise("Cid", Offence.CHEATING, Sanction.DISQUALIFICATION, "seen", "Hugo"))
    hall.do(acts.Penalise("Ann", Offence.DECK, Sanction.GAME_POINTS, "seen", "Hugo", 2))
    hall.do(acts.Penalise("Bob", Offence.DECK, Sanction.WARNING, "seen", "Hugo"))
    hall.do(acts.Finish())
    done = papers.standings(hall.event)
    assert done.after == "at the end"
    assert done.columns[-1] == "Penalties"
    assert {row.player: row.values[-1] for row in done.rows} == {
        "Ann": "-2 GP",
        "Bob": "",
        "Dan": "",
        "Cid (disqualified)": "",
    }
    assert done.rows[-1].rank == "-"
    assert "Cid: disqualified after round 2." in done.reasons
    assert done.reasons[-1] == "Penalties are taken off already."


@rule("TR-6.2.c")
def test_the_standings_of_an_elimination_have_losses_and_the_round_of_going_out():
    hall = event("Ann Bob Cid Dan Eve Fay", Kind.DOUBLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    sheet = papers.standings(hall.event)
    assert sheet.columns[:2] == ("Losses", "Out in round")
    assert {row.player: row.values[:2] for row in sheet.rows} == {
        **dict.fromkeys(("Ann", "Dan"), ("0", "-")),
        **dict.fromkeys(("Bob", "Cid", "Eve", "Fay"), ("2", "2")),
    }


@rule("TR-3.0.a", "TR-4.0.b")
def test_a_deck_is_listed_by_type_with_its_sites_last():
    hall = event("Ann Bob Cid")
    with pytest.raises(Refused, match="no deck list is registered in this event; `deck` registers one from a file"):
        papers.checklists(hall.event)
    lines = ("2 City Park", "1 Abominable Lab", "5 Fox Pass", "3 Alpha Beast", "1 Blade Palm", "1 Ape Nuts")
    hall.do(acts.RegisterDeck("Ann", DeckList("Mine", lines)))
    hall.do(acts.RegisterDeck("Bob", DeckList("Paper")))
    (sheet,) = papers.checklists(hall.event)
    assert (sheet.event, sheet.player, sheet.deck) == ("Spring Open", "Ann", "Mine (Final Brawl, Classic)")
    assert [(line.copies, line.title, line.kind) for line in sheet.lines] == [
        (3, "Alpha Beast", "Character"),
        (1, "Ape Nuts", "Character"),
        (1, "Blade Palm", "Event"),
        (1, "Abominable Lab", "Site"),
        (2, "City Park", "Feng Shui Site"),
        (5, "Fox Pass", "Feng Shui Site"),
    ]
    assert (sheet.cards, sheet.findings) == (13, ())
    assert papers.checklists(hall.event, ("Ann",)) == (sheet,)
    for name in ("Bob", "Cid"):
        with pytest.raises(Refused, match=f"no deck list of {name} is registered"):
            papers.checklists(hall.event, (name,))
    with pytest.raises(Refused, match="no deck list of Bob is registered"):
        papers.checklists(hall.event, ("Ann", "Bob"))
