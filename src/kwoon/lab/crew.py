"""Work done by a crew of processes, of which any may die: what a dead one had in hand is done again by another.

A crew gives each result with the place of its work in the row, as it is done; `in_order` puts them in order.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from kwoon.engine.errors import KwoonError

Work = TypeVar("Work")
Result = TypeVar("Result")

TRIES: Final = 4
"""How many workers may die of a piece of work before it is given up."""


class WorkersDied(KwoonError):
    """The same piece of work ended one worker after another."""


def do_here(do: Callable[[Work], Result], work: Iterable[Work]) -> Iterator[tuple[int, Result]]:
    """One after the other, in this process."""
    for place, task in enumerate(work):
        yield place, do(task)


class Worker:
    """A process that does one piece of work at a time, and the line to it."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        # A fresh process: one that is forked from a process with threads (the bar, Parquet) may lock up.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=labour, args=(theirs, do), daemon=True)
        self.process.start()
        theirs.close()
        self.task: tuple[int, Any] | None = None
        """The work in hand, and its place."""

    def take(self, place: int, task: object) -> bool:
        """Begin with a piece of work; False if this worker has died meanwhile."""
        try:
            self.line.send(task)
        except OSError:
            return False
        self.task = (place, task)
        return True

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.line.close()


def labour(line: Connection, do: Callable[[Any], Any]) -> None:
    """What a worker does until its line is cut. Whoever stops the command by Ctrl+C stops the first process alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answer: tuple[Any, Exception | None, str]
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = line.recv()
            try:
                answer = (do(task), None, "")
            except Exception as error:
                answer = (None, error, traceback.format_exc())  # a note does not always go over the line with its error
            line.send(answer)


def do_by_crew(do: Callable[[Work], Result], work: Iterable[Work], jobs: int) -> Iterator[tuple[int, Result]]:
    """On so many processes; work is taken only as it is needed."""
    more = enumerate(work)
    again: list[tuple[int, Work]] = []
    deaths: Counter[int] = Counter()
    workers: list[Worker] = []
    try:
        while True:
            while sum(each.task is not None for each in workers) < jobs:
                following = again.pop() if again else next(more, None)
                if following is None:
                    break
                while not idle(workers, do).take(*following):
                    pass
            busy = [each for each in workers if each.task is not None]
            if not busy:
                return
            ready = wait([each.line for each in busy])
            for worker in [each for each in busy if each.line in ready]:
                assert worker.task is not None
                (place, task), worker.task = worker.task, None
                try:
                    answer, error, where = worker.line.recv()
                except (EOFError, OSError):
                    deaths[place] += 1
                    if deaths[place] == TRIES:
                        raise WorkersDied(
                            f"{TRIES} workers died of the same work, one after the other: {task}"
                        ) from None
                    again.append((place, task))
                    continue
                if error is not None:
                    error.add_note(where)
                    raise error
                yield place, answer
    finally:
        for worker in workers:
            worker.end()


def idle(workers: list[Worker], do: Callable[[Any], Any]) -> Worker:
    """Someone who lives and has nothing to do; a new worker if there is nobody. The dead are taken off the list."""
    for worker in [each for each in workers if not each.process.is_alive() and each.task is None]:
        workers.remove(worker)
        worker.end()
    for worker in workers:
        if worker.task is None:
            return worker
    workers.append(Worker(do))
    return workers[-1]


def in_order(results: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Results in the order of the work, whatever was done first; so what is made of them is the same everywhere."""
    early: dict[int, Result] = {}
    following = 0
    for place, result in results:
        early[place] = result
        while following in early:
            yield early.pop(following)
            following += 1
