"""Every act of the director as a frozen value; `fold.py` says what each does to the event."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.setup import Setup
from kwoon.tournament.event.state import Stage
from kwoon.tournament.results.report import TableReport


@dataclass(frozen=True)
class Appoint:
    """New officials; the multi-judge system only before round one (TR-2.4.d)."""

    officials: Officials


@dataclass(frozen=True)
class Register:
    """A player enters; `player` is how the log calls them, `name` how the lists do."""

    player: str
    name: str = ""


@dataclass(frozen=True)
class Rename:
    """A player is called something else in all lists; `player` is still how the log calls them."""

    player: str
    name: str


@dataclass(frozen=True)
class RegisterDeck:
    """The deck a player will use, checked when it is registered; locked at round one (TR-4.0.b)."""

    player: str
    deck: DeckList
    pool: tuple[str, ...] = ()
    """What the player opened or drafted, in a format where decks come from that (TR-6.1.f, g)."""
    judge: str = ""
    """Who allowed a change after the first round (TR-3.0.e)."""


@dataclass(frozen=True)
class CheckIn:
    """A registered player is here and ready."""

    player: str


@dataclass(frozen=True)
class Late:
    """A player arrives, or comes back, after round one was seated (TR-8.3.e)."""

    player: str
    name: str = ""


@dataclass(frozen=True)
class Drop:
    """A player leaves the event; a running game goes on without them (TR-5.6.b)."""

    player: str
    reason: str = ""


@dataclass(frozen=True)
class SeatTable:
    """One table of a seating; players in seat order."""

    players: tuple[str, ...]
    stage: Stage = Stage.ROUND
    first: str | None = None
    """Who takes the first turn, where the head judge decides it (TR-4.0.d)."""
    why: str = ""


@dataclass(frozen=True)
class Seat:
    """The tables and byes of a round; an active player who is named nowhere misses it."""

    round: int
    tables: tuple[SeatTable, ...]
    byes: tuple[str, ...] = ()
    seed: int | None = None
    """The seed of the draw, if lots were drawn."""
    notes: tuple[str, ...] = ()
    """What the seating said of itself: how good it is, or where a printed chart breaks its promise."""


@dataclass(frozen=True)
class Challenge:
    """TR-6.2.g: a qualifying game that one player called for; untimed, of any format they agree upon."""

    challenger: str
    players: tuple[str, ...]
    format: str = ""


@dataclass(frozen=True)
class Start:
    """The clocks of a round start (TR-5.0.e)."""

    round: int


@dataclass(frozen=True)
class Pause:
    """The clocks of a round, or of one table, stop."""

    round: int
    table: int | None = None
    reason: str = ""


@dataclass(frozen=True)
class Resume:
    """The clocks go on."""

    round: int
    table: int | None = None
    reason: str = ""


@dataclass(frozen=True)
class Extend:
    """More time for a table or a whole round (TR-2.4.f)."""

    round: int
    minutes: int
    table: int | None = None
    reason: str = ""


@dataclass(frozen=True)
class Warn:
    """The ten-minute warning (TR-5.1.b), at one table or at all that it is due at."""

    round: int
    table: int | None = None
    reason: str = ""


@dataclass(frozen=True)
class CallTime:
    """Time is called (TR-5.5), at one table or at all whose time is up."""

    round: int
    table: int | None = None
    reason: str = ""


@dataclass(frozen=True)
class ReportResult:
    """What happened at a table, from the engine or from a slip."""

    round: int
    table: int
    report: TableReport
    by_word: tuple[str, ...] = ()
    """What is unlikely in it and was taken on the director's word (TR-1.0.d, 2.4.b), each with its rule."""


@dataclass(frozen=True)
class Penalise:
    """A penalty with its reason; `round` is the game it concerns."""

    player: str
    offence: Offence
    sanction: Sanction
    reason: str
    judge: str
    points: int = 0
    round: int | None = None


@dataclass(frozen=True)
class Rule:
    """A judge's ruling at a table; more than a minute may extend the game (TR-2.4.f)."""

    round: int
    table: int
    judge: str
    question: str
    decision: str
    minutes: int = 0
    extend: bool = False


@dataclass(frozen=True)
class Appeal:
    """TR-2.4.e: a ruling is put to the head judge, or the director changes it (TR-2.4.b)."""

    ruling: int
    by: str
    judge: str
    decision: str
    overruled: bool


@dataclass(frozen=True)
class Finish:
    """The event is over; the standings are final."""


@dataclass(frozen=True)
class Note:
    """A word for the record, without effect."""

    text: str


DeskAct = (
    Setup
    | Appoint
    | Register
    | Rename
    | RegisterDeck
    | CheckIn
    | Late
    | Drop
    | Seat
    | Challenge
    | Start
    | Pause
    | Resume
    | Extend
    | Warn
    | CallTime
    | ReportResult
    | Penalise
    | Rule
    | Appeal
    | Finish
    | Note
)
"""What the desk enters in the log: something that happened at the event, and not a word about other entries."""


@dataclass(frozen=True)
class Undo:
    """An earlier entry never happened."""

    entry: int
    reason: str = ""


@dataclass(frozen=True)
class Correct:
    """An earlier entry said something else; all after it is recomputed."""

    entry: int
    act: DeskAct
    reason: str = ""
    at: datetime | None = None
    """When it really was, if the entry's time was wrong too."""


@dataclass(frozen=True)
class LetStand:
    """TR-1.0.d, 2.4.b: what was played at these entries stands by the word of the director or the head judge, though a
    correction before them speaks against it."""

    entries: tuple[int, ...]
    word: str
    """Whose word it is."""
    reason: str = ""


Word = Undo | Correct | LetStand
"""An act that speaks of other entries."""

Act = DeskAct | Word
"""Any act."""

NAMES: dict[str, type] = {
    "setup": Setup,
    "appoint": Appoint,
    "register": Register,
    "rename": Rename,
    "deck": RegisterDeck,
    "check in": CheckIn,
    "late": Late,
    "drop": Drop,
    "seat": Seat,
    "challenge": Challenge,
    "start": Start,
    "pause": Pause,
    "resume": Resume,
    "extend": Extend,
    "warn": Warn,
    "call time": CallTime,
    "result": ReportResult,
    "penalty": Penalise,
    "ruling": Rule,
    "appeal": Appeal,
    "finish": Finish,
    "note": Note,
    "undo": Undo,
    "correct": Correct,
    "let stand": LetStand,
}
"""What an act is called in an event file."""

NAME_OF: dict[type, str] = {kind: name for name, kind in NAMES.items()}


@dataclass(frozen=True)
class Entry:
    """A line of the log: its number from 1, when it was, the act, and who entered it."""

    number: int
    at: datetime
    act: Act
    by: str = ""
    stands: bool = False
    """By the director's word; derived from the log, never written."""
