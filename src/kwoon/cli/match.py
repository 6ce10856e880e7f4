"""`kwoon match`: bots play a match, and the result comes with its interval."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kwoon.bots import best_bot, make_bot
from kwoon.cli.options import settings_from
from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games import GAMES, game_named
from kwoon.lab.match import Standing, play_match

BAR = 30


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `match`."""
    parser.description = "Bots play many games, changing seats; prints each one's wins and how sure that is."
    parser.add_argument("game", choices=list(GAMES), help="the game")
    parser.add_argument(
        "bots", nargs="*", metavar="BOT", help="one bot for each seat (default: the best bot against random)"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many games (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default %(default)s)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=JSON", help="an option of the game, such as hand=8"
    )
    parser.add_argument(
        "--each",
        action="append",
        default=[],
        metavar="KEY=JSON",
        help="an option with a value for each bot that stays with the bot when the seats change, such as "
        '\'characters=["Zane","Troq"]\'',
    )
    parser.add_argument("--json", action="store_true", help="print JSON: a list of objects, one an entrant")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print its table."""
    spec = game_named(arguments.game)
    entrants: list[str] = arguments.bots or [best_bot(spec.name), "random"]
    if not spec.min_seats <= len(entrants) <= spec.max_seats:
        raise BadOptions(f"{spec.title} seats {spec.min_seats} to {spec.max_seats} players, not {len(entrants)}")
    for name in entrants:
        make_bot(spec.name, name, 0)  # one that does not exist is found here
    if arguments.games < 1:
        raise BadOptions(f"--games must be at least 1, not {arguments.games}")
    options = settings_from(arguments.option)
    each = settings_for_each(arguments.each, len(entrants))
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("playing", total=arguments.games)
        standings = play_match(
            spec,
            entrants,
            arguments.games,
            arguments.seed,
            options,
            each,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if arguments.json:
        rows = [{**vars(standing), "rate": standing.rate} for standing in standings]
        print(json.dumps(rows, indent=1))
    else:
        Console().print(picture(standings))
    return 0


def settings_for_each(words: list[str], entrants: int) -> dict[str, list[Data]]:
    """The options that belong to the bots: a list of as many values for each key."""
    found: dict[str, list[Data]] = {}
    for key, values in settings_from(words).items():
        if not isinstance(values, list) or len(values) != entrants:
            raise BadOptions(f"--each {key}: a list of {entrants} values, one for each bot, is needed")
        found[key] = values
    return found


def picture(standings: list[Standing]) -> Table:
    """The standings as a table with a bar for each."""
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("games", justify="right")
    table.add_column("rate", justify="right")
    table.add_column("95% interval", justify="right")
    table.add_column("")
    for standing in standings:
        table.add_row(
            standing.bot,
            f"{standing.wins:g}",
            str(standing.games),
            f"{standing.rate:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            "█" * round(standing.rate * BAR),
        )
    return table
