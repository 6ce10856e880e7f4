"""What Puzzle Strike can be told on the command line, and how that becomes its options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from kwoon.cli.options import GameArguments, Settings
from kwoon.engine.plain import Data
from kwoon.games.puzzlestrike.options import MODES
from kwoon.games.puzzlestrike.state.chip import BANKS, BY_NAME, CHARACTERS


def add_puzzlestrike(parser: argparse.ArgumentParser) -> None:
    """Puzzle Strike's own arguments."""
    parser.add_argument("--mode", metavar="MODE", help=f"{', '.join(MODES)} (a duel for 2, a free-for-all for more)")
    parser.add_argument(
        "--characters",
        metavar="WHO",
        help="random, blind, draft, or a name for each seat: 'Zane, random'; a mix of chips as 'Riposte + Upgrade + "
        "Stunlock' (random)",
    )
    parser.add_argument(
        "--bank", metavar="BANK", help=f"random, {', '.join(BANKS)}, or ten chips: 'Axe Kick; Ouch!; ...' (random)"
    )
    add_match(parser)


def add_match(parser: argparse.ArgumentParser) -> None:
    """The arguments of a game and of a match."""
    parser.add_argument("--max-turns", type=int, metavar="N", help="after so many turns the lowest pile wins (400)")


def read_puzzlestrike(arguments: argparse.Namespace) -> Settings:
    """The options of a game; names may be written in small letters."""
    settings = read_match(arguments)
    if arguments.mode is not None:
        settings["mode"] = arguments.mode
    if arguments.bank is not None:
        stacks = [proper(name, [*BANKS, *BY_NAME]) for name in arguments.bank.split(";")]
        settings["bank"] = stacks[0] if len(stacks) == 1 else list(stacks)
    if arguments.characters is not None:
        who = [read_character(name) for name in arguments.characters.split(",")]
        one_word = len(who) == 1 and who[0] in ("random", "blind", "draft")
        settings["characters"] = who[0] if one_word else list(who)
    return settings


def read_match(arguments: argparse.Namespace) -> Settings:
    """The options of a match."""
    return {} if arguments.max_turns is None else {"max_turns": arguments.max_turns}


def read_character(words: str) -> Data:
    """A character's name, or three chips with + between them."""
    chips: list[Data] = [proper(name, [*CHARACTERS, *BY_NAME]) for name in words.split("+")]
    return chips[0] if len(chips) == 1 else chips


def proper(name: str, known: Sequence[str]) -> str:
    """A name as it is printed, if it is known."""
    name = name.strip()
    return next((each for each in known if each.lower() == name.lower()), name)


ARGUMENTS = GameArguments(add_puzzlestrike, read_puzzlestrike, ("mode", "characters", "bank", "max_turns"))
