"""What Shadowfist can be told on the command line, and how that becomes its options."""

from __future__ import annotations

import argparse
from pathlib import Path

from kwoon.cli.options import GameArguments, Settings
from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.cards.decks import DECKS, read_deck


def add_shadowfist(parser: argparse.ArgumentParser) -> None:
    """Shadowfist's own arguments."""
    names = ", ".join(DECKS)
    parser.add_argument("--deck", metavar="DECK", help=f"your deck: {names}, or a FILE with lines such as 5 Imp")
    parser.add_argument(
        "--bot-deck",
        action="append",
        metavar="DECK",
        help="a bot's deck, once for each bot in the order they sit (the hall's decks that nobody else plays)",
    )
    parser.add_argument("--max-turns", type=int, metavar="N", help="after so many turns nobody wins (400)")


def read_shadowfist(arguments: argparse.Namespace) -> Settings:
    """The options of a game: a deck for each seat that was given one."""
    settings: Settings = {} if arguments.max_turns is None else {"max_turns": arguments.max_turns}
    bot_decks = arguments.bot_deck or []
    bots = 1 if arguments.bots is None else arguments.bots
    if len(bot_decks) > bots:
        raise BadOptions(f"--bot-deck is given {len(bot_decks)} times; the number of bots is {bots}")
    if arguments.deck is not None or bot_decks:
        decks: list[Data] = [hall_or_file(deck) for deck in bot_decks] + [None] * (bots - len(bot_decks))
        own = None if arguments.deck is None else hall_or_file(arguments.deck)
        decks.insert((arguments.seat or 1) - 1, own)
        settings["decks"] = decks
    return settings


def hall_or_file(deck: str) -> Data:
    """A deck of the hall by its name, or the titles of a deck file."""
    if deck.lower() in DECKS:
        return deck.lower()
    try:
        text = Path(deck).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadOptions(f"there is no file {deck}, and the hall has no such deck: {', '.join(DECKS)}") from error
    except UnicodeDecodeError as error:
        raise BadOptions(f"{deck}: this is not UTF-8 text") from error
    except OSError as error:
        raise BadOptions(f"cannot read {deck}: {error.strerror or error}") from error
    titles: list[Data] = list(read_deck(text, deck))
    return titles


ARGUMENTS = GameArguments(add_shadowfist, read_shadowfist, ("deck", "bot_deck", "max_turns"))
