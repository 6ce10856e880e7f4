"""`kwoon tournament simulate`: whole events on random results, every round held against the rules."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kwoon.cli.output import Milestones
from kwoon.cli.tournament import show
from kwoon.cli.tournament.files import guarded
from kwoon.cli.tournament.play import bot_named
from kwoon.lab.events import Played, play_all
from kwoon.lab.spread import cores
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.simulate import FEWEST, plan_of

ABOUT = """\
Play random events of 3 to 200 players who stay away, drop, come late and come back, with penalties and corrections,
and check the rules after each round. Results are drawn, or come from games that bots play, with time called in some.
An event that breaks a rule prints the command that plays it again."""


def add(commands: Any) -> None:
    """Add `simulate`."""
    sim = commands.add_parser("simulate", help="play random events and check the rules", description=ABOUT)
    sim.set_defaults(run=guarded(run_simulate))
    sim.add_argument("--events", type=int, default=20, metavar="N", help="how many (default %(default)s)")
    sim.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the first event")
    sim.add_argument("--type", choices=[kind.value for kind in Kind], help="default: any")
    sim.add_argument("--players", type=int, metavar="N", help="default: any number from 3 to 200")
    sim.add_argument(
        "--best", action="store_true", help="seat by the search, as `seat` does (slow; up to 30 players by default)"
    )
    sim.add_argument(
        "--played",
        metavar="BOT",
        help="bots play every game, and the engine gives the results (default: a few small events with random)",
    )
    sim.add_argument("--jobs", type=int, default=cores(), metavar="N", help="processes (default: one a core)")
    sim.add_argument("--json", action="store_true", help="print figures as JSON")


def run_simulate(args: argparse.Namespace) -> int:
    """Random events; each failure prints the command that plays it again."""
    if args.events < 1 or args.jobs < 1:
        raise Refused("--events and --jobs are at least 1")
    if args.players is not None and args.players < FEWEST:
        raise Refused(f"an event has at least {FEWEST} players, not {args.players}", "TR-4.0.a")
    if args.played:
        bot_named(args.played)
    kind = Kind(args.type) if args.type else None
    plans = (
        plan_of(seed, kind, args.players, args.best, args.played or "")
        for seed in range(args.seed, args.seed + args.events)
    )
    out = Console(stderr=args.json, highlight=False, markup=False)
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("events", total=args.events)
        milestones = Milestones("events", args.events)
        for each in play_all(plans, min(args.jobs, args.events)):
            played.append(each)
            bar.update(task, completed=len(played))
            milestones.reached(len(played))
            if each.failure:
                out.print(each.failure, soft_wrap=True)
    failures = sorted(each.failure for each in played if each.failure)
    kinds = Counter(each.plan.kind.value for each in played)
    rounds, entries = sum(each.rounds for each in played), sum(each.entries for each in played)
    by_bots = sum(1 for each in played if each.plan.played)
    if args.json:
        show.print_json(
            {
                "events": len(played),
                "played_by_bots": by_bots,
                "rounds": rounds,
                "entries": entries,
                "types": dict(sorted(kinds.items())),
                "failures": failures,
            }
        )
    else:
        sizes = [each.plan.players for each in played]
        out.print(
            f"{len(played):,} events of {min(sizes)} to {max(sizes)} players, {by_bots:,} of them played by bots, "
            f"{rounds:,} rounds, {entries:,} entries: "
            f"{len(failures)} broke a rule. ({', '.join(f'{name} {count}' for name, count in sorted(kinds.items()))})",
            soft_wrap=True,
        )
    return 1 if failures else 0
