# not compiled
"""Where in a file of cards something is wrong: which card it is, and the line that it begins in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from traceback import extract_tb
from typing import Final

from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.cards.checks import near

MAKERS: Final = ("character", "event", "state", "edge", "feng_shui", "site", "token", "make")
"""The short names that make a card: its title comes first."""
NOT_THAT_TYPE: Final = re.compile(r"(?:union\[)?(.*?)\]? object expected; got (.*)")
"""What a compiled function says to a value of another type."""


def told(wrong: Exception, file: str) -> ValueError:
    """An error in a file of cards, with the card's title and its place there."""
    words = plainly(wrong)
    lines = [frame.lineno or 0 for frame in extract_tb(wrong.__traceback__) if frame.filename == file]
    if not lines:
        return ValueError(f"{place(Path(file))}: {words}")
    title = card_at(Path(file), lines[-1])
    return ValueError(f"{title} ({place(Path(file), lines[-1])}): {words.removeprefix(f'{title}: ')}")


def misplaced(title: str, folders: Iterable[str], problem: str) -> ValueError:
    """What is wrong with a card of a file somewhere in some folders, told in the same way."""
    for path in [path for folder in folders for path in sorted(Path(folder).rglob("*.py"))]:
        for other, line, _ in cards_written(path):
            if other == title:
                return ValueError(f"{title} ({place(path, line)}): {problem}")
    return ValueError(f"{title}: {problem}")


def plainly(wrong: Exception) -> str:
    """What an error says, in words for a writer of cards."""
    if isinstance(wrong, NameError) and wrong.name:
        return f"there is no word {wrong.name!r}{near(wrong.name, make.__all__)}: docs/card-language.md lists them"
    found = NOT_THAT_TYPE.fullmatch(str(wrong))
    if found is None:
        if isinstance(wrong, (KeyError, IndexError)):
            return f"a number in it stands for nothing there ({wrong}): write one of the names of docs/card-language.md"
        return str(wrong)
    wanted = " or ".join([name.rpartition(".")[2] for name in found.group(1).split(", ")])
    return f"{wanted} expected, not {found.group(2).rpartition('.')[2]}"


def place(path: Path, *lines: int) -> str:
    """A file as its writer knows it, with its set; and the line."""
    return ", ".join([f"{path.parent.name}/{path.name}", *[f"line {line}" for line in lines]])


def card_at(path: Path, line: int) -> str:
    """The card that a line of a file belongs to: the innermost one, for a token."""
    found = [(first, title) for title, first, last in cards_written(path) if first <= line <= last]
    return max(found)[1] if found else "a part of several cards"


def cards_written(path: Path) -> list[tuple[str, int, int]]:
    """The cards that are written in a file: title, first line, last line."""
    found: list[tuple[str, int, int]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in MAKERS:
            continue
        if node.args and isinstance(node.args[0], ast.Constant):
            found.append((str(node.args[0].value), node.lineno, node.end_lineno or node.lineno))
    return found
