"""What each game can be told on the command line, and how that becomes its options."""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from kwoon.engine.errors import BadOptions
from kwoon.engine.plain import Data

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


def arguments_of(game: str) -> GameArguments:
    """What a game can be told; only that game's code is imported for it."""
    found = import_module(f"kwoon.cli.options.{game.replace('-', '_')}").ARGUMENTS
    assert isinstance(found, GameArguments)
    return found
