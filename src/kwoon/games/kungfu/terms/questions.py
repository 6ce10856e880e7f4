"""The kinds of question, and the codes of options that are no card."""

from __future__ import annotations

from typing import Final

# The kinds of question. What an option's number means depends on the kind: a kind of card, a seat, or one of the
# codes below.
DISCARD: Final = 0
PLAY: Final = 1
TARGET: Final = 2
ENHANCE: Final = 3
SPLIT: Final = 4
ANSWER: Final = 5
COUNTER: Final = 6
LOSE: Final = 7
KIND_NAMES: Final = ("discard", "play", "target", "enhance", "second target", "block", "counter", "lose gear")

DROP_STANCE: Final = -2
DROP_WEAPON: Final = -3
USE_WEAPON: Final = -4
