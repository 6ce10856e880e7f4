"""What can go wrong, each with what was expected. After any of these the game is as it was."""

from __future__ import annotations


class KwoonError(Exception):
    """Something the user can mend; its text says what is wrong, where, and what would be right."""


class IllegalChoice(KwoonError):
    """An answer that the open question does not offer."""


class NotYourQuestion(KwoonError):
    """A request that only the seat that is to answer can make."""


class BadOptions(KwoonError):
    """Options that no game can be made from."""


class BadRecord(KwoonError):
    """A record file that cannot be read or replayed; says at which line."""

    def __init__(self, source: str, line: int, problem: str) -> None:
        super().__init__(f"{source}, line {line}: {problem}")
        self.line = line
        self.problem = problem
