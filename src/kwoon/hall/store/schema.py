"""The hall's tables in the database. Every change of them is a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

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
"""What was done at a table, in order: an answer, an intervention, an answer taken back, a game wound back. The version
that it brought the table to is unique, so that no question is ever answered twice, whoever asks the database to."""

people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lowered", String(40), unique=True),  # only of members: no two have the same name
    Column("password", Text),  # argon2; guests have none
    Column("keeper", Boolean, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
)
"""Guests and members. A guest becomes a member by choosing a password, and keeps all games."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the browser holds
    Column("person_id", String(16), ForeignKey(people.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("device", String(200), nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
    Column("seen_at", DateTime(timezone=True), nullable=False),
)
"""Who is at home in which browser; each can be ended from any other."""

rooms: Final = Table(
    "rooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON),
    Column("listed", Boolean, nullable=False),
    Column("host_id", String(16), ForeignKey(people.c.id), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("opened_at", DateTime(timezone=True), nullable=False),
    Column("over_at", DateTime(timezone=True)),
)
"""A room: a table before, while and after it is played. What its game follows from is in `tables`, under the same id,
once everybody sits."""

chairs: Final = Table(
    "chairs",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(16), ForeignKey(people.c.id), index=True),
    Column("name", String(40), nullable=False),
    Column("player", String(20), nullable=False),
    Column("words", String(200), nullable=False),
)
"""Who sits where: a person, a bot, or nobody yet; and the words that each adds to the shuffle."""
