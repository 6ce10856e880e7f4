"""The papers as HTML: one page that stands alone, reads well aloud, and prints as well as it shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from kwoon.tournament.papers.model import (
    DeckChecklist,
    PairingsSheet,
    ResultSlips,
    Sheet,
    StandingsSheet,
)
from kwoon.tournament.papers.tables import TablesSheet
from kwoon.tournament.results import slip

CSS = """
:root { color-scheme: light; }
body { font: 1.25rem/1.4 "DejaVu Sans", system-ui, sans-serif; color: #111; background: #fff;
  margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .25rem; }
.event { margin: 0 0 1.5rem; color: #444; }
table { border-collapse: collapse; width: 100%; margin: 0 0 2rem; }
caption { text-align: left; font-weight: bold; font-size: 1.3em; padding: .4rem 0; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid #bbb;
  overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid #111; }
tbody th { font-weight: bold; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 0 2rem; }
.why, .note { color: #444; font-size: .85em; }
.slip { border-bottom: 2px dashed #777; margin-bottom: 2rem; padding-bottom: 1rem; }
.slip td, .slip tbody th { height: 2.4rem; }
.blank { border-left: 1px solid #bbb; min-width: 2.5rem; }
.slip thead th { font-size: .65em; }
.slip td:last-child { min-width: 8rem; }
.findings li { font-weight: bold; }
@media print {
  @page { margin: 14mm; }
  body { margin: 0; max-width: none; padding: 0; font-size: 13pt; }
  thead { display: table-header-group; }
  tr, .slip, .tables > table { break-inside: avoid; }
  .newpage { break-before: page; }
}
"""


def html(sheet: Sheet, *more: Sheet, lang: str = "en") -> str:
    """A whole page for a sheet, or for several one after the other."""
    title = escape(sheet.title)
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{escape(lang)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title} - {escape(sheet.event)}</title>",
            f"<style>{CSS}</style>",
            "</head>",
            "<body>",
            "<main>",
            *(line for each in (sheet, *more) for line in _section(each, each is not sheet)),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _section(sheet: Sheet, follows: bool) -> Iterator[str]:
    yield '<section class="newpage">' if follows else "<section>"
    yield f"<h1>{escape(sheet.title)}</h1>"
    yield f'<p class="event">{escape(sheet.event)}</p>'
    if isinstance(sheet, PairingsSheet):
        yield from _pairings(sheet)
    elif isinstance(sheet, ResultSlips):
        yield from _slips(sheet)
    elif isinstance(sheet, StandingsSheet):
        yield from _standings(sheet)
    elif isinstance(sheet, TablesSheet):
        yield from _tables(sheet)
    else:
        yield from _deck(sheet)
    yield "</section>"


def _name(text: str) -> str:
    """A name in its own direction, so that a right-to-left one does not turn its neighbours around."""
    return f"<bdi>{escape(text)}</bdi>"


def _head(columns: Sequence[str], numbers: Iterable[str] = ()) -> Iterator[str]:
    yield "<thead><tr>"
    for column in columns:
        right = ' class="number"' if column in numbers else ""
        yield f'<th scope="col"{right}>{escape(column)}</th>'
    yield "</tr></thead>"


def _pairings(sheet: PairingsSheet) -> Iterator[str]:
    yield '<div class="tables">'
    for table in sheet.tables:
        yield "<table>"
        minutes = f", {table.minutes} minutes" if table.minutes is not None else ""
        yield f"<caption>{escape(table.name)}{minutes}</caption>"
        yield from _head(("Turn", "Player"))
        yield "<tbody>"
        for turn, player in enumerate(table.players, 1):
            yield f'<tr><td>{turn}</td><th scope="row">{_name(player)}</th></tr>'
        yield "</tbody>"
        if table.why:
            yield f'<tfoot><tr><td colspan="2" class="why">{escape(table.why)}</td></tr></tfoot>'
        yield "</table>"
    yield "</div>"
    if sheet.byes:
        yield f"<p><strong>Bye:</strong> {', '.join(_name(player) for player in sheet.byes)}</p>"
    if sheet.note:
        yield f'<p class="note">{escape(sheet.note)}</p>'
    yield '<table class="newpage">'
    yield "<caption>Find your name</caption>"
    yield from _head(("Player", "Table"))
    yield "<tbody>"
    for player, where in sheet.seats:
        yield f'<tr><th scope="row">{_name(player)}</th><td>{escape(where)}</td></tr>'
    yield "</tbody></table>"


def _slips(sheet: ResultSlips) -> Iterator[str]:
    for table in sheet.tables:
        yield '<section class="slip"><table>'
        yield f"<caption>{escape(table.name)}, round {sheet.round}</caption>"
        yield from _head(slip.COLUMNS)
        yield "<tbody>"
        for turn, player in enumerate(table.players, 1):
            blanks = '<td class="blank"></td>' * (len(slip.COLUMNS) - 2)
            yield f'<tr><td>{turn}</td><th scope="row">{_name(player)}</th>{blanks}</tr>'
        yield "</tbody></table>"
        yield f"<p>{' &emsp; '.join(f'☐ {escape(box)}' for box in slip.BOXES)}</p>"
        yield f'<p class="note">{escape(slip.HELP)}</p></section>'


def _standings(sheet: StandingsSheet) -> Iterator[str]:
    yield "<table>"
    yield f"<caption>{escape(sheet.title)}</caption>"
    yield from _head(("Rank", "Player", *sheet.columns), sheet.columns)
    yield "<tbody>"
    for row in sheet.rows:
        values = "".join(f'<td class="number">{escape(value)}</td>' for value in row.values)
        yield f'<tr><td>{escape(row.rank)}</td><th scope="row">{_name(row.player)}</th>{values}</tr>'
    yield "</tbody></table>"
    if sheet.note:
        yield f'<p class="note">{escape(sheet.note)}</p>'
    if sheet.reasons:
        yield '<ul class="note">'
        yield from (f"<li>{escape(each)}</li>" for each in sheet.reasons)
        yield "</ul>"


def _tables(sheet: TablesSheet) -> Iterator[str]:
    for table in sheet.tables:
        yield "<table>"
        yield f"<caption>{escape(table.caption)}</caption>"
        yield from _head(table.columns, table.numbers)
        yield "<tbody>"
        for row in table.rows:
            yield "<tr>"
            for column, cell in zip(table.columns, row, strict=True):
                if column == table.name:
                    yield f'<th scope="row">{_name(cell)}</th>'
                else:
                    right = ' class="number"' if column in table.numbers else ""
                    yield f"<td{right}>{escape(cell)}</td>"
            yield "</tr>"
        yield "</tbody></table>"
    yield from (f'<p class="note">{escape(each)}</p>' for each in sheet.notes)


def _deck(sheet: DeckChecklist) -> Iterator[str]:
    if sheet.findings:
        yield '<section class="findings"><h2>Found by the check</h2><ul>'
        yield from (f"<li>{escape(each)}</li>" for each in sheet.findings)
        yield "</ul></section>"
    yield "<table>"
    yield f"<caption>{escape(sheet.deck)}: {sheet.cards} cards</caption>"
    yield from _head(("Seen", "Copies", "Card", "Type"), ("Copies",))
    yield "<tbody>"
    for line in sheet.lines:
        yield (
            f'<tr><td>☐</td><td class="number">{line.copies}</td>'
            f'<th scope="row">{escape(line.title)}</th><td>{escape(line.kind)}</td></tr>'
        )
    yield "</tbody></table>"
    yield "<p>Checked by: ______________________ &emsp; Signature: ______________________</p>"
