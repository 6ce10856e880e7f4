"""Which seater the director asked for, and the bar that shows how far it is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from kwoon.tournament.errors import Refused
from kwoon.tournament.seating import Limit
from kwoon.tournament.seating import Progress as Told
from kwoon.tournament.seating.ask import Seater, SimpleSeater
from kwoon.tournament.seating.best_or_charts import BestSeater, ChartSeater
from kwoon.tournament.seating.charts import Spare
from kwoon.tournament.seating.planning import FirstTurn

SECONDS = 6.0
"""How long a round may take to seat, unless --limit says otherwise."""


def first_turn(args: argparse.Namespace) -> FirstTurn:
    """TR-4.0.d: as asked; else by the seating's own turn order, where it has one."""
    if args.first:
        return FirstTurn(args.first)
    return FirstTurn.TABLE if args.chart or args.simple else FirstTurn.SEAT


@contextmanager
def seater_for(args: argparse.Namespace) -> Iterator[Seater]:
    """The seater asked for; the best one has a bar while it works."""
    if args.chart and args.simple:
        raise Refused("--chart and --simple are two ways to seat a round; choose one")
    if args.chart:
        yield ChartSeater(Spare(args.chart))
        return
    if args.simple:
        yield SimpleSeater()
        return
    if args.limit <= 0:
        raise Refused(f"--limit is a number of seconds above 0, not {args.limit:g}")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    hidden = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task("seating", total=1.0)

        def told(news: Told) -> None:
            words = f"{news.stage}: cost {news.cost}, none below {news.bound}"
            bar.update(task, completed=news.done, description=words)

        end = monotonic() + args.limit
        yield BestSeater(Limit(args.limit / 2, args.limit, left=lambda: end - monotonic()), told)
