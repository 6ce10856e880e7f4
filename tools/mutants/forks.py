"""One fork a mutant, so many at a time, each with a budget of seconds; what comes back is one line of JSON."""

from __future__ import annotations

import json
import os
import select
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

HUNG = 20.0
"""Seconds that one test may take beyond ten times what it took without a mutant."""


def say(channel: int, answer: dict[str, Any]) -> None:
    os.write(channel, json.dumps(answer).encode() + b"\n")


def one_fork(work: Callable[[int], None]) -> tuple[int, int]:
    """Start `work` in a child; its process and the channel it answers on."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.setpgid(0, 0)
        silence = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(silence, number)
        try:
            work(writing)
        except BaseException as error:
            say(writing, {"status": "killed", "by": "", "how": f"{type(error).__name__} outside a test"})
        os._exit(0)
    os.close(writing)
    return child, reading


def in_forks(
    jobs: list[tuple[str, float, Callable[[int], None]]], at_once: int
) -> Iterator[tuple[str, dict[str, Any], float]]:
    """Run (name, limit in seconds, work) jobs, so many at once; yields each one's answer as it comes."""
    waiting = list(reversed(jobs))
    running: dict[int, tuple[str, int, float, float, bytes]] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            name, limit, work = waiting.pop()
            child, channel = one_fork(work)
            running[channel] = (name, child, time.monotonic(), limit, b"")
        ready, _, _ = select.select(list(running), [], [], 0.5)
        now = time.monotonic()
        for channel in list(running):
            name, child, start, limit, said = running[channel]
            over = now - start > limit
            if channel in ready:
                more = os.read(channel, 65536)
                running[channel] = (name, child, start, limit, said + more)
                if more:
                    continue
            elif not over:
                continue
            os.close(channel)
            try:
                os.killpg(child, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            running.pop(channel)
            lines = said.decode().splitlines()
            last = json.loads(lines[-1]) if lines else {"status": "killed", "by": "", "how": "it never ended"}
            if last["status"] == "running" and not last["test"]:
                last = {"status": "killed", "by": "", "how": "it cannot be imported any more"}
            elif last["status"] == "running":
                last = {**last, "status": "killed", "by": last["test"], "how": "the test never ended"}
            yield name, last, now - start
