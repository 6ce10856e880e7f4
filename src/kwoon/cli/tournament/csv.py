"""`kwoon tournament register FILE --csv LIST`: players from a table, as a club's list or a form gives it."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from kwoon.cli.tournament.decks import deck_from
from kwoon.cli.tournament.files import read_text
from kwoon.cli.tournament.names import registered
from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import DeskAct, Register, RegisterDeck
from kwoon.tournament.event.export import FORMULA
from kwoon.tournament.event.log import Desk
from kwoon.tournament.names import key, tidy

COLUMNS = {"name": "name", "player": "name", "deck": "deck", "deck_file": "deck_file", "deck file": "deck_file"}
"""What a head may say, and what it means: `deck` is how a list on paper is called, `deck_file` is read and checked."""


@dataclass(frozen=True)
class Listed:
    """A line of the list, with its number in the file."""

    line: int
    cells: dict[str, str]


def entrants(desk: Desk, path: str, at: datetime) -> tuple[list[DeskAct], list[str]]:
    """The acts that enter everyone on the list, and notes; every line that is wrong is told, and nobody is entered."""
    made: list[DeskAct] = []
    wrong: list[str] = []
    seen: dict[str, int] = {}
    rows, unused = _read(path)
    for row in rows:
        name = tidy(row.cells.get("name", ""))
        try:
            if not name:
                raise Refused("a player needs a name")
            if key(name) in seen:
                raise Refused(f"{name} stands on line {seen[key(name)]} already")
            seen[key(name)] = row.line
            for act in _acts(Path(path).parent, registered(desk.event, name), row.cells):
                desk = desk.do(act, at)
                made.append(act)
        except Refused as refused:
            wrong.append(f"\n  line {row.line}: " + str(refused).replace("\n", "\n  "))
    if wrong:
        raise Refused(f"{path}: nobody was entered{''.join(wrong)}")
    if not made:
        raise Refused(f"{path}: there are no players on this list")
    return made, [f"Columns of {path} that were not used: {', '.join(unused)}."] if unused else []


def _acts(folder: Path, enters: Register, cells: dict[str, str]) -> Iterator[DeskAct]:
    yield enters
    if cells.get("deck_file"):
        yield RegisterDeck(enters.player, deck_from(str(folder / cells["deck_file"])))
    elif cells.get("deck"):
        yield RegisterDeck(enters.player, DeckList(cells["deck"]))


def _read(path: str) -> tuple[list[Listed], list[str]]:
    """The lines that say something, and the columns that mean nothing here; without a head each line is a name."""
    text = read_text(path).removeprefix("\ufeff")
    found = list(_lines(path, text))
    if not found:
        return [], []
    (line, head), rest = found[0], found[1:]
    columns = _head(path, line, head)
    if not columns:
        columns, rest = ["name"], found
    rows = []
    for line, cells in rest:
        if any(cells[len(columns) :]):
            raise Refused(
                f"{path}, line {line}: {len(cells)} columns, but the head has {len(columns)} ({', '.join(columns)});"
                " a name with a comma in it stands in quotes"
            )
        rows.append(Listed(line, dict(zip(columns, cells, strict=False))))
    return rows, [each for each in columns if each and each not in COLUMNS.values()]


def _lines(path: str, text: str) -> Iterator[tuple[int, list[str]]]:
    first = next((line for line in text.splitlines() if line.strip()), "")
    reader = csv.reader(text.splitlines(keepends=True), delimiter=max(",;\t", key=first.count), strict=True)
    begins = 1
    try:
        for cells in reader:
            line, begins = begins, reader.line_num + 1
            if any(cell.strip() for cell in cells):
                yield line, [_plain(cell.strip()) for cell in cells]
    except csv.Error as error:
        raise Refused(f"{path}, line {begins}: {error}") from None


def _plain(cell: str) -> str:
    """A cell without the apostrophe that an export put before it."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULA) else cell


def _head(path: str, line: int, cells: Sequence[str]) -> list[str]:
    """What the columns are; none if the first line is a player already."""
    folded = [COLUMNS.get(cell.casefold(), cell.casefold()) for cell in cells]
    if not any(each in COLUMNS.values() for each in folded):
        if len([cell for cell in cells if cell]) > 1:
            raise Refused(f"{path}, line {line}: several columns need a head; one of them is called name")
        return []
    if "name" not in folded:
        raise Refused(f"{path}, line {line}: no column is called name")
    for each in COLUMNS.values():
        if folded.count(each) > 1:
            raise Refused(f"{path}, line {line}: the column {each} stands there twice")
    return folded
