"""What the numbers that travel through the rules stand for: a card is never taken for a player, nor for a location.

They are plain integers when the game runs, and cost nothing; only the type checker tells them apart.
"""

from __future__ import annotations

from typing import Final, NewType

from kwoon.engine.seats import NO_SEAT as NO_SEAT
from kwoon.engine.seats import SeatId as SeatId
from kwoon.engine.seats import all_seats as all_seats

CardId = NewType("CardId", int)
"""A card of this game: its place in the table's lists."""
Place = NewType("Place", int)
"""A location in a Site structure (SF-13): its number, whatever stands left of it."""
Zone = NewType("Zone", int)
"""An area that a card is in (SF-9): see `codes`."""
Spot = NewType("Spot", int)
"""Where a card enters play or goes to: a location, or for a State the card that becomes its subject (SF-25.5)."""
Stamp = NewType("Stamp", int)
"""A card's stay in its area: a card that left and came back has another one (SF-34)."""

Duration = NewType("Duration", int)
"""How long something lasts (SF-26.5): see `durations`."""
EffectId = NewType("EffectId", int)
"""An effect of a scene (SF-24): its number in this game."""
HappeningKind = NewType("HappeningKind", int)
"""What happens to something (SF-26): see `codes`. It is no zone and no type of card, which have numbers too."""
DefinitionId = NewType("DefinitionId", int)
"""What a card says: its place in the table's library, where copies and tokens stand behind the titles of the game."""

NONE: Final = -1
"""No card, no player, no location: whatever the number would have named."""
# Written as literals, so that the compiler puts the number itself wherever they stand.
NO_CARD: Final[CardId] = -1  # type: ignore[assignment]
NO_PLACE: Final[Place] = -1  # type: ignore[assignment]
NO_SPOT: Final[Spot] = -1  # type: ignore[assignment]
NO_STAMP: Final[Stamp] = -1  # type: ignore[assignment]
NO_EFFECT: Final[EffectId] = -1  # type: ignore[assignment]
NO_DEFINITION: Final[DefinitionId] = -1  # type: ignore[assignment]

MAX_PLAYERS: Final = 5
"""SF-1.2: the most players that a game can have."""


def all_cards(count: int) -> list[CardId]:
    """The first `count` cards, in order."""
    return [CardId(at) for at in range(count)]
