"""A live table in a few kilobytes: taken now and then, so that a long game need not be played again from its beginning.

A snapshot holds what follows from the moves and is dear to make again: the state of the game, and what has happened so
far. The moves themselves are in the record. It is of the last moment before which nothing can be taken back, so that
whoever does again what came after it has the same undo as whoever was there.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from kwoon.engine.errors import KwoonError
from kwoon.engine.events import Event, Part
from kwoon.engine.game import Game
from kwoon.engine.plain import SnapshotError
from kwoon.engine.record import Move
from kwoon.tables.live import LiveTable

E = TypeVar("E", Event, Part)


class BadSnapshot(KwoonError):
    """A snapshot that cannot be read, or is of another game than the one that it was kept for; says why."""


@dataclass(frozen=True)
class Snapshot:
    """A table as it was at a version, after so many moves. Nobody plays on with its game."""

    version: int
    moves: int
    game: Game
    events: Sequence[tuple[int, Event]]


def snapshot_of(live: LiveTable) -> Snapshot:
    """What a table is to be taken up from: quick, and safe to be packed in a thread while the table goes on."""
    oldest = live.retrievable[0] if live.retrievable else None
    version = live.version if oldest is None else oldest.version
    moves = len(live.moves) - len(live.retrievable)
    game = (live.game if oldest is None else oldest.game).clone()
    entries = live.chronicle.entries
    end = len(entries)
    while end and entries[end - 1][0] > moves:
        end -= 1
    return Snapshot(version, moves, game, entries[:end])


def packed(snapshot: Snapshot) -> bytes:
    """A snapshot as it is kept."""
    names: dict[str, int] = {}
    events: list[list[Any]] = []
    for move, event in snapshot.events:
        number = names.setdefault(kind_of(type(event)), len(names))
        events.append([move, number, *(plain(getattr(event, each.name)) for each in fields(event))])
    game = snapshot.game
    data = {
        "moves": snapshot.moves,
        "game": game.dump(),
        "remembered": {name: getattr(game, name) for name in type(game).REMEMBERED},
        "kinds": list(names),
        "events": events,
    }
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def taken_up(opened: LiveTable, version: int, moves: Sequence[Move], data: bytes) -> LiveTable:
    """A table that was just opened, brought to a snapshot's version. What does not fit is a BadSnapshot.

    After an error the table that was given is of no use.
    """
    try:
        found = json.loads(zlib.decompress(data))
        if found["moves"] != len(moves):
            raise BadSnapshot(f"a snapshot after {found['moves']} moves, where the record has {len(moves)}")
        known = {kind_of(each): each for each in kinds(Event)}
        parts = {kind_of(each): each for each in kinds(Part)}
        made = [known[name] for name in found["kinds"]]
        game = opened.game.restore(found["game"])
        for name in type(game).REMEMBERED:
            setattr(game, name, found["remembered"][name])
        events = [
            (move, made[number](*(whole(value, parts) for value in values)))
            for move, number, *values in found["events"]
        ]
    except (zlib.error, UnicodeDecodeError, SnapshotError, ValueError, TypeError, LookupError) as error:
        raise BadSnapshot(f"a snapshot that cannot be read: {error}") from error
    game.watch()
    opened.game = game
    opened.version = version
    opened.moves = list(moves)
    opened.chronicle.entries = events
    return opened


def kind_of(event: type[Event] | type[Part]) -> str:
    """A kind of event, or of a part of one, by the name under which snapshots keep it."""
    return f"{event.__module__}.{event.__qualname__}"


def kinds(event: type[E]) -> Iterator[type[E]]:
    """Every kind of event, or of part, of the games that were imported."""
    for each in event.__subclasses__():
        yield each
        yield from kinds(each)


def plain(value: Any) -> Any:
    """A field of an event as JSON can say it: a part is an object, its kind with its fields."""
    if isinstance(value, Part):
        return {kind_of(type(value)): [plain(getattr(value, each.name)) for each in fields(value)]}
    return value


def whole(value: Any, parts: Mapping[str, type[Part]]) -> Any:
    """The field again: what JSON made a list was a tuple, what it made an object was a part."""
    if isinstance(value, list):
        return tuple(whole(each, parts) for each in value)
    if isinstance(value, dict):
        ((kind, values),) = value.items()
        return parts[kind](*(whole(each, parts) for each in values))
    return value
