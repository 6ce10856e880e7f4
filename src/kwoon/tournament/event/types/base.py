"""What every tournament type answers: what comes next, who may sit, and how the players rank."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Seat
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.standings import Criterion, Row, ranked
from kwoon.tournament.event.state import Event, Stage

LEAST_PLAYERS = 3
"""TR-4.0.a: an official tournament has at least three players."""


class Do(StrEnum):
    """What the director does next."""

    REGISTER = "register players and check them in"
    SEAT = "seat a round"
    FINAL = "seat the final"
    CHALLENGE = "take challenges"
    WAIT = "wait for results"
    FINISH = "finish"
    OVER = "over"


@dataclass(frozen=True)
class Step:
    """What comes next, and with whom."""

    do: Do
    why: str
    players: tuple[str, ...] = ()
    """Who may sit in the round or final."""
    groups: tuple[tuple[str, ...], ...] = ()
    """For a final: the candidates in groups of equal rank, best first."""
    also: frozenset[Do] = frozenset()
    """What else the rules leave to the director now."""

    def allows(self, do: Do) -> bool:
        """Whether the director may do this now."""
        return do is self.do or do in self.also


class TournamentType(ABC):
    """A type of TR-6.2; it holds no state."""

    kind: Kind
    rule: str
    losses_allowed: int | None = None
    """How many losses put a player out."""
    meet_everyone = False

    @abstractmethod
    def following(self, event: Event) -> Step:
        """What comes next after a complete round."""

    @abstractmethod
    def criteria(self, event: Event) -> dict[str, tuple[Criterion, ...]]:
        """What each player is ranked by."""

    def standings(self, event: Event) -> tuple[Row, ...]:
        """The ranks as they are now."""
        return ranked(event, self.criteria(event))

    def step(self, event: Event) -> Step:
        """What the director does next."""
        if event.finished:
            return Step(Do.OVER, "the event is finished")
        here = len(event.active)
        if not event.rounds and here < LEAST_PLAYERS:
            return Step(Do.REGISTER, f"{here} of at least {LEAST_PLAYERS} players are checked in")
        open_tables = [t.number for each in event.rounds for t in each.tables if t.result is None]
        if open_tables and self.kind is not Kind.WHO_WANTS_SOME:
            return Step(Do.WAIT, f"no result yet from table {', '.join(map(str, open_tables))}")
        return self.following(event)

    def check_seat(self, event: Event, seat: Seat, step: Step) -> None:
        """Refuse a seating that this type does not allow now."""
        if any(table.stage is Stage.FINAL for table in seat.tables):
            self.check_final(event, seat, step)
            return
        if any(table.stage is not Stage.ROUND for table in seat.tables):
            raise Refused("a lower table plays only beside the final", self.rule)
        if not step.allows(Do.SEAT):
            raise Refused(f"no round can be seated now: {step.why}", self.rule)
        may_sit = set(step.players)
        for player in [*(p for table in seat.tables for p in table.players), *seat.byes]:
            if player not in may_sit:
                raise Refused(f"{event.name(player)} is out of the event and cannot be seated", self.rule)

    def check_final(self, event: Event, seat: Seat, step: Step) -> None:
        """Only types with a final have one."""
        raise Refused(f"a {self.kind.value} event has no final table", self.rule)


def missing(seat: Seat, step: Step) -> tuple[str, ...]:
    """The players who could have played in this round and are named nowhere."""
    if any(table.stage is Stage.FINAL for table in seat.tables):
        return ()
    named = {*(p for table in seat.tables for p in table.players), *seat.byes}
    return tuple(player for player in step.players if player not in named)


def is_cut(groups: Sequence[Collection[str]], chosen: Collection[str]) -> bool:
    """Whether the chosen are the best of these groups: nobody left out stands above one of them."""
    skipped = False
    for group in groups:
        inside = [player for player in group if player in chosen]
        if inside and skipped:
            return False
        skipped = skipped or len(inside) < len(group)
    return True
