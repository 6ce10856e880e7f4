"""What people see happen at a table of Shadowfist."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.engine.events import Event
from kwoon.games.shadowfist.terms.ids import SeatId


@dataclass(frozen=True)
class Seen(Event):
    """A happening (see `codes`) as those may know it who see it: titles, never the cards themselves.

    A card that some may not know is shown to them under another name, in an event of their own.
    """

    kind: int
    card: str
    by: str
    seat: SeatId
    number: int
    """Of damage, Power or a bid."""
    combat: bool = False
    """Whether it is combat damage."""
    fate: int = -1
    """Of a Site that is taken: see `terms.questions`."""


@dataclass(frozen=True)
class Acted(Event):
    """An effect enters a scene: who generated it, its kind (see `state.effects`), its card, and what it will do."""

    seat: SeatId
    kind: int
    card: str
    text: str


@dataclass(frozen=True)
class Named(Event):
    """A designator or a resource is chosen for a card, and counts from now on."""

    seat: SeatId
    card: str
    word: str


@dataclass(frozen=True)
class Drew(Event):
    """A player draws a card; only that player sees which."""

    seat: SeatId
    card: str


@dataclass(frozen=True)
class OnTop(Event):
    """A card lies face up on a player's deck."""

    seat: SeatId
    card: str


@dataclass(frozen=True)
class Looked(Event):
    """A player looks at another's hand; only that player is told what is in it."""

    seat: SeatId
    whose: SeatId
    cards: str


@dataclass(frozen=True)
class Opened(Event):
    """A player reveals cards of a deck to everyone."""

    seat: SeatId
    whose: SeatId
    cards: str


@dataclass(frozen=True)
class Intervened(Event):
    """A player leaves the game, or time is called (see `engine.decision`)."""

    act: int
    seat: SeatId


@dataclass(frozen=True)
class Ended(Event):
    """The game is over."""

    winner: SeatId
    reason: str
