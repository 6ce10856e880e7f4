"""Asking the person at the desk; where nobody can be asked, an option has to say it beforehand."""

from __future__ import annotations

import sys

from kwoon.tournament.errors import Refused


def at_terminal() -> bool:
    """Whether there is someone to ask."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def asked(question: str) -> str:
    """What is typed after the question."""
    try:
        return input(question).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Refused("the questions were left; nothing was entered") from None


def agreed(question: str) -> bool:
    """Whether the answer is yes; anything else is a no."""
    return asked(f"{question} [y/N] ").casefold() in ("y", "yes")


def confirm(question: str) -> None:
    """Go on only after a yes."""
    if not agreed(question):
        raise Refused("it was not confirmed; nothing was entered")
