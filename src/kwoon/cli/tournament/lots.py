"""Lots that nobody can foretell: where no seed is given one is made, kept and shown, to draw the same again."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

SEEDS = 10**9
"""Short enough to be typed from a sheet of paper."""


def add_seed(parser: Any, what: str) -> None:
    """The option --seed; `what` says what follows from it."""
    parser.add_argument("--seed", type=int, metavar="N", help=f"{what} (default: one is drawn, kept and shown)")


def seed_of(args: argparse.Namespace) -> int:
    """The seed that was given, or a new one; asked again, it is the same."""
    if args.seed is None:
        args.seed = secrets.randbelow(SEEDS)
    return int(args.seed)


def told(seed: int) -> str:
    """What is said of lots that were drawn."""
    return f"Lots drawn with seed {seed}; `--seed {seed}` draws the same again."
