"""A paper of plain tables under one title, such as a league's plan and standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaperTable:
    """A table with its caption; `numbers` are the columns that stand to the right, `name` is the one in bold."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[str] = frozenset()
    name: str = ""
    widths: tuple[float, ...] = ()
    """How wide the columns are, one against the other; all alike if nothing is said."""

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
