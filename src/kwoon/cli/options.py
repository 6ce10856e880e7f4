"""What each game can be told on the command line, and how that becomes its options."""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.games.kungfu.options import deck_from
from kwoon.games.puzzlestrike.chip import BANKS, BY_NAME, CHARACTERS
from kwoon.games.puzzlestrike.options import MODES
from kwoon.games.shadowfist.decks import DECKS, read_deck

Settings = dict[str, Data]


@dataclass(frozen=True)
class GameArguments:
    """A game's own arguments: how they are declared, and the game options that they make."""

    add: Callable[[argparse.ArgumentParser], None]
    read: Callable[[argparse.Namespace], Settings]
    names: tuple[str, ...] = ()
    """What they are called in the parsed arguments; a game that is resumed takes none of them."""


def read_toml(path: str) -> dict[str, Any]:
    """The tables of a TOML file; a broken one is named with its line and the reason."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
        if found is None:
            raise BadOptions(f"{path}: {error}") from error
        place = f"line {found[2]}, column {found[3]}" if found[2] else "at the end"
        raise BadOptions(f"{path}, {place}: {found[1]}") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadOptions(f"{path}, line {line}: this is not UTF-8 text") from error
    except OSError as error:
        raise BadOptions(f"cannot read {path}: {error.strerror or error}") from error


def settings_from(words: list[str]) -> Settings:
    """Options given as KEY=JSON; a value that is no JSON is taken as the text it is."""
    settings: Settings = {}
    for word in words:
        key, sign, text = word.partition("=")
        if not sign or not key:
            raise BadOptions(f"an option is given as KEY=JSON, not {word!r}")
        try:
            settings[key] = json.loads(text)
        except ValueError as error:
            if text[:1] in ("[", "{", '"'):
                raise BadOptions(f"{key}: {text!r} is no JSON: {error}") from error
            settings[key] = text
    return settings


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


def no_arguments(parser: argparse.ArgumentParser) -> None:
    """A game without arguments of its own."""


def no_settings(arguments: argparse.Namespace) -> Settings:
    """A game without options of its own."""
    return {}


GAME_ARGUMENTS = {
    "kungfu": GameArguments(add_kungfu, read_kungfu, ("chi", "hand", "deck", "cards")),
    "puzzlestrike": GameArguments(add_puzzlestrike, read_puzzlestrike, ("mode", "characters", "bank", "max_turns")),
    "puzzlestrike-match": GameArguments(add_match, read_match, ("max_turns",)),
    "shadowfist": GameArguments(add_shadowfist, read_shadowfist, ("deck", "bot_deck", "max_turns")),
}
NO_ARGUMENTS = GameArguments(no_arguments, no_settings)


def arguments_of(game: str) -> GameArguments:
    """What a game can be told."""
    return GAME_ARGUMENTS.get(game, NO_ARGUMENTS)
