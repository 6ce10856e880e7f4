"""`python -m kwoon` is the `kwoon` command."""

import sys

from kwoon.cli import main

if __name__ == "__main__":
    sys.exit(main())
