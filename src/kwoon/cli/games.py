"""`kwoon games`: which games there are."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from kwoon.bots import STYLES, bots_of, offered
from kwoon.bots.levels import gentle_of, searching_of
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `games`."""
    parser.description = "The games of the hall."
    parser.add_argument("--json", action="store_true", help="print JSON: a list of objects, one a game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    rows = [
        {
            "game": spec.name,
            "title": spec.title,
            "players": [spec.min_seats, spec.max_seats],
            "rulebook": spec.book,
            "bots": offered(spec.name),
            "about": spec.blurb,
        }
        for spec in GAMES.values()
    ]
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return 0
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "players", "bots", "about"):
        table.add_column(heading, overflow="fold", no_wrap=heading in ("game", "title"))
    for spec, row in zip(GAMES.values(), rows, strict=True):
        table.add_row(spec.name, spec.title, seats(spec), bots(spec.name), str(row["about"]))
    Console().print(table)
    print("\nkwoon play GAME sits you down at a table; kwoon play GAME --help lists the game's options.")
    return 0


def seats(spec: GameSpec) -> str:
    """For how many players a game is."""
    return str(spec.min_seats) if spec.min_seats == spec.max_seats else f"{spec.min_seats}-{spec.max_seats}"


def bots(game: str) -> str:
    """The bots of a game from the gentlest to the fiercest; of its levels the first and the last of each kind; and the
    styles that those have which search."""
    first, *between = bots_of(game)
    named = [first, span(list(gentle_of(game))), *between, span(list(searching_of(game)))]
    styles = STYLES.get(game, ())
    with_style = f" (or {list(searching_of(game))[-1]}-{', -'.join(styles)})" if styles else ""
    return ", ".join(each for each in named if each) + with_style


def span(levels: list[str]) -> str:
    """The first and the last of some levels."""
    return " to ".join(dict.fromkeys([levels[0], levels[-1]])) if levels else ""
