"""What is kept of games that are over: results, ratings, where a game came from, and which one followed it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Column, DateTime, Float, ForeignKey, Integer, String, Table, Text

from kwoon.hall.store.schema import metadata, rooms, tables

results: Final = Table(
    "results",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
)
"""Each seat's place in a game that is over; equal places are shared."""

ratings: Final = Table(
    "ratings",
    metadata,
    Column("who", String(40), primary_key=True),  # a person's id, or bot: and a bot's name
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How strong a member or a bot seems at a game, and how sure that is."""

rating_steps: Final = Table(
    "rating_steps",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""Every rating that someone has had: the one after the first rated game, the second, and so on."""

origins: Final = Table(
    "origins",
    metadata,
    Column("table_id", String(16), ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("branched_from", Text),
    Column("shuffle", JSON),
    Column("from_id", String(16)),
    Column("from_move", Integer),
)
"""Where a table came from that was not dealt here: out of a record, or played on from a move of another game."""

rematches: Final = Table(
    "rematches",
    metadata,
    Column("room_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), primary_key=True),
    Column("next_id", String(16), ForeignKey(rooms.c.id, ondelete="CASCADE"), nullable=False),
)
"""The room in which those of a room play again."""
