"""Two desks at one file: one waits for the other, and what is written is on the disk before anyone is told so.

With `fcntl` the lock is on the file itself, so that nothing is left beside it; as a file is replaced when it is
written, a lock counts only while the name still leads to the file that was locked. Without `fcntl` it is a file
NAME.lock that only one process can create.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType

from kwoon.tournament.errors import Refused

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None

PATIENCE = 60.0
"""How many seconds one desk waits for another before it gives up."""
PAUSE = 0.02
TOLD_AFTER = 0.5
"""Nobody needs to hear of a shorter wait."""


@contextmanager
def held(path: str) -> Iterator[None]:
    """The file is ours alone: what is read inside is still true when it is written.

    A file that does not exist yet needs no lock: `files.write_new` lets only one process create it.
    """
    target = Path(os.path.realpath(path))
    if fcntl is None:
        with _lock_beside(target):
            yield
        return
    handle = _lock_itself(target)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _lock_itself(target: Path) -> int | None:
    assert fcntl is not None
    waiting = _Waiting(target)
    while True:
        try:
            handle = os.open(target, os.O_RDWR)
        except FileNotFoundError:
            return None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_still(handle, target):
                return handle
        except BlockingIOError:
            pass
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)
        waiting.more(f"close the other command on {target.name}, or end it")


def _is_still(handle: int, target: Path) -> bool:
    with suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(handle), os.stat(target))
    return False


@contextmanager
def _lock_beside(target: Path) -> Iterator[None]:
    lock = target.with_name(target.name + ".lock")
    waiting = _Waiting(target)
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            break
        except (FileExistsError, PermissionError) as busy:
            if isinstance(busy, PermissionError) and not lock.exists():
                raise
            waiting.more(f"if no other command is running, one was cut short: delete {lock} and try again")
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


class _Waiting:
    """Waiting for another desk: said once, and not for ever."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.since = monotonic()
        self.told = False

    def more(self, advice: str) -> None:
        waited = monotonic() - self.since
        if waited > PATIENCE:
            raise Refused(
                f"another desk has been writing to {self.target} for {PATIENCE:.0f} seconds;"
                f" nothing was changed: {advice}"
            )
        if waited > TOLD_AFTER and not self.told:
            self.told = True
            print(f"Another desk is writing to {self.target.name}; waiting for it.", file=sys.stderr)
        sleep(PAUSE)


def place(path: str, data: bytes, new: bool = False) -> None:
    """Put a whole file in place at once, safe on the disk; a crash leaves the old one. A new one replaces none."""
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.getpid()}.{secrets.token_hex(4)}.part")
    try:
        with open(part, "xb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if new:
            _create(part, target)
        else:
            with suppress(OSError):
                os.chmod(part, os.stat(target).st_mode & 0o7777)
            os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _create(part: Path, target: Path) -> None:
    """Give the part its name, unless there is a file of that name."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        with open(target, "xb") as out:
            out.write(part.read_bytes())
            out.flush()
            os.fsync(out.fileno())


def _sync_folder(folder: Path) -> None:
    """The name is on the disk too, where a folder can be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
