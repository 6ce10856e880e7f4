"""Snapshots in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, String, Table

from kwoon.hall.store.schema import metadata, tables

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Of a table that is being played, how it was at a version, under which rules: only so that it opens sooner. Everything
in it follows from the table and its entries."""
