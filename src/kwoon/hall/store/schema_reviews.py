"""Reviews of games that are over, in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Column, Float, ForeignKey, Integer, String, Table

from kwoon.hall.store.schema import metadata, tables

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("bot", String(40), nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("found", JSON, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970
)
"""What was found out about the answers of a game: who looks at them, how many there are, how many have been looked at,
what of each, and when that was written. One that is not done and has not been written for a while is anyone's."""
