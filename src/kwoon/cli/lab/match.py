"""`kwoon lab match`: entrants play many games, changing seats, and the result comes with its intervals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kwoon.bots import make_bot, usual_bot
from kwoon.bots.levels import OWN_WORDS
from kwoon.cli.lab.crews import add_crew, crew_of
from kwoon.cli.options import Settings, game_settings, refuse_players, settings_from
from kwoon.cli.output import Milestones
from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games import GAMES, game_named
from kwoon.lab.bouts import Bout, Entrant, options_of
from kwoon.lab.contest import play_bout
from kwoon.lab.match import Standing, entrant_names
from kwoon.lab.tallies import Tally, length

BAR = 30
GAMES_PLAYED = 1000
AT_MOST = 1_000_000
"""How many games are played with --until if its width is never reached."""
OWN = {"shadowfist": "decks", "puzzlestrike": "characters"}
"""What each entrant of a game can bring."""


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `match`."""
    parser.description = (
        "Bots play many games and move round the table, so that each sits in every seat as often. Prints what each has "
        "won with its 95% interval (Wilson's), what going first was worth, and how long the games were. "
        "`kwoon match` and `kwoon lab match` play and print the same; with --json, `kwoon match` prints a list of the "
        "entrants alone, `kwoon lab match` an object with the games, the turn order and the lengths besides."
    )
    parser.add_argument("game", choices=list(GAMES), help="the game")
    parser.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help=f"a bot for each seat (default: the best rule of thumb against random); one, with --decks or "
        f"--characters; besides those with names, {OWN_WORDS}",
    )
    parser.add_argument("--decks", metavar="DECK,DECK", help="Shadowfist: a deck for each bot, by name or file")
    parser.add_argument("--characters", metavar="WHO,WHO", help="Puzzle Strike: a character for each bot")
    parser.add_argument("--mode", metavar="MODE,MODE", help="Puzzle Strike: a mode; of several, the match in each")
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
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="KEY=JSON",
        help="a list of values: the match is played with each of them, such as 'chi=[10,20,30]'",
    )
    parser.add_argument(
        "--games",
        type=int,
        help=f"how many games, made up to whole rounds (default {GAMES_PLAYED}; with --until, as many as it takes)",
    )
    parser.add_argument(
        "--until", type=float, metavar="WIDTH", help="stop when no interval is wider, such as 0.04 for about ±2%%"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default %(default)s)")
    add_crew(parser, 1)
    parser.add_argument("--json", action="store_true", help="print JSON: what was found")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the match, or the match with each of its variations, and print what was found."""
    played = play(arguments)
    if arguments.json:
        about = {"game": arguments.game, "players": played[0][0].players, "seed": arguments.seed}
        print(json.dumps({**about, "matches": [as_json(bout, tally) for bout, tally in played]}, indent=1))
        return 0
    out = Console(highlight=False)
    for bout, tally in played:
        if bout.change:
            out.print(f"\n{bout.change}", style="bold")
        out.print(picture(tally.standings()))
        for line in words(tally):
            out.print(line, soft_wrap=True)
    return 0


def play(arguments: argparse.Namespace) -> list[tuple[Bout, Tally]]:
    """Play everything that was asked for."""
    if arguments.games is not None and arguments.games < 1:
        raise BadOptions(f"--games must be at least 1, not {arguments.games}")
    if arguments.until is not None and not 0 < arguments.until < 1:
        raise BadOptions(f"--until is the width of an interval between 0 and 1, such as 0.04, not {arguments.until:g}")
    return [(bout, play_one(bout, arguments)) for bout in bouts_of(arguments)]


def bouts_of(arguments: argparse.Namespace) -> list[Bout]:
    """What is to be played; what cannot be is found here."""
    spec = game_named(arguments.game)
    each, labels = own_of(arguments)
    entrants = bots_of(arguments, each)
    if not spec.min_seats <= len(entrants) <= spec.max_seats:
        raise BadOptions(f"{spec.title} seats {spec.min_seats} to {spec.max_seats} players, not {len(entrants)}")
    for name in entrants:
        make_bot(spec.name, name, 0)  # one that does not exist is found here
    for key, values in each.items():
        if len(values) != len(entrants):
            raise BadOptions(f"--each {key}: a list of {len(entrants)} values, one for each bot, is needed")
    names = entrant_names(entrants, labels)
    sitting = tuple(
        Entrant(name, bot, {key: values[number] for key, values in each.items()})
        for number, (name, bot) in enumerate(zip(names, entrants, strict=True))
    )
    options = game_settings(arguments.option)
    varied = variations(arguments)
    found = []
    for chosen in product(*varied.values()):
        change = dict(zip(varied, chosen, strict=True))
        text = ", ".join(f"{key} {value}" for key, value in change.items()) if change_is_told(varied) else ""
        found.append(Bout(spec.name, len(sitting), sitting, {**options, **change}, arguments.seed, text))
        spec.new(options_of(found[-1], 0, range(len(sitting))), arguments.seed)
    return found


def change_is_told(varied: dict[str, list[Data]]) -> bool:
    """Whether there is more than one match."""
    return any(len(values) > 1 for values in varied.values())


def own_of(arguments: argparse.Namespace) -> tuple[dict[str, list[Data]], dict[str, list[Data]]]:
    """What is each entrant's own, by key, and what it is called in the table."""
    found: dict[str, list[Data]] = {}
    given = settings_from(arguments.each)
    refuse_players(given, "--each")
    for key, values in given.items():
        if not isinstance(values, list):
            raise BadOptions(f"--each {key}: a list of values, one for each bot, is needed")
        found[key] = values
    labels = dict(found)
    for key in ("decks", "characters"):
        brought: str | None = getattr(arguments, key)
        if brought is None:
            continue
        if OWN.get(arguments.game) != key:
            raise BadOptions(
                f"--{key} is for {next(game for game in OWN if OWN[game] == key)}, not for {arguments.game}"
            )
        named = [each.strip() for each in brought.split(",")]
        found[key] = [reader(key)(each) for each in named]
        labels[key] = [Path(each).stem if key == "decks" else each for each in named]
    return found, labels


