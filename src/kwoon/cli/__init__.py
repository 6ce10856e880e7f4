"""The one command, `kwoon`. Each subcommand has a file of its own with a `fill`; no logic lives here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module

from kwoon import __version__
from kwoon.cli.output import spell_out
from kwoon.cli.parsing import Parser
from kwoon.engine.errors import KwoonError

DESCRIPTION = """\
Kwoon: a training hall for fighting card games. Rules enforced, bots ready.

  kwoon games               which games there are, and their options
  kwoon hall                open the hall: the games in a browser, against people and bots
  kwoon play                sit down at a table in this terminal: a menu, or kwoon play kungfu
  kwoon rules KF-3.1        what a numbered rule says; kwoon rules attack searches
  kwoon replay FILE         look through a saved game move by move, or play on from any move
  kwoon review FILE         what would have been better in it, and how the chances went
  kwoon match kungfu        let bots play a match, and see who is better (kwoon lab match is the same)
  kwoon lab study FILE      play a study: all decks, characters or player counts, with charts
  kwoon soak                random games with every law checked
  kwoon tournament          run a Shadowfist tournament from registration to the final
  kwoon cards QUERY         search the Shadowfist cards
  kwoon bench               how fast the games run here
  kwoon dataset kungfu      games as a data set to learn from, in Parquet
"""

COMMANDS = {
    "hall": ("kwoon.cli.hall", "open the hall in a browser"),
    "play": ("kwoon.cli.play", "sit down at a table in this terminal"),
    "replay": ("kwoon.cli.replay", "look through a saved game, or play on from any move"),
    "review": ("kwoon.cli.review", "what would have been better in a saved game"),
    "games": ("kwoon.cli.games", "which games there are"),
    "rules": ("kwoon.cli.rules", "what a numbered rule says"),
    "cards": ("kwoon.cli.cards", "search the Shadowfist cards"),
    "match": ("kwoon.cli.match", "let bots play a match"),
    "dataset": ("kwoon.cli.dataset", "write games down as a data set to learn from"),
    "lab": ("kwoon.cli.lab", "matches and studies of many games"),
    "tournament": ("kwoon.cli.tournament.commands", "run a Shadowfist tournament"),
    "bench": ("kwoon.cli.bench", "measure how fast the games run"),
    "soak": ("kwoon.cli.soak", "play random games and check every law"),
}
"""Where each command is at home, and what it does; it is imported when it is typed."""
EXTRAS = {
    "tournament": ("ortools", "fpdf", "uharfbuzz"),
    "hall": (
        "sqlalchemy",
        "alembic",
        "fastapi",
        "starlette",
        "uvicorn",
        "websockets",
        "jinja2",
        "argon2",
        "segno",
        "prometheus_client",
    ),
    "postgres": ("psycopg",),
    "lab": ("pyarrow", "matplotlib"),
    "ray": ("ray",),
    "research": ("numpy", "gymnasium", "pettingzoo", "pyarrow"),
}
"""What only some need, by the extra that brings it: the seating and papers of tournaments, and the hall."""


def parser() -> argparse.ArgumentParser:
    """The command line of the whole hall."""
    top = Parser(prog="kwoon", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"kwoon {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    for name, (module, about) in COMMANDS.items():
        commands.add_parser(name, help=about).later = partial(fill, module)
    return top


def fill(module: str, parser: argparse.ArgumentParser) -> None:
    """Give a command its arguments."""
    import_module(module).fill(parser)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the user's is one clear line, not a traceback."""
    spell_out(sys.stdout, sys.stderr)
    top = parser()
    arguments = top.parse_args(argv)
    if not hasattr(arguments, "run"):
        top.print_help()
        return 0
    try:
        return int(arguments.run(arguments))
    except (KwoonError, FileNotFoundError, IsADirectoryError, PermissionError) as error:
        print(f"kwoon: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        part = (error.name or "").partition(".")[0]
        extra = next((name for name, parts in EXTRAS.items() if part in parts), None)
        if extra is None:
            raise
        words = f"pip install 'kwoon[{extra}]' ('.[{extra}]' in its folder)"
        print(f"kwoon: this needs {part}; install the extra kwoon[{extra}]: {words}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("kwoon: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
