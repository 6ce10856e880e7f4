"""The same deals in every run: the hall's secret, from which a deal follows, is not drawn but always the same.

What the tests of the hall play then hangs on the test alone, and not on luck. `python -m tests.steady hall ...` is the
`kwoon` command with such deals, for a hall in a process of its own.
"""

from __future__ import annotations

import sys

from kwoon.tables import shuffle

SECRET = "the same in every run"


def same_secret() -> str:
    """The secret of every deal."""
    return SECRET


if __name__ == "__main__":
    from kwoon.cli import main

    shuffle.new_secret = same_secret
    sys.exit(main())