def reader(key: str) -> Callable[[str], Data]:
    """How what an entrant brings is read; only its own game is imported for it."""
    if key == "decks":
        from kwoon.cli.options.shadowfist import hall_or_file

        return hall_or_file
    from kwoon.cli.options.puzzlestrike import read_character

    return read_character


def bots_of(arguments: argparse.Namespace, each: dict[str, list[Data]]) -> list[str]:
    """Who plays: a bot for each seat; one for all who bring something of their own."""
    given: list[str] = arguments.bots
    brought = arguments.decks is not None or arguments.characters is not None
    if brought and len(given) <= 1:
        return (given or [usual_bot(arguments.game)]) * max(len(values) for values in each.values())
    return given or [usual_bot(arguments.game), "random"]


def variations(arguments: argparse.Namespace) -> dict[str, list[Data]]:
    """The options with which the match is played in turn."""
    found: dict[str, list[Data]] = {}
    given: Settings = settings_from(arguments.vary)
    refuse_players(given, "--vary")
    if arguments.mode is not None:
        given["mode"] = [each.strip() for each in arguments.mode.split(",")]
    for key, values in given.items():
        if not isinstance(values, list) or not values:
            raise BadOptions(f"--vary {key}: a list of values is needed, such as 'chi=[10,20,30]'")
        found[key] = values
    return found


def play_one(bout: Bout, arguments: argparse.Namespace) -> Tally:
    """One match, with a bar."""
    games = arguments.games or (GAMES_PLAYED if arguments.until is None else AT_MOST)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(bout.change or "playing", total=games)
        milestones = Milestones(bout.change or bout.game, games)

        def progress(tally: Tally) -> None:
            total = games if arguments.until is None else min(games, expected(tally, arguments.until))
            bar.update(task, completed=tally.games, total=max(total, tally.games))
            milestones.reached(min(tally.games, games))

        return play_bout(bout, games, crew_of(arguments), arguments.until, progress)


def expected(tally: Tally, until: float) -> int:
    """About how many games it will be: the width shrinks with the root of their number."""
    return round(tally.games * (tally.widest / until) ** 2)


def as_json(bout: Bout, tally: Tally) -> dict[str, object]:
    """What was found, as JSON."""
    return {
        "with": bout.change,
        "games": tally.games,
        "entrants": rows(tally.standings()),
        "turn_order": [{**row, "turn": row.pop("bot")} for row in rows(tally.turn_order())],
        "turns": vars(length(tally.turns)),
        "decisions": vars(length(tally.decisions)),
    }


def rows(standings: list[Standing]) -> list[dict[str, object]]:
    """Rates as JSON."""
    return [{**vars(each), "rate": each.rate} for each in standings]


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


def words(tally: Tally) -> list[str]:
    """What else was found: the turn order, the length, and how the seats were shared."""
    order = ", ".join(f"{each.bot} {each.rate:.1%} ({each.low:.1%} to {each.high:.1%})" for each in tally.turn_order())
    turns, decisions = length(tally.turns), length(tally.decisions)
    return [
        f"by turn order: {order}",
        f"length: {turns.mean:.1f} turns on average, {turns.low} to {turns.high} in eight games of ten; "
        f"{decisions.mean:.0f} decisions",
        f"{tally.games:,} games, {tally.games // tally.players:,} in each seat for everyone",
    ]
