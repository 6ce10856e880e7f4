"""`kwoon bench --search`: rounds of our search a second, beside those of OpenSpiel's."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from rich.console import Console


def add(parser: argparse.ArgumentParser) -> None:
    """The argument that only this bench has."""
    group = parser.add_argument_group(
        "search",
        "With --search: rounds/s of our search, compiled and not, in the way in which the bots play and with random "
        "play to the end, beside OpenSpiel's information-set search (C++ and Python) on its card games. OpenSpiel is "
        "installed from the package index on first use (--peers-env says where).",
    )
    group.add_argument("--search", action="store_true", help="measure the search of the bots instead of the rules")


def measured(args: argparse.Namespace, tell: Callable[[str, float, float], None]) -> Callable[[], None]:
    """Measure; what shows it is given back, for when no bar is in the way."""
    from kwoon.lab.search_bench import measure, table

    seconds = 3.0 if args.seconds is None else args.seconds
    report = measure(args.game, seconds, args.compiled, args.peers_env, tell)

    def show() -> None:
        if args.json:
            print(json.dumps([row.plain() for row in report.rows], indent=1))
            for note in report.notes:
                print(f"kwoon bench: {note}", file=sys.stderr)
        else:
            Console().print(table(report))

    return show
