"""The tests run twice in `make test`: on the sources, and on the compiled package, where long games take seconds.

What only takes longer with more players is played with all of them in the second round.
"""

import sys

SECOND = "tests.compiled_only" in sys.modules
SEATS = (2, 3, 4, 5) if SECOND else (2,)
"""Players of Shadowfist at the tables of the slow tests in this round."""
