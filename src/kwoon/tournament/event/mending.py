"""Mending the log without losing what was played: what a correction would take away, and what can stand.

A correction recomputes everything after it, and what was played later may no longer fit: a finalist would not have
reached the final. The director decides (TR-1.0.d, 2.4.b): what was played stands, or it is set aside and reported.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import fold
from kwoon.tournament.event.acts import NAME_OF, Correct, LetStand, ReportResult, Seat, Undo
from kwoon.tournament.event.changes import differences
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.state import Problem


@dataclass(frozen=True)
class Mend:
    """A correction or an undo, tried: nothing is decided yet."""

    before: Desk
    recomputed: Desk
    """Everything after it recomputed; what no longer fits is set aside."""
    aside: tuple[Problem, ...]
    """What would be set aside."""
    stands: tuple[int, ...] = ()
    """The entries that have to stand by the director's word so that nothing is."""
    standing: Desk | None = None
    """The same with these; None where nothing is set aside, or where something cannot stand."""

    @property
    def safe(self) -> bool:
        """Nothing of what was entered later is touched."""
        return not self.aside


def mend(desk: Desk, word: Undo | Correct, at: datetime, by: str = "", whose: str = "", reason: str = "") -> Mend:
    """Try a correction or an undo both ways; `whose` word would let things stand (default: the director's)."""
    recomputed = desk.do(word, at, by)
    aside = _new_problems(desk, recomputed)
    if not aside:
        return Mend(desk, recomputed, ())
    stands: tuple[int, ...] = ()
    tried = recomputed
    while left := _new_problems(desk, tried):
        first = left[0].entry
        if first in stands or type(desk.entry(first).act) not in fold.CAN_STAND:
            return Mend(desk, recomputed, aside)
        stands = (*stands, first)
        word_of = whose or desk.event.officials.director
        tried = recomputed.do(LetStand(stands, word_of, reason), at, by)
    standing = Desk(tried.entries, tried.event, differences(desk.event, tried.event))
    return Mend(desk, recomputed, aside, stands, standing)


def _new_problems(before: Desk, after: Desk) -> tuple[Problem, ...]:
    known = {problem.entry for problem in before.event.problems}
    return tuple(problem for problem in after.event.problems if problem.entry not in known)


def described(desk: Desk, number: int) -> str:
    """An entry in a few words, by what it is."""
    act = desk.entry(number).act
    name = NAME_OF[type(act)]
    if isinstance(act, ReportResult):
        return f"entry {number}, the result of round {act.round} table {act.table}"
    if isinstance(act, Seat):
        return f"entry {number}, the seating of round {act.round}"
    return f"entry {number}, {name}"


def result_entry(desk: Desk, round: int, table: int) -> int:
    """The entry that holds the result of a table."""
    number = desk.event.table(round, table).entry
    if number is None:
        raise Refused(f"table {table} of round {round} has no result yet; enter it with `result`")
    return number
