"""`kwoon bench --hall`: how many tables a hall bears here, and how soon everyone sees an answer."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from kwoon.engine.errors import KwoonError


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments that only the hall's bench has."""
    group = parser.add_argument_group(
        "the hall",
        "With --hall: a hall in a process of its own, with a real socket in every seat and an answer a second at every "
        "table; how long it takes until all four have seen it, and what it costs.",
    )
    group.add_argument("--hall", action="store_true", help="measure the hall instead of the rules")
    group.add_argument("--tables", type=int, default=300, metavar="N", help="so many tables of four (300)")
    group.add_argument(
        "--ramp", action="store_true", help="more and more tables, until one answer of a hundred takes over 200 ms"
    )
    group.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that serve the hall; several on PostgreSQL (1)"
    )
    group.add_argument(
        "--database",
        metavar="URL",
        help="an empty database (a new SQLite file, or for several workers a PostgreSQL; thrown away later)",
    )
    group.add_argument("--clients", type=int, metavar="N", help="processes of people (one for 200 tables)")
    group.add_argument("--svg", type=Path, metavar="FILE", help="write the picture into a file")


def measured(args: argparse.Namespace, tell: Callable[[str, float, float], None]) -> Callable[[], None]:
    """Measure; what shows it is given back, for when no bar is in the way."""
    from kwoon.hall.load.run import LoadPlan, ramp, run_load
    from kwoon.hall.load.shown import figures, svg

    if args.svg is not None and not args.svg.absolute().parent.is_dir():
        raise KwoonError(f"there is no folder {args.svg.absolute().parent} for the picture")
    plan = LoadPlan(
        game=args.game or "kungfu",
        tables=args.tables,
        seconds=(10.0 if args.ramp else 30.0) if args.seconds is None else args.seconds,
        database=args.database,
        clients=args.clients,
        workers=args.workers,
    )
    if args.ramp:
        most, loads = ramp(plan, tell, lambda load: tell(f"{load.tables} tables: p99 {load.p99 * 1000:.0f} ms", 0, 0))
    else:
        most, loads = None, [run_load(plan, tell)]
    if args.svg is not None:
        args.svg.write_text(svg(loads))

    def show() -> None:
        if args.json:
            print(json.dumps({"most": most, "runs": [load.plain() for load in loads]}, indent=1))
            return
        console = Console()
        console.print(figures(loads))
        if most is not None:
            console.print(f"\nUp to {most:,} tables, p99 stays under 200 ms here.")

    return show
