"""What the numbers that travel through the rules stand for."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No card, no player, no location: whatever the number would have named."""
