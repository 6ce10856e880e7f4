"""The state of an event, derived from its log (`log.py`): players, rounds, tables, penalties and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.clock import UNTIMED, TableClock
from kwoon.tournament.event.penalties import Given
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.setup import Setup
from kwoon.tournament.results.report import Result, TableReport


class Stage(StrEnum):
    """What a table is played for."""

    ROUND = "round"
    FINAL = "final"
    LOWER = "lower table"
    CHALLENGE = "challenge"


class Presence(StrEnum):
    """Where a player stands with the event."""

    REGISTERED = "registered"
    HERE = "here"
    DROPPED = "dropped"
    DISQUALIFIED = "disqualified"


_ENTERED = (Presence.HERE, Presence.DISQUALIFIED)


@dataclass(frozen=True)
class Player:
    """An entrant; `joined` is the first round that they could be seated in."""

    id: str
    name: str
    presence: Presence = Presence.REGISTERED
    deck: DeckList | None = None
    joined: int = 1
    left: int | None = None
    """The last round they were part of, if they dropped or were disqualified."""
    missed: tuple[int, ...] = ()
    """The rounds between leaving and coming back."""


@dataclass(frozen=True)
class Table:
    """A table of a round: seats in order, clock, and the result once it is in."""

    number: int
    players: tuple[str, ...]
    stage: Stage = Stage.ROUND
    first: str | None = None
    why: str = ""
    clock: TableClock = UNTIMED
    left: tuple[str, ...] = ()
    """Players who left the event or the round while the game ran (TR-5.6.b)."""
    report: TableReport | None = None
    result: Result | None = None
    entry: int | None = None
    """The entry that gave the result."""
    format: str = ""
    """What was agreed upon for a challenge (TR-6.2.g)."""

    @property
    def turns(self) -> tuple[str, ...]:
        """The players from the one who takes the first turn around the table; in seat order if that is open."""
        start = self.players.index(self.first) if self.first is not None else 0
        return (*self.players[start:], *self.players[:start])


@dataclass(frozen=True)
class Round:
    """A round: tables, byes, and the active players who missed it."""

    number: int
    entry: int
    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    started: bool = False
    notes: tuple[str, ...] = ()
    seed: int | None = None
    """What the lots of the round were drawn with, if any were."""
    let_stand: bool = False
    """TR-1.0.d, 2.4.b: it was played, and stands by the director's word though a correction speaks against it."""

    @property
    def complete(self) -> bool:
        """Every table has its result."""
        return all(table.result is not None for table in self.tables)

    @property
    def is_final(self) -> bool:
        """The round with the final table."""
        return any(table.stage is Stage.FINAL for table in self.tables)

    @property
    def seated(self) -> frozenset[str]:
        """All who sit at a table."""
        return frozenset(player for table in self.tables for player in table.players)


@dataclass(frozen=True)
class Ruling:
    """A ruling and what became of it."""

    entry: int
    round: int
    table: int
    judge: str
    question: str
    decision: str
    minutes: int
    appeals: tuple[str, ...] = ()
    decided_by: str = ""
    """Whose decision stands."""


@dataclass(frozen=True)
class Problem:
    """An entry that the rest of the log makes impossible, kept and reported."""

    entry: int
    why: str


@dataclass(frozen=True)
class Event:
    """All that follows from a log. Values are replaced, never changed."""

    setup: Setup
    officials: Officials
    players: Mapping[str, Player] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    penalties: tuple[Given, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    finished: bool = False
    problems: tuple[Problem, ...] = ()

    @property
    def active(self) -> tuple[str, ...]:
        """The players who are here, in the order of their registration."""
        return tuple(p.id for p in self.players.values() if p.presence is Presence.HERE)

    @property
    def entrants(self) -> tuple[str, ...]:
        """Who takes part: a name on the list is no part in the event, and neither is leaving before one's first round.

        The disqualified stay on the list, so that everybody can read it.
        """
        there = {player for each in self.rounds for player in (*each.seated, *each.byes, *each.absent)}
        return tuple(p.id for p in self.players.values() if p.presence in _ENTERED or p.id in there)

    @property
    def no_shows(self) -> tuple[str, ...]:
        """Those on the list who took no part."""
        entrants = set(self.entrants)
        return tuple(player for player in self.players if player not in entrants)

    @property
    def current(self) -> Round | None:
        """The round seated last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def had_bye(self) -> frozenset[str]:
        """TR-8.3.c: those who may not have another."""
        return frozenset(player for each in self.rounds for player in each.byes)

    def name(self, player: str) -> str:
        """How the lists call a player."""
        return self.players[player].name if player in self.players else player

    def player(self, player: str) -> Player:
        """A registered player."""
        if player not in self.players:
            raise Refused(f"nobody is registered as {player!r}{_did_you_mean(player, self.players)}")
        return self.players[player]

    def round(self, number: int) -> Round:
        """A round by its number."""
        if not 1 <= number <= len(self.rounds):
            have = f"rounds 1 to {len(self.rounds)} are" if self.rounds else "no round is"
            raise Refused(f"there is no round {number} yet; {have} seated")
        return self.rounds[number - 1]

    def table(self, round: int, number: int) -> Table:
        """A table of a round by its number."""
        for table in self.round(round).tables:
            if table.number == number:
                return table
        raise Refused(f"round {round} has tables 1 to {len(self.round(round).tables)}, not {number}")

    def tables_of(self, player: str) -> Iterator[tuple[Round, Table]]:
        """Every table that a player was seated at."""
        for each in self.rounds:
            for table in each.tables:
                if player in table.players:
                    yield each, table

    def with_player(self, player: Player) -> Event:
        """The event with one player's record replaced."""
        return replace(self, players={**self.players, player.id: player})

    def with_round(self, changed: Round) -> Event:
        """The event with one round replaced."""
        rounds = tuple(changed if each.number == changed.number else each for each in self.rounds)
        return replace(self, rounds=rounds)

    def with_table(self, round: int, changed: Table) -> Event:
        """The event with one table replaced."""
        each = self.round(round)
        tables = tuple(changed if table.number == changed.number else table for table in each.tables)
        return self.with_round(replace(each, tables=tables))


def _did_you_mean(wrong: str, known: Mapping[str, Player]) -> str:
    folded = wrong.casefold()
    names = [player.name for player in known.values()]
    near = [each for each in names if folded in each.casefold() or each.casefold().startswith(folded[:3])]
    return f"; did you mean {' or '.join(sorted(near)[:3])}?" if near else ""
