"""The verbs of the actions of Kung Fu Fighting, besides those that every game has."""

from __future__ import annotations

from typing import Final

DISCARD: Final = "discard"
ATTACK: Final = "attack"
"""With a card of the hand, or with the weapon that one holds."""
TAKE_STANCE: Final = "take stance"
PICK_UP: Final = "pick up"
"""A weapon."""
PLAY: Final = "play"
"""A card that gives Chi back."""
ENHANCE: Final = "enhance"
BLOCK: Final = "block"
STRIKE_BACK: Final = "strike back"
TARGET: Final = "target"
"""Whom an attack hits."""
