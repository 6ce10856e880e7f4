"""The one command, `kwoon`. Each subcommand has a file of its own with an `add_parser`; no logic lives here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from kwoon import __version__
from kwoon.cli import bench, cards, games, match, play, replay, rules, soak, tournament
from kwoon.cli.output import spell_out
from kwoon.cli.parsing import Parser
from kwoon.engine.errors import KwoonError

DESCRIPTION = """\
Kwoon: a training hall for fighting card games. Rules enforced, bots ready.

  kwoon games               which games there are, and their options
  kwoon play                sit down at a table in this terminal: a menu, or kwoon play kungfu
  kwoon rules KF-3.1        what a numbered rule says; kwoon rules attack searches
  kwoon replay FILE         look through a saved game move by move, or play on from any move
  kwoon match kungfu        let bots play a match, and see who is better
  kwoon soak                random games with every law checked
  kwoon tournament          run a Shadowfist tournament from registration to the final
  kwoon cards QUERY         search the Shadowfist cards
  kwoon bench               how fast the games run here
"""

EXTRA = ("ortools", "fpdf", "uharfbuzz")
"""What the seating and the papers of tournaments stand on: large, so an extra of its own."""
EXTRA_WORDS = "install the extra kwoon[tournament]: pip install 'kwoon[tournament]' ('.[tournament]' in its folder)"


def parser() -> argparse.ArgumentParser:
    """The command line of the whole hall."""
    top = Parser(prog="kwoon", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"kwoon {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    for module in (play, replay, games, rules, cards, match, tournament, bench, soak):
        module.add_parser(commands)
    return top


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
        if part not in EXTRA:
            raise
        print(f"kwoon: this needs {part}; {EXTRA_WORDS}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("kwoon: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
