"""What passes between people: what is said at a table, blocks, reports, what the keeper did, who left, who agreed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, DateTime, ForeignKey, Integer, String, Table, Text

from kwoon.hall.store.schema import metadata, people, rooms

talk: Final = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("person_id", String(16), ForeignKey(people.c.id), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""What was said at a table: by its seats, in the gallery (seat -1), by the judge (seat -2)."""

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person_id", String(16), ForeignKey(people.c.id, ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", String(16), ForeignKey(people.c.id, ondelete="CASCADE"), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""Whom a person wants to read nothing of, and does not want at the same table."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by_id", String(16), ForeignKey(people.c.id), nullable=False, index=True),
    Column("about_id", String(16), ForeignKey(people.c.id), nullable=False, index=True),
    Column("talk_id", Integer, ForeignKey(talk.c.id)),  # the line that it is about, if it is about one
    Column("reason", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("closed_at", DateTime(timezone=True)),
    Column("closed_by_id", String(16), ForeignKey(people.c.id)),
    Column("outcome", String(12)),
)
"""What was reported to the keeper, and what came of it."""

measures: Final = Table(
    "measures",
    metadata,
    Column("person_id", String(16), ForeignKey(people.c.id, ondelete="CASCADE"), primary_key=True),
    Column("silenced_until", DateTime(timezone=True)),
    Column("banned_at", DateTime(timezone=True)),
)
"""What a keeper has done about a person."""

customs: Final = Table(
    "customs",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("open_hands", Boolean, nullable=False),
    Column("judge_id", String(16), ForeignKey(people.c.id), index=True),
    Column("hints", Boolean),
)
"""What is special about a room: all hands are open, for teaching; a judge sits by; hints are given or not, whatever is
usual (null)."""

hints: Final = Table(
    "hints",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
)
"""Who has taken a hint, at which version of the table, after how many moves."""

leavers: Final = Table(
    "leavers",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""Who has left a game that was under way."""

pleas: Final = Table(
    "pleas",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("word", String(8), nullable=False),
)
"""Who asked to take back the answer that brought a table to a version, and what the others said to that."""
