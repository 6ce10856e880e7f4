"""Work spread over processes, results as they come."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


def spread(do: Callable[[Work], Result], work: Iterator[Work], jobs: int) -> Iterator[Result]:
    """Do all the work on so many processes, or here if it is one; work is taken only as it is needed."""
    if jobs == 1:
        yield from map(do, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Result]] = set()
        more = True
        while more or running:
            while more and len(running) < 2 * jobs:
                following = next(work, None)
                if following is None:
                    more = False
                else:
                    running.add(pool.submit(do, following))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
