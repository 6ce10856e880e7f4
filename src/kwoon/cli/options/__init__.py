"""What each game can be told on the command line, and how that becomes its options."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data
from kwoon.engine.toml import toml_mistake

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
        place, words = toml_mistake(error)
        raise BadOptions(f"{path}, {place}: {words}" if place else f"{path}: {words}") from error
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


def game_settings(words: list[str]) -> Settings:
    """The options of every game that bots are to play. How many play is not one of them."""
    settings = settings_from(words)
    refuse_players(settings, "--option")
    return settings


def refuse_players(settings: Settings, where: str) -> None:
    """How many play is said by the bots that are named."""
    if "players" in settings:
        raise BadOptions(f"{where} players: the bots that are named say how many play; name one for each seat")


def arguments_of(game: str) -> GameArguments:
    """What a game can be told; only that game's code is imported for it."""
    found = import_module(f"kwoon.cli.options.{game.replace('-', '_')}").ARGUMENTS
    assert isinstance(found, GameArguments)
    return found
