"""Records on disk: written whole or not at all, read with precise errors, and kept from move to move."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from kwoon.engine.errors import BadRecord, KwoonError
from kwoon.engine.plain import Data
from kwoon.engine.record import FORMAT, Record, checked, read_header, read_line, read_move, read_record
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES

ENDING: Final = ".kwoon"


class SaveError(KwoonError):
    """A record that could not be written."""


def write_record(path: Path, record: Record) -> None:
    """Write a record; if that fails, what stood there before is untouched."""
    text = record.to_text()
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise SaveError(f"cannot save to {path}: {error.strerror or error}") from error


def load_record(path: Path) -> tuple[GameSpec, Record]:
    """A record and its game."""
    return of_game(path, read_record(read_text(path), str(path)))


def load_or_recover(path: Path) -> tuple[GameSpec, Record, str]:
    """A record and its game; one whose end was never written counts up to its last whole move, and a note says so."""
    text = read_text(path)
    try:
        return *of_game(path, read_record(text, str(path))), ""
    except BadRecord as error:
        record = recovered(text, str(path))
        if record is None:
            raise
        note = f"{path}, line {error.line}: the end of this file is cut off; the game stands as after move "
        return *of_game(path, record), note + str(len(record.moves))


def recovered(text: str, source: str) -> Record | None:
    """The record of a file that ends in the middle: all its lines but the last are whole. None for any other fault."""
    lines = text.splitlines()
    for kept in (lines, lines[:-1]):
        rows: list[dict[str, Data]] = []
        check = ""
        try:
            for number, line in enumerate(kept, 1):
                row = read_line(line, number, source)
                check = checked(check, {key: value for key, value in row.items() if key != "check"})
                if row.get("check") != check:
                    raise BadRecord(source, number, "this line's check fails")
                rows.append(row)
            if not rows or any("end" in row for row in rows) or rows[0].get("format") != FORMAT:
                continue
            record = read_header(rows[0], source)
            moves = [read_move(row, number, source) for number, row in enumerate(rows[1:], 2)]
        except BadRecord:
            continue
        return replace(record, moves=tuple(moves), digest=None)
    return None


def read_text(path: Path) -> str:
    """The text of a record's file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(str(path), line, "this is not a text file, so it is no Kwoon record") from error
    except OSError as error:
        raise KwoonError(f"cannot read {path}: {error.strerror or error}") from error


def of_game(path: Path, record: Record) -> tuple[GameSpec, Record]:
    """A record with its game."""
    if record.game not in GAMES:
        raise BadRecord(str(path), 1, f"there is no game {record.game!r} here; the games are {', '.join(GAMES)}")
    return GAMES[record.game], record


def state_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where Kwoon keeps what it must not lose: KWOON_STATE, or as the XDG base directories say."""
    if environment.get("KWOON_STATE"):
        return Path(environment["KWOON_STATE"])
    base = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "kwoon"


class Shelf:
    """The games that are kept from move to move, so that a crash loses nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "unfinished"

    def place(self, record: Record) -> Path:
        """Where this process keeps this game."""
        return self.folder / f"{record.game}-{record.seed}-{os.getpid()}{ENDING}"

    def keep(self, record: Record) -> None:
        """Keep a game as it is now."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(f"cannot keep the game in {self.folder}: {error.strerror or error}") from error
        write_record(self.place(record), record)

    def forget(self, record: Record) -> None:
        """The game need not be kept any more."""
        with suppress(OSError):
            self.place(record).unlink()

    def left(self, game: str) -> list[Path]:
        """Unfinished games that no running process plays, the newest first."""
        try:
            kept = [each for each in self.folder.glob(f"{game}-*{ENDING}") if is_of(game, each)]
            found = [(each.stat().st_mtime, each) for each in kept]
        except OSError:
            return []
        return [path for _, path in sorted(found, reverse=True) if not in_use(path)]


def is_of(game: str, path: Path) -> bool:
    """Whether a file of the shelf is of this game, and not of one whose name only begins like it."""
    return re.fullmatch(r"-?\d+-\d+", path.stem.removeprefix(f"{game}-")) is not None


def in_use(path: Path) -> bool:
    """Whether the process that keeps this game still runs (always no where that cannot be asked)."""
    number = path.stem.rpartition("-")[2]
    if os.name != "posix" or not number.isdigit():
        return False
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True
