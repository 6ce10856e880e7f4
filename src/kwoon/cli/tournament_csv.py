"""`kwoon tournament register FILE --csv LIST`: players from a table, as a club's list or a form gives it."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from kwoon.cli.tournament_decks import deck_from
from kwoon.cli.tournament_files import read_text
from kwoon.tournament.acts import Plain, Register, RegisterDeck
from kwoon.tournament.deck_lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.log import Desk

NAMES = ("name", "player")
COLUMNS = (*NAMES, "deck", "label")


def entrants(desk: Desk, path: str, at: datetime) -> list[Plain]:
    """The acts that enter everyone on the list; every line that is wrong is told, and then nobody is entered."""
    made: list[Plain] = []
    wrong: list[str] = []
    seen: dict[str, int] = {}
    for line, row in _rows(path):
        name = " ".join(row.get("name", "").split())
        try:
            if not name:
                raise Refused("a player needs a name")
            if name.casefold() in seen:
                raise Refused(f"{name} stands on line {seen[name.casefold()]} already")
            seen[name.casefold()] = line
            for act in _acts(Path(path).parent, name, row):
                desk = desk.do(act, at)
                made.append(act)
        except Refused as refused:
            wrong.append(f"line {line}: {refused}")
    if wrong:
        told = "\n  ".join(wrong)
        raise Refused(f"{path}: nobody was entered\n  {told}")
    if not made:
        raise Refused(f"{path}: there are no players on this list")
    return made


def _acts(folder: Path, name: str, row: dict[str, str]) -> Iterator[Plain]:
    yield Register(name)
    deck, label = row.get("deck", ""), row.get("label", "")
    if deck and label:
        raise Refused(f"{name} has a deck file and a label; give one of them")
    if deck:
        yield RegisterDeck(name, deck_from(str(folder / deck)))
    elif label:
        yield RegisterDeck(name, DeckList(label))


def _rows(path: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines that say something, with their numbers; without a head each line is a name."""
    text = read_text(path).removeprefix("\ufeff")
    if not text.strip():
        return
    first = text.lstrip().splitlines()[0]
    sign = max(",;\t", key=first.count)
    reader = csv.reader(text.splitlines(keepends=True), delimiter=sign, strict=True)
    head: Sequence[str] | None = None
    begins = 1
    try:
        for cells in reader:
            line, begins = begins, reader.line_num + 1
            cells = [cell.strip() for cell in cells]
            if not any(cells):
                continue
            if head is None:
                head = _head(path, line, cells)
                if head:
                    continue
                head = ["name"]
            if len(cells) > len(head) and any(cells[len(head) :]):
                raise Refused(
                    f"{path}, line {line}: {len(cells)} columns, but the head has {len(head)} ({', '.join(head)});"
                    " a name with a comma in it stands in quotes"
                )
            yield line, dict(zip(head, cells, strict=False))
    except csv.Error as error:
        raise Refused(f"{path}, line {begins}: {error}") from None


def _head(path: str, line: int, cells: Sequence[str]) -> list[str]:
    """The names of the columns; none if the first line is a player already."""
    folded = [cell.casefold() for cell in cells]
    if not any(each in COLUMNS for each in folded):
        if len([cell for cell in cells if cell]) > 1:
            raise Refused(f"{path}, line {line}: several columns need a head; known are name, deck and label")
        return []
    if not any(each in NAMES for each in folded):
        raise Refused(f"{path}, line {line}: no column is called name")
    twice = [each for each in folded if each in COLUMNS and folded.count(each) > 1]
    if twice or all(each in folded for each in NAMES):
        raise Refused(f"{path}, line {line}: the column {twice[0] if twice else 'name'} stands there twice")
    return ["name" if each in NAMES else each for each in folded]
