"""A paper of plain tables under one title, such as a league's plan and standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaperTable:
    """A table with its caption; the columns in `numbers` are set flush right, the column `name` is bold."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[str] = frozenset()
    name: str = ""
    widths: tuple[float, ...] = ()
    """How wide the columns are in proportion to each other; all alike if empty."""

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row) != len(self.columns):
                raise ValueError(f"{self.caption}: a row has {len(row)} cells under {len(self.columns)} columns")

    def share(self, width: float) -> tuple[float, ...]:
        """This width shared out among the columns."""
        parts = self.widths or (1.0,) * len(self.columns)
        return tuple(width * part / sum(parts) for part in parts)


@dataclass(frozen=True, slots=True)
class TablesSheet:
    """Some tables, and a line or two below them."""

    event: str
    title: str
    tables: tuple[PaperTable, ...]
    notes: tuple[str, ...] = ()

    def texts(self) -> Iterator[str]:
        """Every text on the sheet."""
        yield from (self.event, self.title, *self.notes)
        for table in self.tables:
            yield table.caption
            yield from table.columns
            for row in table.rows:
                yield from row
