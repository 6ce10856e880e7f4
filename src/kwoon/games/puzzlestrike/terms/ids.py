"""What the numbers that travel through the rules stand for: a chip is never taken for a player, nor for a gem pile.

They are plain integers when the game runs, and cost nothing; only the type checker tells them apart.
"""

from __future__ import annotations

from typing import Final, NewType

ChipKind = NewType("ChipKind", int)
"""A kind of chip: its place in `state.chip.CHIPS`. Alike copies are not told apart."""
Pile = NewType("Pile", int)
"""A gem pile: a player's own, or a team's."""

NONE: Final = -1
"""No chip, no player: whatever the number would have named."""
# Written as a literal, so that the compiler puts the number itself wherever it stands.
NO_CHIP: Final[ChipKind] = -1  # type: ignore[assignment]
