"""A director at the keyboard: commands are typed, and what is refused leaves no trace."""

import json
from pathlib import Path
from typing import Any

import pytest

from kwoon.cli.tournament.commands import main


class Keyboard:
    """`kwoon tournament` in a folder of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def types(self, line: str, *more: str) -> str:
        """A command that works; gives what was printed."""
        self.capsys.readouterr()
        code = main([*line.split(), *more])
        said = self.capsys.readouterr()
        assert code == 0, said.err
        return said.out

    def refused(self, line: str, *more: str) -> str:
        """A command that is refused: gives the reason, and no file has changed."""
        before = {path: path.read_bytes() for path in Path.cwd().rglob("*") if path.is_file()}
        self.capsys.readouterr()
        assert main([*line.split(), *more]) == 1
        assert {path: path.read_bytes() for path in Path.cwd().rglob("*") if path.is_file()} == before
        said = self.capsys.readouterr().err
        assert said.startswith("refused: ")
        return said

    def figures(self, line: str, *more: str) -> Any:
        """The command with --json."""
        return json.loads(self.types(line, *more, "--json"))

    def opens(self, *more: str, players: str = "Ann Bob Cid Dan Eve Fay") -> None:
        """An event, e.event, with these players checked in."""
        self.types("new e.event --name Open --type swiss --director Dora --judge Hugo", *more)
        self.types(f"register e.event {players}")
        self.types("checkin e.event --all")


def file(name: str, *lines: str) -> str:
    """A file of these lines."""
    Path(name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return name
