"""`kwoon bench --research`: our environments and batches beside PettingZoo's, OpenSpiel's and pgx's."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from rich.console import Console


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments that only this bench has."""
    group = parser.add_argument_group(
        "learning",
        "With --research: steps/s of our environments and batches beside those of PettingZoo, OpenSpiel and pgx, which "
        "are installed from the package index on first use (--peers-env says where).",
    )
    group.add_argument("--research", action="store_true", help="measure environments and batches instead of the rules")
    group.add_argument("--processes", type=int, default=2, metavar="N", help="our batch also in so many processes (2)")


def measured(args: argparse.Namespace, tell: Callable[[str, float, float], None]) -> Callable[[], None]:
    """Measure; what shows it is given back, for when no bar is in the way."""
    from kwoon.research.bench import measure, table

    seconds = 3.0 if args.seconds is None else args.seconds
    report = measure(seconds, args.compiled, args.peers_env, max(1, args.processes), tell)

    def show() -> None:
        if args.json:
            print(json.dumps([row.plain() for row in report.rows], indent=1))
        else:
            Console().print(table(report))

    return show
