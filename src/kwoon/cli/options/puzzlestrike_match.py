"""What a match of Puzzle Strike can be told on the command line."""

from __future__ import annotations

from kwoon.cli.options import GameArguments
from kwoon.cli.options.puzzlestrike import add_match, read_match

ARGUMENTS = GameArguments(add_match, read_match, ("max_turns",))
