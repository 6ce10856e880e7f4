"""How long something lasts: the durations of effects, and how they read."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms.ids import Duration

# Written as literals, so that the compiler puts the number itself wherever they stand.
NO_DURATION: Final[Duration] = -2  # type: ignore[assignment]
"""Of a verb that takes none."""
FOR_GOOD: Final[Duration] = -1  # type: ignore[assignment]
"""Nothing ends it by itself."""
TURN_END: Final[Duration] = 0  # type: ignore[assignment]
ATTACK_END: Final[Duration] = 1  # type: ignore[assignment]
MAINTAINED: Final[Duration] = 2  # type: ignore[assignment]
"""SF-10.4: while the source stays turned and in play."""
IN_PLAY: Final[Duration] = 3  # type: ignore[assignment]
"""Until the card leaves play."""
WHILE_ON: Final[Duration] = 4  # type: ignore[assignment]
"""While the source, a State, is on the card, controlled by who took it, and its text counts."""
NEXT_UNTURN: Final[Duration] = 5  # type: ignore[assignment]
"""SF-22.2.3: until the card's controller has unturned cards the next time."""
YOUR_NEXT_TURN: Final[Duration] = 6  # type: ignore[assignment]
"""Until the player of the effect begins a turn."""
COMBAT_END: Final[Duration] = 7  # type: ignore[assignment]
"""SF-30.4: until the combat under way, or about to begin, is over."""
WHILE_YOURS: Final[Duration] = 8  # type: ignore[assignment]
"""SF-35.3: until the player of the effect no longer controls the card, and until the end of the turn at the latest."""

DURATION_WORDS: Final = (
    "until the end of the turn",
    "until the end of the attack",
    "",
    "until it leaves play",
    "as long as this card is on it",
    "the next time",
    "until the start of your next turn",
    "until the end of the combat",
    "while under your control, until the end of the turn",
)
