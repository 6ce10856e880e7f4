"""`kwoon match`: the same as `kwoon lab match`, for short; as JSON it prints the entrants alone."""

from __future__ import annotations

import argparse
import json

from kwoon.cli.lab import match


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `match`."""
    match.fill(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the match."""
    if not arguments.json:
        return match.run(arguments)
    rows = []
    for bout, tally in match.play(arguments):
        more = {"with": bout.change} if bout.change else {}
        rows += [{**row, **more} for row in match.rows(tally.standings())]
    print(json.dumps(rows, indent=1))
    return 0
