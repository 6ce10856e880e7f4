"""What several workers of one hall have to know of each other: which of them runs which table, and who tried what."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Column, Float, ForeignKey, Integer, String, Table

from kwoon.hall.store.schema import metadata, tables

runners: Final = Table(
    "runners",
    metadata,
    Column("table_id", String(16), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("worker", Integer, nullable=False, index=True),
    Column("wishes", JSON),  # what its people have asked their assistants for
)
"""Which worker lets bots, assistants and clocks act at a table. It counts while that worker lives."""

tries: Final = Table(
    "tries",
    metadata,
    Column("what", String(60), primary_key=True),
    Column("who", String(200), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970
)
"""How often somebody may still try something, such as to log in, whichever worker is asked."""
