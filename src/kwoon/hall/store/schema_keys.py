"""Keys and bot accounts in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, DateTime, ForeignKey, String, Table

from kwoon.hall.store.schema import metadata, people

keys: Final = Table(
    "keys",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the program holds
    Column("person_id", String(16), ForeignKey(people.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("words", String(40), nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
)
"""What programs hold to act in a person's name; the words say what each is for."""

machines: Final = Table(
    "machines",
    metadata,
    Column("person_id", String(16), ForeignKey(people.c.id, ondelete="CASCADE"), primary_key=True),
    Column("owner_id", String(16), ForeignKey(people.c.id, ondelete="SET NULL"), index=True),
    Column("made_at", DateTime(timezone=True), nullable=False),
)
"""The people who are programs, each with the person who made it, where that is known."""
