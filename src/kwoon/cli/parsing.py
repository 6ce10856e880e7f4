"""A parser whose mistakes are one line, with what was probably meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """What an unknown word was probably meant to be; empty where nothing is near."""
    near = get_close_matches(word.lower(), list(known), 1)
    return f"did you mean {near[0]}?" if near else ""


class Parser(argparse.ArgumentParser):
    """Says what is wrong, what was probably meant and where help is; the parsers of its commands do so too.

    What a command takes is looked up when it is typed (`later`), so that no command waits for the others' imports.
    """

    later: Callable[[argparse.ArgumentParser], None] | None = None

    def parse_known_args(self, *given: Any) -> Any:  # type: ignore[override]  # as it is given
        fill, self.later = self.later, None
        if fill is not None:
            fill(self)
        return super().parse_known_args(*given)

    def error(self, message: str) -> NoReturn:
        found = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message, re.DOTALL)
        if found:
            known = [name.strip("' ") for name in found[2].split(",")]
            hint = did_you_mean(found[1], known)
            message = f"there is no {found[1]!r} here; {hint or 'there are ' + ', '.join(known)}"
        number = re.fullmatch(r"argument (\S+): invalid (int|float) value: '(.*)'", message, re.DOTALL)
        if number:
            kind = "whole number" if number[2] == "int" else "number"
            example = "1000" if number[1] == "--games" else "2" if number[2] == "int" else "0.5"
            message = f"{number[1]}: a {kind} is needed, such as {example}, not {number[3]!r}"
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help)\n")
