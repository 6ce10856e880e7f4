"""`kwoon lab`: what is learned by playing many games."""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module

from kwoon.cli.parsing import Parser

COMMANDS = {
    "match": "bots, decks, characters or modes against each other, with intervals",
    "study": "play a study from its file: Parquet, charts and a page",
}


def fill(parser: argparse.ArgumentParser) -> None:
    """The commands of `lab`; each is imported when it is typed."""
    parser.description = "Learn by playing many games. docs/lab.md tells more."
    assert isinstance(parser, Parser)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, about in COMMANDS.items():
        commands.add_parser(name, help=about).later = partial(fill_command, name)


def fill_command(name: str, parser: argparse.ArgumentParser) -> None:
    """Give a command its arguments."""
    import_module(f"kwoon.cli.lab.{name}").fill(parser)
