"""`kwoon bench --hall`: one run at a number of tables, or run after run until the hall is too slow."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, replace
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from kwoon.hall.load.client import Seen, client_process
from kwoon.hall.load.server import BadLoad, HallProcess, a_postgres, check_empty, empty, make_rooms
from kwoon.hall.serving import check_workers
from kwoon.hall.store.database import open_database

Tell = Callable[[str, float, float], None]
SLOW: Final = 0.2
"""A hall whose p99 is more seconds than this is too slow."""
TABLES_A_PROCESS: Final = 200
"""How many tables the people of one process can play at without being slow themselves."""
MOST: Final = 5000
WARM: Final = 3.0
"""How many seconds are played before anything is counted."""
FIRST: Final = 50
NEAR: Final = 0.1
"""How near the two numbers are between which the ramp ends."""


@dataclass(frozen=True)
class LoadPlan:
    """What to measure: so many tables of so many people, each answered once every `pace` seconds."""

    game: str = "kungfu"
    tables: int = 300
    seats: int = 4
    seconds: float = 30.0
    pace: float = 1.0
    database: str | None = None
    clients: int | None = None
    seed: int = 1
    workers: int = 1

    def check(self) -> None:
        """What makes no sense is refused."""
        if not 1 <= self.tables <= MOST:
            raise BadLoad(f"a load test has 1 to {MOST} tables, not {self.tables}")
        if not 1 <= self.seconds <= 3600:
            raise BadLoad(f"a load test takes 1 to 3600 seconds, not {self.seconds:g}")
        if not 0.05 <= self.pace <= 60:
            raise BadLoad(f"a table is answered every 0.05 to 60 seconds, not {self.pace:g}")
        if self.clients is not None and not 1 <= self.clients <= 64:
            raise BadLoad(f"people sit in 1 to 64 processes, not {self.clients}")
        check_workers(self.workers, self.database or "postgresql://")


@dataclass(frozen=True)
class Load:
    """What was measured in one run."""

    game: str
    tables: int
    seats: int
    answers: int
    seconds: float
    p50: float
    p95: float
    p99: float
    most: float
    frames: int
    frame_median: int
    frame_p90: int
    wire: float
    """The mean bytes of a frame as it came, compressed."""
    cpu: float | None
    """The share of one processor that the hall used."""
    cpu_frame: float | None
    """The seconds of one processor that the hall spent on each frame."""
    people_cpu: float
    """The share of one processor that the people used: who measures takes some of the machine too."""
    table_bytes: float | None
    """The memory that each table added."""
    unanswered: int
    refused: int
    over: int
    delays: tuple[float, ...]
    workers: int = 1
    busy: float | None = None
    """How many processes wanted a processor of this machine in the last minute, those of the test among them."""

    def plain(self) -> dict[str, Any]:
        """The figures as JSON has them."""
        found = asdict(self)
        del found["delays"]
        return found


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def run_load(plan: LoadPlan, tell: Tell) -> Load:
    """One run, in a hall of its own."""
    plan.check()
    raise_limit(plan.tables * plan.seats + 500)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kwoon-load-")))
        database = plan.database or f"sqlite:///{folder / 'hall.db'}"
        if plan.database is None and plan.workers > 1:
            tell("starting a PostgreSQL", 0, 0)
            database = stack.enter_context(a_postgres(folder / "postgres"))
        tell("opening the database", 0, 0)
        engine = open_database(database)
        stack.callback(engine.dispose)
        check_empty(engine)
        stack.callback(empty, engine)
        tell("opening the hall", 0, 0)
        hall = HallProcess(database, workers=plan.workers)
        stack.callback(hall.close)
        rooms = make_rooms(engine, plan.game, plan.tables, plan.seats, tell)
        count = plan.clients or ceil(plan.tables / TABLES_A_PROCESS)
        lines = []
        for number in range(count):
            line, theirs = get_context("spawn").Pipe()
            warm = min(WARM, plan.seconds)
            parts = (theirs, hall.address, rooms[number::count], plan.seed + number, plan.seconds, plan.pace, warm)
            process = get_context("spawn").Process(target=client_process, args=parts, daemon=True)
            process.start()
            stack.callback(send_home, process)
            theirs.close()
            lines.append(line)
        return watched(plan, hall, lines, tell)


def watched(plan: LoadPlan, hall: HallProcess, lines: list[Connection], tell: Tell) -> Load:
    """Let everyone sit down, play, and put together what was seen."""
    base = hall.memory()
    heard(lines, "ready", "opening sockets", plan.tables * plan.seats, tell)
    for line in lines:
        line.send("go")
    heard(lines, "warm", "warming up", 0, tell)
    cpu = hall.cpu()
    seen = Seen()
    for each in heard(lines, "seen", "playing", plan.seconds, tell):
        seen.add(each)
    used, held = hall.cpu(), hall.memory()
    if not seen.delays:
        raise BadLoad(f"no answer was shown in {plan.seconds:g} seconds ({seen.notes} were refused)")
    spent = None if used is None or cpu is None else used - cpu
    return Load(
        game=plan.game,
        tables=plan.tables,
        seats=plan.seats,
        answers=len(seen.delays),
        seconds=plan.seconds,
        p50=share(seen.delays, 0.5),
        p95=share(seen.delays, 0.95),
        p99=share(seen.delays, 0.99),
        most=max(seen.delays),
        frames=len(seen.sizes),
        frame_median=int(share(seen.sizes, 0.5)),
        frame_p90=int(share(seen.sizes, 0.9)),
        wire=seen.wire / len(seen.sizes),
        cpu=None if spent is None else spent / plan.seconds,
        cpu_frame=None if spent is None else spent / len(seen.sizes),
        people_cpu=seen.cpu / plan.seconds,
        table_bytes=None if held is None or base is None else (held - base) / plan.tables,
        unanswered=seen.unanswered,
        refused=seen.notes,
        over=seen.over,
        delays=tuple(seen.delays),
        workers=plan.workers,
        busy=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    )


def heard(lines: list[Connection], until: str, words: str, total: float, tell: Tell) -> list[Any]:
    """What every process says at last, told how far they all are meanwhile."""
    found: list[Any] = []
    done = dict.fromkeys(range(len(lines)), 0.0)
    open_lines = dict(enumerate(lines))
    while open_lines:
        for line in wait(list(open_lines.values())):
            number = next(key for key, each in open_lines.items() if each is line)
            try:
                what, value = open_lines[number].recv()
            except EOFError:
                raise BadLoad("a process of people ended before its time") from None
            if what == "failed":
                raise BadLoad(f"the people could not play: {value}")
            if what == until:
                found.append(value)
                del open_lines[number]
            elif isinstance(value, (int, float)):
                done[number] = value
                whole = sum(done.values()) if until == "ready" else max(done.values())
                tell(words, min(whole, total), total)
    return found


def ramp(plan: LoadPlan, tell: Tell, told: Callable[[Load], None]) -> tuple[int, list[Load]]:
    """Run after run: twice as many tables until p99 passes the limit, then in between; the most that it bears."""
    runs: list[Load] = []

    def bears(tables: int) -> bool:
        load = run_load(replace(plan, tables=tables), lambda words, done, all_: tell(f"{tables}: {words}", done, all_))
        runs.append(load)
        told(load)
        return load.p99 <= SLOW

    good, tables = 0, FIRST
    while tables <= MOST and bears(tables):
        good, tables = tables, tables * 2
    bad = min(tables, MOST)
    while bad - good > max(1.0, NEAR * bad):
        middle = (good + bad) // 2
        if bears(middle):
            good = middle
        else:
            bad = middle
    return good, runs


def send_home(process: BaseProcess) -> None:
    """A process of people ends, by itself if it has done its work."""
    process.join(3)
    process.terminate()
    process.join()


def raise_limit(files: int) -> None:
    """Let this process and those that it starts open that many files and sockets, if the system allows it."""
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < files:
        with suppress(ValueError, OSError):
            resource.setrlimit(
                resource.RLIMIT_NOFILE, (files if hard == resource.RLIM_INFINITY else min(files, hard), hard)
            )
