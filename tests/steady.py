"""The same deals in every run: the secrets of the hall, from which its deals follow, are not drawn by chance.

What the tests of the hall play then hangs on the test alone, and not on luck: the first table of a test has one secret,
the second another. `python -m tests.steady hall ...` is the `kwoon` command for a hall in a process of its own; there
all tables have the same, whichever tests came before.
"""

from __future__ import annotations

import sys

from kwoon.tables import shuffle

SECRET = "the same in every run"


def same_secret() -> str:
    """One secret for every deal."""
    return SECRET


class SteadySecrets:
    """A row of secrets that is always the same."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self) -> str:
        self.drawn += 1
        return f"{SECRET}, {self.drawn}"


if __name__ == "__main__":
    from kwoon.cli import main

    shuffle.new_secret = same_secret
    sys.exit(main())
