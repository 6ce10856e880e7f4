"""What happens in a brawl."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.engine.events import Event
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.terms.ids import CardKind


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn begins."""

    seat: SeatId
    number: int


@dataclass(frozen=True)
class Discarded(Event):
    """A player discards a card of the hand at the start of the turn."""

    seat: SeatId
    card: CardKind


@dataclass(frozen=True)
class Drew(Event):
    """A player draws; only that player sees which cards, the others see how many."""

    seat: SeatId
    count: int
    cards: tuple[CardKind, ...]


@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile becomes the draw pile."""

    count: int


@dataclass(frozen=True)
class Played(Event):
    """A stance, a weapon or a chi card is played; the Chi that a chi card gave back."""

    seat: SeatId
    card: CardKind
    restored: int


@dataclass(frozen=True)
class GearLost(Event):
    """A stance or a weapon leaves play; by choice, replaced, broken, or forced by an attack."""

    seat: SeatId
    card: CardKind
    forced: bool


@dataclass(frozen=True)
class Attacked(Event):
    """An attack is made: the cards in it, and the weapon if it is made with one."""

    seat: SeatId
    target: SeatId
    cards: tuple[CardKind, ...]
    weapon: CardKind
    counter: bool


@dataclass(frozen=True)
class Blocked(Event):
    """A block answers an attack; whether the attack is ignored."""

    seat: SeatId
    card: CardKind
    ignored: bool


@dataclass(frozen=True)
class Hit(Event):
    """An attack lands: its damage, the defense against it, and the Chi lost."""

    seat: SeatId
    target: SeatId
    damage: int
    defense: int
    lost: int


@dataclass(frozen=True)
class WentDown(Event):
    """A player has no Chi left and is out."""

    seat: SeatId


@dataclass(frozen=True)
class GameEnded(Event):
    """The last player with Chi has won, or the bound on turns was reached."""

    winners: tuple[SeatId, ...]
    bounded: bool
