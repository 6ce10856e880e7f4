"""What happens in a game of Puzzle Strike."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.engine.events import Event
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.terms.ids import ChipKind, Pile


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's (or a team's) turn begins."""

    seat: SeatId
    number: int


@dataclass(frozen=True)
class Anted(Event):
    """Gems from the bank into a pile."""

    pile: Pile
    value: int


@dataclass(frozen=True)
class PanicRose(Event):
    """Panic, Danger or Deadly Time begins: the gem that is anted from now on."""

    value: int


@dataclass(frozen=True)
class Played(Event):
    """A chip is played: by an action, free of one, or as a reaction."""

    seat: SeatId
    chip: ChipKind
    reaction: bool


@dataclass(frozen=True)
class Moved(Event):
    """A chip goes somewhere: gained, bought, trashed, discarded... The verb has @ where the chip's name stands."""

    seat: SeatId
    verb: str
    chip: ChipKind


@dataclass(frozen=True)
class Drew(Event):
    """A player draws; only that player sees which chips, the others see how many."""

    seat: SeatId
    count: int
    chips: tuple[ChipKind, ...]


@dataclass(frozen=True)
class Shook(Event):
    """A discard pile goes into its bag."""

    seat: SeatId
    count: int


@dataclass(frozen=True)
class Revealed(Event):
    """A hand is shown to all."""

    seat: SeatId
    chips: tuple[ChipKind, ...]


@dataclass(frozen=True)
class Combined(Event):
    """Two gems of a pile become one."""

    seat: SeatId
    first: int
    second: int


@dataclass(frozen=True)
class Crashed(Event):
    """Gems of a pile are broken."""

    seat: SeatId
    values: tuple[int, ...]
    counter: bool


@dataclass(frozen=True)
class Sent(Event):
    """1-gems fly at a pile, or float because the sender's pile is too full."""

    seat: SeatId
    pile: Pile
    count: int
    floating: bool


@dataclass(frozen=True)
class Landed(Event):
    """1-gems land in a pile."""

    pile: Pile
    count: int


@dataclass(frozen=True)
class Chose(Event):
    """A player chooses one of a chip's ways, or names something."""

    seat: SeatId
    chip: ChipKind
    words: str


@dataclass(frozen=True)
class CleanedUp(Event):
    """A player discards what is left, keeping some chips by pigs."""

    seat: SeatId
    discarded: tuple[ChipKind, ...]
    kept: int


@dataclass(frozen=True)
class Picked(Event):
    """A player's character, or a chip drafted."""

    seat: SeatId
    words: str


@dataclass(frozen=True)
class WentOut(Event):
    """A player is eliminated."""

    seat: SeatId


@dataclass(frozen=True)
class TieBreak(Event):
    """The lowest piles are equal: these players take one more turn each."""

    seats: tuple[SeatId, ...]


@dataclass(frozen=True)
class GameEnded(Event):
    """Who has won."""

    winners: tuple[SeatId, ...]
    bounded: bool


@dataclass(frozen=True)
class GameOfMatchEnded(Event):
    """A game of a tournament match is over; -1 has won one that the bound on turns ended with equal piles."""

    number: int
    winner: int
    wins: tuple[int, int]


@dataclass(frozen=True)
class LoserChose(Event):
    """The loser of a game says what is to be another for the next one."""

    seat: SeatId
    words: str


@dataclass(frozen=True)
class BankSet(Event):
    """The puzzle stacks that are in the bank from now on."""

    stacks: tuple[ChipKind, ...]


@dataclass(frozen=True)
class MatchEnded(Event):
    """A tournament match is over."""

    winners: tuple[SeatId, ...]
    wins: tuple[int, int]
