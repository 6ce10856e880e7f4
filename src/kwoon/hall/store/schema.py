"""The hall's tables in the database. Every change of them is a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMES)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", String(80), nullable=False),  # larger than any integer of a database
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("opened_at", DateTime(timezone=True), nullable=False),
)
"""One row for each table: all that its game follows from, besides the answers."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("label", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""What was done at a table, in order: an answer, an intervention, an answer taken back. The version that it brought the
table to is unique, so that no question is ever answered twice, whoever asks the database to."""
