"""What a verb is to the cards that it acts on: whether one wants it for one's own cards or for others'."""

from __future__ import annotations

from typing import Final

GOOD: Final = 1
BAD: Final = -1
NEITHER: Final = 0
"""Neither, or it depends on more than the verb."""
