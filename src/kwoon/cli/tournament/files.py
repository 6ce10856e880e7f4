"""Reading and writing the director's files: nothing is half written, nothing of another desk is overwritten, a copy of
the last good file is kept, and a broken file is named with its place."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kwoon.cli.tournament.lock import held, place
from kwoon.tournament.drafts.draft import DraftError
from kwoon.tournament.errors import BrokenFile, Refused
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.log import Desk
from kwoon.tournament.leagues.league import LeagueError
from kwoon.tournament.reading import FileError

Run = Callable[[argparse.Namespace], int]


def guarded(run: Run) -> Run:
    """A handler that says in one line what the rules refuse or a file lacks."""

    def handler(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except (Refused, DraftError, LeagueError) as refused:
            print(f"refused: {refused}", file=sys.stderr)
        except BrokenPipeError:
            raise
        except OSError as error:
            print(f"refused: {error.filename or 'a file'}: {error.strerror or error}", file=sys.stderr)
        return 1

    return handler


def locked(run: Run) -> Run:
    """A handler that reads its file, changes it and writes it while no other desk does."""

    def handler(args: argparse.Namespace) -> int:
        with held(args.file):
            return run(args)

    return handler


def command(commands: Any, name: str, help: str, run: Run, file: str) -> Any:
    """A command on a file of the director's; `file` says which."""
    parser = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    parser.set_defaults(run=guarded(run))
    parser.add_argument("file", metavar="FILE", help=file)
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    return parser


def read_text(path: str, missing: str = "") -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused(f"there is no file {path}" + (f"; {missing}" if missing else "")) from None
    except UnicodeDecodeError:
        raise Refused(f"{path}: it is not text (UTF-8)") from None


def write(path: str, data: str | bytes) -> None:
    """Write the file whole and put it in place at once, so that a crash leaves the old one."""
    place(path, data.encode() if isinstance(data, str) else data)


def keep(path: str, text: str) -> None:
    """Write a file that somebody's work is in: first its copy, then the file, so that one of them is always whole."""
    write(copy_of(path), text)
    write(path, text)


def copy_of(path: str) -> str:
    """Where the copy of the last good file is."""
    return f"{path}.bak"


def write_new(path: str, text: str) -> None:
    """Begin a file; one that exists is never overwritten."""
    try:
        place(path, text.encode(), new=True)
    except FileExistsError:
        raise Refused(f"{path} exists already; choose another name") from None
    with held(path):
        if Path(path).read_bytes() == text.encode():  # and not what another desk made of it since
            write(copy_of(path), text)


def load(path: str) -> Desk:
    """The desk over an event's file."""
    text = read_text(path, f"`kwoon tournament new {path} ...` begins one")
    try:
        return Desk.of(loads(text))
    except BrokenFile as broken:
        raise Refused(f"{path}, {broken}\n{way_back(path)}") from None


def way_back(path: str) -> str:
    """What to do about a broken file."""
    return f"  `kwoon tournament repair {path}` says what can be brought back, and does it."


def save(path: str, desk: Desk) -> None:
    """Keep an event, unless someone else wrote to its file in the meantime."""
    if Path(path).exists():
        there = loads(Path(path).read_text(encoding="utf-8"))
        if there != desk.entries[: len(there)]:
            raise Refused(f"{path} was changed by someone else in the meantime; nothing was written, try again")
    keep(path, dumps(desk.entries))


def broken(path: str, error: FileError) -> Refused:
    """A broken draft or league file, with its name."""
    return Refused(f"{path}: {error}\n{way_back(path)}")
