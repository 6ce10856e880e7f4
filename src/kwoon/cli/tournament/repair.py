"""`kwoon tournament repair`: a damaged file is brought back from its copy, or from its own good lines."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kwoon.cli.tournament import acts as typed
from kwoon.cli.tournament import show
from kwoon.cli.tournament.files import copy_of, guarded, keep, write
from kwoon.cli.tournament.lock import held
from kwoon.tournament.drafts import file as draft_file
from kwoon.tournament.errors import BrokenFile, Refused
from kwoon.tournament.event.acts import NAME_OF, Entry, Note
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.salvage import Restored, continues, restore, salvage
from kwoon.tournament.leagues import file as league_file
from kwoon.tournament.reading import FileError

ABOUT = """\
Bring back the file of an event, a draft or a league that was cut off, edited or lost. Every command keeps a copy beside
the file (FILE.bak); what the copy lacks is taken from the file's own good lines. It is said exactly what is lost; the
damaged file is kept as FILE.damaged, and nothing else is changed."""


def add(commands: Any) -> None:
    """Add `repair`."""
    parser = commands.add_parser("repair", help="bring back a damaged file from its copy", description=ABOUT)
    parser.set_defaults(run=guarded(run_repair))
    parser.add_argument("file", metavar="FILE", help="the file of an event, a draft or a league")
    parser.add_argument("--from", dest="copy", metavar="COPY", help="another copy of it than FILE.bak")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--json", action="store_true", help="print it as JSON")


def run_repair(args: argparse.Namespace) -> int:
    """Say what is lost, and put what is not back in place."""
    with held(args.file):
        text = _text(args.file)
        if text is not None and _whole(text):
            return _say(args, f"{args.file} is whole; there is nothing to repair.", ())
        copy_path = args.copy or copy_of(args.file)
        copy = _text(copy_path)
        if text is None and copy is None:
            raise Refused(f"there is no file {args.file}, and no copy {copy_path}")
        if copy is not None and (_reads(draft_file.from_json, copy) or _reads(league_file.from_json, copy)):
            _put(args, copy)
            return _say(args, f"{args.file} is brought back from {copy_path}.", ())
        return _repair_event(args, text or "", copy, copy_path)


def _repair_event(args: argparse.Namespace, text: str, copy: str | None, copy_path: str) -> int:
    found = salvage(text)
    entries = _entries(copy)
    restored = restore(found, entries)
    if restored is None:
        about = "it does not belong to this file" if entries else "there is none, or it is damaged too"
        raise Refused(
            f"nothing can be brought back: {args.file} has no readable beginning of an event, and as to its copy"
            f" {copy_path}, {about}; a copy from elsewhere can be given with --from"
        )
    told = [
        f"{args.file} is brought back: {len(restored.entries)} entries, {restored.from_copy} of them from {copy_path}."
    ]
    if not entries:
        told[0] = (
            f"{args.file} is brought back from its good lines: {len(restored.entries)} entries (no copy {copy_path})."
        )
    elif not continues(found, entries):
        told.append(f"{copy_path} was left alone: it is of another event.")
    told += [
        f"Kept as it reads now, though it was changed outside the desk: {_words(restored, n)}."
        for n in restored.changed
    ]
    told += [f"Lost: {each}." for each in restored.lost] or ["Nothing is lost."]
    log = restored.entries
    if restored.lost or restored.changed:
        words = f"repaired; lost: {len(restored.lost)} entries; changed outside the desk: {len(restored.changed)}"
        log = (*log, Entry(len(log) + 1, typed.moment(None), Note(words)))
    Desk.of(log)
    _put(args, dumps(log))
    return _say(args, "\n".join(told), restored.lost)


def _words(restored: Restored, number: int) -> str:
    return f"entry {number}, {NAME_OF[type(restored.entries[number - 1].act)]}"


def _put(args: argparse.Namespace, good: str) -> None:
    if args.dry_run:
        return
    if Path(args.file).exists():
        aside, number = Path(f"{args.file}.damaged"), 2
        while aside.exists():
            aside, number = Path(f"{args.file}.damaged.{number}"), number + 1
        write(str(aside), Path(args.file).read_bytes())
    keep(args.file, good)


def _say(args: argparse.Namespace, words: str, lost: tuple[str, ...]) -> int:
    if args.json:
        show.print_json({"file": args.file, "done": not args.dry_run, "lost": list(lost), "said": words.split("\n")})
        return 0
    print(words)
    if args.dry_run:
        print("Nothing was written.")
    return 0


def _text(path: str) -> str | None:
    """The text of a file, whatever is in it; None if there is none."""
    try:
        return Path(path).read_bytes().decode(errors="replace")
    except FileNotFoundError:
        return None


def _entries(text: str | None) -> tuple[Entry, ...]:
    try:
        return loads(text) if text is not None else ()
    except BrokenFile:
        return ()


def _whole(text: str) -> bool:
    return bool(_entries(text)) or _reads(draft_file.from_json, text) or _reads(league_file.from_json, text)


def _reads(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except FileError:
        return False
    return True
