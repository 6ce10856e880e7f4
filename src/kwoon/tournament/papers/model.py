"""What stands on each paper: plain values, whatever made them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import combining, normalize

from kwoon.tournament.papers.tables import TablesSheet


def plain(name: str) -> str:
    """A name as a reader looks it up: without accents, small and capital letters alike."""
    return "".join(sign for sign in normalize("NFKD", name) if not combining(sign)).casefold()


@dataclass(frozen=True, slots=True)
class PairedTable:
    """A table of a round: its name on the wall, and its players in turn order."""

    name: str
    players: tuple[str, ...]
    minutes: int | None = None
    """The time limit (TR-5.0); None where the game is not timed."""
    why: str = ""


@dataclass(frozen=True, slots=True)
class PairingsSheet:
    """Who sits where in a round: by table, and by name to find oneself."""

    event: str
    round: int
    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()
    note: str = ""

    @property
    def title(self) -> str:
        return f"Round {self.round}: pairings"

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:
        """Everybody by name with their table."""
        found = [(player, table.name) for table in self.tables for player in table.players]
        found += [(player, "Bye") for player in self.byes]
        return tuple(sorted(found, key=lambda each: (plain(each[0]), each)))


@dataclass(frozen=True, slots=True)
class ResultSlips:
    """One slip for each table of a round, to be filled in and signed."""

    event: str
    round: int
    tables: tuple[PairedTable, ...]

    @property
    def title(self) -> str:
        return f"Round {self.round}: result slips"


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A player's line; `values` stand under the sheet's columns."""

    rank: str
    player: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandingsSheet:
    """The standings, with as many columns of points and tie-breaks as the event has."""

    event: str
    after: str
    columns: tuple[str, ...]
    rows: tuple[StandingsRow, ...]
    note: str = ""
    reasons: tuple[str, ...] = ()
    """Why each player stands where they do, a line each."""

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row.values) != len(self.columns):
                raise ValueError(
                    f"standings: {row.player} has {len(row.values)} values, but the sheet has "
                    f"{len(self.columns)} columns ({', '.join(self.columns)}); each column needs one value"
                )

    @property
    def title(self) -> str:
        return f"Standings {self.after}"


@dataclass(frozen=True, slots=True)
class DeckLine:
    """A line of a deck list: how many copies of which card."""

    copies: int
    title: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class DeckChecklist:
    """A registered deck, card by card, for a judge to tick off; and what the check found."""

    event: str
    player: str
    deck: str
    lines: tuple[DeckLine, ...]
    findings: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"Deck check: {self.player}"

    @property
    def cards(self) -> int:
        return sum(line.copies for line in self.lines)


Sheet = PairingsSheet | ResultSlips | StandingsSheet | DeckChecklist | TablesSheet


def texts(sheet: Sheet) -> Iterator[str]:
    """Every text of a sheet that came from outside: names, titles, notes."""
    if isinstance(sheet, TablesSheet):
        yield from sheet.texts()
        return
    yield sheet.event
    if isinstance(sheet, PairingsSheet | ResultSlips):
        for table in sheet.tables:
            yield table.name
            yield from table.players
            yield table.why
        if isinstance(sheet, PairingsSheet):
            yield from sheet.byes
            yield sheet.note
    elif isinstance(sheet, StandingsSheet):
        yield sheet.after
        yield from sheet.columns
        for row in sheet.rows:
            yield from (row.rank, row.player, *row.values)
        yield sheet.note
        yield from sheet.reasons
    else:
        yield from (sheet.player, sheet.deck, *sheet.findings)
        for line in sheet.lines:
            yield from (line.title, line.kind)
