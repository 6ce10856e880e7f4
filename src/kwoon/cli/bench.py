"""`kwoon bench [GAME]`: how fast the games run, compiled and not, and beside the field's other libraries."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from kwoon.cli import bench_hall, bench_research, bench_search
from kwoon.engine.errors import KwoonError
from kwoon.lab.bench import make_plan, measure
from kwoon.lab.bench_table import table


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    parser.description = (
        "Decisions and games per second of random play in one process, the cost of a clone in mid-game and "
        "the memory of a state; compiled and not, and with --peers beside other libraries of the field."
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game to measure (all of them)")
    parser.add_argument(
        "--players", type=whole_numbers, default=(), metavar="N,N", help="numbers of players (fewest, middle and most)"
    )
    parser.add_argument("--seconds", type=float, metavar="N", help="seconds of play for each row (3; of the hall 30)")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="where the compiled package is (build/compiled)")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="also measure RLCard, OpenSpiel and pyminion, installed from the package index on first use",
    )
    parser.add_argument(
        "--peers-env", type=Path, metavar="DIR", help="the peers' own Python environment (~/.cache/kwoon/peers)"
    )
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    bench_research.add(parser)
    bench_search.add(parser)
    bench_hall.add(parser)
    parser.set_defaults(run=run)


def whole_numbers(text: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of whole numbers such as 2,4") from None


def run(args: argparse.Namespace) -> int:
    """Measure, and print the table or the rows."""
    errors = Console(stderr=True)
    look = (TextColumn("{task.description}"), BarColumn(24), TimeElapsedColumn())
    try:
        with Progress(*look, console=errors, transient=True, disable=not errors.is_terminal) as progress:
            task = progress.add_task("getting ready", total=None)
            said: list[str] = []

            def tell(text: str, done: float, total: float) -> None:
                progress.update(task, description=text, completed=done, total=total or None, refresh=True)
                if not errors.is_terminal and text not in said:
                    said.append(text)
                    print(f"kwoon bench: {text}", file=sys.stderr, flush=True)

            if args.research:
                show = bench_research.measured(args, tell)
            elif args.search:
                show = bench_search.measured(args, tell)
            elif args.hall:
                show = bench_hall.measured(args, tell)
            else:
                seconds = 3.0 if args.seconds is None else args.seconds
                plan = make_plan(args.game, args.players, seconds, args.compiled, args.peers, args.peers_env)
                report = measure(plan, tell)
    except KwoonError as error:
        print(f"kwoon bench: {error}", file=sys.stderr)
        return 2
    if args.hall or args.research or args.search:
        show()
        return 0
    if args.json:
        print(json.dumps([row.plain() for row in report.rows], indent=1))
        for note in report.notes:
            print(f"kwoon bench: {note}", file=sys.stderr)
    else:
        Console().print(table(report))
    return 0
