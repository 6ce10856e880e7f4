"""What the workers of the tests do; apart, since a fresh process imports it and nothing else of the tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from kwoon.engine.errors import BadOptions
from kwoon.lab.bouts import Chunk, Played, play_chunk


def square(number: int) -> int:
    return number * number


def square_or_refuse(number: int) -> int:
    if number == 3:
        raise BadOptions("three is no number for this")
    return number * number


def die_once(task: tuple[Path, int]) -> int:
    """The first worker that comes to 2 is killed in the middle of it."""
    mark, number = task
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def play_or_die(chunk: Chunk) -> list[Played]:
    """Plays a chunk; the first worker that comes to the one at game 6 is killed (MARK names a file that notes it)."""
    mark = Path(os.environ["MARK"])
    if chunk.first == 6 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_chunk(chunk)
