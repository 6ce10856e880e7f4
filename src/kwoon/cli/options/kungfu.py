"""What Kung Fu Fighting can be told on the command line, and how that becomes its options."""

from __future__ import annotations

import argparse

from kwoon.cli.options import GameArguments, Settings, read_toml
from kwoon.engine.errors import BadOptions
from kwoon.games.kungfu.options import deck_from


def add_kungfu(parser: argparse.ArgumentParser) -> None:
    """Kung Fu Fighting's own arguments."""
    parser.add_argument("--chi", type=int, metavar="N", help="the Chi that everybody begins with (20)")
    parser.add_argument("--hand", type=int, metavar="N", help="the size of a hand (7)")
    parser.add_argument("--deck", metavar="FILE", help="play with the deck of this TOML file")
    parser.add_argument("--cards", metavar="FILE", help="add the cards of this TOML file: your own blank cards")


def read_kungfu(arguments: argparse.Namespace) -> Settings:
    """The options of a brawl. A card that is wrong is named with its file."""
    settings: Settings = {}
    for key in ("chi", "hand"):
        if getattr(arguments, key) is not None:
            settings[key] = getattr(arguments, key)
    for key in ("deck", "cards"):
        path = getattr(arguments, key)
        if path is not None:
            settings[key] = read_toml(path)
            try:
                deck_from(settings.get("deck"), settings.get("cards"))
            except BadOptions as error:
                raise BadOptions(f"{path}: {error}") from error
    return settings


ARGUMENTS = GameArguments(add_kungfu, read_kungfu, ("chi", "hand", "deck", "cards"))
