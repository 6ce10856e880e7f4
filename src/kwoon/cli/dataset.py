"""`kwoon dataset`: finished games as a data set in Parquet: positions, options, choices, outcomes."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from kwoon.cli.options import game_settings
from kwoon.engine.errors import BadOptions
from kwoon.games import game_named
from kwoon.research.encodings import GAMES


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `dataset`."""
    parser.description = (
        "Writes every position of many games into Parquet files: what the asked seat saw, its options, its choice, and "
        "how the game ended for it. Bots play the games, or they are read from records; docs/research.md tells more."
    )
    parser.add_argument("game", nargs="?", choices=GAMES, help="the game that bots are to play")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="a bot for each seat (default: two that play at random)")
    parser.add_argument(
        "--records", nargs="+", type=Path, default=[], metavar="FILE", help="finished games to read instead"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write into, a new one")
    parser.add_argument("--games", type=int, default=1000, help="how many games (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (default %(default)s)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=JSON", help="an option of the game, such as hand=8"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the data set, and say how fast that was."""
    from kwoon.research.dataset import Plan, write_games, write_records

    if (arguments.game is None) == (not arguments.records):
        raise BadOptions("say either a game that bots are to play, or --records with finished games")
    if arguments.jobs < 1:
        raise BadOptions(f"--jobs must be at least 1, not {arguments.jobs}")
    begun = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("writing", total=len(arguments.records) or arguments.games)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        if arguments.records:
            done = write_records(arguments.records, arguments.out, tell)
        else:
            spec = game_named(arguments.game)
            bots = tuple(arguments.bots or ["random"] * spec.min_seats)
            if not spec.min_seats <= len(bots) <= spec.max_seats:
                raise BadOptions(f"{spec.title} seats {spec.min_seats} to {spec.max_seats} players, not {len(bots)}")
            options = game_settings(arguments.option)
            plan = Plan(arguments.game, bots, arguments.games, arguments.seed, options)
            done = write_games(plan, arguments.out, arguments.jobs, tell)
    seconds = time.perf_counter() - begun
    size = sum(path.stat().st_size for path in done.files)
    print(f"{done.games:,} games, {done.positions:,} positions, {size / 1e6:,.1f} MB in {len(done.files)} files")
    print(f"{seconds:.1f} s: {done.games / seconds:,.0f} games/s, {done.positions / seconds:,.0f} positions/s")
    return 0
