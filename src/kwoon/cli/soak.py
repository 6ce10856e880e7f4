"""`kwoon soak`: random games by the hundred thousand, every law checked."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kwoon.cli.output import Milestones
from kwoon.engine.errors import BadOptions
from kwoon.games import GAMES, game_named
from kwoon.lab.soak import LOOK_EVERY, Failure, Soaked, batches, soak, uses_page
from kwoon.lab.spread import cores


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `soak`."""
    parser.description = (
        "Plays random games of every variant of a game and checks the laws that hold for all games: "
        "copies, snapshots, replays, views, explanations, pieces. A broken law prints the command that shows it again."
    )
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="the game (default: all of them)")
    parser.add_argument("--games", type=int, default=1000, help="how many games of each (default %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default %(default)s)")
    parser.add_argument("--variant", type=int, help="only this variant of the game's options, by number")
    parser.add_argument("--every", type=int, default=LOOK_EVERY, metavar="N",
                        help="look at every law about every N moves of a game (default %(default)s)")  # fmt: skip
    parser.add_argument("--crowded", action="store_true",
                        help="begin from made-up, crowded boards; look closely at secrets (Shadowfist)")  # fmt: skip
    parser.add_argument("--page", metavar="FILE",
                        help="write a page on what was done with each card, rarest first (Shadowfist)")  # fmt: skip
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: one a core, here %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON: a list of objects, one a game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Soak one game or all; 1 if a law was broken."""
    if arguments.games < 1 or arguments.jobs < 1 or arguments.every < 1:
        raise BadOptions("--games, --jobs and --every must be at least 1")
    if arguments.page is not None and (arguments.game is None or not game_named(arguments.game).titles()):
        raise BadOptions("--page counts the cards of one game that has many: kwoon soak shadowfist --page FILE")
    rows = []
    for name in [arguments.game] if arguments.game else list(GAMES):
        rows.append(soak_one(name, arguments))
    if arguments.json:
        print(json.dumps(rows, indent=1))
    return 1 if any(row["failures"] for row in rows) else 0


def soak_one(name: str, arguments: argparse.Namespace) -> dict[str, object]:
    """Soak one game, with a bar; failures are printed as they come."""
    count = len(game_named(name).variants())
    if arguments.crowded:
        game_named(name).crowded(game_named(name).variants()[0], 0)  # says so, if the game has none
    if arguments.variant is not None and not 0 <= arguments.variant < count:
        raise BadOptions(f"{name} has variants 0 to {count - 1}; there is no {arguments.variant}")
    out = Console(stderr=arguments.json, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(name, total=arguments.games)
        milestones = Milestones(name, arguments.games)

        def progress(sofar: Soaked, broken: list[Failure]) -> None:
            bar.update(task, completed=sofar.games)
            milestones.reached(sofar.games)
            for failure in broken:
                out.print(f"{failure.command}   # {failure.law}", soft_wrap=True)

        work = batches(name, arguments.games, arguments.seed, arguments.variant, arguments.every, arguments.crowded)
        found = soak(work, arguments.jobs, progress)
    begun = " from crowded boards" if arguments.crowded else ""
    out.print(
        f"{name}{begun}: {found.games:,} games, {found.decisions:,} decisions, {len(found.failures)} failed",
        soft_wrap=True,
    )
    if arguments.page is not None:
        begun = f"{' --crowded' if arguments.crowded else ''} --every {arguments.every} --seed {arguments.seed}"
        command = f"kwoon soak {name} --games {arguments.games}{begun}"
        Path(arguments.page).write_text(uses_page(game_named(name).titles(), found, command), encoding="utf-8")
    return {
        "game": name,
        "games": found.games,
        "decisions": found.decisions,
        "failures": [{**vars(failure), "command": failure.command} for failure in found.failures],
    }
