"""`python -m kwoon.cli.tournament`: the desk without the rest of Kwoon."""

import sys

from kwoon.cli.tournament.commands import main

if __name__ == "__main__":
    sys.exit(main())
