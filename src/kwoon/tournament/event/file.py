"""One file holds an event: JSON Lines, a header, then one entry a line with a check value over all before it.

The header counts the entries, so that a file cut off between two lines is noticed as well.
"""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from typing import Any

from kwoon.tournament.errors import BrokenFile
from kwoon.tournament.event.acts import Act, Correct, Entry, LetStand, Undo
from kwoon.tournament.event.codec import act_from, from_node, to_data
from kwoon.tournament.event.setup import Setup
from kwoon.tournament.reading import FileError, Node

FILE = "tournament event"
VERSION = 1


def dumps(entries: tuple[Entry, ...]) -> str:
    """The text of an event file."""
    check = ""
    lines = []
    for entry in entries:
        act = to_data(entry.act)
        data = {"n": entry.number, "at": entry.at.isoformat(), "act": act.pop("act"), "with": act}
        if entry.by:
            data["by"] = entry.by
        check = check_value(check, data)
        lines.append(_line({**data, "check": check}))
    header = {"kwoon": FILE, "version": VERSION, "entries": len(entries), "check": check}
    return "\n".join([_line(header), *lines]) + "\n"


def loads(text: str) -> tuple[Entry, ...]:
    """The entries of an event file; a truncated, edited or foreign one gets an error with its line."""
    lines = text.split("\n")
    header = _header(lines[0])
    if lines[-1] != "":
        raise BrokenFile(len(lines), "the last line is cut off: the file was truncated while it was written")
    entries: list[Entry] = []
    check = ""
    for number, line in enumerate(lines[1:-1], 2):
        data = _object(line, number)
        found = data.pop("check", None)
        check = check_value(check, data)
        if found != check:
            raise BrokenFile(
                number,
                f"the check value is {found!r} and should be {check!r}: this line was edited,"
                " or lines before it were taken out; use undo and correct instead of an editor",
            )
        entries.append(entry_from(data, number, len(entries) + 1))
    _check_header(header, entries, check)
    return tuple(entries)


def _header(line: str) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("kwoon") != FILE:
        shown = line[:40] + ("..." if len(line) > 40 else "")
        raise BrokenFile(1, f'this is no Kwoon event file: it should begin {{"kwoon": "{FILE}", not {shown!r}')
    if header.get("version") != VERSION:
        raise BrokenFile(1, f"the file is of version {header.get('version')!r}; this Kwoon reads version {VERSION}")
    return header


def _check_header(header: dict[str, Any], entries: list[Entry], check: str) -> None:
    last = len(entries) + 1
    if header.get("entries") != len(entries):
        raise BrokenFile(last, f"the file ends after {len(entries)} entries; its header says {header.get('entries')!r}")
    if header.get("check") != check:
        raise BrokenFile(1, "the header's check value is not that of the last entry: a line was exchanged")
    if not entries or not isinstance(entries[0].act, Setup):
        raise BrokenFile(min(last, 2), "the first entry must set up the event")


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise BrokenFile(number, f"not JSON ({error}): the line is cut off or damaged") from None
    if not isinstance(data, dict):
        raise BrokenFile(number, f"an entry is a JSON object, not {line[:40]!r}")
    return data


def entry_from(data: dict[str, Any], line: int, expected: int) -> Entry:
    """The entry of a line, without its check value."""
    if data.pop("n", None) != expected:
        raise BrokenFile(line, f"this should be entry {expected}")
    at, by = data.pop("at", None), data.pop("by", "")
    name, details = data.pop("act", None), data.pop("with", None)
    if data or not isinstance(details, dict):
        raise BrokenFile(line, "an entry has n, at, act, with (an object), perhaps by, and check")
    try:
        moment: datetime = from_node(datetime, Node(at, "at"))
        Node(by, "by").words()
        act: Act = act_from(Node({**details, "act": name}, ""))
    except FileError as error:
        raise BrokenFile(line, str(error)) from None
    for number in _spoken_of(act):
        if not 1 <= number < expected:
            raise BrokenFile(line, f"entry {expected} speaks of entry {number}, which is not before it")
    return Entry(expected, moment, act, by)


def _spoken_of(act: Act) -> tuple[int, ...]:
    if isinstance(act, LetStand):
        return act.entries
    return (act.entry,) if isinstance(act, (Undo, Correct)) else ()


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def check_value(before: str, data: dict[str, Any]) -> str:
    """The check value of a line after one with that value."""
    text = before + json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
