"""What people see happen at a table of Shadowfist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kwoon.engine.events import Event, Part
from kwoon.games.shadowfist.terms.ids import NO_SEAT, NONE, SeatId


@dataclass(frozen=True)
class Told(Part):
    """A card as those may know it who are told of it."""

    name: str = ""
    """As it is called, with its number among alike ones; or with the place that it was played at."""
    seat: SeatId = NO_SEAT
    """Its player, where the words say whose it is."""
    title: str = ""
    """Nothing for a card that they do not know."""

    def words(self) -> str:
        """The card with its player's name before it."""
        return self.name if self.seat == NO_SEAT else f"{{{self.seat}}}'s {self.name}"


NO_TELLING: Final = Told()


@dataclass(frozen=True)
class Seen(Event):
    """A happening (see `terms.codes`) as those may know it who see it: titles, never the cards themselves.

    A card that some may not know is shown to them under another name, in an event of their own.
    """

    happening: int
    """What happened: see `codes`."""
    card: Told
    """The card that it happened to, as those name it who see this; nothing if it is about none."""
    by: Told
    """The card that did it, likewise."""
    seat: SeatId
    """The player behind it."""
    amount: int
    """How much damage or Power, or how high a bid; 0 where there is nothing to count."""
    is_combat_damage: bool = False
    fate_of_site: int = NONE
    """What becomes of a Site that is taken (see `questions`)."""


@dataclass(frozen=True)
class Acted(Event):
    """An effect enters a scene: who generated it, of what kind it is, its card, and what it will do."""

    seat: SeatId
    effect_kind: int
    """See `state.effects`."""
    card: str
    """With all that was chosen for it."""
    text: str
    title: str = ""
    """Of its card; nothing for one that nobody knows."""


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
