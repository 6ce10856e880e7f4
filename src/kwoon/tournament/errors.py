"""What the tournament desk refuses, with the rule's number."""

from __future__ import annotations


class Refused(ValueError):
    """An act or a result that the rules do not allow: the rule's number and what would be right."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {why}" if rule else why)
        self.why = why
        self.rule = rule


class BrokenFile(ValueError):
    """An event file that cannot be read: its line and what is wrong there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
