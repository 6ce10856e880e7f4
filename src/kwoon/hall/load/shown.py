"""The figures of a load test: a table, a picture in letters, and one to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kwoon.hall.load.run import SLOW, Load
from kwoon.lab.bench_table import EIGHTHS

EDGES: Final = (0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0)
"""Where a bar of the picture ends and the next begins, in seconds."""
WIDE: Final = 40


def milliseconds(value: float) -> str:
    """Seconds for people."""
    return f"{value * 1000:.1f} ms" if value < 0.1 else f"{value * 1000:,.0f} ms"


def kilobytes(value: float | None) -> str:
    """Bytes for people."""
    return "–" if value is None else f"{value / 1000:,.1f} kB" if value < 100_000 else f"{value / 1000:,.0f} kB"


def bars(delays: Sequence[float]) -> list[tuple[str, int]]:
    """How many answers took how long, from the shortest to the longest that there were."""
    counts = [0] * (len(EDGES) + 1)
    for delay in delays:
        counts[sum(delay > edge for edge in EDGES)] += 1
    names = [f"up to {milliseconds(edge)}" for edge in EDGES] + [f"over {milliseconds(EDGES[-1])}"]
    used = [number for number, count in enumerate(counts) if count]
    return [] if not used else list(zip(names, counts, strict=True))[used[0] : used[-1] + 1]


def figures(loads: Sequence[Load]) -> RenderableType:
    """All runs as a table; below it the picture of the last one, and what it weighed."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="bold")
    for name in ("tables", "answers/s", "p50", "p95", "p99", "longest", "processor", "a frame", "a table"):
        grid.add_column(name, justify="right", no_wrap=True)
    for load in loads:
        grid.add_row(
            f"{load.tables:,} of {load.seats}",
            f"{load.answers / load.seconds:,.0f}",
            milliseconds(load.p50),
            milliseconds(load.p95),
            Text(milliseconds(load.p99), style="red" if load.p99 > SLOW else "green"),
            milliseconds(load.most),
            "–" if load.cpu is None else f"{load.cpu:.0%}",
            "–" if load.cpu_frame is None else f"{load.cpu_frame * 1000:.2f} ms",
            kilobytes(load.table_bytes),
        )
    return Group(grid, "", *below(loads[-1]))


def below(load: Load) -> list[RenderableType]:
    """The picture of one run, and what else is to be said of it."""
    picture = Table.grid(padding=(0, 1))
    counted = bars(load.delays)
    most = max(count for _, count in counted)
    for name, count in counted:
        eighths = max(1, round(count / most * WIDE * 8)) if count else 0
        drawn = "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
        picture.add_row(Text(name, justify="right"), Text(drawn, style="cyan"), f"{count:,}" if count else "")
    notes = [
        f"{load.game}: from sending an answer until every socket of its table had got what it showed, "
        f"{load.answers:,} answers in {load.seconds:g} seconds",
        f"{load.frames:,} frames: {kilobytes(load.frame_median)} in the middle, nine of ten under "
        f"{kilobytes(load.frame_p90)}; {kilobytes(load.wire)} each on the wire, compressed",
    ]
    notes.append(f"the people in its seats used {load.people_cpu:.0%} of a processor themselves")
    if load.workers > 1:
        notes.append(f"{load.workers} workers served it, on PostgreSQL")
    if load.busy is not None:
        notes.append(f"load average of the machine at its end: {load.busy:.1f}, with the test itself")
    if load.over:
        notes.append(f"{load.over} games came to their end, and were not answered from then on")
    if load.refused or load.unanswered:
        notes.append(f"{load.refused} answers were refused, and after {load.unanswered} nothing came")
    said = Table.grid(padding=(0, 1))
    for note in notes:
        said.add_row("·", Text(note))
    return [picture, "", said]


def svg(loads: Sequence[Load]) -> str:
    """A picture: the delays of the last run; and of several runs, p99 by the number of tables."""
    load = loads[-1]
    counted = bars(load.delays)
    most = max(count for _, count in counted)
    row, left, wide = 18, 110, 420
    bottom = 34 + row * len(counted)
    height = bottom + (190 if len(loads) > 1 else 12)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 70} {height}" font-family="sans-serif"'
        ' font-size="11">',
        "<title>From an answer until all sockets of its table had it</title>",
        f'<rect width="{left + wide + 70}" height="{height}" fill="#ffffff"/>',
        f'<text x="10" y="18" font-size="13">{load.tables} tables of {load.seats}, {load.game}: '
        f"p50 {milliseconds(load.p50)}, p99 {milliseconds(load.p99)}</text>",
    ]
    for number, (name, count) in enumerate(counted):
        top = 28 + number * row
        lines += [
            f'<text x="{left - 6}" y="{top + 12}" text-anchor="end">{name}</text>',
            f'<rect x="{left}" y="{top}" width="{wide * count / most:.1f}" height="{row - 4}" fill="#2a6f97"/>',
            f'<text x="{left + wide * count / most + 5:.1f}" y="{top + 12}">{count or ""}</text>',
        ]
    if len(loads) > 1:
        lines += curve(loads, left, bottom + 20, wide)
    return "\n".join([*lines, "</svg>", ""])


def curve(loads: Sequence[Load], left: int, top: int, wide: int) -> list[str]:
    """p99 by the number of tables, with the line that it is not to pass."""
    high, most_tables = 130, max(load.tables for load in loads)
    most = max(SLOW * 1.5, *(min(load.p99, SLOW * 4) for load in loads))

    def place(tables: int, delay: float) -> tuple[float, float]:
        return left + wide * tables / most_tables, top + high - high * min(delay, most) / most

    limit = place(0, SLOW)[1]
    lines = [
        f'<text x="10" y="{top - 4}" font-size="13">p99 by the number of tables</text>',
        f'<path d="M{left} {top}v{high}h{wide}" fill="none" stroke="#444"/>',
        f'<path d="M{left} {limit:.1f}h{wide}" stroke="#b5442e" stroke-dasharray="4 3"/>',
        f'<text x="{left - 6}" y="{limit + 4:.1f}" text-anchor="end">{milliseconds(SLOW)}</text>',
    ]
    for load in sorted(loads, key=lambda each: each.tables):
        x, y = place(load.tables, load.p99)
        lines += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#2a6f97"/>',
            f'<text x="{x:.1f}" y="{y - 6:.1f}" text-anchor="middle">{milliseconds(load.p99)}</text>',
            f'<text x="{x:.1f}" y="{top + high + 14}" text-anchor="middle">{load.tables}</text>',
        ]
    return lines
