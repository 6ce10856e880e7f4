"""The papers as PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from pathlib import Path
from unicodedata import bidirectional, combining

from kwoon.tournament.papers.model import (
    DeckChecklist,
    PairedTable,
    PairingsSheet,
    ResultSlips,
    Sheet,
    StandingsSheet,
    texts,
)
from kwoon.tournament.papers.page import Page
from kwoon.tournament.papers.tables import TablesSheet
from kwoon.tournament.results import slip

PAD = 1.2


class PageSize(Enum):
    """The paper in the printer."""

    A4 = "A4"
    LETTER = "Letter"


def pdf(
    sheet: Sheet,
    *more: Sheet,
    size: PageSize = PageSize.A4,
    made: datetime | None = None,
    fonts: Sequence[Path] = (),
) -> bytes:
    """A sheet, or several, as a PDF file's bytes, the same for the same sheets.

    `made` is the date to write into the file. `fonts` are fonts to fall back on for signs that the built-in
    one lacks (it has Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic letters, but no Chinese,
    Japanese or Korean ones); `unprintable` tells which signs lack.
    """
    headed = not isinstance(sheet, ResultSlips)
    written = [text for each in (sheet, *more) for text in texts(each)]
    # Shaping takes twice the time, so only where a name needs it: right to left, or accents of their own.
    shaped = any(bidirectional(sign) in {"R", "AL"} or combining(sign) for text in written for sign in text)
    page = Page(sheet.event, sheet.title, size.value, made, fonts, headed, shaped, wide=not headed)
    for each in (sheet, *more):
        if each is not sheet:
            page.begin(each.title)
        _draw(page, each)
    return bytes(page.output())


def _draw(page: Page, sheet: Sheet) -> None:
    if isinstance(sheet, PairingsSheet):
        _pairings(page, sheet)
    elif isinstance(sheet, ResultSlips):
        _slips(page, sheet)
    elif isinstance(sheet, StandingsSheet):
        _standings(page, sheet)
    elif isinstance(sheet, TablesSheet):
        _tables(page, sheet)
    else:
        _deck(page, sheet)


def unprintable(*sheets: Sheet, fonts: Sequence[Path] = ()) -> tuple[str, ...]:
    """The signs of these sheets that no font here has; the PDF shows a box for each, the HTML is not concerned."""
    page = Page("", "", fonts=fonts)
    return tuple(sorted({sign for each in sheets for text in texts(each) for sign in text if page.shown(sign) != sign}))


def _pairings(page: Page, sheet: PairingsSheet) -> None:
    """Tables in two columns, large; then everybody by name."""
    columns = 1 if len(sheet.tables) <= 4 else 2
    gap = 8.0
    width = (page.epw - gap * (columns - 1)) / columns
    size = 20.0 if columns == 1 else 16.0
    for start in range(0, len(sheet.tables), columns):
        row = sheet.tables[start : start + columns]
        page.room(max(_table_height(page, table, width, size) for table in row))
        top, lowest = page.get_y(), page.get_y()
        for number, table in enumerate(row):
            page.set_xy(page.l_margin + number * (width + gap), top)
            _table(page, table, width, size)
            lowest = max(lowest, page.get_y())
        page.set_xy(page.l_margin, lowest + 5)
    if sheet.byes:
        page.block("Bye: " + ", ".join(sheet.byes), size, bold=True)
    if sheet.note:
        page.block(sheet.note, 12, colour=60)
    page.add_page()
    _by_name(page, sheet)


def _caption(table: PairedTable) -> str:
    return table.name + (f" · {table.minutes} min" if table.minutes is not None else "")


def _table_height(page: Page, table: PairedTable, width: float, size: float) -> float:
    names = sum(page.height(player, width - 10, size) + PAD for player in table.players)
    why = page.height(table.why, width, 10) if table.why else 0.0
    return page.height(_caption(table), width, size, True) + names + why + 4


def _table(page: Page, table: PairedTable, width: float, size: float) -> None:
    left = page.get_x()
    page.text_in(_caption(table), size, width=width, bold=True)
    page.set_draw_color(0)
    page.set_line_width(0.5)
    page.line(left, page.get_y() + 0.5, left + width, page.get_y() + 0.5)
    page.set_y(page.get_y() + 1.5)
    for turn, player in enumerate(table.players, 1):
        top = page.get_y()
        page.set_xy(left, top)
        page.text_in(str(turn), size, width=10, colour=110)
        page.set_xy(left + 10, top)
        page.text_in(player, size, width=width - 10)
        page.set_y(page.get_y() + PAD)
    if table.why:
        page.set_x(left)
        page.text_in(table.why, 10, width=width, colour=60)


def _by_name(page: Page, sheet: PairingsSheet) -> None:
    page.text_in("Find your name", 18, bold=True)
    page.set_y(page.get_y() + 2)
    longest = max((len(where) for _, where in sheet.seats), default=5)
    where_width = min(40.0, 6 + 3.4 * longest)
    _grid(
        page,
        ("Player", "Table"),
        (page.epw - where_width, where_width),
        [(player, where) for player, where in sheet.seats],
        size=16,
        bold=1,
    )


def _grid(
    page: Page,
    columns: Sequence[str],
    widths: Sequence[float],
    rows: Sequence[Sequence[str]],
    *,
    size: float,
    bold: int = -1,
    pad: float = PAD,
    right: Callable[[int], bool] = lambda column: False,
) -> None:
    """A table with its head again on each page; a row grows as its longest cell needs."""

    def line(cells: Sequence[str], points: float, is_head: bool) -> None:
        top = page.get_y()
        left, lowest = page.l_margin, top
        for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            page.set_xy(left + PAD, top + pad)
            page.text_in(
                cell,
                points,
                width=width - 2 * PAD,
                bold=is_head or number == bold,
                align="R" if right(number) else "L",
            )
            lowest = max(lowest, page.get_y())
            left += width
        page.rule(lowest + pad, 0.5 if is_head else 0.2, 0 if is_head else 150)
        page.set_xy(page.l_margin, lowest + pad)

    def tall(cells: Sequence[str]) -> float:
        return 2 * pad + max(
            page.height(cell, width - 2 * PAD, size, number == bold)
            for number, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )

    line(columns, 11, True)
    for cells in rows:
        if not page.room(tall(cells)):
            line(columns, 11, True)
        line(cells, size, False)


def _slips(page: Page, sheet: ResultSlips) -> None:
    around = (10.0, 13.0, *(15.5 for _ in slip.FIGURES), 17.0, 15.0, 12.0, 44.0)
    widths = (around[0], page.epw - sum(around), *around[1:])
    for number, table in enumerate(sheet.tables):
        if number:
            page.room(_slip_height(page, table, widths))
        _slip(page, sheet, table, widths)


def _slip_height(page: Page, table: PairedTable, widths: Sequence[float]) -> float:
    names = sum(_line_height(page, player, widths) for player in table.players)
    return names + 28 + page.height(_boxes(), page.epw, 11) + page.height(slip.HELP, page.epw, 8)


def _line_height(page: Page, player: str, widths: Sequence[float]) -> float:
    return max(9.5, page.height(player, widths[1] - 2 * PAD, 14) + 3)


def _boxes() -> str:
    return "     ".join(f"☐ {box}" for box in slip.BOXES)


def _slip(page: Page, sheet: ResultSlips, table: PairedTable, widths: Sequence[float]) -> None:
    page.text_in(sheet.event, 9, colour=80)
    page.text_in(f"Round {sheet.round} · {_caption(table)}", 16, bold=True)
    page.set_draw_color(0)
    page.set_line_width(0.25)
    _slip_row(page, slip.COLUMNS, widths, 8, 11.0, bold=True)
    for turn, player in enumerate(table.players, 1):
        cells = (str(turn), player, "☐", *[""] * (len(slip.COLUMNS) - 3))
        _slip_row(page, cells, widths, 14, _line_height(page, player, widths))
    page.set_y(page.get_y() + 2)
    page.text_in(_boxes(), 11)
    page.text_in(slip.HELP, 8, colour=80)
    page.set_y(page.get_y() + 3)
    page.set_draw_color(120)
    page.set_dash_pattern(dash=2, gap=2)
    page.line(0, page.get_y(), page.w, page.get_y())
    page.set_dash_pattern()
    page.set_y(page.get_y() + 4)


def _slip_row(
    page: Page, cells: Sequence[str], widths: Sequence[float], size: float, tall: float, bold: bool = False
) -> None:
    top, left = page.get_y(), page.l_margin
    for cell, width in zip(cells, widths, strict=True):
        page.rect(left, top, width, tall)
        page.set_xy(left + PAD, top + (tall - page.height(cell, width - 2 * PAD, size, bold)) / 2)
        page.text_in(cell, size, width=width - 2 * PAD, bold=bold)
        left += width
    page.set_xy(page.l_margin, top + tall)


def _standings(page: Page, sheet: StandingsSheet) -> None:
    count = len(sheet.columns)
    value = min(22.0, (page.epw - 18 - 60) / count) if count else 0.0
    widths = (18.0, page.epw - 18 - value * count, *[value] * count)
    _grid(
        page,
        ("Rank", "Player", *sheet.columns),
        widths,
        [(row.rank, row.player, *row.values) for row in sheet.rows],
        size=15,
        bold=1,
        right=lambda column: column > 1,
    )
    if sheet.note:
        page.set_y(page.get_y() + 3)
        page.block(sheet.note, 11, colour=60)
    page.set_y(page.get_y() + 3)
    for reason in sheet.reasons:
        page.block(reason, 11, colour=60)


def _tables(page: Page, sheet: TablesSheet) -> None:
    for table in sheet.tables:
        page.room(30)
        page.text_in(table.caption, 16, bold=True)
        page.set_y(page.get_y() + 1)
        _grid(
            page,
            table.columns,
            table.share(page.epw),
            table.rows,
            size=12,
            bold=table.columns.index(table.name) if table.name else -1,
            right=lambda column, table=table: table.columns[column] in table.numbers,  # type: ignore[misc]
        )
        page.set_y(page.get_y() + 6)
    for note in sheet.notes:
        page.block(note, 11, colour=60)


def _deck(page: Page, sheet: DeckChecklist) -> None:
    page.text_in(f"{sheet.deck}: {sheet.cards} cards", 14)
    page.set_y(page.get_y() + 2)
    if sheet.findings:
        page.text_in("Found by the check", 13, bold=True)
        for finding in sheet.findings:
            page.block(f"• {finding}", 12, indent=6)
        page.set_y(page.get_y() + 2)
    _grid(
        page,
        ("Seen", "Copies", "Card", "Type"),
        (16.0, 18.0, page.epw - 16 - 18 - 48, 48.0),
        [("☐", str(line.copies), line.title, line.kind) for line in sheet.lines],
        size=12,
        bold=2,
        pad=0.5,
        right=lambda column: column == 1,
    )
    page.room(20)
    page.set_y(page.get_y() + 10)
    page.pen(11)
    page.cell(0, 6, "Checked by: __________________________     Signature: __________________________")
