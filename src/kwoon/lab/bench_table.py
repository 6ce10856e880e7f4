"""The figures of `kwoon bench` as a table with a picture."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kwoon.lab.bench import Report, Row

BAR = 14
EIGHTHS = " ▏▎▍▌▋▊▉█"


def table(report: Report) -> RenderableType:
    """The rows under the name of what ran them, and the notes below. Fits 80 columns."""
    most = max((row.decisions_per_s or 0.0 for row in report.rows), default=0.0)
    grid = Table(box=None, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="bold")
    grid.add_column("random play", no_wrap=True)
    grid.add_column("decisions/s", justify="right", no_wrap=True)
    grid.add_column("", width=BAR, no_wrap=True)
    grid.add_column("games/s", justify="right", no_wrap=True)
    grid.add_column("clone µs", justify="right", no_wrap=True)
    grid.add_column("state", justify="right", no_wrap=True)
    grid.add_column("ours", justify="right", no_wrap=True)
    shown = ""
    for row in report.rows:
        group = runs_as(row, report.versions)
        if group != shown:
            shown = group
            grid.add_row(Text(group, style="bold"))
        grid.add_row(
            f"  {row.game}, {row.players}",
            number(row.decisions_per_s, 0),
            Text(bar(row.decisions_per_s, most), style=colour(row)),
            number(row.games_per_s, 0),
            number(row.clone_us, 1),
            weight(row.state_bytes),
            "" if row.ratio is None else f"{row.ratio:.1f}×",
        )
    notes = list(report.notes)
    if any(row.ratio is not None for row in report.rows):
        notes.insert(0, "ours: how many times as many decisions/s our compiled game makes with as many players")
    below = Table.grid(padding=(0, 1))
    for note in notes:
        below.add_row("·", Text(note))
    return Group(grid, "", below) if notes else grid


def runs_as(row: Row, versions: dict[str, str]) -> str:
    """Whose game it is, and what executes the rules."""
    if row.peer:
        return f"{row.peer} {versions.get(row.peer, '')} ({'C++' if row.compiled else 'Python'})"
    return "Kwoon, compiled" if row.compiled else "Kwoon, plain Python"


def colour(row: Row) -> str:
    """Ours and theirs apart; the words in the table say it too."""
    if row.peer:
        return "yellow"
    return "green" if row.compiled else "cyan"


def bar(value: float | None, most: float) -> str:
    """A bar whose length is the value's share of the greatest; what is not nothing shows at least a sliver."""
    if not value or not most:
        return ""
    eighths = max(1, round(value / most * BAR * 8))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def number(value: float | None, digits: int) -> str:
    """A figure, or a dash where there is none."""
    return "–" if value is None else f"{value:,.{digits}f}"


def weight(value: int | None) -> str:
    """Bytes for people."""
    if value is None:
        return "–"
    return f"{value} B" if value < 1000 else f"{value / 1000:.1f} kB" if value < 10_000 else f"{value / 1000:.0f} kB"
