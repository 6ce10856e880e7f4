"""What can still be read of a damaged event file: every good line keeps its number, and what is lost is said."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from kwoon.tournament.errors import BrokenFile
from kwoon.tournament.event.acts import Entry, Note
from kwoon.tournament.event.file import check_value, entry_from
from kwoon.tournament.event.setup import Setup

LONG = 160
"""How many letters of an unreadable line are quoted."""


@dataclass(frozen=True)
class Salvage:
    """The readable entries of a damaged file by their numbers, and what is known of the others."""

    entries: Mapping[int, Entry] = field(default_factory=dict)
    unread: Mapping[int, str] = field(default_factory=dict)
    """What still stands in the file of an entry that cannot be read; nothing, if its line is gone."""
    changed: tuple[int, ...] = ()
    """Entries that were changed outside the desk: they are read as they stand now."""
    count: int = 0
    """How many entries the file had, as far as it can tell."""


def salvage(text: str) -> Salvage:
    """Read what can be read; nothing is refused."""
    lines = text.split("\n")
    header = _object(lines[0])
    if "n" in header:  # the header is gone, and this is an entry
        lines.insert(0, "")
        header = {}
    entries: dict[int, Entry] = {}
    unread: dict[int, str] = {}
    changed: list[int] = []
    promised = header.get("entries")
    most = max(len(lines), promised if isinstance(promised, int) else 0)
    due, before = 1, ""
    known = True
    for line in lines[1:]:
        if not line.strip("\x00 \t\r"):
            known = known and line == ""
            continue
        data = _object(line)
        number = data.get("n")
        if not isinstance(number, int) or isinstance(number, bool) or not due <= number <= most:
            number = due
        check = data.pop("check", None)
        sound = known and number == due and check == check_value(before, data)
        try:
            entries[number] = entry_from(dict(data), number, number)
        except BrokenFile:
            unread[number] = line[:LONG]
        if number in entries and not sound and known and number == due:
            changed.append(number)
        known = isinstance(check, str)
        before = check if isinstance(check, str) else ""
        due = number + 1
    count = max(due - 1, promised if isinstance(promised, int) else 0)
    return Salvage(entries, unread, tuple(changed), count)


@dataclass(frozen=True)
class Restored:
    """A log that can be used again, and what it took."""

    entries: tuple[Entry, ...]
    lost: tuple[str, ...]
    """Each entry that could not be brought back, in words."""
    changed: tuple[int, ...] = ()
    from_copy: int = 0
    """How many entries came from the copy alone."""


def restore(found: Salvage, copy: tuple[Entry, ...] = ()) -> Restored | None:
    """The log as whole as it can be: the copy where it has an entry, else the file; None without a beginning.

    A copy of another event helps nobody: where its sound entries differ from the file's, it is left out. What is lost
    between others is replaced by a note, so that every entry keeps its number.
    """
    if not continues(found, copy):
        copy = ()
    kept: dict[int, Entry] = {**found.entries, **{entry.number: entry for entry in copy}}
    if 1 not in kept or not isinstance(kept[1].act, Setup):
        return None
    last = max(kept)
    lost, entries, at = [], [], kept[1].at
    for number in range(1, max(last, found.count) + 1):
        if number in kept:
            entries.append(kept[number])
            at = kept[number].at
            continue
        words = f"entry {number}" + (f", of which is left: {found.unread[number]}" if number in found.unread else "")
        lost.append(words)
        if number < last:
            entries.append(_gap(number, at, words))
    changed = tuple(number for number in found.changed if number > len(copy))
    return Restored(tuple(entries), tuple(lost), changed, sum(1 for each in copy if each.number not in found.entries))


def continues(found: Salvage, copy: tuple[Entry, ...]) -> bool:
    """Whether a copy is of the same log."""
    sound = [entry for number, entry in found.entries.items() if number not in found.changed]
    return bool(copy) and all(copy[entry.number - 1] == entry for entry in sound if entry.number <= len(copy))


def _gap(number: int, at: datetime, words: str) -> Entry:
    return Entry(number, at, Note(f"lost: {words}"))


def _object(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
