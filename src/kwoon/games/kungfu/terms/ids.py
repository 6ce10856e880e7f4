"""What the numbers that travel through the rules stand for: a card is never taken for a player.

They are plain integers when the game runs, and cost nothing; only the type checker tells them apart.
"""

from __future__ import annotations

from typing import Final, NewType

CardKind = NewType("CardKind", int)
"""A kind of card: its place in the deck's list. Alike copies are not told apart."""

NONE: Final = -1
"""No card, no player: whatever the number would have named."""
# Written as a literal, so that the compiler puts the number itself wherever it stands.
NO_CARD: Final[CardKind] = -1  # type: ignore[assignment]
"""No card: an empty place for a stance or a weapon."""
